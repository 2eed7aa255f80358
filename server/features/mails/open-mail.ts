import { openThreads } from '../../lib/threads.ts'
import type { PictureSeal } from './picture-path.ts'

/** A mail as it is shown. */
export interface OpenedMail {
  text: string
  /** The addresses that it was copied to, which its reading does not keep. */
  cc: string[]
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

/** Which mail is opened for whom. Its bytes are loaded when a thread is free for them. */
export interface Opening {
  userId: string
  mailId: string
  load(): Promise<Uint8Array>
}

export interface Task {
  bytes: Uint8Array
  /** With a seal, the pictures from elsewhere are had through us. */
  wanted: { as: 'message'; pictures: PictureSeal | null } | { as: 'part'; n: number } | { as: 'signature' } | { as: 'calendars' }
}

type Opened = OpenedMail | OpenedPart | string[]

const threads = openThreads<Task, Opened | null>(new URL('./opening-thread.ts', import.meta.url), {
  threads: 2,
  perPerson: 1,
  limit: 5_000,
  memory: 256,
})

/** Takes a mail apart for showing. Null when that needs more time or memory than any honest mail. */
export function openMessage(mail: Opening, pictures: PictureSeal | null): Promise<OpenedMail | null> {
  return opened(mail, { as: 'message', pictures })
}

/** One part of a mail, counted as the reader counts them. Null when there is none, or the mail cannot be taken apart. */
export function openPart(mail: Opening, n: number): Promise<OpenedPart | null> {
  return opened(mail, { as: 'part', n })
}

/** The lines with which a mail is signed. Null when it cannot be taken apart. */
export function openSignature(mail: Opening): Promise<string[] | null> {
  return opened(mail, { as: 'signature' })
}

/** The calendar objects of a mail, as text. Null when it cannot be taken apart. */
export function openCalendars(mail: Opening): Promise<string[] | null> {
  return opened(mail, { as: 'calendars' })
}

/** Starts a thread ahead of the first mail: that takes as long as opening fifty. */
export function warmUp(): void {
  threads.warmUp(1)
}

function opened<Wanted extends Opened>({ userId, mailId, load }: Opening, wanted: Task['wanted']): Promise<Wanted | null> {
  const n = wanted.as === 'part' ? wanted.n : ''
  const key = `${mailId} ${wanted.as} ${n} ${wanted.as === 'message' && wanted.pictures !== null}`
  const task = async () => ({ bytes: await load(), wanted })
  return threads.run(task, { person: userId, key }).catch(() => null) as Promise<Wanted | null>
}
