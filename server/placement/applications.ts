import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StoredMail } from '../../domain/application/stored-mail.ts'
import type { Applications, Decide } from '../../domain/attribution/place.ts'
import type { Decision, Facts, Memory } from '../../domain/attribution/shapes.ts'
import { signsToStore } from '../../domain/attribution/signs.ts'
import type { Db } from '../db/pool.ts'
import { candidateOfRecord } from './candidates.ts'
import { loadOriginals, originalOf, repeats } from './copies.ts'
import { factsOf } from './facts.ts'
import { type ReadMail, storedMailOf } from './read-mail.ts'
import { isFromMail, loadRecord, loadRecordsOf, withMail } from './record.ts'
import { type Renewed, renew, writeRenewed } from './refresh.ts'
import { loadReview } from './review.ts'
import { beside, type Fixed, inside, outside, type Target, targetOf } from './target.ts'
import { loadWorkingSet } from './working-set.ts'
import { writeMails, writeOutOfReview } from './write-mails.ts'

interface Mail {
  stored: StoredMail
  facts: Facts
  /** What it will be found by. */
  signs: readonly string[]
  /** Null for mail in review, which was written when it was read. */
  read: ReadMail | null
  fixed: Fixed | null
}

/** Where a mail goes and why; without a decision, what was decided before stays. */
interface Where {
  target: Target
  decision: Decision | null
}

/** Where a mail was put. */
export interface Placed {
  mailId: string
  place: Target['place']
  applicationId: string | null
  wasInReview: boolean
}

interface StoredApplications extends Applications<Mail> {
  unplaced: readonly Mail[]
  placed: Placed[]
  /** Writes what was put. */
  write(): Promise<void>
}

/** What comes to a return path is about a mail that the user wrote, whatever it says. */
const aboutWritten: Decision = { as: 'aside', reasons: [{ code: 'delivery_report' }], alternatives: [] }

const cameAgain = (applicationId: string): Decision => ({
  as: 'attached',
  applicationId,
  reasons: [{ code: 'came_again' }],
  alternatives: [],
})

/**
 * The applications in the database, among which these mails are to be placed. What the mails are compared with is loaded together, and what
 * they change is written together. `again` is for one mail alone, that was in this application or in none.
 */
export async function openApplications(
  db: Db,
  userId: string,
  mails: readonly { read: ReadMail; fixed: Fixed | null }[],
  { email, memory, hasReview, again }: { email: string; memory: Memory; hasReview: boolean; again?: { wasIn: string | null } },
): Promise<StoredApplications> {
  const unplaced = mails.map(({ read, fixed }): Mail => {
    const stored = storedMailOf(read, email)
    const facts = factsOf(stored, email, read.understood.text)
    return { stored, facts, signs: fixed?.as === 'report' ? [] : signsToStore(facts), read, fixed }
  })
  const compared = unplaced.filter(({ fixed }) => fixed === null)
  let known = await loadWorkingSet(
    db,
    userId,
    compared.map(({ facts }) => facts),
    memory,
    again ? (compared[0]?.stored.id ?? null) : null,
  )
  const originals = again
    ? []
    : await loadOriginals(
        db,
        userId,
        unplaced.flatMap(({ read }) => read?.understood.fingerprint ?? []),
      )
  const placed: Placed[] = []
  let toWrite: (Mail & Where)[] = []
  let renewed = new Map<string, Renewed>()
  let review: readonly Mail[] = []

  /** Null where the mail is to be compared. */
  async function settle({ read, stored, fixed }: Mail): Promise<Where | null> {
    if (fixed?.as === 'report') return { target: outside('aside'), decision: aboutWritten }
    const fingerprint = read?.understood.fingerprint ?? null
    const original = fingerprint === null ? undefined : originals.find((one) => repeats(originalOf(stored, fingerprint, ''), one))
    if (original) return { target: beside(original), decision: cameAgain(original.applicationId) }
    if (fixed?.as === 'repeat') return { target: beside(fixed.of), decision: null }
    if (fixed?.as === 'outside') return { target: outside(fixed.place), decision: null }
    if (fixed === null) return null
    const record = renewed.get(fixed.applicationId)?.record ?? (await loadRecord(db, userId, fixed.applicationId))
    return record && { target: inside(withMail(record, stored)), decision: null }
  }

  /** It founded the application that it was in, and has been alone in it. */
  async function foundedBefore({ stored }: Mail): Promise<Target | null> {
    const record = again?.wasIn ? await loadRecord(db, userId, again.wasIn) : null
    const isAlone = record && isFromMail(record.source) && record.mails.every(({ id }) => id === stored.id)
    return isAlone ? inside(withMail(record, stored)) : null
  }

  async function decideAmong(mail: Mail, decide: Decide): Promise<Where | null> {
    const records = known.recordsFor(mail.facts) ?? (await loadForReview()).recordsFor(mail.facts) ?? []
    const decision = decide(records.map(known.candidate))
    if (decision === null) return null
    const target = targetOf(decision, records, mail.stored, email)
    if (!again) return { target, decision }
    const isKnown = records.some(({ id }) => id === again.wasIn)
    const final = (target.isNew && !isKnown && (await foundedBefore(mail))) || target
    // What it brought with it looks as if it had been there before it: why it came to where it still is was said better then.
    return { target: final, decision: final.record !== null && final.record.id === again.wasIn ? null : decision }
  }

  /** Once for all mails in review, when one of them is compared: most often none is. */
  async function loadForReview() {
    await write()
    known = await loadWorkingSet(
      db,
      userId,
      review.map(({ facts }) => facts),
      memory,
    )
    return known
  }

  async function write(): Promise<void> {
    const mails = toWrite
    const changed = [...renewed.values()]
    toWrite = []
    renewed = new Map()
    await writeMails(
      db,
      userId,
      mails.flatMap(({ read, ...mail }) => (read === null ? [] : { ...mail, read })),
    )
    for (const { read, stored, decision, target } of mails)
      if (read === null) await writeOutOfReview(db, userId, stored.id, { target, decision })
    if (changed.length > 0) await writeRenewed(db, userId, changed)
  }

  return {
    unplaced,
    placed,
    write,
    hasReview: () => hasReview || placed.some(({ place }) => place === 'review'),
    async put(mail, decide) {
      const where = (await settle(mail)) ?? (await decideAmong(mail, decide))
      if (where === null) return null
      const { read, stored, signs } = mail
      const { target } = where
      toWrite.push({ ...mail, ...where })
      placed.push({ mailId: stored.id, place: target.place, applicationId: target.applicationId, wasInReview: read === null })
      if (target.record === null) return null
      const { id } = target.record
      if (read?.understood.fingerprint) originals.push(originalOf(stored, read.understood.fingerprint, id))
      const now = await renew(db, userId, target.record)
      known.put(now.record, signs)
      renewed.set(id, { ...now, formerly: [...(renewed.get(id)?.formerly ?? []), ...now.formerly] })
      // Others of this process come in between.
      await nextTurn()
      return id
    },
    async candidates(ids) {
      await write()
      return [...(await loadRecordsOf(db, userId, ids)).values()].map(candidateOfRecord)
    },
    async inReview(near) {
      review = (await loadReview(db, userId, near)).map(({ stored, email, text }): Mail => {
        const facts = factsOf(stored, email, text)
        return { stored, facts, signs: signsToStore(facts), read: null, fixed: null }
      })
      return review
    },
  }
}
