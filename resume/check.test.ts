import { expect, test } from 'vitest'
import { type ResumeDocument, resumeDocument, templates } from '../contract/resume-document.ts'
import { check } from './check.ts'
import { demo } from './demo.ts'
import { findingsOf } from './rules.ts'
import { renderPdf } from './typst/render.ts'

const looking = (document: ResumeDocument, change: Partial<ResumeDocument['x-applybox']>): ResumeDocument => ({
  ...document,
  'x-applybox': { ...document['x-applybox'], ...change },
})
const checked = (document: ResumeDocument) => check(document, renderPdf(document))
const rulesOf = (given: unknown, pages = 1) =>
  findingsOf(resumeDocument.parse(given), pages).map(({ rule, at }) => `${rule} ${at}`)

test.each(templates)('all of the example is found in its own PDF: %s', async (template) => {
  const { pages, text, entries } = await checked(looking(demo, { look: { ...demo['x-applybox'].look, template } }))
  const fields = entries.flatMap((entry) => entry.fields)
  expect(fields.filter(({ state }) => state !== 'found')).toEqual([])
  expect(fields.length).toBeGreaterThan(40)
  expect(text).toContain('Klara Lindqvist')
  expect(pages).toBeLessThan(3)
})

test('a title that no machine knows hides what stands below it', async () => {
  const { entries, findings } = await checked(looking(demo, { sections: [{ key: 'work', title: 'Where I sailed' }] }))
  const work = entries.filter(({ section }) => section === 'work').flatMap(({ fields }) => fields)
  expect(new Set(work.map(({ state }) => state))).toEqual(new Set(['different']))
  expect(findings).toEqual([expect.objectContaining({ rule: 'oddTitle', at: 'title/work', about: 'Where I sailed' })])
})

test('letters that no font has are missing, and a company with a comma is read differently', async () => {
  const work = [{ position: 'Engineer \u{10fffd}\u{10fffc}abc', name: 'Smith, Baker', startDate: '2020-01' }]
  const basics = { name: 'Ada Lovelace', label: '\u{10f123}\u{10f124}' }
  const { entries } = await checked(resumeDocument.parse({ basics, work }))
  const states = Object.fromEntries(entries.flatMap(({ fields }) => fields.map(({ name, state }) => [name, state])))
  expect(states).toMatchObject({ name: 'different', startDate: 'found' })
})

test('what is hidden is not compared', async () => {
  const work = [{ position: 'Engineer', name: 'Contoso', startDate: '2020-01', 'x-applybox': { isHidden: true } }]
  const { entries } = await checked(resumeDocument.parse({ basics: { name: 'Ada Lovelace' }, work }))
  expect(entries.map(({ section }) => section)).toEqual(['basics'])
})

const complete = { name: 'Ada', email: 'ada@example.com', phone: '+44 1' }

test.each([
  ['nothing', {}, ['noName basics/name', 'noEmail basics/email', 'noPhone basics/phone']],
  ['an address that is none', { basics: { ...complete, email: 'ada at home' } }, ['badEmail basics/email']],
  ['a link that leads nowhere', { basics: { ...complete, url: 'my site' } }, ['badLink basics/url']],
  ['a job without its beginning', { basics: complete, work: [{ name: 'A' }] }, ['noStart work/0/startDate']],
  ['a date in words', { basics: complete, work: [{ name: 'A', startDate: 'spring 2020' }] }, ['badDate work/0/startDate']],
  [
    'an end before its beginning',
    { basics: complete, work: [{ name: 'A', startDate: '2020-05', endDate: '2019-05' }] },
    ['endBeforeStart work/0/endDate'],
  ],
  [
    'a gap',
    {
      basics: complete,
      work: [
        { name: 'B', startDate: '2019-09' },
        { name: 'A', startDate: '2015', endDate: '2018-10' },
      ],
    },
    ['gap work/0/startDate'],
  ],
  [
    'no gap: studies lie between',
    {
      basics: complete,
      work: [
        { name: 'B', startDate: '2019-09' },
        { name: 'A', startDate: '2015', endDate: '2016' },
      ],
      education: [{ institution: 'C', startDate: '2017-01', endDate: '2019-06' }],
    },
    [],
  ],
] as const)('%s', (_, given, rules) => expect(rulesOf(given)).toEqual(rules))

test('length, size, columns, and a photo where none is wanted', () => {
  const image = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47]).toString('base64')}`
  const look = { template: 'creative', size: 8, hasPhoto: true }
  const of = (countryCode: string) => ({ basics: { ...complete, image, location: { countryCode } }, 'x-applybox': { look } })
  const rules = ['tooLong look/spacing', 'smallText look/size', 'twoColumns look/template']
  expect(rulesOf(of('US'), 3)).toEqual([...rules, 'photo look/photo'])
  expect(rulesOf(of('DE'), 3)).toEqual(rules)
})

test('the largest documents are compared in time', async () => {
  const lines = Array.from({ length: 60 }, (_, n) => `Result ${n} of [a](b `.repeat(5))
  const work = Array.from({ length: 80 }, (_, n) => ({ name: `Employer ${n}`, position: 'Engineer', highlights: lines }))
  const document = resumeDocument.parse({ work })
  const pdf = renderPdf(document)
  const started = performance.now()
  const { entries } = await check(document, pdf)
  expect(entries).toHaveLength(80)
  expect(performance.now() - started).toBeLessThan(10_000)
}, 60_000)
