import { attribute } from './attribute.ts'
import type { Candidate, Decision, Facts, Memory } from './shapes.ts'

/** Told what a mail could belong to, says where it goes; null: it stays where it is. */
export type Decide = (candidates: readonly Candidate[]) => Decision | null

/**
 * The applications of one user while mails are placed among them, in a database or in memory alone. What is put there is seen by the mails
 * that follow.
 */
export interface Applications<Mail> {
  /** Puts a mail where `decide` says, or where it goes without being compared. Returns the application that this changed. */
  put(mail: Mail, decide: Decide): Promise<string | null>
  hasReview(): boolean
  /** The applications with these ids, as they are now. */
  candidates(ids: readonly string[]): Promise<readonly Candidate[]>
  /** Mails in review that could belong to these, oldest first. */
  inReview(near: readonly Candidate[]): Promise<readonly Mail[]>
}

/**
 * Places mails in turn, and then looks again at those in review: a mail that overtook its confirmation comes out as if it had not. From
 * review a mail is only attached, never made an application.
 */
export async function place<Mail extends { facts: Facts }>(
  mails: readonly Mail[],
  applications: Applications<Mail>,
  memory: Memory,
): Promise<void> {
  const changed = new Set<string>()
  for (const mail of mails) {
    const id = await applications.put(mail, (candidates) => attribute(mail.facts, candidates, memory))
    if (id !== null) changed.add(id)
  }
  if (changed.size > 0 && applications.hasReview()) await placeReview([...changed], applications, memory)
}

async function placeReview<Mail extends { facts: Facts }>(
  changed: readonly string[],
  applications: Applications<Mail>,
  memory: Memory,
): Promise<void> {
  let news = await applications.candidates(changed)
  let waiting = await applications.inReview(news)
  while (news.length > 0 && waiting.length > 0) {
    const attached = new Map<Mail, string>()
    for (const mail of waiting) {
      if (!couldBelong(mail.facts, news, memory)) continue
      const id = await applications.put(mail, (candidates) => {
        const decision = attribute(mail.facts, candidates, memory)
        return decision.as === 'attached' ? decision : null
      })
      if (id !== null) attached.set(mail, id)
    }
    // What was attached may say where another belongs.
    waiting = waiting.filter((mail) => !attached.has(mail))
    news = attached.size === 0 ? [] : await applications.candidates([...new Set(attached.values())])
  }
}

/** Whether anything speaks for one of these: most mail in review has nothing to do with what just arrived. */
function couldBelong(facts: Facts, applications: readonly Candidate[], memory: Memory): boolean {
  const decision = attribute(facts, applications, memory)
  return decision.as === 'attached' || decision.alternatives.length > 0
}
