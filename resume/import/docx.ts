import { Parser } from 'htmlparser2'
import type { Line } from './line.ts'
import { unzipped } from './zip.ts'

/** Heading styles of Word, as sizes that stand out from the text. */
const headingSizes: Record<string, number> = { title: 26, heading1: 16, heading2: 13, heading3: 12 }

/** The paragraphs of a Word file. Pictures, macros and what it refers to elsewhere are never opened. */
export async function linesOfDocx(bytes: Buffer): Promise<Line[]> {
  const files = await unzipped(bytes, (name) => name === 'word/document.xml' || name === 'word/styles.xml')
  const xml = files.get('word/document.xml')
  if (xml === undefined) throw new Error('This is no Word file')
  const levels = outlineLevels(files.get('word/styles.xml') ?? '')
  const lines: Line[] = []
  let line = { ...blank }
  let isText = false
  let boldRuns = 0
  let runs = 0
  let isBold = false
  let lead = ''
  const finish = () => {
    const isAll = runs > 0 && boldRuns === runs
    for (const [n, text] of line.text.split('\n').entries())
      if (text.trim() !== '')
        lines.push({ ...line, text: text.trim(), lead: isAll || n > 0 ? '' : lead.trim(), standsOut: isAll || line.size > 11 })
    line = { ...blank }
    lead = ''
    boldRuns = 0
    runs = 0
  }
  const parser = new Parser(
    {
      onopentag(name, { 'w:val': value = '' }) {
        if (name === 'w:p') line = { ...blank }
        else if (name === 'w:pStyle') line.size = levels.get(value) ?? headingSizes[value.toLowerCase().replace(/\s/g, '')] ?? 11
        else if (name === 'w:numPr') line.isBullet = true
        else if (name === 'w:r') isBold = false
        else if (name === 'w:b') isBold = value !== '0' && value !== 'false'
        else if (name === 'w:sz' && line.size === 11 && Number(value) > 0) line.size = Number(value) / 2
        else if (name === 'w:tab') line.text += line.text === '' ? '' : '\t'
        else if (name === 'w:br' || name === 'w:cr') line.text += '\n'
        else if (name === 'w:t') {
          isText = true
          runs += 1
          if (isBold) boldRuns += 1
        }
      },
      ontext(text) {
        if (!isText) return
        line.text += text
        if (isBold && boldRuns === runs) lead += text
      },
      onclosetag(name) {
        if (name === 'w:t') isText = false
        else if (name === 'w:p') finish()
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  return lines
}

const blank: Line = { text: '', lead: '', size: 11, standsOut: false, isBullet: false }

/** What the file's own styles are, whatever they are called: by their level in the outline. */
function outlineLevels(styles: string): Map<string, number> {
  const levels = new Map<string, number>()
  let id = ''
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (name === 'w:style') id = given['w:styleId'] ?? ''
        else if (name === 'w:outlineLvl') levels.set(id, [16, 13, 12][Number(given['w:val'])] ?? 11)
      },
    },
    { xmlMode: true },
  )
  parser.write(styles)
  parser.end()
  return levels
}
