import { parentPort } from 'node:worker_threads'
import { Refusal } from '../../lib/refusal.ts'
import { guessChoices } from './guess.ts'
import type { TablePart, ThreadAnswer } from './read-apart.ts'
import { readTable, type TableRow } from './table.ts'

const sampled = 200
const shown = { samples: 3, length: 120 }
/** Of one part, so that who takes it has done so in a moment. */
const most = { rows: 2_000, cells: 20_000, letters: 1_000_000 }

async function* partsOf(bytes: Buffer): AsyncGenerator<TablePart> {
  const { encoding, separator, rows } = readTable(bytes)
  const head: string[][] = []
  let waiting: TableRow[] = []
  let size = { cells: 0, letters: 0 }
  let isTold = false
  function* tell(): Generator<TablePart> {
    if (!isTold) {
      const choices = guessChoices(head)
      yield { head: { encoding, separator, choices, columns: columnsOf(head, choices.hasHeader) } }
      isTold = true
    }
    yield { rows: JSON.stringify(waiting), count: waiting.length }
    waiting = []
    size = { cells: 0, letters: 0 }
  }
  for await (const row of rows) {
    if (head.length < sampled) head.push(row.cells)
    waiting.push(row)
    size.cells += row.cells.length
    for (const { length } of row.cells) size.letters += length
    const isEnough = waiting.length >= most.rows || size.cells >= most.cells || size.letters >= most.letters
    if (isEnough && head.length === sampled) yield* tell()
  }
  if (waiting.length > 0) yield* tell()
}

/** The names of the columns and what stands in them first. */
function columnsOf(rows: readonly string[][], hasHeader: boolean) {
  const width = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => ({
    name: hasHeader ? (rows[0]?.[at] ?? '').slice(0, shown.length) : '',
    samples: rows
      .slice(hasHeader ? 1 : 0)
      .flatMap((row) => (row[at] ? [row[at].slice(0, shown.length)] : []))
      .slice(0, shown.samples),
  }))
}

/** What comes next of a table; null at its end. */
async function nextOf(parts: AsyncGenerator<TablePart>): Promise<ThreadAnswer> {
  try {
    const { done, value } = await parts.next()
    return done ? null : value
  } catch (cause) {
    if (cause instanceof Refusal) return { refused: [cause.code, cause.because] }
    throw cause
  }
}

/** Takes a table, and then answers each question for more. */
let parts = partsOf(Buffer.alloc(0))
parentPort?.on('message', async (message: Uint8Array | 'more') => {
  if (message === 'more') parentPort?.postMessage(await nextOf(parts))
  else parts = partsOf(Buffer.from(message))
})
// says that it is loaded
parentPort?.postMessage(null)
