/** Somebody of this installation whom a message is for. */
export interface Recipient {
  /** Null for whoever runs the installation. */
  userId: string | null
  /** Lower case, without the tag. */
  address: string
  /** What stood behind the plus sign, as written: a hint of where the address was given. */
  tag: string | null
}

/** One message with its envelope, as a door took it. */
export interface Delivery {
  bytes: Buffer
  recipients: readonly Recipient[]
  envelopeFrom: string
  /** Empty where the door was not told. */
  clientAddress: string
  helo: string
  isTls: boolean
  source: 'smtp' | 'http' | 'import'
}

/** The local part of the return paths of outgoing mail; what stands behind the plus sign says which mail came back. */
export const bounceName = 'bounce'

/** Null for an address that is nobody's here, `full` for somebody who has no room for more. */
export type FindRecipient = (address: string) => Promise<Recipient | 'full' | null>

/** Everybody whom a message was for has left since. */
export class NobodyHere extends Error {}

/** The message fits no more, into the mailbox of a recipient or on the disk: it can be sent again later. */
export class NoRoom extends Error {
  readonly where: 'mailbox' | 'disk'
  constructor(where: 'mailbox' | 'disk') {
    super(`No room for the message: ${where}`)
    this.where = where
  }
}

/** Resolves when the message is on disk; rejects when it may not be. */
export type Accept = (delivery: Delivery) => Promise<void>

/** Of what an account may have, mail of others takes at most this part: the rest is for what its owner writes and uploads. */
export const mailShare = 3 / 4
