import type { Language } from '../../contract/languages.ts'

/** Writes a table for the spreadsheet of somebody who speaks a language. */
export interface CsvWriter {
  /** The names of the columns, behind a byte order mark, by which Excel knows UTF-8. */
  head(names: readonly string[]): string
  line(cells: readonly (string | null)[]): string
}

// Excel parts at what is the region's: the comma is in the numbers where German is spoken.
const separators: Record<Language, string> = { en: ',', de: ';' }

export function csvFor(language: Language): CsvWriter {
  const line = (cells: readonly (string | null)[]) => csvLine(cells, separators[language])
  return { head: (names) => `\uFEFF${line(names)}`, line }
}

/**
 * A line of RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection), also where one that
 * parts cells at commas, semicolons or tabs would begin a cell.
 */
function csvLine(cells: readonly (string | null)[], separator: string): string {
  return `${cells.map(cell).join(separator)}\r\n`
}

function cell(value: string | null): string {
  if (value === null) return ''
  const harmless = value.replace(/(?<=^|[,;\t\r\n])(?=\s{0,50}[=+\-@＝＋－＠])/g, "'")
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A cell as it was before `csvLine`, or a spreadsheet, put an apostrophe before what looks like a formula. */
export function withoutGuard(cell: string): string {
  return cell.replace(/(?<=^|[,;\t\r\n])'(?=[\s']{0,100}[=+\-@＝＋－＠])/g, '')
}
