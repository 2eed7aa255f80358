import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type ImportedTable, importLimits } from '../../../contract/imports.ts'
import { composed } from '../../../domain/text/composed.ts'
import { withoutGuard } from '../../lib/csv.ts'
import { Refusal } from '../../lib/refusal.ts'
import { fieldOfName, isAnyDay } from './column-names.ts'

export interface TableRow {
  /** Where it ends in the file, from 1. */
  line: number
  cells: string[]
}

export interface Table {
  encoding: ImportedTable['encoding']
  separator: ImportedTable['separator']
  rows: AsyncIterable<TableRow>
}

const longestRow = 500_000
/** Empty ones too, of which a spreadsheet has a million. */
const mostRecords = 1_100_000

/**
 * A table as spreadsheets write it (RFC 4180 and what is made of it): in UTF-8, UTF-16 or Windows-1252, with commas, semicolons, tabs or
 * bars. Rows may differ in length. Refuses what is empty, no table, or has a quotation mark that never closes. Takes as long as a hostile
 * file can make it: it runs in a thread that can be ended. Memory: several times the file.
 */
export function readTable(bytes: Buffer): Table {
  if (isBinary(bytes)) throw noTable()
  const { encoding, text } = decode(bytes)
  if (isNoise(text)) throw noTable()
  // The cell values keep their line breaks, as \n.
  const lines = text.replaceAll('\0', '').replace(/\r\n?/g, '\n')
  if (lines.trim() === '') throw new Refusal('table_empty')
  // Excel writes the separator into a line of its own.
  const told = /^sep=([,;|\t])\n/i.exec(lines)
  const body = told ? lines.slice(told[0].length) : lines
  const separator = (told?.[1] as Table['separator'] | undefined) ?? separatorOf(body)
  return { encoding, separator, rows: withoutTitle(rowsOf(body, separator, told ? 1 : 0)) }
}

const mostTitles = 10

/** People write a title over their table: what stands above the names of the columns, in a cell or two, is none of its rows. */
async function* withoutTitle(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  const held: TableRow[] = []
  let isOpen = true
  for await (const row of rows) {
    if (!isOpen) {
      yield row
      continue
    }
    const filled = row.cells.filter(Boolean)
    const isNames = filled.filter((cell) => fieldOfName(cell) !== null || isAnyDay(cell)).length >= 2
    held.push(row)
    if (filled.length <= 2 && !isNames && held.length <= mostTitles) continue
    isOpen = false
    if (isNames) yield row
    else yield* held
  }
  if (isOpen) yield* held
}

async function* rowsOf(text: string, separator: string, skipped: number): AsyncGenerator<TableRow> {
  let end = 0
  const parser = parse({
    // Told when a row is parsed: an error overtakes the rows that wait to be read.
    on_record: (record, { lines }) => {
      end = lines
      return record
    },
    // Told of each cell: a row of millions is not built before it is refused.
    cast: (cell, { index }) => {
      if (index >= importLimits.columns) throw tooLong()
      return cell
    },
    delimiter: separator,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    info: true,
  })
  const records: AsyncIterable<{ record: string[]; info: Info }> = Readable.from(pieces(text)).pipe(parser)
  let count = 0
  let all = 0
  try {
    for await (const { record, info } of records) {
      if (++all > mostRecords) throw tooLong()
      if (record.every((cell) => cell.trim() === '')) continue
      if (++count > importLimits.rows + 1) throw tooLong()
      yield { line: info.lines + skipped, cells: record.map((cell) => withoutGuard(cell).trim()) }
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const line = end + 1 + skipped
    throw new Refusal('table_quotes', { reason: 'quote_open', values: { line } })
  }
  if (count === 0) throw new Refusal('table_empty')
}

export const tooLong = () =>
  new Refusal('table_too_long', { reason: 'table_limits', values: { rows: importLimits.rows, columns: importLimits.columns } })

function* pieces(text: string) {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}

/** The beginnings of workbooks (ZIP, OLE), PDF, pictures and archives. */
function isBinary(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('hex')
  return binaryStarts.some((one) => start.startsWith(one))
}

const binaryStarts = ['504b0304', 'd0cf11e0', '25504446', '89504e47', 'ffd8ff', '47494638', '1f8b', '377abcaf']

const noTable = () => new Refusal('unsupported_type', 'not_csv')

/** A program, a sound, a font: among what is read as letters stand many signs that control something. */
function isNoise(text: string): boolean {
  const sample = text.slice(0, 4000)
  const controls = sample.match(/(?![\t\n\v\f\r])\p{Cc}/gu)?.length ?? 0
  return controls > 2 && controls > sample.length / 20
}

function decode(bytes: Buffer): { encoding: Table['encoding']; text: string } {
  const encoding = encodingOf(bytes)
  return { encoding, text: composed(new TextDecoder(encoding).decode(bytes).toWellFormed()) }
}

function encodingOf(bytes: Buffer): Table['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((rest) => sample.filter((byte, at) => byte === 0 && at % 2 === rest).length)
  if ((zeros[1] ?? 0) > sample.length / 4) return 'utf-16le'
  if ((zeros[0] ?? 0) > sample.length / 4) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

const separators = [',', ';', '\t', '|'] as const

/** The one that parts the first rows into the same number of cells most often; a comma when there is only one column. */
function separatorOf(text: string): Table['separator'] {
  const sample = text.slice(0, 20_000)
  const scores = separators.map((separator) => {
    const widths = widthsOf(sample, separator)
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1
    return {
      separator,
      score: usual === 1 ? 0 : (widths.filter((width) => width === usual).length / widths.length) * 100 + usual,
    }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator
}

/** How many cells each row has, quotation marks minded. */
function widthsOf(sample: string, separator: string): number[] {
  const widths: number[] = []
  let width = 1
  let isQuoted = false
  let isEmpty = true
  for (const sign of sample) {
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === separator) width += 1
    else if (sign === '\n') {
      if (!isEmpty) widths.push(width)
      width = 1
      isEmpty = true
      continue
    }
    isEmpty = false
  }
  if (!isEmpty) widths.push(width)
  return widths.length === 0 ? [1] : widths
}
