import type { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { type Box, drawText, heightOfText, registerFonts } from './any-script.ts'
import type { Reported } from './queries.ts'
import type { Words } from './words.ts'

/** Column headers. */
export interface ReportHead {
  person: string
  period: string
  made: string
  total: number
  byStatus: { status: Reported['status']; count: number }[]
  /** Number of further applications whose date is unknown. */
  withoutDay: number
}

const margin = 48
/** Left edge and width of each column, in points on A4. */
const columns = {
  applied: { x: 48, width: 84 },
  job: { x: 138, width: 176 },
  now: { x: 320, width: 76 },
  history: { x: 402, width: 145 },
} as const
const employerBox: Box = { ...columns.job, size: 9, weight: 'bold' }
const jobBox: Box = { ...columns.job, size: 9, weight: 'regular' }
const edge = 547
const bottom = 784
const grey = '#596270'
const most = { name: 200, history: 12 }

/**
 * A report on A4, written while it is read: the rows come a few at a time. What it is made of may be anything that a person or a mail
 * wrote; it is only ever drawn as text.
 */
export function reportPdf(
  head: ReportHead,
  rows: AsyncIterable<Reported[]>,
  words: Words,
  language: string,
  day: (at: Date) => string,
): Readable {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${words.title}, ${head.period}`, Author: head.person, Creator: 'Applybox' },
  })
  registerFonts(document)
  draw(document, head, rows, words, day).then(
    () => document.end(),
    (cause) => document.destroy(cause as Error),
  )
  return document as unknown as Readable
}

type Document = InstanceType<typeof PDFDocument>

async function draw(
  document: Document,
  head: ReportHead,
  rows: AsyncIterable<Reported[]>,
  words: Words,
  day: (at: Date) => string,
) {
  let page = 1
  let y = drawHead(document, head, words)
  y = drawColumns(document, words, y)
  let count = 0
  for await (const some of rows)
    for (const row of some) {
      const cells = cellsOf(row, words, day)
      const height = heightOf(document, cells)
      if (y + height > bottom) {
        drawFoot(document, words.page(page++))
        document.addPage()
        y = drawColumns(document, words, margin)
      }
      y = drawRow(document, cells, y, height)
      count += 1
    }
  if (count === 0)
    document
      .font('regular')
      .fontSize(10)
      .fillColor('black')
      .text(words.none, margin, y + 8)
  drawFoot(document, words.page(page))
}

function drawHead(document: Document, { person, period, made, total, byStatus, withoutDay }: ReportHead, words: Words): number {
  const counts = byStatus.map(({ status, count }) => `${words.status(status)}: ${count}`).join('   ')
  document.font('bold').fontSize(18).fillColor('black').text(words.title, margin, margin)
  drawText(document, words.of(plain(person)), document.y, { x: margin, width: edge - margin, size: 11, weight: 'regular' })
  document
    .font('regular')
    .fontSize(11)
    .text(period, margin, document.y + 2, { lineGap: 2 })
  document.fontSize(9).fillColor(grey).text(made)
  document.moveDown(1)
  document.font('bold').fontSize(11).fillColor('black').text(words.total(total))
  document.font('regular').fontSize(9).fillColor(grey).text(counts)
  if (withoutDay > 0) document.text(words.withoutDay(withoutDay))
  return document.y + 16
}

function drawColumns(document: Document, words: Words, y: number): number {
  document.font('bold').fontSize(8).fillColor(grey)
  for (const [name, { x, width }] of Object.entries(columns))
    document.text(words[name as keyof typeof columns], x, y, { width, lineBreak: false })
  line(document, y + 14)
  return y + 20
}

interface Cells {
  applied: string
  company: string
  job: string
  now: string
  history: string
}

function cellsOf(
  { appliedAt, company, title, location, status, history }: Reported,
  words: Words,
  day: (at: Date) => string,
): Cells {
  const steps = history.slice(-most.history).map((step) => `${day(step.at)}  ${words.status(step.status)}`)
  return {
    applied: appliedAt ? day(appliedAt) : words.dayUnknown,
    company: plain(company) || '–',
    job: [plain(title), plain(location)].filter(Boolean).join(', ') || '–',
    now: words.status(status),
    history: steps.join('\n') || '–',
  }
}

function heightOf(document: Document, cells: Cells): number {
  const company = heightOfText(document, cells.company, employerBox)
  const job = heightOfText(document, cells.job, jobBox)
  document.font('regular').fontSize(9)
  const history = document.heightOfString(cells.history, { width: columns.history.width })
  return Math.max(company + job, history) + 10
}

function drawRow(document: Document, cells: Cells, y: number, height: number): number {
  document.fillColor('black')
  drawText(document, cells.job, drawText(document, cells.company, y, employerBox), jobBox)
  document.font('regular').fontSize(9)
  document.text(cells.applied, columns.applied.x, y, { width: columns.applied.width })
  document.text(cells.now, columns.now.x, y, { width: columns.now.width })
  document.text(cells.history, columns.history.x, y, { width: columns.history.width })
  line(document, y + height - 5)
  return y + height
}

function line(document: Document, y: number) {
  document.moveTo(margin, y).lineTo(edge, y).lineWidth(0.5).strokeColor('#d3d8e0').stroke()
}

function drawFoot(document: Document, text: string) {
  // In the margin, where ordinary text would start a new page.
  const { bottom: before } = document.page.margins
  document.page.margins.bottom = 0
  document
    .font('regular')
    .fontSize(8)
    .fillColor(grey)
    .text(text, margin, 806, { width: edge - margin, align: 'right', lineBreak: false })
  document.page.margins.bottom = before
}

const plain = (text: string) =>
  text
    .slice(0, most.name)
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim()
