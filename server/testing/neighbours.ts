import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, transaction } from '../db/pool.ts'

/**
 * Other users of the installation, each with 10 companies of 300 that all know, 20 applications and 100 mails. Written in bulk; statistics
 * are brought up to date, as autovacuum would.
 */
export function addNeighbours(db: Db, count: number): Promise<void> {
  return transaction(db, (trx) => add(trx, count))
}

async function add(db: Db, count: number): Promise<void> {
  const bytes = Buffer.from('Subject: Hello\r\n\r\nHello neighbour')
  const rawHash = hash('sha256', bytes, 'buffer')
  await db
    .insertInto('rawMessages')
    .values({ hash: rawHash, size: bytes.length, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    create temporary table neighbours on commit drop as select gen_random_uuid() as id, n from generate_series(1, ${sql.lit(count)}) n`.execute(
    db,
  )
  await sql`
    insert into users (id, email, ref_code) select id, 'neighbour' || n || '@example.com', 'neighbour' || n from neighbours`.execute(
    db,
  )
  await sql`
    insert into companies (user_id, id, name, name_key)
    select id, gen_random_uuid(), 'Company ' || (n * 7 + c * 31) % 300, 'company ' || (n * 7 + c * 31) % 300
    from neighbours, generate_series(1, 9) c on conflict do nothing`.execute(db)
  await sql`
    insert into jobs (user_id, id, company_id, title, title_key)
    select user_id, gen_random_uuid(), companies.id, t, lower(t)
    from companies join neighbours on neighbours.id = user_id, unnest(array['Backend Developer', 'Data Analyst']) t`.execute(db)
  await sql`
    insert into applications (user_id, id, company_id, job_id, status, source, applied_at, last_activity_at)
    select user_id, gen_random_uuid(), company_id, jobs.id, (array['applied', 'in_review', 'interview', 'rejected'])[1 + n % 4], 'mail',
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from jobs join neighbours on neighbours.id = user_id`.execute(db)
  await sql`
    insert into mails (user_id, id, raw_hash, recipient, envelope_from, client_address, helo, is_tls, source, received_at, state, message_id,
      subject, from_name, from_address, preview, sent_at, reading, confidence, place, application_id)
    select u.id, gen_random_uuid(), ${rawHash}, 'neighbour+' || m || '@applybox.localhost', 'jobs@example.com', '192.0.2.1', 'example.com', true, 'smtp',
      now() - m * interval '7 minutes', 'applied', '<' || u.n || '.' || m || '@example.com>', 'Subject ' || m, 'Example Jobs',
      'jobs@example.com', repeat('preview ', 20), now() - m * interval '7 minutes',
      jsonb_build_object('kind', case when a.id is null then 'job_alert' else 'application_update' end), 0.9, case when a.id is null then 'aside' else 'application' end, a.id
    from neighbours u cross join generate_series(1, 100) m
      left join (select user_id, id, row_number() over (partition by user_id order by id) as at from applications) a
        on a.user_id = u.id and a.at = m`.execute(db)
  await sql`
    insert into timeline (user_id, id, application_id, at, kind, actor, mail_id)
    select m.user_id, gen_random_uuid(), m.application_id, m.sent_at, 'mail', 'mail', m.id
    from mails m join neighbours on neighbours.id = m.user_id where m.application_id is not null`.execute(db)
  await sql`analyze users, companies, jobs, applications, mails, timeline`.execute(db)
}
