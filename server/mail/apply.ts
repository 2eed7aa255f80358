import type { ChangeEvent } from '../../contract/events.ts'
import { storable } from '../../domain/text/storable.ts'
import type { Db } from '../db/pool.ts'
import { bounceName } from '../lib/delivery.ts'
import type { Placed } from '../placement/applications.ts'
import { loadMemory } from '../placement/memory.ts'
import { place } from '../placement/place.ts'
import type { ReadMail } from '../placement/read-mail.ts'
import type { Fixed } from '../placement/target.ts'
import { keepBounce } from './bounce.ts'
import { keepComplaint } from './complaint.ts'
import type { Turn } from './queue.ts'
import { withOwnIds } from './relay-ids.ts'
import type { Understood } from './understand.ts'

/** A mail on its way from the queue to where it belongs. */
export interface QueuedMail extends ReadMail {
  understood: Understood
  /** The application that the user wrote it in. */
  placedIn: string | null
}

/**
 * Puts mails whose turn it is where they belong and works out what follows. The caller has opened a transaction and holds the user's lock;
 * answers what has changed.
 */
export async function applyMails(
  db: Db,
  userId: string,
  mails: readonly QueuedMail[],
  { email, hasMemory, hasReview }: Pick<Turn, 'email' | 'hasMemory' | 'hasReview'>,
): Promise<ChangeEvent[]> {
  const memory = hasMemory ? await loadMemory(db, userId) : []
  const unplaced = []
  for (const read of await withOwnIds(db, userId, mails))
    unplaced.push({ read, fixed: (await isReport(db, userId, read)) ? { as: 'report' as const } : fixedOf(read) })
  return (await place(db, userId, unplaced, { email, memory, hasReview })).flatMap(changesOf)
}

const isReturnPath = (recipient: string) => recipient.startsWith(`${bounceName}@`)

/** It reports of a mail that the user sent. Some servers send that to the author rather than to the return path. */
async function isReport(
  db: Db,
  userId: string,
  { recipient, tag, understood: { bounce, complaint } }: QueuedMail,
): Promise<boolean> {
  const isReturned = isReturnPath(recipient)
  if (complaint !== null) {
    if (complaint.isUnwanted)
      await keepComplaint(db, userId, { ...complaint, token: complaint.token ?? (isReturned ? tag : null) })
    return true
  }
  const isKnown = bounce !== null && (await keepBounce(db, userId, isReturned ? tag : null, bounce))
  return isReturned || isKnown
}

function fixedOf({ placedIn }: QueuedMail): Fixed | null {
  return placedIn === null ? null : { as: 'inside', applicationId: placedIn }
}

function changesOf({ mailId, applicationId, wasInReview }: Placed): ChangeEvent[] {
  const left: ChangeEvent[] = wasInReview ? [{ type: 'triage', applicationId: null, mailId }] : []
  return [{ type: applicationId === null ? 'triage' : 'application', applicationId, mailId }, ...left]
}

/** Keeps a mail that cannot be read where the user sees it, with the cause. It can be read again after a mend. */
export async function setAside(db: Db, userId: string, mailId: string, failure: string): Promise<ChangeEvent[]> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'failed', failure: storable(failure).slice(0, 1000), place: 'review' })
    .where('userId', '=', userId)
    .where('id', '=', mailId)
    .where('state', '<>', 'applied')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0 ? [{ type: 'triage', applicationId: null, mailId }] : []
}
