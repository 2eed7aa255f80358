import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Correction, Memory, Signs } from '../../domain/attribution/shapes.ts'
import type { Db } from '../db/pool.ts'

/** Corrections beyond these are so old that newer ones speak for the same senders and employers. */
const mostRemembered = 5000

/** What the user settled by hand, oldest first, as attribution wants it. */
export async function loadMemory(db: Db, userId: string): Promise<Memory> {
  const rows = await db
    .selectFrom('corrections')
    .select(['kind', 'createdAt', 'signs', 'applicationId', 'fromApplicationId', 'company', 'title'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRemembered)
    .execute()
  return rows.reverse().map(({ createdAt, fromApplicationId, ...row }) => {
    return { ...row, at: createdAt.toISOString(), from: fromApplicationId } as Correction
  })
}

type NewCorrection = Correction extends infer C ? (C extends Correction ? Omit<C, 'at'> : never) : never

/** Keeps a correction for the mails to come. Answers its id, by which it can be forgotten again. */
export async function remember(db: Db, userId: string, mailId: string | null, correction: NewCorrection): Promise<string> {
  const id = uuidv7()
  const { kind, signs, ...rest } = correction
  await db
    .insertInto('corrections')
    .values({
      userId,
      id,
      kind,
      mailId,
      signs: JSON.stringify(signs),
      applicationId: 'applicationId' in rest ? rest.applicationId : null,
      fromApplicationId: 'from' in rest ? rest.from : null,
      company: 'company' in rest ? rest.company : null,
      title: 'title' in rest ? rest.title : null,
    })
    .execute()
  return id
}

/** What a correction is known by when no single mail stands behind it: no mail is like this. */
export const noSigns: Signs = {
  thread: [],
  sender: null,
  automated: false,
  platform: null,
  kind: 'other',
  companyKey: null,
  titleKey: null,
}

/**
 * The application that one which was merged away is part of now: where most of its mails are, through all the merges and splits that
 * followed; without mail, what it was merged into. Null where that is none any more.
 */
export async function successorOf(db: Db, userId: string, applicationId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with recursive heirs as (
      select distinct on (h.id) h.id, h.heir from (
        select c.from_application_id as id, coalesce(m.application_id, c.application_id) as heir, count(*) as mails, max(c.created_at) as at
        from corrections c left join mails m on m.user_id = c.user_id and m.id = c.mail_id
        where c.user_id = ${userId} and c.kind = 'merge' group by 1, 2
      ) h order by h.id, h.mails desc, h.at desc, h.heir
    ), way as (
      select h.heir, 1 as step from heirs h where h.id = ${applicationId}
      union
      select h.heir, way.step + 1 from way join heirs h on h.id = way.heir where way.step < ${mostMerges}
    )
    select a.id from way join applications a on a.user_id = ${userId} and a.id = way.heir order by way.step limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** One after another; what would be more goes round in a circle. */
const mostMerges = 100

export async function forget(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('corrections').where('userId', '=', userId).where('id', 'in', ids).execute()
}
