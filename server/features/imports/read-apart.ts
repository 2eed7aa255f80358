import { once } from 'node:events'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { ImportChoices, ImportedTable } from '../../../contract/imports.ts'
import { type Because, Refusal } from '../../lib/refusal.ts'
import { type StartedThread, startThread } from '../../lib/threads.ts'
import { tooLong } from './table.ts'

export interface ReadHead extends Pick<ImportedTable, 'encoding' | 'separator' | 'columns'> {
  choices: ImportChoices
}

/** Of a table: first what it is, then its rows, as the JSON that the database takes. */
export type TablePart = { head: ReadHead } | { rows: string; count: number }

/** What the thread answers when it is asked for more; null at the end. */
export type ThreadAnswer = TablePart | { refused: [ErrorCode, Because] } | null

/** Milliseconds until the next part, those that a thread waits for another table, and MiB of its heap. */
const most = { wait: 10_000, idle: 10_000, memory: 512 }

/** Reads a table in a thread of its own: what somebody made to be slow or large keeps nobody else waiting, and is refused. */
export async function* readApart(bytes: Buffer): AsyncGenerator<TablePart> {
  const reader = idle.pop() ?? startReader()
  const { worker, loaded, broken } = reader
  let isUnharmed = false
  try {
    worker.ref()
    await loaded
    worker.postMessage(bytes)
    for (;;) {
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(most.wait) })
      worker.postMessage('more')
      const [answer] = (await Promise.race([answered, broken])) as [ThreadAnswer]
      isUnharmed = answer === null || 'refused' in answer
      if (answer === null) return
      if ('refused' in answer) throw new Refusal(...answer.refused)
      yield answer
    }
  } catch (cause) {
    throw isTooMuch(cause) ? tooLong() : cause
  } finally {
    if (isUnharmed) rest(reader)
    else await reader.end()
  }
}

interface Reader extends StartedThread {
  /** Rejects when the thread fails. */
  broken: Promise<never>
}

/** Threads that were not ended yet: loading one takes longer than most tables. */
const idle: Reader[] = []

function startReader(): Reader {
  const thread = startThread(new URL('./table-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: most.memory },
  })
  const broken = new Promise<never>((_, reject) => thread.worker.once('error', reject))
  broken.catch(() => {})
  return { ...thread, broken }
}

function rest(reader: Reader): void {
  reader.worker.unref()
  idle.push(reader)
  const end = () => {
    const at = idle.indexOf(reader)
    if (at !== -1) void idle.splice(at, 1)[0]?.end()
  }
  setTimeout(end, most.idle).unref()
}

function isTooMuch(cause: unknown): boolean {
  const { name, code } = cause as { name?: string; code?: string }
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
