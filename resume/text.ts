import type { Printed, PrintedEntry, PrintedSection } from './printed.ts'
import type { Run } from './rich-text.ts'

/** How a plain file writes what paper shows by its looks. */
interface Notation {
  heading(level: 1 | 2 | 3, text: string): string
  run(run: Run): string
  bullet: string
}

const plain: Notation = {
  heading: (level, text) => (level === 2 ? `${text.toUpperCase()}\n${'-'.repeat([...text].length)}` : text),
  run: ({ text, link }) => (link && link !== text ? `${text} (${link})` : text),
  bullet: '- ',
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
const markdown: Notation = {
  heading: (level, text) => `${'#'.repeat(level)} ${escaped(text)}`,
  run({ text, isBold, isItalic, link }) {
    const marked = `${isBold ? '**' : ''}${isItalic ? '*' : ''}${escaped(text)}${isItalic ? '*' : ''}${isBold ? '**' : ''}`
    return link ? `[${marked}](${link.replace(/[()]/g, encodeURIComponent)})` : marked
  },
  bullet: '- ',
}

/** The resume as plain text, for forms that take nothing else. */
export const asText = (cv: Printed): string => written(cv, plain)
/** The resume as Markdown (CommonMark). */
export const asMarkdown = (cv: Printed): string => written(cv, markdown)
/** The lines of a section as plain text, without its title. */
export const linesOf = (section: PrintedSection): string[] => blocksOf(section, plain).flatMap((block) => block.split('\n'))

function written(cv: Printed, notation: Notation): string {
  const { heading, run } = notation
  const contacts = cv.contacts.map(({ text, link }) => run({ text, ...(notation === markdown && link && { link }) }))
  const head = [cv.name && heading(1, cv.name), run({ text: cv.label }), contacts.join(' | ')]
  const sections = cv.sections.map((section) => [section.title && heading(2, section.title), ...blocksOf(section, notation)])
  return `${[head, ...sections].flatMap((blocks) => blocks.filter(Boolean)).join('\n\n')}\n`
}

function blocksOf({ kind, entries }: PrintedSection, notation: Notation): string[] {
  if (kind === 'lines') return [entries.map((entry) => notation.bullet + lineOf(entry, notation)).join('\n')]
  return entries.flatMap((entry) => [headOf(entry, notation), ...contentOf(entry, notation)]).filter(Boolean)
}

function lineOf({ title, paragraphs }: PrintedEntry, { run }: Notation): string {
  const text = paragraphs.map((runs) => runs.map(run).join('')).join(' ')
  return [title && run({ text: title, isBold: true }), text].filter(Boolean).join(': ')
}

function headOf({ title, link, organization, place, dates }: PrintedEntry, { heading, run }: Notation): string {
  const by = [organization, place].filter(Boolean).join(', ')
  const about = [by, dates, link].filter(Boolean).map((text) => run({ text: text ?? '' }))
  return [title && heading(3, title), about.join(' | ')].filter(Boolean).join('\n')
}

function contentOf({ paragraphs, bullets }: PrintedEntry, { run, bullet }: Notation): string[] {
  const list = bullets.map((runs) => bullet + runs.map(run).join('')).join('\n')
  return [...paragraphs.map((runs) => runs.map(run).join('')), list]
}
