import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import type { ReadMail } from '../placement/read-mail.ts'

/** Mails that answer a Message-ID which the mail server gave to one of the user's, as answers to that one too. */
export async function withOwnIds<Mail extends ReadMail>(db: Db, userId: string, mails: readonly Mail[]): Promise<Mail[]> {
  const named = mails.flatMap(({ understood: { reading } }) => [...reading.inReplyTo, ...reading.references])
  if (named.length === 0) return [...mails]
  const { rows } = await sql<{ own: string; given: string }>`
    select trim('<>' from message_id) as own, trim('<>' from relay_message_id) as given from outgoing_mails
    where user_id = ${userId} and relay_message_id = any(${[...new Set(named)].map((id) => `<${id}>`)})`.execute(db)
  if (rows.length === 0) return [...mails]
  return mails.map((mail) => {
    const { reading } = mail.understood
    const own = rows.filter(({ given }) => reading.inReplyTo.includes(given) || reading.references.includes(given))
    const references = [...new Set([...reading.references, ...own.map(({ own }) => own)])]
    return { ...mail, understood: { ...mail.understood, reading: { ...reading, references } } }
  })
}
