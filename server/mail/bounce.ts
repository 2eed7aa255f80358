import { sql } from 'kysely'
import type { ParsedMail } from '../../reader/mail.ts'
import type { Db } from '../db/pool.ts'
import { announce } from '../lib/changes.ts'
import { addressIn, idsIn, partsOf, textOf } from './report-parts.ts'

/** What a mail server reports of a mail that it could not deliver, or not yet. */
export interface Bounce {
  isFinal: boolean
  words: string
  /** Of those whom the mail was for; null where the report does not say. */
  address: string | null
  /** Message-IDs that it names, without brackets: of the mail that came back, among others. */
  messageIds: string[]
}

/** Addresses in a day from which mail comes back, before the operator is asked. */
const mostBounces = 10

const longest = { text: 20_000, words: 500 }

/** Read from the report (RFC 3464) as far as it is there, else from the words of the mail. Null where it reports nothing of the kind. */
export function bounceOf(mail: ParsedMail): Bounce | null {
  const text = (mail.text ?? '').slice(0, longest.text)
  const report = partsOf(mail).find(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))
  const found = report ? reported(textOf(report.bytes)) : said(mail, text)
  if (found === null) return null
  const failed = mail.headers.find(({ key }) => key === 'x-failed-recipients')?.value
  const words = found.words || lineOfServer(text) || mail.subject
  return {
    isFinal: found.isFinal,
    words: words.slice(0, longest.words),
    address: found.address ?? addressIn(failed ?? '') ?? addressIn(/^.*\b[45]\d\d[ -].*$/m.exec(text)?.[0] ?? '') ?? null,
    messageIds: idsIn(mail, text),
  }
}

function reported(fields: string): Omit<Bounce, 'messageIds'> | null {
  const unfolded = fields.replace(/\r?\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,2000})`, 'im').exec(unfolded)?.[1]?.trim()
  const action = field('Action')?.toLowerCase() ?? ''
  const status = field('Status') ?? ''
  if (/^(?:delivered|relayed|expanded)/.test(action) || (action === '' && status.startsWith('2'))) return null
  return {
    address: addressIn(field('Final-Recipient') ?? '') ?? addressIn(field('Original-Recipient') ?? ''),
    isFinal: action.startsWith('failed') || (action === '' && !status.startsWith('4')),
    words: field('Diagnostic-Code')?.replace(/^smtp;\s*/i, '') || status,
  }
}

/** What the words of a server say that writes no report. */
function said({ from, subject }: ParsedMail, text: string): Omit<Bounce, 'messageIds'> | null {
  if (!undelivered.test(`${from?.address ?? ''}\n${subject}\n${text.slice(0, 5_000)}`)) return null
  const words = lineOfServer(text)
  const isDelay = delayed.test(`${subject}\n${text.slice(0, 5_000)}`) && !/\b5\d\d[ -]|\b5\.\d{1,3}\.\d{1,3}\b/.test(words)
  return { isFinal: !isDelay, words, address: null }
}

const lineOfServer = (text: string) => /^.*\b[45]\d\d[ -].*$/m.exec(text)?.[0].trim() ?? ''

const undelivered =
  /mailer-daemon|undeliver|returned mail|returned to sender|mail (?:delivery )?(?:system|failed|failure)|delivery (?:status notification )?\(?(?:fail|delay|incomplete|has failed)|failure notice|(?:could ?n[o']t|cannot|can't|was not|has not been|unable to)(?: be)? deliver|unzustellbar|nicht (?:zugestellt|übermittelt)|zustellung fehlgeschlagen|non remis|échec de (?:la )?(?:remise|distribution)|n'a pas pu être (?:remis|distribué)|no (?:se ha podido )?entrega|onbestelbaar|niet (?:worden )?bezorgd|mancat[ao] (?:recapito|consegna)|impossibile recapitare|não (?:foi )?(?:possível )?entreg|niedostarcz|nie (?:można|udało się) dostarczyć|kunde inte levereras|kunne ikke leveres|toimitus epäonnistui|iletilemedi|配信(?:できません|不能|失敗)|退信/i
const delayed =
  /delay|will (?:be )?(?:retr|keep trying|continue)|still (?:being )?tr(?:y|ied)|warning: (?:message|could not send)|no action is required|verzögert|noch nicht zugestellt|retardé|en retard|retrasad|in ritardo|vertraagd|opóźni|försenad|forsinket|viivästy|gecik|遅延/i

/** Puts a bounce to the mail that came back, by its token or else by the ids within, when it is one of this user's that was taken before. */
export async function keepBounce(db: Db, userId: string, token: string | null, bounce: Bounce): Promise<boolean> {
  const { isFinal, words, address, messageIds } = bounce
  const { rows } = await sql<{ id: string; applicationId: string | null; recipients: string[] }>`
    update outgoing_mails set words = ${words}, state = case when ${isFinal}::boolean then 'bounced' else state end
    where user_id = ${userId} and state in ('sent', 'bounced')
      and (token = ${token} or ${token}::text is null and array[message_id, relay_message_id] && ${messageIds.map((id) => `<${id}>`)}::text[]) returning id, application_id as "applicationId", recipients`.execute(
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
  return rows.length > 0
}
