import type { Reason } from '../../contract/mail.ts'
import { reviewBelow } from '../reading.ts'
import { foldWords } from '../text/fold.ts'
import { attach, type Choice, only, unsure } from './choice.ts'
import { type Comparison, isMentioned, same } from './comparison.ts'
import { isFromCustomerDesk, isFromPlatform } from './domains.ts'
import type { Facts } from './shapes.ts'

/**
 * Alerts, outreach, codes and the rest stay out, unless a person answers in an application's own thread or its own
 * sender names its number. What may be about an application all the same is for the user.
 */
export function aside(facts: Facts, all: readonly Comparison[]): Choice {
  const isOf = (one: Comparison) => (one.inThread && !facts.automated) || (one.sameTellingNumber && one.knownSender)
  const [its, another] = facts.kind === 'job_alert' ? [] : all.filter(isOf)
  if (its !== undefined && another === undefined) return attach(its)
  const isFromEmployer = all.some((one) => one.isOpen && (one.knownContact || one.knownSender) && one.company !== 'different')
  if (facts.confidence < reviewBelow && isFromEmployer && !isFromPlatform(facts)) return unsure('unclear_whether_yours')
  if (facts.confidence < leastForAside) return unsure('unclear_whether_yours')
  if (facts.kind === 'other' && isFromPersonAt(facts, all)) return unsure('perhaps_no_application')
  if (facts.kind === 'recruiter_outreach' && facts.confidence < reviewBelow && !facts.automated)
    return unsure('unclear_whether_yours')
  // It looks like something else, and still says what only an application's mail says, or comes from where one was
  // sent.
  if (facts.kind !== 'job_alert' && all.some((one) => one.sameTellingNumber)) return unsure('bears_known_number')
  const courting = all.filter((one) => one.isOpen && one.sameDomain && one.company === 'same' && !facts.automated)
  if (facts.kind === 'recruiter_outreach' && facts.confidence < leastForOutreach && courting.length > 0) {
    // Nobody is offered what they have applied for.
    return only(
      courting.filter((one) => (one.title ?? 0) >= same),
      'open_with_employer',
    )
  }
  return { as: 'aside', reasons: [{ code: asideReasons[facts.kind] ?? 'not_yours' }] }
}

/** What is read with less may as well be about an application nobody knows of yet. */
const leastForAside = 0.5

/**
 * A person of an employer applied to seldom writes about anything else, be it open or ended, and an invitation must not
 * be missed. Not so who looks after its customers, nor what is plainly about something else and names nobody who wrote
 * about the application.
 */
function isFromPersonAt(facts: Facts, all: readonly Comparison[]): boolean {
  if (facts.automated || isFromCustomerDesk(facts)) return false
  const theirs = all.filter((one) => one.knownContact || one.sameDomain)
  return facts.confidence < leastForNothing ? theirs.length > 0 : theirs.some((one) => namesContact(facts, one))
}

/** 'Your appointment with professor Wijnbergen.' A desk that is called as its employer is nobody. */
function namesContact({ text }: Facts, { candidate }: Comparison): boolean {
  const employers = new Set(candidate.companies.flatMap(foldWords))
  const people = candidate.senders.filter(
    ({ automated, name }) => !automated && !foldWords(name).some((word) => employers.has(word)),
  )
  const surnames = people.map(({ name }) => name.split(/[^\p{L}\p{N}'’-]+/u).at(-1) ?? '')
  return surnames.some((name) => name.length >= leastSurname && /^\p{Lu}/u.test(name) && isMentioned(name, text))
}
const leastSurname = 4

/** From here on it is plain that it is about something else. */
const leastForNothing = 0.9

/** From a stranger outreach is taken for what it was read as; from an employer one has applied to it must be plain. */
const leastForOutreach = 0.9

const asideReasons: Partial<Record<Facts['kind'], Reason['code']>> = {
  recruiter_outreach: 'outreach',
  job_alert: 'alert',
  account: 'account',
  other: 'not_search',
}
