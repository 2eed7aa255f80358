import { mostOutgoing } from '../../../contract/outgoing.ts'
import type { Mailbox } from '../../../domain/reading.ts'

interface Answerable {
  from: Mailbox | null
  replyTo: Mailbox | null
  to: readonly Mailbox[]
  isByUser: boolean
  isOwn: (address: string) => boolean
}

/** The addresses that an answer to a mail goes to: whoever wrote it, or whoever the user wrote to where the mail is the user's own. */
export function answered({ from, replyTo, to, isByUser, isOwn }: Answerable, isToAll: boolean): string[] {
  const writers = isByUser ? to : [replyTo ?? from].flatMap((box) => box ?? [])
  const boxes = isToAll ? [...writers, ...to] : writers
  const addresses = boxes.map(({ address }) => address).filter((address) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address))
  return [...new Set(addresses.filter((address) => !isOwn(address)))].slice(0, mostOutgoing.recipients)
}
