import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { plainReading } from './reading.ts'
import { addUser } from './tracker.ts'

export interface Size {
  mails: number
  applications: number
  companies: number
}

/**
 * A user with as much as a heavy one gathers in years: most mail is alerts, each application has some mails, timeline entries and now
 * and then an interview. Written in bulk; statistics are brought up to date, as autovacuum would. Answers the user's id.
 */
export async function addLargeAccount(db: Db, { mails, applications, companies }: Size): Promise<string> {
  const userId = await addUser(db)
  await db.insertInto('profiles').values({ userId }).execute()
  const bytes = Buffer.from('Subject: Hello\r\n\r\nHello')
  const rawHash = hash('sha256', bytes, 'buffer')
  await db
    .insertInto('rawMessages')
    .values({ hash: rawHash, size: bytes.length, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    insert into companies (user_id, id, name, name_key)
    select ${userId}::uuid, gen_random_uuid(), 'Company ' || n || ' GmbH', 'company ' || n from generate_series(1, ${companies}::int) n`.execute(
    db,
  )
  await sql`
    insert into jobs (user_id, id, company_id, title, title_key)
    select user_id, gen_random_uuid(), id, t, lower(t) from companies, unnest(array['Backend Developer', 'Data Analyst', 'Product Designer']) t
    where user_id = ${userId}`.execute(db)
  await sql`
    insert into applications (user_id, id, company_id, job_id, status, is_active, source, applied_at, last_activity_at, rating, labels)
    select j.user_id, gen_random_uuid(), case when n % 100 > 0 then j.company_id end, case when n % 100 > 0 then j.id end,
      (array['applied', 'in_review', 'assessment', 'interview', 'offer', 'rejected'])[1 + n % 6], n % 5 > 0, 'mail',
      now() - n * interval '2 hours', now() - n * interval '1 hour', nullif(n % 6, 0),
      case n % 3 when 0 then array['remote'] when 1 then array['urgent', 'dream job'] else '{}' end
    from generate_series(1, ${applications}::int) n
      join (select *, row_number() over (order by id) - 1 as at from jobs where user_id = ${userId}) j on j.at = n % (3 * ${companies}::int)`.execute(
    db,
  )
  await sql`
    insert into mails (user_id, id, raw_hash, recipient, envelope_from, client_address, helo, is_tls, source, received_at, state, message_id,
      subject, from_name, from_address, preview, sent_at, confidence, place, application_id, reading, decision)
    select ${userId}::uuid, gen_random_uuid(), ${rawHash}, 'ada+' || n || '@applybox.localhost', 'jobs@example.com', '192.0.2.1', 'example.com', true,
      'smtp', now() - n * interval '7 minutes', case when n % 5000 = 0 then 'failed' else 'applied' end, '<' || n || '@example.com>',
      'Subject ' || n, 'Example Jobs', 'jobs' || n % 500 || '@example.com', repeat('preview ', 20), now() - n * interval '7 minutes',
      0.9, case when a.id is not null then 'application' when n % 997 = 0 then 'review' else 'aside' end, a.id,
      ${JSON.stringify(plainReading)}::jsonb || jsonb_build_object('to', '[]'::jsonb, 'company', c.name, 'title', j.title,
        'kind', case when a.id is not null then 'application_update'
          else (array['job_alert', 'job_alert', 'job_alert', 'recruiter_outreach', 'other'])[1 + n % 5] end),
      jsonb_build_object('reason', 'job suggestions or a newsletter', 'candidates', '[]'::jsonb)
    from generate_series(1, ${mails}::int) n
      left join (select id, company_id, job_id, row_number() over (order by id) as at from applications where user_id = ${userId}) a
        on n % 4 = 0 and a.at = n / 4 % ${applications}::int + 1
      left join companies c on c.user_id = ${userId} and c.id = a.company_id
      left join jobs j on j.user_id = ${userId} and j.id = a.job_id`.execute(db)
  await sql`
    insert into timeline (user_id, id, application_id, at, kind, actor, mail_id, from_value, to_value)
    select user_id, gen_random_uuid(), application_id, sent_at, 'mail', 'mail', id, null, kind from mails
    where user_id = ${userId} and application_id is not null`.execute(db)
  await sql`
    insert into interviews (user_id, id, application_id, starts_at, kind, state)
    select user_id, gen_random_uuid(), id, now() + interval '1 day', 'video', 'confirmed' from applications
    where user_id = ${userId} and status = 'interview'`.execute(db)
  await sql`
    insert into contacts (user_id, application_id, address, name, first_seen_at)
    select distinct on (application_id, from_address) user_id, application_id, from_address, from_name, sent_at from mails
    where user_id = ${userId} and application_id is not null`.execute(db)
  await sql`analyze companies, jobs, applications, mails, timeline, interviews, contacts`.execute(db)
  return userId
}
