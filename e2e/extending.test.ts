import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { scratchCopy } from '../server/testing/scratch-copy.ts'
import { beginWithAda } from './journey.ts'

/**
 * A newcomer adds one of each, where ARCHITECTURE.md says, in a copy of the sources. Each test looks before and after, so that what is added
 * here has an effect of its own.
 */
const copy = scratchCopy('contract', 'domain', 'reader', 'server', 'web')
afterAll(copy.remove)

const table = readFileSync(path.join(import.meta.dirname, '../ARCHITECTURE.md'), 'utf8')
function isNamedFor(what: string, ...files: string[]) {
  const line = table.split('\n').find((line) => line.startsWith(`| ${what} `))
  for (const file of files) expect(line, what).toContain(`\`${file}\``)
}

interface Read {
  kind: string
  language: string | null
  platform: string
}
const readMail = (...lines: string[]) =>
  copy.run<Read>("import { read } from './reader/read.ts'", `read(Buffer.from(${JSON.stringify(lines.join('\r\n'))}))`)

const esperanto = `import type { Language } from './language.ts'
export const esperanto: Language = {
  code: 'eo',
  stopWords: 'kaj la ni via vi nia estas por pri kun ke al vian nian baldaŭ'.split(' '),
  replyPrefixes: ['resp'],
  forwardPrefixes: ['plusendita'],
  forwardMarkers: ['plusendita mesaĝo'],
  originalMarkers: ['originala mesaĝo'],
  headerLabels: { from: ['de'], date: ['dato'], to: ['al'], cc: ['kopio'], subject: ['temo'] },
  quoteOpeners: ['je '],
  quoteVerbs: ['skribis'],
  replyLines: [],
  closings: ['amike'],
  greetings: ['saluton', 'estimata'],
  footers: [],
  banners: [],
  concepts: {
    application: 'kandidatiĝ*',
    receive: 'ricevis',
    thank: 'dank*',
    position: 'posten*',
    review: 'trarigard*',
    wait: 'kontaktos|respondos',
  },
}
`

test('a language is a file and its line in the list: mail in it is read, and a file that lacks a part does not compile', () => {
  isNamedFor('a language', 'reader/languages/', 'reader/languages/all.ts')
  const confirmation = () =>
    readMail(
      'From: Verda Librejo <postenoj@verda.example>',
      'To: ada@applybox.localhost',
      'Subject: Via kandidatiĝo',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Estimata Ada,',
      '',
      'Ni dankas pro via kandidatiĝo por la posteno de bibliotekisto kaj konfirmas, ke ni ricevis ĝin.',
      'Ni trarigardos la kandidatiĝojn kaj baldaŭ kontaktos vin.',
      '',
      'Amike',
      'Verda Librejo',
    )
  expect(confirmation()).not.toMatchObject({ language: 'eo' })
  expect(confirmation()).not.toMatchObject({ kind: 'application_received' })
  copy.add('reader/languages/eo.ts', esperanto)
  copy.change('reader/languages/all.ts', 'import { english }', "import { esperanto } from './eo.ts'\nimport { english }")
  copy.change('reader/languages/all.ts', '  english,', '  english,\n  esperanto,')
  expect(confirmation()).toMatchObject({ language: 'eo', kind: 'application_received' })

  const types = () =>
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'languages.json'], {
      cwd: copy.root,
      encoding: 'utf8',
    }).stdout
  copy.add('languages.json', JSON.stringify({ extends: './tsconfig.json', include: ['reader/languages'] }))
  expect(types()).toBe('')
  const greetings = "  greetings: ['saluton', 'estimata'],\n"
  copy.change('reader/languages/eo.ts', greetings, '')
  expect(types()).toContain("Property 'greetings' is missing")
  copy.change('reader/languages/eo.ts', '  footers', `${greetings}  footers`)
})

test('a sending platform is one line of data', () => {
  isNamedFor('a sending platform', 'reader/platforms/known.jsonl')
  const notice = () =>
    readMail('From: Verda <no-reply@mail.dungilo.example>', 'Subject: Hello', 'Content-Type: text/plain', '', 'Hello Ada')
      .platform
  expect(notice()).not.toBe('dungilo')
  const dungilo = { name: 'dungilo', type: 'ats', brands: ['Dungilo'], senders: ['dungilo.example'] }
  copy.change('reader/platforms/known.jsonl', '{"name": "duunitori"', `${JSON.stringify(dungilo)}\n{"name": "duunitori"`)
  expect(notice()).toBe('dungilo')
})

test('an attribution rule is one line in the list of links', () => {
  isNamedFor('an attribution rule', 'domain/attribution/attribute.ts')
  const decided = () =>
    copy.run<{ as: string; applicationId?: string }>(
      `import { attribute } from './domain/attribution/attribute.ts'
       import { candidateOf } from './domain/attribution/candidate.ts'
       import { plainFacts } from './server/testing/reading.ts'
       const known = { kind: 'application_received', company: 'Acme', sender: 'jobs@acme.example' }
       const application = (id, title, location) => candidateOf(
         { id, company: 'Acme', title, requisition: null, postingUrl: null, location, status: 'applied', appliedAt: null, endedAt: null },
         [plainFacts({ ...known, messageId: '<' + id + '@acme.example>', title, location })])
       const mail = plainFacts({ kind: 'application_update', company: 'Acme', sender: 'jobs@acme.example', subject: 'News from Graz' })`,
      "attribute(mail, [application('one', 'Clerk', 'Graz'), application('two', 'Nurse', 'Linz')], [])",
    )
  expect(decided().as).toBe('unsure')
  copy.change(
    'domain/attribution/attribute.ts',
    '    isByNumber,\n',
    '    isByNumber,\n    (one) => one.candidate.locations.some((location) => facts.subject.includes(location)),\n',
  )
  expect(decided()).toMatchObject({ as: 'attached', applicationId: 'one' })
})

test('a screen is a file and its route', async () => {
  isNamedFor('a screen', 'web/pages/', 'web/router.tsx')
  copy.add('web/pages/greeting.tsx', 'export function Component() {\n  return <h1>Good morning</h1>\n}\n')
  copy.change(
    'web/router.tsx',
    "  { path: 'outbox',",
    "  { path: 'greeting', lazy: lazyPage(() => import('./pages/greeting.tsx')) },\n  { path: 'outbox',",
  )
  const { ada, page, product } = await beginWithAda()
  // The page is of another origin than the product.
  ada.foresee(/./)
  process.env.APPLYBOX_WEB_PROXY = product.url
  const development = await createServer({
    configFile: path.join(copy.root, 'web/vite.config.ts'),
    server: { port: 0, fs: { strict: false } },
    logLevel: 'silent',
  })
  onTestFinished(() => {
    delete process.env.APPLYBOX_WEB_PROXY
    return development.close()
  })
  await development.listen()
  const url = development.resolvedUrls?.local[0] ?? ''
  await page.goto('/settings')
  const stored = await page.evaluate(() => Object.entries(localStorage))
  await page.route(`${url}empty`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${url}empty`)
  await page.evaluate((stored) => {
    for (const [name, value] of stored) localStorage.setItem(name, value)
  }, stored)
  await page.goto(`${url}greeting`)
  await page.getByRole('heading', { name: 'Good morning', level: 1 }).waitFor({ timeout: 45_000 })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Companies' }).waitFor()
  // what it still asks for would be laid to the next test
  await page.goto('about:blank')
})
