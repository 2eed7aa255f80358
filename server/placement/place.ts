import { attribute } from '../../domain/attribution/attribute.ts'
import { place as placeAmong } from '../../domain/attribution/place.ts'
import type { Decision, Facts, Memory } from '../../domain/attribution/shapes.ts'
import type { Db } from '../db/pool.ts'
import { openApplications, type Placed } from './applications.ts'
import { loadMemory } from './memory.ts'
import type { ReadMail } from './read-mail.ts'
import { refreshApplication, removeEmptied } from './refresh.ts'
import type { Fixed } from './target.ts'
import { loadWorkingSet } from './working-set.ts'

export interface Circumstances {
  /** The user's e-mail address. */
  email: string
  memory: Memory
  /** Mail of this user waits in review. */
  hasReview: boolean
}

/**
 * Places mails that were just read: writes what was read, where each goes, and what follows for applications and for the mails in review.
 * Returns all that was put somewhere. The caller has opened a transaction and holds the user's lock.
 */
export async function place(
  db: Db,
  userId: string,
  mails: readonly { read: ReadMail; fixed: Fixed | null }[],
  circumstances: Circumstances,
): Promise<Placed[]> {
  const applications = await openApplications(db, userId, mails, circumstances)
  await placeAmong(applications.unplaced, applications, circumstances.memory)
  await applications.write()
  return applications.placed
}

/**
 * The same for a mail that was read again. It does not speak for the application that it was in, which stays its own where it founded it and
 * is alone there. Mail in review is not looked at. Returns the application that it is in now.
 */
export async function placeAgain(
  db: Db,
  userId: string,
  mail: { read: ReadMail; fixed: Fixed | null },
  { email, wasIn }: { email: string; wasIn: string | null },
): Promise<string | null> {
  const memory = mail.fixed === null ? await loadMemory(db, userId) : []
  const applications = await openApplications(db, userId, [mail], { email, memory, hasReview: false, again: { wasIn } })
  await placeAmong(applications.unplaced, applications, memory)
  await applications.write()
  const isIn = applications.placed[0]?.applicationId ?? null
  if (wasIn === null || wasIn === isIn) return isIn
  await refreshApplication(db, userId, wasIn)
  await removeEmptied(db, userId, [wasIn])
  return isIn
}

/** What would be decided of mails as things stand; nothing is changed. */
export async function decideOnly(db: Db, userId: string, mails: readonly Facts[]): Promise<Decision[]> {
  if (mails.length === 0) return []
  const memory = await loadMemory(db, userId)
  const known = await loadWorkingSet(db, userId, mails, memory)
  return mails.map((facts) => attribute(facts, (known.recordsFor(facts) ?? []).map(known.candidate), memory))
}
