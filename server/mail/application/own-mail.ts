import type { Reading } from '../../../reader/reading.ts'

/** The user's own addresses: of the account, and those that mail came to. */
export type OwnAddresses = ReadonlySet<string>

export function ownAddresses(email: string, mails: readonly { recipient: string }[]): OwnAddresses {
  return new Set([email, ...mails.map(({ recipient }) => recipient)].map((address) => address.toLowerCase()))
}

/** With a tag behind the plus sign or without. */
export function isOwn(own: OwnAddresses, address: string): boolean {
  const plain = address.toLowerCase()
  return own.has(plain) || own.has(plain.replace(/\+[^@]*(?=@)/, ''))
}

/**
 * A mail that the user wrote to somebody and copied to the tracker: part of a conversation, whatever words stand in it,
 * and known by whom it was written to. A mail that the user sent to the tracker alone is read as what was put into it.
 */
export function asOwnMail<R extends Reading>(reading: R, own: OwnAddresses): R {
  const isByUser = reading.from !== null && isOwn(own, reading.from.address) && reading.forwarded === null
  const others = reading.to.filter(({ address }) => !isOwn(own, address))
  if (!isByUser || others.length === 0) return reading
  const people = [
    ...others.map((box) => ({ ...box, role: null })),
    ...reading.people.filter(({ address }) => !isOwn(own, address)),
  ]
  const kind = 'conversation'
  return { ...reading, kind, within: { kind, confidence: 1, likelihood: 1 }, replyTo: null, people }
}
