import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx'
import type { Look, PrintedPart, ResumeDocument } from '../contract/resume-document.ts'
import { type PrintedLetter, printedLetter } from './letter.ts'
import { resolvedLook } from './looks.ts'
import { photoOf } from './photo.ts'
import { type Printed, type PrintedEntry, type PrintedSection, printed } from './printed.ts'
import type { Run } from './rich-text.ts'

/** Twentieths of a point. */
const twips = (mm: number) => Math.round((mm / 25.4) * 1440)
const paper = { a4: [twips(210), twips(297)], 'us-letter': [12240, 15840] } as const

/** The resume, or its letter, as a Word file in one column, with Word's own headings and lists, in the fonts and colours of its template. */
export async function asDocx(document: ResumeDocument, part: PrintedPart = 'resume'): Promise<Uint8Array<ArrayBuffer>> {
  const cv = part === 'letter' ? printedLetter(document) : printed(document)
  const look = resolvedLook(document['x-applybox'].look, part)
  const [width, height] = paper[look.paper]
  const margin = twips(look.margin)
  const photo = look.hasPhoto && part === 'resume' ? photoOf(document.basics?.image) : null
  const file = new Document({
    title: cv.title,
    creator: cv.name,
    styles: stylesOf(look),
    numbering: {
      config: [
        {
          reference: 'highlights',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: twips(4), hanging: twips(4) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: { width, height }, margin: { top: margin, right: margin, bottom: margin, left: margin } } },
        children: [
          ...(photo ? [new Paragraph({ children: [picture(photo, cv.title)] })] : []),
          ...headOf(cv),
          ...('letter' in cv ? bodyOf(cv) : cv.sections.flatMap((section) => sectionOf(section, width - 2 * margin))),
        ],
      },
    ],
  })
  return Uint8Array.from(await Packer.toBuffer(file))
}

function stylesOf({ font, size, color, spacing }: Required<Look>) {
  const half = (points: number) => Math.round(points * 2)
  const accent = color.slice(1)
  const gap = (points: number) => Math.round(points * 20 * spacing)
  const heading = { font, bold: true, color: accent }
  return {
    default: {
      document: { run: { font, size: half(size) }, paragraph: { spacing: { after: gap(3), line: 264 } } },
      title: { run: { font, size: half(size * 2.3), color: accent }, paragraph: { spacing: { after: gap(4) } } },
      heading1: {
        run: { ...heading, size: half(size * 1.2) },
        paragraph: { spacing: { before: gap(14), after: gap(5) }, keepNext: true },
      },
      heading2: {
        run: { font, size: half(size), bold: true, color: '000000' },
        paragraph: { spacing: { before: gap(7), after: gap(1) }, keepNext: true },
      },
      hyperlink: { run: { color: accent } },
    },
  }
}

function picture({ file, bytes }: { file: string; bytes: Uint8Array }, name: string): ImageRun {
  const type = file.endsWith('.png') ? 'png' : 'jpg'
  return new ImageRun({
    type,
    data: bytes,
    transformation: { width: 96, height: 120 },
    altText: { name, title: name, description: name },
  })
}

function headOf({ name, label, contacts }: Pick<Printed, 'name' | 'label' | 'contacts'>): Paragraph[] {
  const line = contacts.flatMap(({ text, link }, n) => [
    ...(n > 0 ? [new TextRun('  |  ')] : []),
    ...runsOf([{ text, ...(link !== null && { link }) }]),
  ])
  return [
    ...(name ? [new Paragraph({ heading: HeadingLevel.TITLE, children: [text(name)] })] : []),
    ...(label ? [new Paragraph({ children: [text(label, { italics: true })] })] : []),
    ...(line.length > 0 ? [new Paragraph({ children: line })] : []),
  ]
}

function bodyOf({ letter: { recipient, date, subject, paragraphs } }: PrintedLetter): Paragraph[] {
  const apart = { before: 240, after: 160 }
  const lines = (all: readonly (readonly Run[])[]) =>
    all.flatMap((runs, n) => [...(n > 0 ? [new TextRun({ break: 1 })] : []), ...runsOf(runs)])
  return [
    ...(recipient.length > 0
      ? [new Paragraph({ spacing: apart, children: lines(recipient.map((line) => [{ text: line }])) })]
      : []),
    ...(date ? [new Paragraph({ spacing: apart, alignment: AlignmentType.END, children: [text(date)] })] : []),
    ...(subject ? [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [text(subject)] })] : []),
    ...paragraphs.map((all) => new Paragraph({ spacing: { after: 160 }, children: lines(all) })),
  ]
}

function sectionOf({ title, kind, entries, startsPage }: PrintedSection, width: number): Paragraph[] {
  const border = { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: 'auto' } }
  return [
    ...(title
      ? [new Paragraph({ heading: HeadingLevel.HEADING_1, border, pageBreakBefore: startsPage, children: [text(title)] })]
      : []),
    ...entries.flatMap((entry) => (kind === 'lines' ? [lineOf(entry)] : entryOf(entry, width))),
  ]
}

function lineOf({ title, paragraphs }: PrintedEntry): Paragraph {
  const children = paragraphs.flatMap((runs, n) => [...(n > 0 ? [new TextRun(' ')] : []), ...runsOf(runs)])
  return new Paragraph({
    children: [...(title ? [text(children.length > 0 ? `${title}: ` : title, { bold: true })] : []), ...children],
  })
}

/** Dates stand at the right edge of the title's line. */
function entryOf(
  { title, link, organization, place, dates, goesOn, paragraphs, bullets }: PrintedEntry,
  width: number,
): Paragraph[] {
  const by = [goesOn ? '' : organization, place].filter(Boolean).join(', ')
  const named = runsOf(title ? [{ text: title, ...(link !== null && { link }) }] : [])
  const dated = dates ? [text(`\t${dates}`, { bold: false, color: '525252' })] : []
  const tabStops = [{ type: TabStopType.RIGHT, position: width }]
  return [
    ...(title ? [new Paragraph({ heading: HeadingLevel.HEADING_2, tabStops, children: [...named, ...dated] })] : []),
    ...(by
      ? [
          new Paragraph({
            keepNext: paragraphs.length + bullets.length > 0,
            children: [text(by, { italics: true, color: '525252' })],
          }),
        ]
      : []),
    ...paragraphs.map((runs) => new Paragraph({ alignment: AlignmentType.START, children: runsOf(runs) })),
    ...bullets.map((runs) => new Paragraph({ numbering: { reference: 'highlights', level: 0 }, children: runsOf(runs) })),
  ]
}

function runsOf(runs: readonly Run[]): ParagraphChild[] {
  return runs.map(({ text: words, isBold, isItalic, link }) => {
    const run = text(words, {
      ...(isBold && { bold: true }),
      ...(isItalic && { italics: true }),
      ...(link && { style: 'Hyperlink' }),
    })
    return link ? new ExternalHyperlink({ link, children: [run] }) : run
  })
}

/** Characters that XML can't hold are left out. */
function text(words: string, look: { bold?: boolean; italics?: boolean; color?: string; style?: string } = {}): TextRun {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  return new TextRun({ text: words.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''), ...look })
}
