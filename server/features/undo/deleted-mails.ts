import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'

const hoursToUndo = 24

/**
 * Takes mails out of everything and keeps them for as long as that can be undone. Of what one user deleted at most so many bytes are kept,
 * the oldest go first. Answers how many mails there were.
 */
export async function setMailsAside(db: Db, userId: string, mailIds: readonly string[], mostBytes: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into deleted_mails (user_id, id, raw_hash, size, mail, attachments, signs, texts, expires_at)
    select m.user_id, m.id, m.raw_hash, m.size, to_jsonb(m),
      (select coalesce(jsonb_agg(a), '[]') from attachments a where a.user_id = m.user_id and a.mail_id = m.id),
      (select coalesce(jsonb_agg(s), '[]') from mail_signs s where s.user_id = m.user_id and s.mail_id = m.id),
      (select coalesce(jsonb_agg(t), '[]') from mail_texts t where t.user_id = m.user_id and t.mail_id = m.id),
      now() + make_interval(hours => ${hoursToUndo})
    from mails m where m.user_id = ${userId} and m.id = any(${mailIds}::uuid[])`.execute(db)
  // a time that was read in them goes with them; what the user said of one stays
  await sql`
    delete from interviews where user_id = ${userId} and mail_id = any(${mailIds}::uuid[]) and settled_at is null`.execute(db)
  await sql`delete from mails where user_id = ${userId} and id = any(${mailIds}::uuid[])`.execute(db)
  await sql`
    delete from deleted_mails d using (
      select id, sum(size) over (order by deleted_at desc, id desc) as total from deleted_mails where user_id = ${userId}
    ) as kept where d.user_id = ${userId} and d.id = kept.id and kept.total > ${mostBytes}`.execute(db)
  return Number(numAffectedRows)
}

/** Puts them back, in no application yet. Refuses when one is gone for good or has arrived again. */
export async function bringBackMails(db: Db, userId: string, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length === 0) return
  const columns = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'mails'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db)
  const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)))
  const ids = sql`user_id = ${userId} and id = any(${mailIds}::uuid[])`
  const { rows } = await sql`select from deleted_mails where ${ids}`.execute(db)
  if (rows.length < mailIds.length) throw new Refusal('not_found', 'undone_too_late')
  const { numAffectedRows = 0n } = await sql`
    insert into mails (${names})
    select ${sql.join(columns.rows.map(({ name }) => sql.ref(`m.${name}`)))}
    from deleted_mails d, jsonb_populate_record(null::mails, d.mail || '{"application_id": null, "place": null, "repeats": null}') as m
    where d.user_id = ${userId} and d.id = any(${mailIds}::uuid[])
    on conflict do nothing`.execute(db)
  if (numAffectedRows < mailIds.length) throw new Refusal('conflict', 'changed_since')
  for (const [table, column] of [
    ['attachments', 'attachments'],
    ['mail_signs', 'signs'],
    ['mail_texts', 'texts'],
  ] as const)
    await sql`
      insert into ${sql.table(table)}
      select r.* from deleted_mails d, jsonb_populate_recordset(null::${sql.table(table)}, d.${sql.ref(column)}) as r
      where d.user_id = ${userId} and d.id = any(${mailIds}::uuid[])`.execute(db)
  // follows the mail to where it is put next
  await sql`update mail_signs set application_id = null where user_id = ${userId} and mail_id = any(${mailIds}::uuid[])`.execute(
    db,
  )
  await sql`delete from deleted_mails where ${ids}`.execute(db)
}

/** Removes for good what can no longer come back, with the bytes that nobody else has. */
export async function purgeDeletedMails(db: Db): Promise<void> {
  const { rows } = await sql<{ hash: Buffer }>`
    delete from deleted_mails where expires_at < now() returning raw_hash as hash`.execute(db)
  await sql`
    delete from raw_messages r where hash = any(${rows.map(({ hash }) => hash)}::bytea[])
      and not exists (select from mails m where m.raw_hash = r.hash)`.execute(db)
}
