import type { Mailbox, Reading } from '../../reader/reading.ts'

/**
 * A mail that the user wrote to somebody and copied to the tracker: part of a conversation, whatever words stand in it,
 * and known by whom it was written to. A mail that the user sent to the tracker alone is read as what was put into it.
 */
export function asOwnMail<R extends Reading>(reading: R, own: ReadonlySet<string>): R {
  const isOwn = reading.from !== null && own.has(reading.from.address.toLowerCase()) && reading.forwarded === null
  const others = reading.to.filter(({ address }) => !own.has(plain(address)))
  if (!isOwn || others.length === 0) return reading
  const people = [
    ...others.map((box: Mailbox) => ({ ...box, role: null })),
    ...reading.people.filter(({ address }) => !own.has(plain(address))),
  ]
  return { ...reading, kind: 'conversation', replyTo: null, people }
}

/** Lower case, without the tag. */
const plain = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
