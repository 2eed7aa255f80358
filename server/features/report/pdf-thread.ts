import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { dayIn } from './days.ts'
import { reportPdf } from './pdf.ts'
import type { Printing } from './print.ts'
import type { Reported } from './queries.ts'
import { words } from './words.ts'

/** Asks for rows until there are no more, and sends what was written of the PDF. */
const { head, language, timeZone } = workerData as Printing

async function* rows(): AsyncGenerator<Reported[]> {
  for (;;) {
    const answer = once(parentPort as NonNullable<typeof parentPort>, 'message')
    parentPort?.postMessage('more')
    const [some] = (await answer) as [Reported[]]
    if (some.length === 0) return
    yield some
  }
}

for await (const chunk of reportPdf(head, rows(), words[language], language, dayIn(timeZone, language)))
  parentPort?.postMessage(chunk)
parentPort?.close()
