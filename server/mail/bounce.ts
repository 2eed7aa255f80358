import { sql } from 'kysely'
import type { ParsedMail } from '../../reader/mail.ts'
import type { Db } from '../db/pool.ts'
import { announce } from '../lib/changes.ts'

/** What a mail server reports of a mail that it could not deliver, or not yet. */
export interface Bounce {
  isFinal: boolean
  words: string
  /** Of those whom the mail was for; null where the report does not say. */
  address: string | null
}

/** Addresses in a day from which mail comes back, before the operator is asked. */
const mostBounces = 10

const longest = { report: 20_000, text: 5_000, words: 500 }

/** Read from the report (RFC 3464) as far as it is there, else from the words of the mail. Null where it reports nothing of the kind. */
export function bounceOf({ attachments, text, subject, from }: ParsedMail): Bounce | null {
  const report = attachments.find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))
  if (report) {
    const fields = Buffer.from(report.bytes.subarray(0, longest.report))
      .toString('utf8')
      .replace(/\r?\n[ \t]+/g, ' ')
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,2000})`, 'im').exec(fields)?.[1]?.trim()
    const action = field('Action')?.toLowerCase() ?? ''
    const status = field('Status') ?? ''
    if (/^(?:delivered|relayed|expanded)/.test(action) || (action === '' && status.startsWith('2'))) return null
    const words = field('Diagnostic-Code')?.replace(/^smtp;\s*/i, '') || status || subject
    const address = field('Final-Recipient') ?? field('Original-Recipient') ?? ''
    return {
      address: /[^\s;<>]+@[^\s;<>]+/.exec(address)?.[0].toLowerCase() ?? null,
      isFinal: action.startsWith('failed') || (action === '' && status.startsWith('5')),
      words: words.slice(0, longest.words),
    }
  }
  const said = `${from?.address ?? ''}\n${subject}\n${(text ?? '').slice(0, longest.text)}`
  if (!undelivered.test(said)) return null
  const words = /^.*\b[45]\d\d[ -].*$/m.exec((text ?? '').slice(0, longest.text))?.[0].trim() || subject
  return { isFinal: true, words: words.slice(0, longest.words), address: null }
}

const undelivered =
  /mailer-daemon|undeliver|returned mail|delivery (?:status notification )?\(?fail|could ?n[o']t be delivered|unzustellbar|nicht zugestellt|non remis|no entregado|onbestelbaar|mancato recapito|não entregue|niedostarcz|配信(?:できません|不能|失敗)|退信/i

/** Puts a bounce to the mail that came back, when it is one of this user's that was taken before. */
export async function keepBounce(db: Db, userId: string, token: string, { isFinal, words, address }: Bounce): Promise<void> {
  const { rows } = await sql<{ id: string; applicationId: string | null; recipients: string[] }>`
    update outgoing_mails set words = ${words}, state = case when ${isFinal}::boolean then 'bounced' else state end
    where user_id = ${userId} and token = ${token} and state in ('sent', 'bounced') returning id, application_id as "applicationId", recipients`.execute(
    db,
  )
  for (const { id, applicationId, recipients } of rows) {
    await announce(db, userId, [{ type: 'mail', applicationId, mailId: id }])
    const bounced = recipients.length === 1 ? recipients[0] : recipients.find((one) => one.toLowerCase() === address)
    if (isFinal && bounced !== undefined)
      await sql`
        insert into bounced_addresses (user_id, address, words) values (${userId}, ${bounced.toLowerCase()}, ${words})
        on conflict (user_id, address) do update set words = excluded.words, at = now()`.execute(db)
    if (isFinal)
      await sql`
        insert into outgoing_holds (user_id, kind, because)
        select ${userId}, 'held', 'bounces'
        where (select count(*) from bounced_addresses where user_id = ${userId} and at > now() - interval '24 hours') >= ${mostBounces}
        on conflict do nothing`.execute(db)
  }
}
