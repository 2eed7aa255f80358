import { sql } from 'kysely'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { checkMail, MailWarning } from '../../../contract/outgoing.ts'
import { isNoReply } from '../../../domain/names/no-reply.ts'
import type { Db } from '../../db/pool.ts'
import { answered, getOriginal, type Original } from '../mails/index.ts'
import { attachmentSaid } from './attached-words.ts'
import { isLookAlike } from './look-alike.ts'

type Mail = BodyOf<typeof checkMail>

/** What somebody may want to know before a mail leaves; each can be overruled. */
export async function warningsOf(db: Db, userId: string, mail: Mail): Promise<MailWarning[]> {
  const original = mail.emailId === null ? null : await getOriginal(db, userId, mail.emailId)
  const to = original && mail.as === 'reply' ? answered(original, mail.replyAll) : mail.to
  const everybody = [...to, ...mail.cc, ...mail.bcc]
  const isAnswer = original !== null && mail.as === 'reply'
  const filesPassedOn = mail.as === 'forward' ? (original?.attachments.length ?? 0) : 0
  const said = mail.documents.length + mail.files.length + filesPassedOn === 0 ? attachmentSaid(mail.text) : null
  const gap = placeholder.exec(`${mail.subject}\n${mail.text}`)?.[0]
  return [
    ...everybody.filter(isNoReply).map((value) => ({ code: 'no_reply' as const, value })),
    ...(await bouncedAmong(db, userId, everybody)).map((value) => ({ code: 'bounced' as const, value })),
    ...everybody.filter(isLookAlike).map((value) => ({ code: 'look_alike' as const, value })),
    ...(mail.as === 'new' && mail.subject.trim() === '' ? [{ code: 'no_subject' as const, value: '' }] : []),
    ...(said === null ? [] : [{ code: 'no_attachment' as const, value: said }]),
    ...(gap === undefined ? [] : [{ code: 'placeholder' as const, value: gap }]),
    ...(isAnswer && (await isThreadSuspicious(db, userId, mail.emailId ?? '', original))
      ? [{ code: 'suspicious' as const, value: '' }]
      : []),
    ...(isAnswer ? elsewhere(original) : []),
  ]
}

/** What a template leaves for the user to fill in: `[your question]`. A number in brackets is a footnote. */
const placeholder = /\[(?!\d+\])[^[\]\n]{2,60}\]/

/** The answer goes to another domain than the one that the mail says it is from. */
function elsewhere({ from, replyTo, isByUser }: Original): MailWarning[] {
  if (isByUser || from === null || replyTo === null) return []
  const [there, here] = [domainOf(replyTo.address), domainOf(from.address)]
  const isSame = there === here || there.endsWith(`.${here}`) || here.endsWith(`.${there}`)
  return isSame ? [] : [{ code: 'reply_elsewhere', value: replyTo.address }]
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The mail that is answered, or one that it answers, shows signs of a fraud or failed DMARC. */
async function isThreadSuspicious(
  db: Db,
  userId: string,
  emailId: string,
  { references, inReplyTo }: Original,
): Promise<boolean> {
  const { rows } = await sql`
    select from mails where user_id = ${userId} and (id = ${emailId} or message_id = any(${[...references, ...inReplyTo]}))
      and (reading #>> '{trust,level}' = 'warn' or authentication ->> 'dmarc' = 'fail') limit 1`.execute(db)
  return rows.length > 0
}

async function bouncedAmong(db: Db, userId: string, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from bounced_addresses b
    where user_id = ${userId} and address = any(${addresses.map((address) => address.toLowerCase())})
      and not exists (
        select from mails m where m.user_id = b.user_id and lower(m.from_address) = b.address and m.received_at > b.at)`.execute(
    db,
  )
  return rows.map(({ address }) => address)
}
