import type { Reason } from '../../contract/mail.ts'
import { titleKey, wordsAsInTitles } from '../names/title-key.ts'
import type { Comparison } from './comparison.ts'
import type { Facts } from './shapes.ts'

/** What becomes of a mail. */
export type Choice =
  | { as: 'attach'; to: Comparison }
  | { as: 'created'; company: string | null; title: string | null; reasons: Reason[] }
  | { as: 'unsure' | 'aside'; reasons: Reason[] }

export function attach(to: Comparison): Choice {
  return { as: 'attach', to }
}

export function only(found: readonly Comparison[], otherwise: Reason['code']): Choice {
  const [one] = found
  return one !== undefined && found.length === 1 ? attach(one) : unsure(otherwise)
}

/** The one that more speaks for than for any other; a tie is for the user. */
export function best(found: readonly Comparison[], otherwise: Reason['code']): Choice {
  const [first, second] = found.map((one) => ({ one, weight: weightOf(one) })).sort((a, b) => b.weight - a.weight)
  if (first === undefined) return unsure(otherwise)
  return second === undefined || first.weight - second.weight >= 1 ? attach(first.one) : unsure(otherwise)
}

/** Among applications at one employer: each of these alone breaks a tie, a likelier title only when clearly so. */
function weightOf(one: Comparison): number {
  return (
    (one.knownContact ? 2 : 0) +
    (one.sameLocation ? 1 : 0) +
    (one.isOpen ? 1 : 0) +
    (one.company === 'same' ? 1 : 0) +
    (one.title ?? 0.5) * 5
  )
}

export function created(facts: Facts, code: Reason['code']): Choice {
  if (!facts.isTrusted) return unsure('sender_unproven')
  const isDoubtful = facts.confidence < leastToCreate || isPerhapsNone(facts)
  if (isDoubtful && !isAnsweringApplication(facts)) return unsure('unclear')
  return { as: 'created', company: facts.company, title: facts.title, reasons: [{ code }] }
}
export const leastToCreate = 0.5

/** What by itself is read as about no application founds none, nor what is no confirmation and may be about none. */
function isPerhapsNone({ kind, within }: Facts): boolean {
  return (within?.likelihood ?? 1) < (kind === 'application_received' ? leastLikely.confirmation : leastLikely.other)
}
const leastLikely = { confirmation: 0.7, other: 0.95 }

export function unsure(code: Reason['code']): Choice {
  return { as: 'unsure', reasons: [{ code }] }
}

/**
 * A person answers a mail of the user's that is not among those received: an application sent by mail. The user's own
 * answers, which are from nobody, may as well decline.
 */
export const isAnswer = (facts: Facts): boolean => facts.inReplyTo.length > 0 && !facts.automated && facts.from !== null

/** And that mail began with the job in its subject: whatever the answer says, it is about an application. */
export function isAnsweringApplication(facts: Facts): boolean {
  const isFirst = facts.references.every((id) => facts.inReplyTo.includes(id))
  return isAnswer(facts) && isFirst && facts.title !== null && namesJob(facts.subject, facts.title)
}

function namesJob(subject: string, title: string): boolean {
  const key = titleKey(title)
  return key.length > 3 && ` ${wordsAsInTitles(subject).join(' ')} `.includes(` ${key} `)
}
