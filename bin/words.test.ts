import { expect, test } from 'vitest'
import { falseFriends } from './false-friends.ts'
import { breachesIn } from './words.ts'

const planted = [
  'It can not be read',
  'The user is told',
  'The change was taken back',
  'It shall end',
  'labels parted by commas',
  'whom somebody belongs to',
  'that of which the name',
  'So many of them together',
  'This name is the service, and is nobody’s',
  'How far it came',
  'No word for 2 weeks',
  'the middle of {n}',
  'It ends below its beginning',
  'This is no text',
]

test('each false friend is found by a planted one, and says what to write instead', () => {
  expect(falseFriends.map(([found]) => planted.find((words) => found.test(words)))).toEqual(planted)
  for (const words of planted) {
    expect(breachesIn('docs/page.md', `# Title\n\n${words}`), words).toEqual([
      expect.stringMatching(/^docs\/page\.md:3: .+: write .+/),
    ])
    expect(breachesIn('server/lib/a.ts', `const a = 1\n/**\n * ${words}\n */\n`), words).toHaveLength(1)
    expect(breachesIn('web/ui/a.tsx', `const a = 1 // ${words}`), words).toHaveLength(1)
    expect(breachesIn('web/features/notes/texts/en.ts', `export const en = {\n  'a.b': '${words}',\n}`), words).toHaveLength(1)
    expect(breachesIn('contract/refusals.ts', `  a: "${words}",`), words).toHaveLength(1)
  }
})

test('code, names of tests that the table of attacks quotes, and plain words are left alone', () => {
  expect(breachesIn('server/lib/a.ts', "const words = 'can not' // fine\nfetch('https://example.com/is told')")).toEqual([])
  expect(breachesIn('docs/security.md', '| An attack | An answer | `a.test.ts`: "who asks is told when" |')).toEqual([])
  expect(breachesIn('docs/page.md', 'It cannot be undone. The page says why.')).toEqual([])
})
