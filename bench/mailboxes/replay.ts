import { identityOf } from '../../domain/application/identity.ts'
import { statusOf } from '../../domain/application/status.ts'
import { attribute, type Facts } from '../../domain/attribution/attribute.ts'
import { candidateOf } from '../../domain/attribution/candidate.ts'
import type { Result } from './score.ts'

/** One mail with the id the folder knows it by. */
export interface Read {
  id: string
  facts: Facts
}

/** What the pure stages make of a mailbox, without database and doors: attribution, status and identity alone. */
export function replay(mails: readonly Read[], explain?: (line: string) => void): Result {
  const applications: Read[][] = []
  let review: Read[] = []
  const decide = (mail: Read) => attribute(mail.facts, applications.map(candidate), [])
  for (const mail of mails) {
    const decision = decide(mail)
    explain?.(`${mail.id} ${mail.facts.kind} ${decision.as} ${decision.reasons.map(({ code }) => code).join(', ')}`)
    if (decision.as === 'created') applications.push([within(mail)])
    if (decision.as === 'attached') join(applications[Number(decision.applicationId)], mail)
    if (decision.as === 'unsure') review.push(mail)
    // as review.ts: what an application makes certain that has appeared or changed
    for (let before = -1; review.length !== before; ) {
      before = review.length
      review = review.filter((waiting) => {
        const now = decide(waiting)
        if (now.as === 'attached') join(applications[Number(now.applicationId)], waiting)
        return now.as !== 'attached'
      })
    }
  }
  return {
    review: review.map(({ id }) => id),
    applications: applications.map((mails) => {
      const { company, title } = identityOf(mails.map((mail) => mail.facts))
      return { company, title, status: historyOf(mails).status, mailIds: mails.map((mail) => mail.id) }
    }),
  }
}

/** As it counts in an application. */
function within({ id, facts }: Read): Read {
  return { id, facts: { ...facts, kind: facts.within?.kind ?? facts.kind } }
}

/** Oldest first, whenever it came. */
function join(mails: Read[] | undefined, mail: Read): void {
  mails?.push(within(mail))
  mails?.sort((a, b) => Date.parse(a.facts.at) - Date.parse(b.facts.at))
}

function candidate(mails: readonly Read[], n: number) {
  const facts = mails.map((mail) => mail.facts)
  const { status, endedAt } = historyOf(mails)
  return candidateOf({ id: String(n), ...identityOf(facts), status, appliedAt: null, endedAt }, facts)
}

function historyOf(mails: readonly Read[]) {
  return statusOf(
    mails.map(({ id, facts }) => ({
      by: 'mail' as const,
      mailId: id,
      at: facts.at,
      kind: facts.kind,
      confidence: facts.within?.confidence ?? facts.confidence,
      isTrusted: facts.isTrusted,
      isCancellation: facts.invitation?.method === 'cancel',
      isOfApplication: true,
      isLetter: false,
    })),
  )
}
