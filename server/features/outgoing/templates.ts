import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '../../../contract/endpoint.ts'
import {
  type addTemplate,
  mostTemplates,
  type OwnTemplate,
  type TemplateKey,
  type Templates,
  templateKeys,
} from '../../../contract/templates.ts'
import { isNoReply } from '../../../domain/names/no-reply.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import { applicationExists, mailExists, senderOf } from './queries.ts'
import { type TemplateWords, templateWords } from './template-words.ts'

interface About {
  emailId: string | null
  applicationId: string | null
}

/** What is known of a mail or an application: what a template is filled with. */
interface Known {
  language: string | null
  name: string | null
  title: string | null
  company: string | null
  startsAt: Date | null
  timeZone: string | null
}

/** What stands ready to be written, in the language of the conversation. */
export async function templatesFor(db: Db, userId: string, about: About): Promise<Templates> {
  const { emailId, applicationId } = about
  if (emailId !== null && !(await mailExists(db, userId, emailId))) throw new Refusal('not_found')
  if (applicationId !== null && !(await applicationExists(db, userId, applicationId))) throw new Refusal('not_found')
  const [known, { name: me }, own, answers] = await Promise.all([
    findKnown(db, userId, about),
    senderOf(db, userId),
    listOwn(db, userId),
    applicationId === null ? null : findAnswerable(db, userId, applicationId),
  ])
  const language = known.language !== null && known.language in templateWords ? known.language : 'en'
  const words = templateWords[language] as TemplateWords
  const fill = (text: string) => filled(text, { ...known, me }, words, language)
  return {
    language,
    answers,
    list: templateKeys.map((key) => ({
      key,
      moves: moves[key] ?? null,
      subject: fill(words.subject),
      text: fill(letterOf(words, key, known)),
    })),
    own: own.map((template) => ({ ...template, filled: { subject: fill(template.subject), text: fill(template.text) } })),
  }
}

/** What the user says with it of the application. */
const moves: Partial<Record<TemplateKey, 'accepted' | 'withdrawn'>> = {
  withdraw: 'withdrawn',
  acceptOffer: 'accepted',
  declineOffer: 'withdrawn',
}

const letterOf = ({ greeting, hello, closing, texts }: TemplateWords, key: TemplateKey, { name }: Known) =>
  `${name === null ? hello : greeting}\n\n${texts[key]}\n\n${closing}\n{me}`

function filled(text: string, known: Known & { me: string }, { gaps }: TemplateWords, language: string): string {
  const { startsAt, timeZone, name, title, company, me } = known
  const values: Record<string, string | null> = {
    name,
    title,
    company,
    me,
    time: startsAt === null ? null : timeIn(language, startsAt, timeZone),
  }
  return text
    .replace(/\{(name|title|company|time|me)\}/g, (_, key: string) => values[key] ?? `[${gaps[key as keyof typeof gaps]}]`)
    .trimEnd()
}

function timeIn(language: string, at: Date, timeZone: string | null): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'short',
    }).format(at)
  try {
    return format(timeZone ?? 'UTC')
  } catch {
    return format('UTC')
  }
}

/** What is known of a mail, or of an application where there is none. */
export async function findKnown(db: Db, userId: string, { emailId, applicationId }: About): Promise<Known> {
  const { rows } = await sql<Known & { address: string | null }>`
    with mail as (
      select * from mails where user_id = ${userId} and id = ${emailId}
    ), application as (
      select * from applications where user_id = ${userId}
        and id = coalesce(${applicationId}::uuid, (select application_id from mail))
    ), latest as (
      select m.* from mails m join application a on m.application_id = a.id
      where m.user_id = ${userId} and m.source <> 'sent' and m.reading ->> 'language' is not null order by m.sent_at desc limit 1
    ), meeting as (
      select i.starts_at, i.time_zone from interviews i join application a on i.application_id = a.id
      where i.user_id = ${userId} and i.state <> 'cancelled' and i.starts_at > now() order by i.starts_at limit 1
    ), person as (
      select c.name from contacts c join application a on c.application_id = a.id
      where c.user_id = ${userId} and not c.is_hidden and c.name <> '' order by c.first_seen_at desc limit 1
    )
    select coalesce((select reading ->> 'language' from mail), (select reading ->> 'language' from latest)) as language,
      (select from_address from mail) as address,
      coalesce((select nullif(from_name, '') from mail), (select name from person)) as name,
      (select j.title from jobs j join application a on j.id = a.job_id where j.user_id = ${userId}) as title,
      (select c.name from companies c join application a on c.id = a.company_id where c.user_id = ${userId}) as company,
      (select starts_at from meeting) as "startsAt", (select time_zone from meeting) as "timeZone"`.execute(db)
  const [{ address = null, ...known } = { ...nothing, address: null }] = rows
  // a program, or a team: nobody to greet by name
  const isPerson = known.name !== null && /^[\p{L}.'’-]+(?: [\p{L}.'’-]+){1,3}$/u.test(known.name) && known.name !== known.company
  return { ...known, name: isPerson && !(address !== null && isNoReply(address)) ? known.name : null }
}

const nothing: Known = { language: null, name: null, title: null, company: null, startsAt: null, timeZone: null }

/** Whom a mail that asks goes to: the latest mail of somebody who reads answers, else somebody who is known. */
async function findAnswerable(db: Db, userId: string, applicationId: string): Promise<Templates['answers']> {
  const { rows } = await sql<{ id: string; address: string }>`
    select m.id, coalesce(m.reading #>> '{replyTo,address}', m.from_address) as address from mails m join users u on u.id = m.user_id
    where m.user_id = ${userId} and m.application_id = ${applicationId} and m.source <> 'sent' and m.from_address <> ''
      and lower(m.from_address) <> lower(u.email)
    order by m.sent_at desc, m.id desc limit 50`.execute(db)
  const mail = rows.find(({ address }) => !isNoReply(address))
  const { rows: contacts } = await sql<{ address: string }>`
    select address from contacts
    where user_id = ${userId} and application_id = ${applicationId} and not is_hidden and address <> '' order by first_seen_at desc limit 20`.execute(
    db,
  )
  return { emailId: mail?.id ?? null, to: contacts.find(({ address }) => !isNoReply(address))?.address ?? null }
}

async function listOwn(db: Db, userId: string): Promise<OwnTemplate[]> {
  const { rows } = await sql<OwnTemplate>`
    select id, name, subject, text from templates where user_id = ${userId} order by name, id limit ${mostTemplates}`.execute(db)
  return rows
}

export async function addOwn(db: Db, userId: string, { name, subject, text }: BodyOf<typeof addTemplate>): Promise<OwnTemplate> {
  return transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 7225))`.execute(trx)
    if ((await listOwn(trx, userId)).length >= mostTemplates)
      throw new Refusal('conflict', { reason: 'templates_full', values: { most: mostTemplates } })
    const id = uuidv7()
    await sql`insert into templates (user_id, id, name, subject, text) values (${userId}, ${id}, ${name}, ${subject}, ${text})`.execute(
      trx,
    )
    return { id, name, subject, text }
  })
}

export async function removeOwn(db: Db, userId: string, id: string): Promise<void> {
  const { numAffectedRows } = await sql`delete from templates where user_id = ${userId} and id = ${id}`.execute(db)
  if (numAffectedRows === 0n) throw new Refusal('not_found')
}
