import { isNamedLike } from '../names/company-domain.ts'
import { spokenName } from '../names/company-key.ts'
import { relateCompanies } from '../names/company-relation.ts'
import { type Likely, reviewBelow } from '../reading.ts'
import { attach, type Choice, created, isAnswer, isAnsweringApplication, only, unsure } from './choice.ts'
import { alike, type Comparison, isMentioned, same } from './comparison.ts'
import { mayConfirm } from './confirmation.ts'
import { domainLabel, employerDomain, isFromPlatform } from './domains.ts'
import type { Facts, Sender } from './shapes.ts'

/** The employer is named, and not known here. */
export function byNewEmployer(facts: Facts, all: readonly Comparison[], company: string): Choice {
  const isConfirmation = facts.kind === 'application_received'
  // An application whose employer nobody has named yet learns it now; what is confirmed may well be another.
  const nameless = all.filter(
    (one) => one.candidate.companies.length === 0 && one.isOpen && ((one.title ?? 0) >= same || isHeldLikely(company, one)),
  )
  if (nameless.length > 0 && !isConfirmation) return only(nameless, 'several_nameless')
  const isAnswering = isAnswer(facts)
  const inTitle = all.filter((one) => isConfirmedAlsoBy(facts, one))
  if (isConfirmation && inTitle.length === 1 && inTitle[0] !== undefined) return attach(inTitle[0])
  if (isConfirmation && (facts.title !== null || isAnswering || isFromPlatform(facts) || facts.confidence >= certain)) {
    return isPerhapsAuthority(facts, company) ? unsure('unclear') : created(facts, 'first_of_employer')
  }
  // An agency's client writes itself and names the agency, or the agency named it.
  const through = all.filter(
    (one) =>
      (facts.automated ? isInTitle(facts, one) : one.isMentioned) && one.isOpen && (one.title === null || one.title >= alike),
  )
  if (through.length === 1 && through[0] !== undefined) return attach(through[0])
  if (isAnsweringApplication(facts)) return created(facts, 'answers_you')
  // What comes after a confirmation seldom comes from nowhere, and banks, landlords and offices write much alike.
  const isBorneOut = facts.from !== null && isOwnDomain(facts.from.address, facts.platform, company)
  if (!isClear(facts, isBorneOut) && !isHandedOn(facts)) return unsure('unknown_employer')
  if (isAnswering) return created(facts, 'answers_you')
  if (facts.title === null) return unsure('unknown_employer_no_job')
  const elsewhere = all.filter((one) => (one.title ?? 0) >= same)
  const maybe = elsewhere.filter((one) => !isBorneOut || (one.isOpen && isKnownByPlatforms(one)))
  // Many jobs are called alike: that it is this one takes more than the title.
  if (maybe.length > 0) return unsure(maybe.some(isBackedUp) ? 'job_with_other' : 'unknown_employer')
  return created(facts, 'first_of_employer')
}

const isBackedUp = (one: Comparison): boolean => one.sameLocation || one.isMentioned || one.knownContact

/**
 * A program of its own, at a domain that says nothing of its name, confirms what may as well be an application for a
 * licence or a grant.
 */
function isPerhapsAuthority(facts: Facts, company: string): boolean {
  const { from, automated, platform, confidence } = facts
  const isOwn = from !== null && isOwnDomain(from.address, platform, company)
  return automated && !isFromPlatform(facts) && !isOwn && !isAnswer(facts) && confidence < leastForAuthority
}
const leastForAuthority = 0.9

/** Its mails held this name possible, or a form of it, and told none. */
function isHeldLikely(company: string, { candidate, title }: Comparison): boolean {
  return (title ?? same) >= alike && candidate.likelyCompanies.some((name) => relateCompanies(name, company) !== 'different')
}

/**
 * By the council that a school belongs to, after a board: it names the school in the job's title, or the very job and
 * the school in its text.
 */
function isConfirmedAlsoBy(facts: Facts, one: Comparison): boolean {
  if (!mayConfirm(facts, one)) return false
  if (isInTitle(facts, one)) return (one.title ?? 0) >= alike
  return !facts.automated && !isFromPlatform(facts) && one.isMentioned && (one.title ?? 0) >= same
}

/** Nobody has written from a domain of its employer's own yet: whoever does so may be its owner. */
function isKnownByPlatforms({ candidate }: Comparison): boolean {
  return candidate.senders.every((sender) => employerDomain(sender) === null)
}

/** 'Nurse, Elm Lodge', by the council that Elm Lodge belongs to. */
function isInTitle({ title }: Facts, { candidate }: Comparison): boolean {
  return title !== null && candidate.companies.some((name) => isMentioned(spokenName(name), title))
}

const certain = 0.95

