import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { type ResumeDocument, resumeDocument, type Template, templates } from '../../contract/resume-document.ts'
import { demo } from '../demo.ts'
import { renderPdf } from './render.ts'

function looking(document: ResumeDocument, look: Partial<ResumeDocument['x-applybox']['look']>): ResumeDocument {
  const extra = document['x-applybox']
  return { ...document, 'x-applybox': { ...extra, look: { ...extra.look, ...look } } }
}

async function read(pdf: Uint8Array): Promise<{ text: string; pages: number; title: unknown }> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 })
  try {
    const file = await task.promise
    const pages = await Promise.all(
      Array.from({ length: file.numPages }, async (_, n) => (await (await file.getPage(n + 1)).getTextContent()).items),
    )
    const text = pages
      .flat()
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('')
    const { info } = await file.getMetadata()
    return { text: text.replace(/\s+/g, ' '), pages: file.numPages, title: (info as { Title?: string }).Title }
  } finally {
    await task.destroy()
  }
}

test.each(templates)('%s is a tagged PDF with everything in order', async (template: Template) => {
  const pdf = renderPdf(looking(demo, { template }))
  expect(Buffer.from(pdf).toString('latin1')).toContain('pdfuaid:part')
  const { text, title } = await read(pdf)
  expect(title).toBe('Klara Lindqvist')
  const places = [
    'Klara Lindqvist',
    'Northwind Logistics',
    'Mentors four engineers',
    'Contoso Pay',
    'Chalmers',
    'Lund University',
  ]
  expect(places.map((words) => text.indexOf(words)).every((at, n, all) => at > (all[n - 1] ?? -1))).toBe(true)
  for (const words of [
    'klara.lindqvist@example.org',
    'delays seen in 4 seconds',
    'PostgreSQL, Kafka',
    'Kubernetes Administrator',
  ])
    expect(text).toContain(words)
})

test('the same document gives the same bytes', () => {
  expect(Buffer.from(renderPdf(demo)).equals(Buffer.from(renderPdf(structuredClone(demo))))).toBe(true)
})

test.each(['#import "@preview/cetz:0.3.0"', '$x^2$', '@ref <label>', '\\ #read("/etc/passwd")', '= Title', '"quoted" -- `code`'])(
  'markup stays text: %s',
  async (words) => {
    const { text } = await read(
      renderPdf({ ...demo, basics: { name: words, summary: words }, work: [{ position: words, highlights: [words] }] }),
    )
    expect(text.split(words)).toHaveLength(5)
  },
)

test.each(templates)('markup in every field stays text: %s', async (template) => {
  const markup = '#read("/etc/passwd")$x$@ref\\\\'
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return markup
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner)]))
  }
  const { 'x-applybox': extra, ...given } = demo
  const hostile = resumeDocument.parse({ ...(within(given) as object), 'x-applybox': extra })
  const { text } = await read(renderPdf(looking(hostile, { template })))
  expect(text).not.toContain('root:')
  expect(text.replace(/ /g, '').split('#read("/etc/passwd")$x$@ref').length).toBeGreaterThan(30)
})

test.each([
  ['Greek', 'Ελευθερία Παπαδοπούλου'],
  ['Cyrillic', 'Ярослава Щербакова'],
  ['Polish', 'Świętosława Żółkiewska'],
  ['Vietnamese', 'Nguyễn Thị Thuỳ Dương'],
  ['60 characters', 'Maximiliane Friederike Wilhelmina von Hohenstein-Wartenbergerin'],
])('a %s name is read back in every template', async (_, name) => {
  for (const template of templates) {
    const { text } = await read(renderPdf(looking({ ...demo, basics: { name } }, { template })))
    expect(text.replace(/\s/g, '')).toContain(name.replace(/\s/g, ''))
  }
})

test.each(templates)('%s has room for nothing and for four pages', async (template: Template) => {
  expect((await read(renderPdf(looking(resumeDocument.parse({}), { template })))).pages).toBe(1)
  const work = Array.from({ length: 25 }, (_, n) => ({
    position: `Role ${n}`,
    name: `Employer ${n}`,
    startDate: '2020-01',
    highlights: Array.from({ length: 5 }, (_, m) => `Result ${n}.${m} ${'of much work '.repeat(8)}`),
  }))
  const { text, pages } = await read(renderPdf(looking({ ...demo, work }, { template })))
  expect(pages).toBeGreaterThan(2)
  for (const words of ['Result 0.0', 'Result 24.4', 'Kubernetes Administrator']) expect(text).toContain(words)
})

test('Turkish capitals keep their dots', async () => {
  const extra = demo['x-applybox']
  const document = { ...demo, 'x-applybox': { ...extra, language: 'tr' as const } }
  for (const template of ['classic', 'europass'] as const)
    expect((await read(renderPdf(looking(document, { template })))).text).toContain('İŞ DENEYİMİ')
})

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a character that no font has costs nothing else', async () => {
  expect((await read(renderPdf({ ...demo, basics: { name: 'Ada \u{10ffff} Lovelace' } }))).text).toContain('Lovelace')
})

test('a photo is printed when it is wanted and is one', () => {
  const of = (image: string, hasPhoto: boolean) =>
    Buffer.from(renderPdf(looking({ ...demo, basics: { ...demo.basics, image } }, { hasPhoto }))).includes('/Subtype /Image')
  expect(of(`data:image/png;base64,${pixel}`, true)).toBe(true)
  expect(of(`data:image/png;base64,${pixel}`, false)).toBe(false)
  expect(of(`data:image/png;base64,${pixel.slice(0, 40)}`, true)).toBe(false)
  expect(of('https://example.org/me.png', true)).toBe(false)
  expect(of('data:image/svg+xml;base64,PHN2Zy8+', true)).toBe(false)
})
