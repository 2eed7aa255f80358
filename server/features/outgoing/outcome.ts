import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { OutgoingProblem } from '../../../contract/outgoing.ts'
import type { Db } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Log } from '../../lib/log.ts'
import { changeApplication, getSummary } from '../applications/index.ts'
import { answerMeeting } from '../interviews/index.ts'
import type { Due } from './claim.ts'
import type { Refused } from './relay.ts'

/** What became of one try. */
export interface Outcome {
  due: Due
  /** With the signatures. */
  bytes: Buffer
  reached: string[]
  refused: Refused[]
  problem: OutgoingProblem | null
  messageId: string | null
}

/** Minutes between two tries, the last one again and again, for so many hours. */
const pauses = [1, 2, 5, 10, 20, 40, 60]
const mostHours = 48
/** A message that may have arrived is tried once more, after a time in which its sender can see that it has. */
const mostUnconfirmed = 2
const unconfirmedPause = 60

/** Writes outcomes down in one transaction. */
export async function keep(
  db: Db,
  outcomes: readonly Outcome[],
  { mailChannel, log }: { mailChannel: string; log: Log },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // rows are locked in one order, whoever else locks several
    for (const outcome of outcomes.toSorted((a, b) => (a.due.id < b.due.id ? -1 : 1))) {
      const { due, reached } = outcome
      await keepState(trx, outcome)
      // it has left once somebody has it
      if (reached.length === 0 || due.reached.length > 0) continue
      await keepSent(trx, outcome)
      await keepEffect(trx, due, log)
    }
    for (const [userId, own] of Map.groupBy(outcomes, ({ due }) => due.userId)) {
      const events = own.map(({ due }) => ({ type: 'mail' as const, applicationId: due.applicationId, mailId: due.id }))
      await announce(trx, userId, events)
      if (own.some(({ reached }) => reached.length > 0)) await sql`select pg_notify(${mailChannel}, ${userId})`.execute(trx)
    }
  })
}

async function keepState(db: Db, { due, reached, refused, problem, messageId }: Outcome): Promise<void> {
  const { userId, id, attempts } = due
  const unconfirmed = due.unconfirmed + (problem === 'unconfirmed' ? 1 : 0)
  const isTooLate = Date.now() - due.createdAt.getTime() > mostHours * 3_600_000
  const isOver = refused.every(({ isForGood }) => isForGood) || isTooLate || unconfirmed >= mostUnconfirmed
  const state = refused.length === 0 ? 'sent' : isOver ? 'failed' : 'delayed'
  const pause = problem === 'unconfirmed' ? unconfirmedPause : (pauses[Math.min(attempts, pauses.length - 1)] ?? 60)
  const words = [...new Set(refused.map(({ words }) => words))].join('; ').slice(0, 500)
  await sql`
    update outgoing_mails set state = ${state}, words = ${state === 'sent' ? null : words}, problem = ${problem}, unconfirmed = ${unconfirmed}, is_answer_awaited = false,
      reached = reached || ${reached}::text[], relay_message_id = coalesce(${messageId}, relay_message_id), sent_at = case when ${reached.length > 0} then coalesce(sent_at, now()) else sent_at end,
      attempts = attempts + case when ${state} = 'sent' then 0 else 1 end,
      due_at = case when ${state} = 'delayed' then now() + make_interval(mins => ${pause}) end,
      bytes = case when ${state} = 'sent' then null else bytes end
    where user_id = ${userId} and id = ${id} and (${reached.length > 0} or due_at is not null)`.execute(db)
}

/** It stands in its thread from now on, read like every other mail. */
async function keepSent(db: Db, { due: { userId, id, applicationId, address, token }, bytes }: Outcome): Promise<void> {
  const digest = hash('sha256', bytes, 'buffer')
  await sql`
    insert into raw_messages (hash, size, bytes) values (${digest}, ${bytes.length}, ${bytes}) on conflict (hash) do nothing`.execute(
    db,
  )
  await sql`
    insert into mails (user_id, id, raw_hash, recipient, envelope_from, client_address, helo, is_tls, source, application_id)
    values (${userId}, ${id}, ${digest}, ${address}, ${`bounce+${token}`}, '127.0.0.1', '', true, 'sent', ${applicationId})
    on conflict do nothing`.execute(db)
}

/** What the user wrote is known to have happened now. The mail is sent, whether or not that can be kept. */
async function keepEffect(db: Db, due: Due, log: Log): Promise<void> {
  const { userId, id, written } = due
  if (!written.meeting && !written.moves) return
  await sql`savepoint effect`.execute(db)
  try {
    const { undo, movedFrom } = await effectOf(db, due)
    await sql`
      update outgoing_mails set undo = ${undo}, moved_from = ${movedFrom} where user_id = ${userId} and id = ${id}`.execute(db)
  } catch (err) {
    await sql`rollback to savepoint effect`.execute(db)
    log.error({ err, mailId: id }, 'what a sent mail changes')
  }
}

/** Answers what undoes it. */
async function effectOf(db: Db, { userId, emailId, applicationId, written: { meeting, moves } }: Due) {
  const undo = emailId !== null && meeting ? await answerMeeting(db, userId, emailId, meeting) : null
  if (applicationId === null || !moves) return { undo, movedFrom: null }
  const { status: movedFrom } = await getSummary(db, userId, applicationId)
  const moved = await changeApplication(db, userId, applicationId, { status: moves })
  return { undo: moved.undo, movedFrom }
}
