import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { type Accept, bounceName, type Delivery, type Recipient } from '../../lib/delivery.ts'

const longestScan = 1024 * 1024
const mostNames = 20

/**
 * Mail providers that find no address for complaints write to abuse@ or postmaster@. A feedback report there that knows the return path or
 * the Message-ID of a mail of ours is delivered to that return path too, where it is read and checked like every report.
 */
export function withReports(db: Db, domain: string, accept: Accept): Accept {
  return async (delivery) => {
    const returnPath = delivery.recipients.some(({ userId }) => userId === null) ? await returnPathIn(db, domain, delivery) : null
    return accept(returnPath ? { ...delivery, recipients: [...delivery.recipients, returnPath] } : delivery)
  }
}

// The parts of a report have no transfer encoding (RFC 5965, 2; RFC 2046, 5.2.1).
const report = /^content-type:\s*message\/feedback-report\b/im

async function returnPathIn(db: Db, domain: string, { bytes }: Delivery): Promise<Recipient | null> {
  const text = bytes.subarray(0, longestScan).toString('latin1')
  if (!report.test(text)) return null
  const named = (pattern: RegExp) => [
    ...new Set(
      text
        .matchAll(pattern)
        .map(([, name = '']) => name)
        .take(mostNames),
    ),
  ]
  const tokens = named(/\bbounce\+([0-9a-f]{8,64})@/g)
  const messageIds = named(/^message-id:\s{0,5}(<[^\s<>]{1,500}>)/gim)
  const { rows } = await sql<{ userId: string; token: string }>`
    select user_id as "userId", token from outgoing_mails
    where token = any(${tokens}::text[]) or message_id = any(${messageIds}::text[]) or relay_message_id = any(${messageIds}::text[])
    order by token = any(${tokens}::text[]) desc limit 1`.execute(db)
  return rows[0] ? { userId: rows[0].userId, address: `${bounceName}@${domain}`, tag: rows[0].token } : null
}
