import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { type ResumeDocument, resumeLanguages, templates } from '../../contract/resume-document.ts'
import { demo } from '../demo.ts'
import { asDocx } from '../docx.ts'
import { renderPdf } from '../typst/render.ts'
import { linesOfDocx } from './docx.ts'
import { readPdf } from './pdf.ts'
import { periodIn } from './period.ts'
import { readResume } from './read.ts'
import { understand } from './understand.ts'

/** What a document says, field by field, without our own marks and the signs of bold text. */
function fieldsOf({ 'x-applybox': _, ...document }: ResumeDocument): string[] {
  const fields: string[] = []
  const visit = (value: unknown, at: string) => {
    if (typeof value === 'string') {
      if (value.trim() !== '') fields.push(`${at}: ${value.replaceAll('**', '')}`)
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (key !== 'x-applybox') visit(inner, `${at}.${key}`)
  }
  visit(document, '')
  return fields
}

const missing = (document: ResumeDocument) => {
  const found = new Set(fieldsOf(document))
  // The address behind a title is not written on paper.
  return fieldsOf(demo).filter((field) => !found.has(field) && !field.startsWith('.projects.0.url'))
}

test.each(templates)('our own PDF is understood again: %s', async (template) => {
  const extra = demo['x-applybox']
  const pdf = renderPdf({ ...demo, 'x-applybox': { ...extra, look: { ...extra.look, template } } })
  const { document, unread } = understand((await readPdf(pdf)).lines)
  expect({ missing: missing(document), unread }).toEqual({ missing: [], unread: [] })
})

test.each(resumeLanguages)('our own PDF in %s is understood again, and so is its language', async (language) => {
  for (const template of ['classic', 'modern'] as const) {
    const extra = demo['x-applybox']
    const pdf = renderPdf({ ...demo, 'x-applybox': { ...extra, language, look: { ...extra.look, template } } })
    const { document, unread } = understand((await readPdf(pdf)).lines)
    expect({ missing: missing(document), unread, spoken: document['x-applybox'].language }).toEqual({
      missing: [],
      unread: [],
      spoken: language,
    })
  }
})

test('our own Word file is understood again', async () => {
  const { document, unread } = understand(await linesOfDocx(Buffer.from(await asDocx(demo))))
  expect({ missing: missing(document), unread }).toEqual({ missing: [], unread: [] })
})

test('of a foreign Word file, its page header, text boxes and styles of lists are read, each once', async () => {
  const paragraph = (text: string, style = '') =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const box = `<w:txbxContent>${paragraph('ada@example.org')}</w:txbxContent>`
  const file = (body: string) => `<w:document>${body}</w:document>`
  const lines = await linesOfDocx(
    await zip({
      'word/header1.xml': file(paragraph('Ada Lovelace')),
      'word/header2.xml': file(paragraph('Ada Lovelace')),
      'word/styles.xml': '<w:styles><w:style w:styleId="Punkte"><w:pPr><w:numPr/></w:pPr></w:style></w:styles>',
      'word/document.xml': file(
        `<w:p><w:r><w:t>Analyst</w:t></w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:p>${paragraph('Counted', 'Punkte')}`,
      ),
    }),
  )
  expect(lines.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ['Ada Lovelace', false],
    ['ada@example.org', false],
    ['Analyst', false],
    ['Counted', true],
  ])
})

test.each([
  ['January 2009 – April 2016', '2009-01', '2016-04'],
  ['01.03.2021 – 31.12.2023', '2021-03', '2023-12'],
  ['2021/02 - 2022/11', '2021-02', '2022-11'],
  ['cze 2019 – wrz 2020', '2019-06', '2020-09'],
  ['seit 03/2021', '2021-03', ''],
  ['Since May 2019', '2019-05', ''],
  ['2019 –', '2019', ''],
  ['marts 2018 – nu', '2018-03', ''],
  ['Mar 2021 – Present', '2021-03', ''],
  ['03/2021 – heute', '2021-03', ''],
  ['2018-09 - 2021-02', '2018-09', '2021-02'],
  ['2015–2018', '2015', '2018'],
  ['Septiembre 2013 a junio 2015', '2013-09', '2015-06'],
  ['listopad 2013 – do dziś', '2013-11', ''],
  ['May 2022', '', '2022-05'],
])('the period %s', (text, startDate, endDate) =>
  expect(periodIn(`Analyst\t${text}`)).toMatchObject({ startDate, endDate, rest: 'Analyst' }),
)

test.each(['Windows 2000 and 7', 'Room 12', '20210 shops'])('no period: %s', (text) => expect(periodIn(text)).toBeNull())

/** A zip as LinkedIn packs it. */
async function zip(files: Record<string, string>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, text] of Object.entries(files)) file.addBuffer(Buffer.from(text), name)
  file.end()
  return buffer(file.outputStream)
}

test('LinkedIn’s export', async () => {
  const { source, document } = await readResume(
    await zip({
      'Profile.csv': 'First Name,Last Name,Headline,Summary\nAda,Lovelace,Analyst,"Counts, well"\n',
      'Positions.csv':
        'Company Name,Title,Description,Location,Started On,Finished On\nContoso,Analyst,Counted,London,Mar 2020,\n',
      'Skills.csv': 'Name\nSQL\n',
    }),
  )
  expect(source).toBe('linkedin')
  expect(document).toMatchObject({
    basics: { name: 'Ada Lovelace', label: 'Analyst', summary: 'Counts, well' },
    work: [{ name: 'Contoso', position: 'Analyst', location: 'London', startDate: '2020-03', endDate: '' }],
    skills: [{ name: 'SQL' }],
  })
})

test('JSON Resume goes in and out without a difference', async () => {
  const { 'x-applybox': _, ...given } = structuredClone(demo)
  const foreign = { ...given, meta: { theme: 'even', version: 'v1.0.0' }, custom: { deep: [1, null, true] } }
  const { document, unread } = await readResume(Buffer.from(JSON.stringify(foreign)))
  const { 'x-applybox': __, ...out } = document
  expect({ out, unread }).toEqual({ out: foreign, unread: [] })
})

test('of JSON that is not as it should be, the rest is read, and nothing reaches a prototype', async () => {
  const json =
    '{"basics":{"name":"Ada","phone":7},"work":[{"name":"A"},{"name":[]}],"__proto__":{"polluted":true},"skills":"none"}'
  const { document, unread } = await readResume(Buffer.from(json))
  expect(document).toMatchObject({ basics: { name: 'Ada' }, work: [{ name: 'A' }, {}] })
  expect(unread).toEqual(['basics.phone: 7', 'work.1.name: []', 'skills: "none"'])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ['a list', Buffer.from('[]')],
  ['a broken PDF', Buffer.from('%PDF-1.7 nothing')],
  ['a broken zip', Buffer.from('PK\x03\x04 word/document.xml')],
])('%s is refused', async (_, bytes) => {
  await expect(readResume(bytes)).rejects.toThrow()
})

test('a zip that unpacks to too much is refused before it is unpacked', async () => {
  const bytes = await zip({ 'word/document.xml': 'x'.repeat(30 * 1024 * 1024) })
  await expect(readResume(bytes)).rejects.toThrow('too much')
})
