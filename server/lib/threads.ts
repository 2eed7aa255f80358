import { setTimeout as sleep } from 'node:timers/promises'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { messageOf } from './message-of.ts'

export interface Threads<Input, Output> {
  /** Runs the thread's work on one input. Rejects with the work's own error, or with ThreadEnded. */
  run(input: Input): Promise<Output>
  /** Starts so many threads ahead of the inputs that they are for. */
  warmUp(threads: number): void
  close(): Promise<void>
}

/** The thread took too long, ran out of memory or crashed; the next input finds another one. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded'
}

export interface ThreadsOptions {
  /** At most; a thread is started when all others are busy, and then stays. */
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

interface Thread<Input, Output> extends StartedThread {
  tasks: Map<number, Task<Input, Output>>
}

/** What a thread says first, and then to each input. */
export type Answer<Output> =
  | { id: null }
  | { id: number; output: Output }
  | { id: number; error: { name: string; message: string } }

export interface StartedThread {
  worker: Worker
  /** Resolves when its file has said something, or it has ended before. */
  loaded: Promise<void>
  end(): Promise<unknown>
}

/** A thread whose file says something as soon as it is loaded. Until then it is not ended: where a thread is ended among its imports, Node crashes with everything in it. */
export function startThread(file: URL, options: WorkerOptions): StartedThread {
  const worker = new Worker(file, options)
  const loaded = new Promise<void>((resolve) => {
    worker.once('message', () => resolve())
    worker.once('exit', () => resolve())
  })
  return {
    worker,
    loaded,
    end() {
      worker.ref()
      return loaded.then(() => worker.terminate())
    },
  }
}

/**
 * Work on hostile input in threads that are ended when they take too long. `file` calls `serve` (thread.ts). Threads that wait for work
 * keep no program alive.
 */
export function openThreads<Input, Output>(file: URL, options: ThreadsOptions): Threads<Input, Output> {
  const waiting: Task<Input, Output>[] = []
  const threads = new Set<Thread<Input, Output>>()
  const each = options.each ?? 1
  let lastId = 0
  let isClosed = false

  function start(): Thread<Input, Output> {
    const started = startThread(file, { resourceLimits: { maxOldGenerationSizeMb: options.memory ?? 512 } })
    const { worker } = started
    worker.unref()
    const thread: Thread<Input, Output> = { ...started, tasks: new Map() }
    threads.add(thread)
    worker.on('message', (answer: Answer<Output>) => settle(thread, answer))
    worker.on('error', (cause) => end(thread, messageOf(cause)))
    worker.on('exit', () => end(thread, 'it stopped'))
    return thread
  }

  function settle(thread: Thread<Input, Output>, answer: Answer<Output>): void {
    const task = answer.id === null ? undefined : thread.tasks.get(answer.id)
    if (answer.id === null || !task) return
    thread.tasks.delete(answer.id)
    if (thread.tasks.size === 0) thread.worker.unref()
    clearTimeout(task.deadline)
    if ('output' in answer) task.resolve(answer.output)
    else task.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }))
    assign()
  }

  function end(thread: Thread<Input, Output>, reason: string): void {
    if (!threads.delete(thread)) return
    void thread.end()
    for (const task of thread.tasks.values()) {
      clearTimeout(task.deadline)
      task.reject(new ThreadEnded(reason))
    }
    // threads that can not even start must not be started in a tight loop
    void sleep(10).then(assign)
  }

  /** Loading is not of the input's making: on a busy machine the first mails would be given up for it. */
  async function limit(thread: Thread<Input, Output>, task: Task<Input, Output>): Promise<void> {
    await thread.loaded
    if (!threads.has(thread) || !thread.tasks.has(task.id)) return
    task.deadline = setTimeout(() => end(thread, `it took longer than ${options.limit / 1000} s`), options.limit)
  }

  function assign(): void {
    while (!isClosed && waiting.length > 0) {
      const thread = [...threads].find(({ tasks }) => tasks.size < each) ?? (threads.size < options.threads ? start() : undefined)
      const task = thread && waiting.shift()
      if (!task) return
      thread.tasks.set(task.id, task)
      void limit(thread, task)
      thread.worker.ref()
      thread.worker.postMessage({ id: task.id, input: task.input })
    }
  }

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        waiting.push({ id: ++lastId, input, resolve, reject })
        assign()
      }),
    warmUp(wanted) {
      while (threads.size < Math.min(wanted, options.threads)) start()
    },
    async close() {
      isClosed = true
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}
