import { sql } from 'kysely'
import { signsOf } from '../../../domain/attribution/candidate.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { factsOf } from '../../placement/facts.ts'
import { lockUser } from '../../placement/lock.ts'
import { noSigns, remember } from '../../placement/memory.ts'
import { loadRecord } from '../../placement/record.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { addEntry } from '../timeline/index.ts'
import { keepForUndo, takePlaces, takeSnapshots } from '../undo/index.ts'
import { getSummary } from './application.ts'
import type { Undoable } from './edit.ts'
import { mailIdsOf, settleMails } from './queries.ts'
import { keepSettledInterviews, takeSettledInterviews } from './settled-interviews.ts'

const mostRemembered = 50

/** All that belongs to `from` becomes `into`'s; later mail about `from` goes to `into`. Of what both say, `into` keeps its own. */
export async function merge(db: Db, userId: string, { from, into }: { from: string; into: string }): Promise<Undoable> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const applications = await takeSnapshots(trx, userId, [from, into])
    if (applications.length < new Set([from, into]).size) throw new Refusal('not_found')
    if (from === into) throw new Refusal('conflict', 'same_application')
    const mails = await takePlaces(trx, userId, await mailIdsOf(trx, userId, [from, into]))
    const gone = await getSummary(trx, userId, from)
    const interviews = await takeSettledInterviews(trx, userId, await mailIdsOf(trx, userId, [from]))

    const corrections = await rememberMerge(trx, userId, from, into)
    await moveAll(trx, userId, from, into)
    await addEntry(trx, userId, { applicationId: into, kind: 'merged', actor: 'user', from: nameOf(gone) })
    await refreshApplication(trx, userId, into)
    await keepSettledInterviews(trx, userId, into, interviews)

    const undo = await keepForUndo(trx, userId, { applications, mails, corrections })
    await announce(
      trx,
      userId,
      [from, into].map((applicationId) => ({ type: 'application', applicationId, mailId: null })),
    )
    return { ...(await getSummary(trx, userId, into)), undo }
  })
}

/** Where no mail stands behind it, it is remembered for the links that lead to `from`. */
async function rememberMerge(db: Db, userId: string, from: string, into: string): Promise<string[]> {
  const { mails, email } = (await loadRecord(db, userId, from)) ?? { mails: [], email: '' }
  if (mails.length === 0) return [await remember(db, userId, null, { kind: 'merge', signs: noSigns, applicationId: into, from })]
  const ids: string[] = []
  for (const mail of mails.slice(-mostRemembered)) {
    const signs = signsOf(factsOf(mail, email))
    ids.push(await remember(db, userId, mail.id, { kind: 'merge', signs, applicationId: into, from }))
  }
  return ids
}

/** What follows from mail is worked out anew where the mail is now; what the user did to `from` goes with it, but for its beginning. */
async function moveAll(db: Db, userId: string, from: string, into: string) {
  await sql`
    update mails set application_id = ${into} where user_id = ${userId} and application_id = ${from}`.execute(db)
  await settleMails(db, userId, [into])
  await sql`
    update timeline set application_id = ${into}
    where user_id = ${userId} and application_id = ${from} and actor <> 'mail' and kind <> 'created'`.execute(db)
  await sql`update documents set application_id = ${into} where user_id = ${userId} and application_id = ${from}`.execute(db)
  await sql`update notes set application_id = ${into} where user_id = ${userId} and application_id = ${from}`.execute(db)
  await sql`update resumes set application_id = ${into} where user_id = ${userId} and application_id = ${from}`.execute(db)
  // What only mail tells of a person gives way to the user's words.
  await sql`
    delete from contacts c where user_id = ${userId} and application_id = ${into} and settled_at is null and address in (
      select address from contacts where user_id = ${userId} and application_id = ${from} and settled_at is not null)`.execute(db)
  await sql`
    update contacts c set application_id = ${into}
    where user_id = ${userId} and application_id = ${from} and settled_at is not null and not exists (
      select from contacts k where k.user_id = c.user_id and k.application_id = ${into} and k.address = c.address and k.address <> '')`.execute(
    db,
  )
  await sql`
    update interviews set application_id = ${into}
    where user_id = ${userId} and application_id = ${from} and mail_id is null`.execute(db)
  await sql`
    update applications a set
      company_id = coalesce(a.company_id, gone.company_id),
      job_id = coalesce(a.job_id, gone.job_id),
      agency = coalesce(a.agency, gone.agency),
      location = coalesce(a.location, gone.location),
      requisition = coalesce(a.requisition, gone.requisition),
      posting_url = coalesce(a.posting_url, gone.posting_url),
      description = coalesce(a.description, gone.description),
      applied_at = case when 'appliedAt' = any(gone.settled) and 'appliedAt' <> all(a.settled) then gone.applied_at else a.applied_at end,
      work_mode = coalesce(a.work_mode, gone.work_mode),
      employment_type = coalesce(a.employment_type, gone.employment_type),
      (salary_min, salary_max, salary_currency, salary_period) = (
        select s.salary_min, s.salary_max, s.salary_currency, s.salary_period from applications s
        where s.user_id = a.user_id and s.id = case when num_nonnulls(a.salary_min, a.salary_max) > 0 then a.id else gone.id end),
      rating = coalesce(a.rating, gone.rating),
      seen_at = greatest(a.seen_at, gone.seen_at),
      starts_on = coalesce(a.starts_on, gone.starts_on),
      pros = coalesce(a.pros, gone.pros),
      cons = coalesce(a.cons, gone.cons),
      labels = a.labels || array(
        select l from unnest(gone.labels) l where lower(l) <> all(array(select lower(o) from unnest(a.labels) o))),
      (next_step, next_step_due_at) = (
        select n.next_step, n.next_step_due_at from applications n
        where n.user_id = a.user_id and n.id = case when a.next_step is not null then a.id else gone.id end),
      asked_done = a.asked_done || gone.asked_done,
      settled = array(
        select distinct s from unnest(a.settled || gone.settled) s where s <> 'isActive' or not (a.is_active or gone.is_active)),
      is_active = a.is_active or gone.is_active
    from applications gone
    where a.user_id = ${userId} and a.id = ${into} and gone.user_id = a.user_id and gone.id = ${from}`.execute(db)
  await sql`delete from applications where user_id = ${userId} and id = ${from}`.execute(db)
}

function nameOf({ company, job }: { company: { name: string } | null; job: { title: string } | null }): string | null {
  return [job?.title, company?.name].filter(Boolean).join(', ') || null
}
