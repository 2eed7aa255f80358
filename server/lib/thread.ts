import { flushCompileCache } from 'node:module'
import { parentPort, type Transferable } from 'node:worker_threads'
import type { Answer } from './threads.ts'

/** The thread's side of `openThreads`, or that of a process: answers each input with what `work` makes of it. What `handedOver` names is moved, not copied. */
export function serve<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
  handedOver: (output: Output) => Transferable[] = () => [],
): void {
  let hasWorked = false
  const port = parentPort ?? process
  port.on('message', async ({ id, input }: { id: number; input: Input }) => {
    try {
      const output = await work(input)
      answer({ id, output }, handedOver(output))
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      answer({ id, error: { name: error.name, message: error.message } }, [])
    }
    // threads are ended from outside, so what was compiled is kept while there is time (see keepCompiled)
    if (!hasWorked) flushCompileCache()
    hasWorked = true
  })
  answer({ id: null }, [])
}

function answer<Output>(what: Answer<Output>, moved: Transferable[]): void {
  if (parentPort) parentPort.postMessage(what, moved)
  else process.send?.(what)
}
