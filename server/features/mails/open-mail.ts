import { Worker } from 'node:worker_threads'
import type { PictureSeal } from './picture-path.ts'

/** A mail as it is shown. */
export interface OpenedMail {
  text: string
  /** Harmless; null when the mail has no HTML. */
  html: string | null
  hasRemoteContent: boolean
  /** Whether more stands in the mail than is shown here. */
  isCut: boolean
}

export interface OpenedPart {
  filename: string
  /** As its bytes show, whatever the mail says. */
  type: string
  bytes: Uint8Array
}

export interface Task {
  bytes: Uint8Array
  /** With a seal, the pictures from elsewhere are had through us. */
  wanted: { as: 'message'; pictures: PictureSeal | null } | { as: 'part'; n: number }
}

const limits = { threads: 2, milliseconds: 5_000, megabytes: 256 }

/** Takes a mail apart for showing. Null when that needs more time or memory than any honest mail. */
export function openMessage(bytes: Uint8Array, pictures: PictureSeal | null): Promise<OpenedMail | null> {
  return inThread({ bytes, wanted: { as: 'message', pictures } })
}

/** One part of a mail, counted as the reader counts them. Null when there is none, or the mail can not be taken apart. */
export function openPart(bytes: Uint8Array, n: number): Promise<OpenedPart | null> {
  return inThread({ bytes, wanted: { as: 'part', n } })
}

/** Starts a thread ahead of the first mail: that takes as long as opening fifty. */
export function warmUp(): void {
  if (running === 0 && idle.length === 0) rest(startThread())
}

interface Waiting {
  task: Task
  done: (answer: unknown) => void
}

const waiting: Waiting[] = []
const idle: Worker[] = []
let running = 0

function inThread<T>(task: Task): Promise<T | null> {
  return new Promise((resolve) => {
    waiting.push({ task, done: (answer) => resolve((answer ?? null) as T | null) })
    next()
  })
}

function next() {
  if (running >= limits.threads) return
  const first = waiting.shift()
  if (!first) return
  running += 1
  const thread = idle.pop() ?? startThread()
  const finish = (answer: unknown, isUsable: boolean) => {
    clearTimeout(deadline)
    thread.removeAllListeners()
    running -= 1
    if (isUsable) {
      rest(thread)
    } else void thread.terminate()
    first.done(answer)
    next()
  }
  const deadline = setTimeout(() => finish(null, false), limits.milliseconds)
  thread.removeAllListeners()
  thread.once('message', (answer) => finish(answer, true))
  thread.once('error', () => finish(null, false))
  thread.once('messageerror', () => finish(null, false))
  thread.ref()
  thread.postMessage(first.task)
}

/** A thread that waits for work keeps no program alive; one that breaks meanwhile is forgotten. */
function rest(thread: Worker) {
  thread.unref()
  thread.once('error', () => {
    const at = idle.indexOf(thread)
    if (at !== -1) idle.splice(at, 1)
  })
  idle.push(thread)
}

function startThread(): Worker {
  return new Worker(new URL('./opening-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
}
