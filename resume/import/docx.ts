import { Parser } from 'htmlparser2'
import type { Line } from './line.ts'
import { unzipped } from './zip.ts'

/** Heading styles of Word, as sizes that stand out from the text. */
const headingSizes: Record<string, number> = { title: 26, heading1: 16, heading2: 13, heading3: 12 }

/** The paragraphs of a Word file, those of its page header first. Pictures, macros and what it refers to elsewhere are never opened. */
export async function linesOfDocx(bytes: Buffer): Promise<Line[]> {
  const files = await unzipped(bytes, (name) => /^word\/(?:document|styles|header\d{1,2})\.xml$/.test(name))
  const xml = files.get('word/document.xml')
  if (xml === undefined) throw new Error('This is no Word file')
  const styles = stylesIn(files.get('word/styles.xml') ?? '')
  const headers = [...files].filter(([name]) => name.startsWith('word/header')).flatMap(([, header]) => linesIn(header, styles))
  // Each page may have the same.
  const head = [...new Map(headers.map((line) => [line.text, line])).values()]
  return [...head, ...linesIn(xml, styles)]
}

interface Paragraph {
  line: Line
  lead: string
  boldRuns: number
  runs: number
}

function linesIn(xml: string, { levels, lists }: Styles): Line[] {
  const lines: Line[] = []
  // A text box is a paragraph within one.
  const open: Paragraph[] = []
  let isText = false
  let isBold = false
  let fallbacks = 0
  const finish = ({ line, lead, boldRuns, runs }: Paragraph) => {
    const isAll = runs > 0 && boldRuns === runs
    for (const [n, text] of line.text.split('\n').entries())
      if (text.trim() !== '')
        lines.push({ ...line, text: text.trim(), lead: isAll || n > 0 ? '' : lead.trim(), standsOut: isAll || line.size > 11 })
  }
  const parser = new Parser(
    {
      onopentag(name, { 'w:val': value = '' }) {
        // What older programs show instead says the same again.
        if (name === 'mc:Fallback') fallbacks += 1
        if (fallbacks > 0) return
        if (name === 'w:p') open.push({ line: { ...blank }, lead: '', boldRuns: 0, runs: 0 })
        const now = open.at(-1)
        if (!now) return
        const { line } = now
        if (name === 'w:pStyle') {
          line.size = levels.get(value) ?? headingSizes[value.toLowerCase().replace(/\s/g, '')] ?? 11
          line.isBullet = lists.has(value)
        } else if (name === 'w:numPr') line.isBullet = true
        else if (name === 'w:r') isBold = false
        else if (name === 'w:b') isBold = value !== '0' && value !== 'false'
        else if (name === 'w:sz' && line.size === 11 && Number(value) > 0) line.size = Number(value) / 2
        else if (name === 'w:tab') line.text += line.text === '' ? '' : '\t'
        else if (name === 'w:br' || name === 'w:cr') line.text += '\n'
        else if (name === 'w:t') {
          isText = true
          now.runs += 1
          if (isBold) now.boldRuns += 1
        }
      },
      ontext(text) {
        const now = open.at(-1)
        if (!isText || !now) return
        now.line.text += text
        if (isBold && now.boldRuns === now.runs) now.lead += text
      },
      onclosetag(name) {
        if (name === 'mc:Fallback') fallbacks -= 1
        else if (name === 'w:t') isText = false
        else if (name === 'w:p' && fallbacks === 0) {
          const now = open.pop()
          if (now) finish(now)
        }
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  return lines
}

const blank: Line = { text: '', lead: '', size: 11, standsOut: false, isBullet: false }

interface Styles {
  /** What the file's own styles are, whatever they are called: by their level in the outline. */
  levels: Map<string, number>
  /** Those of lists. */
  lists: Set<string>
}

function stylesIn(xml: string): Styles {
  const levels = new Map<string, number>()
  const lists = new Set<string>()
  let id = ''
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (name === 'w:style') id = given['w:styleId'] ?? ''
        else if (name === 'w:outlineLvl') levels.set(id, [16, 13, 12][Number(given['w:val'])] ?? 11)
        else if (name === 'w:numPr') lists.add(id)
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  return { levels, lists }
}
