import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

export interface Threads<Input, Output> {
  /** Runs the thread's work on one input. Rejects with the work's own error, or with ThreadEnded. */
  run(input: Input): Promise<Output>
  close(): Promise<void>
}

/** The thread took too long, ran out of memory or crashed; a new one has taken its place. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded'
}

export interface ThreadsOptions {
  threads: number
  /** Milliseconds that one input may take. */
  limit: number
  /** Inputs that one thread works on at the same time; more than 1 only where the work waits for something. */
  each?: number
  /** MiB of heap. */
  memory?: number
}

interface Task<Input, Output> {
  id: number
  input: Input
  resolve: (output: Output) => void
  reject: (cause: Error) => void
  deadline?: NodeJS.Timeout
}

interface Thread<Input, Output> {
  worker: Worker
  tasks: Map<number, Task<Input, Output>>
}

export type Answer<Output> = { id: number; output: Output } | { id: number; error: { name: string; message: string } }

/** Work on hostile input in threads that are ended when they take too long. `file` calls `serve` (thread.ts). */
export function openThreads<Input, Output>(file: URL, options: ThreadsOptions): Threads<Input, Output> {
  const waiting: Task<Input, Output>[] = []
  const threads = new Set<Thread<Input, Output>>()
  const each = options.each ?? 1
  let lastId = 0
  let isClosed = false

  function start(): void {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: options.memory ?? 512 } })
    const thread: Thread<Input, Output> = { worker, tasks: new Map() }
    threads.add(thread)
    worker.on('message', (answer: Answer<Output>) => settle(thread, answer))
    worker.on('error', (cause) => replace(thread, cause instanceof Error ? cause.message : String(cause)))
    worker.on('exit', () => replace(thread, 'it stopped'))
  }

  function settle(thread: Thread<Input, Output>, answer: Answer<Output>): void {
    const task = thread.tasks.get(answer.id)
    if (!task) return
    thread.tasks.delete(answer.id)
    clearTimeout(task.deadline)
    if ('output' in answer) task.resolve(answer.output)
    else task.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }))
    assign()
  }

  function replace(thread: Thread<Input, Output>, reason: string): void {
    if (!threads.delete(thread)) return
    void thread.worker.terminate()
    for (const task of thread.tasks.values()) {
      clearTimeout(task.deadline)
      task.reject(new ThreadEnded(reason))
    }
    if (isClosed) return
    // a thread that can not even start must not be started in a tight loop
    void sleep(10).then(() => {
      if (isClosed) return
      start()
      assign()
    })
  }

  function assign(): void {
    for (const thread of threads) {
      while (thread.tasks.size < each) {
        const task = waiting.shift()
        if (!task) return
        thread.tasks.set(task.id, task)
        task.deadline = setTimeout(() => replace(thread, `it took longer than ${options.limit / 1000} s`), options.limit)
        thread.worker.postMessage({ id: task.id, input: task.input })
      }
    }
  }

  for (let n = 0; n < options.threads; n++) start()
  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        waiting.push({ id: ++lastId, input, resolve, reject })
        assign()
      }),
    async close() {
      isClosed = true
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
