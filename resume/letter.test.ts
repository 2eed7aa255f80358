import { expect, test } from 'vitest'
import { resumeDocument, resumeLanguages, templates } from '../contract/resume-document.ts'
import { demo } from './demo.ts'
import { asDocx } from './docx.ts'
import { linesOfDocx } from './import/docx.ts'
import { readPdf } from './import/pdf.ts'
import { draftLetter, letterAsText, printedLetter } from './letter.ts'
import { renderPdf } from './typst/render.ts'

const day = new Date('2026-11-27')
const known = { name: 'Kim Berg', title: 'Analyst', company: 'Contoso', me: 'Klara Lindqvist', city: 'Berlin' }
const unknown = { name: null, title: null, company: null, me: '', city: '' }

const withLetter = (letter: object, template: (typeof templates)[number] = 'classic') => {
  const extra = demo['x-applybox']
  const words = { language: 'en', recipient: '', date: '', subject: '', text: '', ...letter }
  return resumeDocument.parse({ ...demo, 'x-applybox': { ...extra, look: { ...extra.look, template }, letter: words } })
}

test.each(resumeLanguages)('a letter in %s names what is known, and marks what is not', (language) => {
  const { recipient, date, subject, text } = draftLetter(language, known, day)
  expect(recipient).toBe('Contoso\nKim Berg')
  expect(date).toMatch(/^Berlin, .*2026/)
  expect(subject).toContain('Analyst')
  const paragraphs = text.split('\n\n')
  expect(paragraphs[0]).toContain('Kim Berg')
  expect(paragraphs[1]).toContain('Contoso')
  expect(paragraphs.at(-1)).toMatch(/^.+\nKlara Lindqvist$/)
  const empty = draftLetter(language, unknown, day)
  expect([subject, text, empty.subject, empty.text].join()).not.toMatch(/[{}]|null|undefined/)
  expect(empty.subject).toMatch(/\[.+\]/)
  expect(empty.recipient).toBe('')
})

test.each(templates)('a letter is a tagged PDF with everything in order: %s', async (template) => {
  const pdf = renderPdf(withLetter(draftLetter('de', known, day), template), 'letter')
  expect(Buffer.from(pdf).toString('latin1')).toContain('pdfuaid:part')
  const { text, pages } = await readPdf(pdf)
  const words = text.replace(/\s+/g, ' ')
  const order = [
    'Klara Lindqvist',
    'klara.lindqvist@example.org',
    'Contoso',
    'Kim Berg',
    'Berlin, 27. November 2026',
    'Bewerbung als Analyst',
    'Guten Tag Kim Berg,',
    'Mit freundlichen Grüßen Klara Lindqvist',
  ]
  let from = 0
  for (const one of order) {
    from = words.indexOf(one, from)
    expect(from, one).toBeGreaterThan(-1)
    from += one.length
  }
  expect(pages).toBe(1)
})

test.each(['#import "@preview/cetz:0.3.0"', '$x^2$', '@ref <label>', '\\ #read("/etc/passwd")', '= Title'])(
  'markup in a letter stays text: %s',
  async (words) => {
    const { text } = await readPdf(
      renderPdf(withLetter({ recipient: words, date: words, subject: words, text: words }), 'letter'),
    )
    expect(text.replace(/\s+/g, ' ').split(words)).toHaveLength(5)
  },
)

test('a letter without words, one of many pages, and none at all are printed', async () => {
  expect((await readPdf(renderPdf(withLetter({}), 'letter'))).pages).toBe(1)
  expect((await readPdf(renderPdf(withLetter({ text: 'Much to say. '.repeat(1500) }), 'letter'))).pages).toBeGreaterThan(2)
  expect((await readPdf(renderPdf(resumeDocument.parse({}), 'letter'))).pages).toBe(1)
})

test('as a Word file and as text', async () => {
  const document = withLetter({ ...draftLetter('en', known, day), text: 'Dear Kim Berg,\n\n**One**\nTwo' })
  const lines = (await linesOfDocx(Buffer.from(await asDocx(document, 'letter')))).map(({ text }) => text)
  const text = letterAsText(printedLetter(document))
  for (const words of ['Klara Lindqvist', 'Contoso', 'Berlin, 27 November 2026', 'Application for Analyst', 'One', 'Two']) {
    expect(lines).toContain(words)
    expect(text.split('\n')).toContain(words)
  }
})
