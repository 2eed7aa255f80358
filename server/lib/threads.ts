import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { openFairQueue } from './fair-queue.ts'
import { messageOf } from './message-of.ts'

export interface Threads<Input, Output> {
  /**
   * Runs the thread's work on one input, which a function fetches when a thread is free. Rejects with the work's own error, or with
   * ThreadEnded.
   */
  run(input: Input | (() => Promise<Input>), work?: Work): Promise<Output>
  /** Starts so many threads ahead of the inputs that they are for. */
  warmUp(threads: number): void
  close(): Promise<void>
}

export interface Work {
  /** Persons take turns. */
  person?: string
  /** Names the input. Who asks for the same at the same time shares the answer, and an input that ended its thread is refused for a while. */
  key?: string
}

/** The thread took too long, ran out of memory or crashed; the next input finds another one. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded'
}

export interface ThreadsOptions {
  /** At most; a thread is started when all others are busy, and stays as long as it has work now and then. */
  threads: number
  /** Milliseconds after which a thread that had nothing to do is ended, so that its memory is free. */
  idle?: number
  /** Milliseconds that one input may take. */
  limit: number
  /** Inputs of one person at the same time; without it, as many as the threads take. */
  perPerson?: number
  /** Inputs that one thread works on at the same time; more than 1 only where the work waits for something. */
  each?: number
  /** MiB of heap. */
  memory?: number
  /** In processes: for native code, which can end the process that it runs in. */
  areProcesses?: true
}

interface Task<Input, Output> {
  id: number
  person: string
  input: Input | (() => Promise<Input>)
  resolve: (output: Output) => void
  reject: (cause: Error) => void
  deadline?: NodeJS.Timeout
}

interface Thread<Input, Output> extends Peer {
  tasks: Map<number, Task<Input, Output>>
  /** Runs while it has nothing to do. */
  idle?: NodeJS.Timeout
}

const idleFor = 5 * 60_000

/** Failed inputs, and the milliseconds for which they are refused. */
const mostRemembered = 10_000
const rememberedFor = 10 * 60_000

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

/** A thread or a process that works. */
interface Peer extends Pick<StartedThread, 'loaded' | 'end'> {
  send(message: unknown): void
  listen(onMessage: (what: unknown) => void, onEnd: (reason: string) => void): void
  ref(): void
  unref(): void
}

function threadPeer(file: URL, memory: number): Peer {
  const { worker, loaded, end } = startThread(file, { resourceLimits: { maxOldGenerationSizeMb: memory } })
  return {
    loaded,
    end,
    send: (message) => worker.postMessage(message),
    listen(onMessage, onEnd) {
      worker.on('message', onMessage)
      worker.on('error', (cause) => onEnd(messageOf(cause)))
      worker.on('exit', () => onEnd('it stopped'))
    },
    ref: () => worker.ref(),
    unref: () => worker.unref(),
  }
}

