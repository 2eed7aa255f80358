import { parentPort } from 'node:worker_threads'
import type { Answer } from './threads.ts'

/** The thread's side of `openThreads`: answers each input with what `work` makes of it. */
export function serve<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  parentPort?.on('message', async ({ id, input }: { id: number; input: Input }) => {
    let answer: Answer<Output>
    try {
      answer = { id, output: await work(input) }
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      answer = { id, error: { name: error.name, message: error.message } }
    }
    parentPort?.postMessage(answer)
  })
}
