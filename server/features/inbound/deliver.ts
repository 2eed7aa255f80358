import { hash, timingSafeEqual } from 'node:crypto'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { receiveMessage } from '../../../contract/mail.ts'
import type { Context } from '../../lib/context.ts'
import { NoRoom, type Recipient } from '../../lib/delivery.ts'
import { faultOf } from '../../lib/framing.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { ReadMessage } from '../../lib/route.ts'

/**
 * Takes a message that a mail provider passes on, as the SMTP door takes one: for addresses of this installation alone, and answered when
 * it is on disk. Where the provider does not say which server it had the message from, SPF can't be asked and DKIM speaks alone.
 */
export async function deliver(
  { config, inbound }: Context,
  secret: string,
  { to, from, client, helo }: QueryOf<typeof receiveMessage>,
  read: ReadMessage,
): Promise<{ accepted: string[]; unknown: string[] }> {
  if (inbound === null || !isSecret(secret, config.inboundSecret)) throw new Refusal('not_found')
  const recipients = new Map<string, Recipient>()
  const unknown: string[] = []
  let isFull = false
  for (const address of to) {
    const recipient = await inbound.findRecipient(address)
    if (recipient === 'full') isFull = true
    else if (recipient) recipients.set(recipient.address, recipient)
    else unknown.push(address)
  }
  if (inbound.isDiskFull()) throw putOff(noRoomTexts.disk)
  if (recipients.size === 0) throw isFull ? putOff(noRoomTexts.mailbox) : new Refusal('unknown_recipient')
  const bytes = await read()
  const fault = faultOf(bytes)
  if (bytes.length === 0 || fault) throw new Refusal('message_unfit', { words: fault?.message ?? 'The message is empty' })
  const delivery = {
    bytes,
    recipients: [...recipients.values()],
    envelopeFrom: from,
    clientAddress: client,
    helo,
    isTls: config.publicUrl.startsWith('https:'),
    source: 'http',
  } as const
  await inbound.accept(delivery).catch((cause: unknown) => {
    throw cause instanceof NoRoom ? putOff(noRoomTexts[cause.where]) : cause
  })
  // sent again it is one mail for those who have it
  if (isFull) throw putOff('A mailbox is full')
  return { accepted: [...recipients.keys()], unknown }
}

const noRoomTexts = { mailbox: 'The mailbox is full', disk: 'Not enough room on the disk' }
const putOff = (words: string) => new Refusal('unavailable', { words }, { retryAfterSeconds: 3600 })

/** Takes as long for every guess. */
function isSecret(given: string, secret: string | undefined): boolean {
  if (secret === undefined) return false
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))
}
