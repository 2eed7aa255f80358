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
  const addresses = boxes.map(({ address }) => address).filter(isAddress)
  return [...new Set(addresses.filter((address) => !isOwn(address)))].slice(0, mostOutgoing.recipients)
}

/** Who was copied and is copied again by an answer to all. */
export function copiedTo({ cc, isOwn }: { cc: readonly string[]; isOwn: Answerable['isOwn'] }, to: readonly string[]): string[] {
  const others = cc.filter((address) => isAddress(address) && !isOwn(address) && !to.includes(address))
  return [...new Set(others)].slice(0, Math.max(0, mostOutgoing.recipients - to.length))
}

/** Plain enough to be written to. */
const isAddress = (address: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address)
