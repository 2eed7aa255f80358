import { sql } from 'kysely'
import type { ParsedMail } from '../../reader/mail.ts'
import type { Db } from '../db/pool.ts'
import { announce } from '../lib/changes.ts'
import { addressIn, idsIn, partsOf, textOf } from './report-parts.ts'

/** A feedback report: a recipient marked a mail as unwanted. */
export interface Complaint {
  /** False for reports of mail that was not junk, or of a failed authentication. */
  isUnwanted: boolean
  /** The recipient who complained; null where the report does not say. */
  address: string | null
  /** Of the return path of the mail, as the report names it. */
  token: string | null
  /** Message-IDs of the mail, without brackets. */
  messageIds: string[]
}

/** Read from a feedback report (RFC 5965, 6430). Null where there is none. */
export function complaintOf(mail: ParsedMail): Complaint | null {
  const report = partsOf(mail).find(({ type }) => type === 'message/feedback-report')
  if (!report) return null
  const fields = textOf(report.bytes).replace(/\r?\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,2000})`, 'im').exec(fields)?.[1]?.trim() ?? ''
  return {
    // RFC 6430, 6591
    isUnwanted: !/^(?:not-spam|auth-failure)$/i.test(field('Feedback-Type')),
    address: addressIn(field('Original-Rcpt-To')) ?? addressIn(field('Removal-Recipient')),
    token: /^bounce\+([0-9a-f]{8,64})@/.exec(addressIn(field('Original-Mail-From')) ?? '')?.[1] ?? null,
    messageIds: idsIn(mail, ''),
  }
}

/** Complaints per day that stop sending until the operator decides. */
const mostComplaints = 3

/** Puts a complaint to the mail that it is about, when it is one of this user's that was sent: who reports knows its token or its Message-ID. */
export async function keepComplaint(db: Db, userId: string, { address, token, messageIds }: Complaint): Promise<void> {
  const { rows } = await sql<{ id: string; applicationId: string | null; recipients: string[] }>`
    update outgoing_mails set state = 'complained', words = null, problem = null
    where user_id = ${userId} and state in ('sent', 'bounced', 'complained')
      and (token = ${token} or array[message_id, relay_message_id] && ${messageIds.map((id) => `<${id}>`)}::text[])
    returning id, application_id as "applicationId", recipients`.execute(db)
  for (const { id, applicationId, recipients } of rows) {
    await announce(db, userId, [{ type: 'mail', applicationId, mailId: id }])
    const from = recipients.length === 1 ? recipients[0] : recipients.find((one) => one.toLowerCase() === address)
    if (from === undefined) continue
    await sql`
      insert into complaints (user_id, address) values (${userId}, ${from.toLowerCase()})
      on conflict (user_id, address) do update set at = now()`.execute(db)
    const { rows: stopped } = await sql<{ id: string; applicationId: string | null }>`
      update outgoing_mails set state = 'cancelled', cancelled_because = 'complaint', due_at = null, bytes = null
      where user_id = ${userId} and state in ('held', 'scheduled') and lower(recipients::text)::text[] @> array[${from.toLowerCase()}]
      returning id, application_id as "applicationId"`.execute(db)
    const told = stopped.map((one) => ({ type: 'mail' as const, applicationId: one.applicationId, mailId: one.id }))
    await announce(db, userId, told)
    await sql`
      insert into outgoing_holds (user_id, kind, because)
      select ${userId}, 'held', 'complaints'
      where (select count(*) from complaints where user_id = ${userId} and at > now() - interval '24 hours') >= ${mostComplaints}
      on conflict do nothing`.execute(db)
  }
}