/** No employer is named. */
export function byLess(facts: Facts, all: readonly Comparison[]): Choice {
  const theirs = all.filter((one) => one.knownContact)
  const open = theirs.filter((one) => one.isOpen)
  if (theirs.length > 0) return only(open.length > 0 ? open : theirs, 'several_by_sender')

  const isConfirmation = facts.kind === 'application_received'
  // A digest of jobs may name one applied for.
  const isDigest = facts.automated && facts.confidence < reviewBelow
  const fits = all.filter((one) => (one.title ?? 0) >= same || (one.titleMentioned && !isDigest))
  const supported = fits.filter((one) => one.company === 'mentioned' || isSamePlatform(facts, one) || isSameNameless(facts, one))
  const [fit] = supported
  if (fit !== undefined && supported.length === 1 && !isConfirmation) return attach(fit)
  const meeting = facts.kind === 'interview' && isFromPlatform(facts) ? all.filter((one) => isWith(facts, one)) : []
  if (meeting.length === 1 && meeting[0] !== undefined) return attach(meeting[0])
  // What the user was asked to finish, by a sender who names no employer then either.
  const begun = isConfirmation ? all.filter((one) => isSameNameless(facts, one) && isSameJob(one) && mayConfirm(facts, one)) : []
  if (begun.length === 1 && begun[0] !== undefined) return attach(begun[0])
  if (isConfirmation && isLikelyEmployers(facts)) return created(facts, 'no_employer')
  if (isAnsweringApplication(facts) || (isAnswer(facts) && facts.title !== null && isClear(facts)))
    return created(facts, 'answers_you')
  if (isPlatformsFirst(facts, all)) return created(facts, 'no_employer')
  return unsure(whyLess(facts))
}

/** Says only what the mail lacks: one that holds a name, told or likely, is not said to name none. */
function whyLess({ title, likely }: Facts): 'neither' | 'no_employer' | 'unclear_whether_yours' {
  const isHeld = (of: readonly Likely[] | undefined) => (of ?? []).some(({ share }) => share >= leastHeld)
  if (isHeld(likely?.company)) return 'unclear_whether_yours'
  return title !== null || isHeld(likely?.title) ? 'no_employer' : 'neither'
}
const leastHeld = 0.2

/** 'Intro call (Elm Lodge)', 'Confirmed: 20 minutes with Maija Salo': a calendar names the employer or whoever of it wrote before. */
function isWith({ subject, invitation }: Facts, { candidate, company, isOpen }: Comparison): boolean {
  const headline = `${subject}\n${invitation?.summary ?? ''}`
  const isNamed = ({ automated, name }: Sender) => !automated && name.includes(' ') && isMentioned(name, headline)
  return isOpen && (company === 'mentioned' || candidate.senders.some(isNamed))
}

/** What hires for others is sure about a job that nobody spoke of before. Calendars also arrange other meetings. */
function isPlatformsFirst(facts: Facts, all: readonly Comparison[]): boolean {
  const isSure =
    isFromPlatform(facts) && facts.confidence >= certain && facts.kind !== 'conversation' && facts.kind !== 'interview'
  return isSure && facts.title !== null && all.every((one) => (one.title ?? 0) < alike && one.company === 'unknown')
}

function isSamePlatform(facts: Facts, one: Comparison): boolean {
  return isFromPlatform(facts) && one.candidate.platforms.includes(facts.platform ?? '')
}

const isSameJob = ({ title }: Comparison): boolean => (title ?? same) >= alike

/** Nobody has told the employer, and the mail bears the same sender's name. */
function isSameNameless({ from }: Facts, { candidate }: Comparison): boolean {
  return (
    candidate.companies.length === 0 &&
    from !== null &&
    from.name !== '' &&
    candidate.senders.some(({ name }) => name === from.name)
  )
}

/** An authority confirms applications too, and names the trade. */
function isLikelyEmployers(facts: Facts): boolean {
  const { from, platform, likely } = facts
  const isNamed = (likely?.company ?? []).some(({ name }) => from !== null && isOwnDomain(from.address, platform, name))
  if (facts.title === null) return isNamed && facts.confidence >= certain
  const isSure = facts.confidence >= (facts.automated ? certain : leastByPerson)
  return isFromPlatform(facts) || isAnswer(facts) || isSure || isNamed
}

/** Households hire too, and name no company; authorities write by programs. */
const leastByPerson = 0.8

/** The sender's own domain bears the company's name. */
function isOwnDomain(address: string, platform: string | null, company: string): boolean {
  const domain = employerDomain({ address, platform })
  return domain !== null && isNamedLike(domainLabel(domain), company)
}

/** An agency says that its client has the user's papers, for this job: whether that is a confirmation or an update does not matter. */
function isHandedOn({ agency, client, kind, title, within, confidence }: Facts): boolean {
  return (
    agency != null &&
    client != null &&
    title !== null &&
    kind === 'application_update' &&
    (within?.likelihood ?? confidence) >= certain
  )
}

/**
 * Certain enough to found an application on it, though it is no confirmation. An employer's own domain says that there
 * is one.
 */
const isClear = (facts: Facts, isBorneOut = false): boolean =>
  facts.kind === 'conversation'
    ? isAnswer(facts) && facts.title !== null && facts.confidence >= reviewBelow
    : facts.confidence >= (isBorneOut && facts.title !== null ? reviewBelow : 0.7)
