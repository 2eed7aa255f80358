import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type {
  addInterview as addContract,
  changeInterview as changeContract,
  ListedInterview,
} from '../../../contract/interviews.ts'
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import { addEntry } from '../timeline/index.ts'
import { changeWithUndo } from '../undo/index.ts'
import { findInterview, type InterviewRow, insertInterview, removeInterview, takeInterview, updateInterview } from './queries.ts'

export type Undoable = ListedInterview & { undo: string }

export async function addInterview(
  db: Db,
  userId: string,
  applicationId: string,
  body: BodyOf<typeof addContract>,
): Promise<Undoable> {
  const { result, undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    const id = uuidv7()
    const row = {
      ...body,
      id,
      applicationId,
      startsAt: new Date(body.startsAt),
      endsAt: body.endsAt === null ? null : new Date(body.endsAt),
    }
    await insertInterview(trx, userId, row)
    await note(trx, userId, applicationId, null, row.state === 'cancelled' ? null : row.startsAt)
    return { result: await interviewOfUser(trx, userId, applicationId, id) }
  })
  return { ...interviewOf(result), undo }
}

export async function changeInterview(
  db: Db,
  userId: string,
  applicationId: string,
  id: string,
  { startsAt, endsAt, ...said }: BodyOf<typeof changeContract>,
): Promise<Undoable> {
  const { result, undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    const before = await interviewOfUser(trx, userId, applicationId, id)
    const times = {
      ...(startsAt === undefined ? {} : { startsAt: new Date(startsAt) }),
      ...(endsAt === undefined ? {} : { endsAt: endsAt === null ? null : new Date(endsAt) }),
    }
    refuseBackwards({ ...before, ...times })
    await updateInterview(trx, userId, id, { ...said, ...times })
    if (said.state === 'confirmed' && (before.choice !== null || before.insteadOf !== null))
      await takeInterview(trx, userId, before)
    const after = await interviewOfUser(trx, userId, applicationId, id)
    await note(trx, userId, applicationId, timeOf(before), timeOf(after))
    return { result: after }
  })
  return { ...interviewOf(result), undo }
}

/** An interview from mail would come back when the mail is read again, so it is cancelled. */
export async function deleteInterview(db: Db, userId: string, applicationId: string, id: string): Promise<{ undo: string }> {
  const { undo } = await changeWithUndo(db, userId, applicationId, async (trx) => {
    const before = await interviewOfUser(trx, userId, applicationId, id)
    if (before.mailId === null) await removeInterview(trx, userId, id)
    else await updateInterview(trx, userId, id, { state: 'cancelled' })
    await note(trx, userId, applicationId, timeOf(before), null)
    return { result: null }
  })
  return { undo }
}

function refuseBackwards({ startsAt, endsAt }: Pick<InterviewRow, 'startsAt' | 'endsAt'>) {
  if (endsAt !== null && endsAt < startsAt)
    throw new Refusal('bad_input', 'interview_order', { errors: [{ path: 'endsAt', because: 'interview_order' }] })
}

const timeOf = ({ state, startsAt }: InterviewRow): Date | null => (state === 'cancelled' ? null : startsAt)

async function note(db: Db, userId: string, applicationId: string, from: Date | null, to: Date | null) {
  if (from?.getTime() === to?.getTime()) return
  await addEntry(db, userId, {
    applicationId,
    kind: 'interview',
    actor: 'user',
    from: from?.toISOString(),
    to: to?.toISOString(),
  })
}

async function interviewOfUser(db: Db, userId: string, applicationId: string, id: string): Promise<InterviewRow> {
  const row = await findInterview(db, userId, applicationId, id)
  if (!row) throw new Refusal('not_found')
  return row
}

export function interviewOf({
  applicationId,
  company,
  title,
  startsAt,
  endsAt,
  kind,
  state,
  proposedBy,
  ...row
}: InterviewRow): ListedInterview {
  return {
    ...row,
    application: { id: applicationId, company, title },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    kind: kind as ListedInterview['kind'],
    state: state as ListedInterview['state'],
    proposedBy: proposedBy as ListedInterview['proposedBy'],
  }
}
