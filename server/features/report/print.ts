import { Readable } from 'node:stream'
import type { Language } from '../../../contract/languages.ts'
import { startThread } from '../../lib/threads.ts'
import type { ReportHead } from './pdf.ts'
import type { Reported } from './queries.ts'

export interface Printing {
  head: ReportHead
  language: Language
  timeZone: string
}

const longest = 120_000
const memory = 256

/** The report as PDF, written in a thread of its own: choosing the letters of a font takes a moment in which nobody else would be answered. */
export function print(printing: Printing, rows: AsyncIterable<Reported[]>): Readable {
  const { worker, end } = startThread(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: printing,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  const batches = rows[Symbol.asyncIterator]()
  const pdf = new Readable({ read() {}, destroy: (cause, done) => void end().then(() => done(cause), done) })
  const deadline = setTimeout(() => pdf.destroy(new Error('The report took too long')), longest)
  pdf.once('close', () => clearTimeout(deadline))
  worker.on('message', (message: 'more' | Uint8Array) => {
    if (message !== 'more') return void pdf.push(message)
    batches.next().then(
      ({ done, value }) => worker.postMessage(done ? [] : value),
      (cause) => pdf.destroy(cause as Error),
    )
  })
  worker.once('error', (cause) => pdf.destroy(cause as Error))
  worker.once('exit', () => pdf.push(null))
  return pdf
}
