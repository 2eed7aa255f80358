import { openThreads } from '../../lib/threads.ts'
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
  wanted: { as: 'message'; pictures: PictureSeal | null } | { as: 'part'; n: number } | { as: 'signature' }
}

type Opened = OpenedMail | OpenedPart | string[]

const threads = openThreads<Task, Opened | null>(new URL('./opening-thread.ts', import.meta.url), {
  threads: 2,
  limit: 5_000,
  memory: 256,
})

/** Takes a mail apart for showing. Null when that needs more time or memory than any honest mail. */
export function openMessage(bytes: Uint8Array, pictures: PictureSeal | null): Promise<OpenedMail | null> {
  return opened({ bytes, wanted: { as: 'message', pictures } })
}

/** One part of a mail, counted as the reader counts them. Null when there is none, or the mail can not be taken apart. */
export function openPart(bytes: Uint8Array, n: number): Promise<OpenedPart | null> {
  return opened({ bytes, wanted: { as: 'part', n } })
}

/** The lines with which a mail is signed. Null when it can not be taken apart. */
export function openSignature(bytes: Uint8Array): Promise<string[] | null> {
  return opened({ bytes, wanted: { as: 'signature' } })
}

/** Starts a thread ahead of the first mail: that takes as long as opening fifty. */
export function warmUp(): void {
  threads.warmUp(1)
}

const opened = <Wanted extends Opened>(task: Task) => threads.run(task).catch(() => null) as Promise<Wanted | null>
