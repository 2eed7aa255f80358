import webPush from 'web-push'
import type { PushMessage } from '../../../contract/notifications.ts'
import type { Db } from '../../db/pool.ts'
import { type Outbound, Unreachable } from '../../lib/outbound.ts'
import { pushKeys } from './keys.ts'
import { findSubscription, type NoticeToPush, noticesOf, removeSubscription } from './queries.ts'

export interface PushJob {
  userId: string
  /** In hexadecimal. */
  device: string
  mailIds: string[]
}

export interface Sender {
  db: Db
  outbound: Outbound
  mailDomain: string
}

/** Seconds that a push service keeps what a browser does not take: a code is of no use for longer. */
const keptFor = { code: 600, other: 86_400 }

/**
 * Tells one browser what some mails brought, if it has not been sent yet: in one message, which only that browser can read (RFC 8291).
 * A subscription that has ended is forgotten. Throws when it should be tried again.
 */
export async function sendPush({ db, outbound, mailDomain }: Sender, { userId, device, mailIds }: PushJob): Promise<void> {
  const deviceId = Buffer.from(device, 'hex')
  const subscription = await findSubscription(db, userId, deviceId)
  const message = subscription && messageOf(await noticesOf(db, userId, mailIds))
  if (!message) return
  const { endpoint, ...keys } = subscription
  const isCode = message.notice === 'code'
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject: `mailto:postmaster@${mailDomain}`, ...(await pushKeys(db)) },
    TTL: isCode ? keptFor.code : keptFor.other,
    urgency: isCode ? 'high' : 'normal',
  })
  const status = await outbound.post(endpoint, { headers: textual(headers), body: body ?? Buffer.alloc(0) }).catch((cause) => {
    // its name leads into a private network now
    if (cause instanceof Unreachable && cause.reason === 'not_allowed') return 404
    throw cause
  })
  if (status === 404 || status === 410) await removeSubscription(db, userId, deviceId, endpoint)
  else if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
}

/** As little as shows what it is about. */
function messageOf([newest, ...others]: NoticeToPush[]): PushMessage | null {
  if (!newest) return null
  return { ...newest, more: others.length }
}

function textual(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
