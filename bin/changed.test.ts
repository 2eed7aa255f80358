import { expect, test } from 'vitest'
import { testsFor } from './changed.ts'

const files = [
  'contract/notes.ts',
  'contract/contract.test.ts',
  'server/features/notes/note.ts',
  'server/features/notes/notes.test.ts',
  'server/features/contacts/contacts.test.ts',
  'server/lib/csv.ts',
  'server/lib/csv.test.ts',
  'web/features/notes/note-card.tsx',
  'web/features/notes/draft.test.ts',
  'e2e/notes.test.ts',
  'e2e/contacts.test.ts',
  'README.md',
]

test.each([
  [
    ['server/features/notes/note.ts'],
    ['e2e/notes.test.ts', 'server/features/notes/notes.test.ts', 'web/features/notes/draft.test.ts'],
  ],
  [
    ['web/features/notes/texts/de.ts'],
    ['e2e/notes.test.ts', 'server/features/notes/notes.test.ts', 'web/features/notes/draft.test.ts'],
  ],
  [
    ['contract/notes.ts'],
    ['contract/contract.test.ts', 'e2e/notes.test.ts', 'server/features/notes/notes.test.ts', 'web/features/notes/draft.test.ts'],
  ],
  [['server/lib/csv.ts'], ['server/lib/csv.test.ts']],
  [['e2e/contacts.test.ts'], ['e2e/contacts.test.ts']],
  [['server/features/notes/gone.test.ts'], []],
  [['README.md'], []],
])('a change of %j is answered for by %j', (changed, tests) => {
  expect(testsFor(changed, files)).toEqual(tests)
})
