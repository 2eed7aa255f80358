import { identityOf } from '../../domain/application/identity.ts'
import { statusOf } from '../../domain/application/status.ts'
import { candidateOf } from '../../domain/attribution/candidate.ts'
import { type Applications, place } from '../../domain/attribution/place.ts'
import type { Facts } from '../../domain/attribution/shapes.ts'
import type { Result } from './score.ts'

/** One mail with the id the folder knows it by. */
export interface Read {
  id: string
  facts: Facts
}

/** What attribution, status and identity make of a mailbox whose mails come one by one, without database and doors. */
export async function replay(mails: readonly Read[], explain?: (line: string) => void): Promise<Result> {
  const applications: Read[][] = []
  const review = new Set<Read>()
  const candidates = () => applications.map(candidate)
  const inMemory: Applications<Read> = {
    async put(mail, decide) {
      const decision = decide(candidates())
      if (decision === null) return null
      explain?.(`${mail.id} ${mail.facts.kind} ${decision.as} ${decision.reasons.map(({ code }) => code).join(', ')}`)
      review.delete(mail)
      if (decision.as === 'unsure') review.add(mail)
      if (decision.as === 'unsure' || decision.as === 'aside') return null
      const id = decision.as === 'created' ? String(applications.push([]) - 1) : decision.applicationId
      join(applications[Number(id)], mail)
      return id
    },
    hasReview: () => review.size > 0,
    candidates: async (ids) => candidates().filter(({ id }) => ids.includes(id)),
    inReview: async () => [...review],
  }
  for (const mail of mails) await place([mail], inMemory, [])
  return {
    review: [...review].map(({ id }) => id),
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