/** It may collect its garbage when native code holds more than V8 sees. It knows no setting of this process. What it says as it dies may hold what it worked on, so that is not written. */
function processPeer(file: URL, memory: number): Peer {
  const child = fork(file, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${memory}`, '--expose-gc'],
    env: {},
  })
  const loaded = new Promise<void>((resolve) => {
    child.once('message', () => resolve())
    child.once('exit', () => resolve())
  })
  return {
    loaded,
    end: async () => child.kill('SIGKILL'),
    // One that is gone says so by its exit.
    send: (message) => void (child.connected && child.send(message as object, () => {})),
    listen(onMessage, onEnd) {
      child.on('message', onMessage)
      child.on('error', (cause) => onEnd(messageOf(cause)))
      child.on('exit', () => onEnd('it stopped'))
    },
    ref() {
      child.ref()
      child.channel?.ref()
    },
    unref() {
      child.unref()
      child.channel?.unref()
    },
  }
}

/**
 * Work on hostile input in threads that are ended when they take too long. `file` calls `serve` (thread.ts). Threads that wait for work
 * keep no program alive.
 */
export function openThreads<Input, Output>(file: URL, options: ThreadsOptions): Threads<Input, Output> {
  const waiting = openFairQueue<Task<Input, Output>>()
  const running = new Map<string, number>()
  const shared = new Map<string, Promise<Output>>()
  const failed = new Map<string, { cause: ThreadEnded; until: number }>()
  const threads = new Set<Thread<Input, Output>>()
  const each = options.each ?? 1
  let lastId = 0
  let isClosed = false

  function start(): Thread<Input, Output> {
    const memory = options.memory ?? 512
    const peer = options.areProcesses ? processPeer(file, memory) : threadPeer(file, memory)
    peer.unref()
    const thread: Thread<Input, Output> = { ...peer, tasks: new Map() }
    threads.add(thread)
    rest(thread)
    peer.listen(
      (answer) => settle(thread, answer as Answer<Output>),
      (reason) => end(thread, reason),
    )
    return thread
  }

  function rest(thread: Thread<Input, Output>): void {
    thread.idle = setTimeout(() => {
      threads.delete(thread)
      void thread.end()
    }, options.idle ?? idleFor).unref()
  }

  function settle(thread: Thread<Input, Output>, answer: Answer<Output>): void {
    const task = answer.id === null ? undefined : thread.tasks.get(answer.id)
    if (answer.id === null || !task) return
    thread.tasks.delete(answer.id)
    leave(task)
    if (thread.tasks.size === 0) {
      thread.unref()
      rest(thread)
    }
    clearTimeout(task.deadline)
    if ('output' in answer) task.resolve(answer.output)
    else task.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }))
    assign()
  }

  function end(thread: Thread<Input, Output>, reason: string): void {
    if (!threads.delete(thread)) return
    clearTimeout(thread.idle)
    void thread.end()
    for (const task of thread.tasks.values()) {
      clearTimeout(task.deadline)
      leave(task)
      task.reject(new ThreadEnded(reason))
    }
    // threads that cannot even start must not be started in a tight loop
    void sleep(10).then(assign)
  }

  function leave({ person }: Task<Input, Output>): void {
    const left = (running.get(person) ?? 1) - 1
    if (left > 0) running.set(person, left)
    else running.delete(person)
  }

  /** The time to load the thread and to fetch the input is not of the input's making: on a busy machine the first mails would be given up for it. */
  async function begin(thread: Thread<Input, Output>, task: Task<Input, Output>): Promise<void> {
    try {
      const input = task.input instanceof Function ? await task.input() : task.input
      if (thread.tasks.has(task.id)) thread.send({ id: task.id, input })
    } catch (cause) {
      return settle(thread, { id: task.id, error: cause as Error })
    }
    await thread.loaded
    if (!threads.has(thread) || !thread.tasks.has(task.id)) return
    task.deadline = setTimeout(() => end(thread, `it took longer than ${options.limit / 1000} s`), options.limit)
  }

  const mayGo = (person: string) => (running.get(person) ?? 0) < (options.perPerson ?? Number.POSITIVE_INFINITY)

  function assign(): void {
    while (!isClosed && waiting.size > 0) {
      const free = [...threads].find(({ tasks }) => tasks.size < each)
      if (!free && threads.size >= options.threads) return
      const task = waiting.next(mayGo)?.item
      if (!task) return
      const thread = free ?? start()
      running.set(task.person, (running.get(task.person) ?? 0) + 1)
      thread.tasks.set(task.id, task)
      clearTimeout(thread.idle)
      thread.ref()
      void begin(thread, task)
    }
  }

  function enqueue(input: Task<Input, Output>['input'], person: string): Promise<Output> {
    return new Promise((resolve, reject) => {
      waiting.add(person, { id: ++lastId, person, input, resolve, reject })
      assign()
    })
  }

  async function once(input: Task<Input, Output>['input'], person: string, key: string): Promise<Output> {
    const before = failed.get(key)
    if (before && before.until > Date.now()) throw before.cause
    const begun = shared.get(key) ?? enqueue(input, person).finally(() => shared.delete(key))
    shared.set(key, begun)
    try {
      return await begun
    } catch (cause) {
      if (failed.size >= mostRemembered) failed.clear()
      if (cause instanceof ThreadEnded) failed.set(key, { cause, until: Date.now() + rememberedFor })
      throw cause
    }
  }

  return {
    run: (input, { person = '', key } = {}) => (key === undefined ? enqueue(input, person) : once(input, person, key)),
    warmUp(wanted) {
      while (threads.size < Math.min(wanted, options.threads)) start()
    },
    async close() {
      isClosed = true
      for (const { idle } of threads) clearTimeout(idle)
      await Promise.all([...threads].map((thread) => thread.end()))
    },
  }
}
