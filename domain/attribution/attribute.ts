import type { Reason } from '../../contract/mail.ts'
import { relateCompanies } from '../names/company-relation.ts'
import { titleKey } from '../names/title-key.ts'
import { likenessOfTitles } from '../names/title-likeness.ts'
import { applicationKinds, type Likely, likelierKind, reviewBelow, type Within } from '../reading.ts'
import { foldWords } from '../text/fold.ts'
import { aside } from './aside.ts'
import { attach, best, type Choice, created, isAnswer, leastToCreate, only, unsure } from './choice.ts'
import { alike, type Comparison, compare, isMentioned, type Subject, same, subjectOf } from './comparison.ts'
import { isAnotherRound, isOneEmployer, mayConfirm, oneDay } from './confirmation.ts'
import { isFromCustomerDesk, isFromPlatform } from './domains.ts'
import { withClient, withHeldNames } from './held.ts'
import { rank, reasonsFor } from './ranking.ts'
import { inUsersWords, recall } from './recall.ts'
import type { Candidate, Decision, Facts, Memory } from './shapes.ts'
import { byLess, byNewEmployer } from './unknown-employer.ts'

export type { Candidate, Correction, Decision, Facts, Memory } from './shapes.ts'

/**
 * Decides which application a mail belongs to, by what is strongest: the user's corrections, the thread, meeting,
 * posting and number, then company and job, then the people. Never guesses: what fits two applications, or too little,
 * is `unsure`. Mail that belongs to no application creates none.
 */
export function attribute(read: Facts, applications: readonly Candidate[], memory: Memory): Decision {
  const decision = attributeAsRead(read, applications, memory)
  return read.isStrangersForward && decision.as !== 'aside' ? forTheUser(read, decision) : decision
}

/** Its names may be forged, so they only suggest where it could belong. */
function forTheUser({ forwarded }: Facts, decision: Decision): Decision {
  const value = forwarded?.by?.address
  const first = decision.as === 'attached' ? [{ applicationId: decision.applicationId, score: 1, reasons: decision.reasons }] : []
  return {
    as: 'unsure',
    reasons: [{ code: 'forwarded_by_stranger', ...(value && { value }) }],
    alternatives: [...first, ...decision.alternatives].slice(0, mostAlternatives),
  }
}
const mostAlternatives = 5

function attributeAsRead(read: Facts, applications: readonly Candidate[], memory: Memory): Decision {
  const subject = subjectOf(onLikelierSide(inUsersWords(withHeldNames(withClient(read)), memory, applications)))
  const compared = applications.map((candidate) => compare(subject, candidate))
  const recalled = recall(read, memory, compared)
  const all = recalled.as === 'nothing' ? compared.filter(({ candidate }) => !recalled.excluded.has(candidate.id)) : compared
  const alternatives = rank(all)
  const attached = (applicationId: string, reasons: Reason[]): Decision => {
    const others = alternatives.filter((other) => other.applicationId !== applicationId)
    return { as: 'attached', applicationId, reasons, alternatives: others }
  }
  if (recalled.as === 'belongs') return attached(recalled.applicationId, [recalled.reason])
  if (recalled.as === 'aside') return { as: 'aside', reasons: [recalled.reason], alternatives: [] }

  const choice = chooseSurely(subject, all)
  if (choice.as === 'attach') return attached(choice.to.candidate.id, reasonsFor(choice.to))
  return { ...choice, alternatives: choice.as === 'aside' ? [] : alternatives }
}

/**
 * What leads nowhere may be misread: a name told less than surely is left out, a recruiter's own title, a heading taken
 * for the employer; and one that is not told, but held possible, counts where an application bears it. That only
 * attaches.
 */
function chooseSurely(subject: Subject, all: readonly Comparison[]): Choice {
  const choice = choose(subject, all)
  const { facts } = subject
  if (choice.as !== 'unsure' || facts.kind === 'application_received') return choice
  for (const names of [sureNames(facts, all), knownNames(facts, all)]) {
    if (names.company === facts.company && names.title === facts.title) continue
    const again = subjectOf({ ...facts, ...names })
    const chosen = choose(
      again,
      all.map(({ candidate }) => compare(again, candidate)),
    )
    if (chosen.as === 'attach') return chosen
  }
  return choice
}

type Names = Pick<Facts, 'company' | 'title'>

function sureNames(facts: Facts, all: readonly Comparison[]): Names {
  // Who wrote about one job, or is of its employer, seldom writes about another without saying so in the subject. From a
  // stranger that is not enough to end an application.
  const isByStaff = !facts.automated && facts.kind !== 'rejection'
  const isTheirs = all.some((one) => one.knownContact || (one.sameDomain && isByStaff))
  const leastTitle = isTheirs && !isMentioned(facts.title ?? '', facts.subject) ? leastSure.titleByTheirs : leastSure.title
  return { company: sureOf(facts, 'company', leastSure.company), title: sureOf(facts, 'title', leastTitle) }
}

function knownNames({ company, title, likely }: Facts, all: readonly Comparison[]): Names {
  const isCompany = (name: string) =>
    all.some(({ candidate }) => candidate.companies.some((known) => relateCompanies(known, name) !== 'different'))
  const isTitle = (name: string) =>
    all.some(({ candidate }) => candidate.titles.some((known) => likenessOfTitles(known, name) >= same))
  return {
    company: company ?? likeliestKnown(likely?.company, isCompany),
    title: title ?? likeliestKnown(likely?.title, isTitle),
  }
}

function likeliestKnown(of: readonly Likely[] | undefined, isKnown: (name: string) => boolean): string | null {
  return of?.find(({ name, share }) => share >= leastKnown && isKnown(name))?.name ?? null
}
const leastKnown = 0.2

function sureOf(facts: Facts, field: 'company' | 'title', least: number): string | null {
  const share = facts.likely?.[field].find(({ name }) => name === facts[field])?.share ?? 1
  return share < least ? null : facts[field]
}
const leastSure = { company: 0.9, title: 0.75, titleByTheirs: 0.97 }

/** By itself a mail is read warily: here it is asked as what it is likelier, though no more surely than what the user is asked about. */
function onLikelierSide(facts: Facts): Facts {
  return facts.within === undefined || likelierKind(facts) === facts.kind ? facts : asWithin(facts, facts.within)
}

function asWithin(facts: Facts, { kind, confidence }: Within): Facts {
  return { ...facts, kind, confidence: Math.min(confidence, reviewBelow - 0.01) }
}

/** What is hardly about an application may lead to one all the same, as a chat in its thread does. */
function choose(subject: Subject, all: readonly Comparison[]): Choice {
  const { facts } = subject
  if (applicationKinds.has(facts.kind)) return chooseWithin(subject, all)
  if (facts.within === undefined || facts.kind === 'job_alert' || facts.kind === 'account') return aside(facts, all)
  const choice = chooseWithin({ ...subject, facts: asWithin(facts, facts.within) }, all)
  return choice.as === 'attach' ? choice : aside(facts, all)
}

function chooseWithin(subject: Subject, all: readonly Comparison[]): Choice {
  const { facts } = subject
  const linked = byLink(facts, all)
  if (linked !== null) return linked
  const theirs = sameEmployer(facts, all)
  // Two numbers are two openings, whatever else of the job is said.
  const here =
    facts.kind === 'application_received' ? theirs : theirs.filter((one) => one.sameRequisition || !one.otherRequisition)
  if (here.length === 0 && theirs.length > 0) return unsure('other_number')
  if (here.length > 0) return facts.title === null ? byEmployerAlone(subject, here) : byEmployerAndTitle(subject, here, all)
  return facts.company === null ? byLess(facts, all) : byNewEmployer(facts, all, facts.company)
}

/**
 * Employer, job and number, two of which make sure of the third: five figures may be a postcode, and a job may be
 * misread. A number that is long enough counts as two.
 */
function isByNumber(one: Comparison): boolean {
  const isHere = one.company !== 'different' && one.company !== 'unknown'
  const isJob = one.title === null || one.title >= alike
  return one.sameRequisition && (one.sameTellingNumber ? isHere || isJob : isHere && isJob)
}

/** Links that hold whatever the mail says: thread, meeting, posting, requisition, plus-tag. */
function byLink(facts: Facts, all: readonly Comparison[]): Choice | null {
  const isOther = (one: Comparison) => one.company === 'different'
  const ways: ((one: Comparison) => boolean)[] = [
    (one) => one.sameMeeting,
    // A confirmation within an old thread still is a new application when it names another job or number.
    // Employers confirm every application under one subject: after an end it is a new one.
    (one) =>
      one.inThread &&
      !(
        facts.kind === 'application_received' &&
        (one.isOtherJob || (one.thread === 'subject' && !one.isOpen && isAnotherRound(facts, one)))
      ),
    (one) => one.samePosting && !isOther(one),
    isByNumber,
    (one) => one.sameTag && !isOther(one) && (one.title === null || one.title >= alike),
  ]
  for (const way of ways) {
    const [only, another] = all.filter(way)
    if (only !== undefined && another === undefined) return attach(only)
  }
  return null
}

/**
 * The applications at the employer that a mail is from. Where none was read, or one that is not known here, the names
 * of known employers in its headline count: a desk's name is easily taken for a company's. A confirmation may well be
 * from a new one.
 */
function sameEmployer(facts: Facts, all: readonly Comparison[]): Comparison[] {
  const here = all.filter((one) => one.company === 'same' || one.company === 'related')
  if (here.length > 0 || (facts.company !== null && facts.kind === 'application_received')) return here
  return all.filter((one) => one.isNamed)
}

/** Employer and job are named, and the employer is known. */
function byEmployerAndTitle(subject: Subject, here: readonly Comparison[], all: readonly Comparison[]): Choice {
  const { facts } = subject
  const isConfirmation = facts.kind === 'application_received'
  const exact = here.filter((one) => (one.title ?? 0) >= same)
  if (exact.length > 0)
    return !isConfirmation && isAboutSeveral(subject, exact, here) ? unsure(severalHere) : amongSameJob(facts, exact)

  const short = here.filter(
    (one) => (one.title ?? 0) >= alike && (isConfirmation ? mayConfirm(facts, one) : isSureOfEmployer(one)),
  )
  if (short.length > 0) return best(short, 'several_called_so')

  // An application whose job nobody has named yet learns it now.
  const untitled = here.filter(
    (one) =>
      one.title === null && (isConfirmation ? mayConfirm(facts, one) && isOneEmployer(facts, one) : one.company !== 'related'),
  )
  if (untitled.length > 0) return only(untitled, 'several_untitled')
  // A title may be misread or said otherwise; the application's own stands in the mail then.
  const mentioned = here.filter((one) => one.titleMentioned)
  if (!isConfirmation && mentioned.length === 1) return best(mentioned, 'other_job')
  if (isConfirmation) return created(facts, 'no_application_yet')
  // A council writes for many a school: the very job, and its school in the subject.
  return only(
    all.filter((one) => (one.title ?? 0) >= same && one.isNamed),
    'other_job',
  )
}

/** 'Not for the one, but we keep you for the other': of two jobs applied for, a mail that is torn between them tells neither. */
function isAboutSeveral(subject: Subject, exact: readonly Comparison[], here: readonly Comparison[]): boolean {
  if (sureOf(subject.facts, 'title', leastSure.title) !== null) return false
  const mentioned = mentionedByThemselves(subject, here)
  const [headline, another] = ofSubject(subject.facts, mentioned)
  if (headline !== undefined && another === undefined) return !exact.includes(headline)
  return mentioned.some((one) => !exact.includes(one))
}

/** Whose job the subject names: the mail may speak of the others besides. The subject of an answer was written before. */
const ofSubject = (facts: Facts, here: readonly Comparison[]): Comparison[] =>
  isAnswer(facts) ? [] : here.filter(({ candidate }) => candidate.titles.some((title) => isMentioned(title, facts.subject)))

/** Those whose title stands in the mail, and not only within another's: 'Engineer' in 'Senior Engineer'. */
function mentionedByThemselves({ foldedWords }: Subject, here: readonly Comparison[]): Comparison[] {
  const shown = here.map(({ candidate }) => titleKey(candidate.titles[0] ?? ''))
  const isToldBy = (key: string) =>
    key.length > 3 &&
    shown
      .filter((longer) => longer !== key && ` ${longer} `.includes(` ${key} `))
      .reduce((words, longer) => words.replaceAll(` ${longer} `, '  '), foldedWords)
      .includes(` ${key} `)
  return here.filter((one) => one.titleMentioned && one.candidate.titles.map(titleKey).some(isToldBy))
}

/** Half a company and half a title are too little together. */
const isSureOfEmployer = (one: Comparison): boolean =>
  one.company === 'same' || one.isNamed || one.isMentioned || one.sameDomain || one.knownContact || one.titleMentioned

/** Several places, rounds or years of one job at one employer. */
function amongSameJob(facts: Facts, exact: readonly Comparison[]): Choice {
  const isConfirmation = facts.kind === 'application_received'
  const fitting = exact.filter((one) => !(isConfirmation && isAnotherRound(facts, one)))
  if (fitting.length === 0) return created(facts, 'applied_again')
  return best(fitting, 'applied_twice')
}

/** The employer is known and no job is named. */
function byEmployerAlone(subject: Subject, all: readonly Comparison[]): Choice {
  const { facts } = subject
  const isConfirmation = facts.kind === 'application_received'
  // Mail may come late or be imported: what was written before an application speaks of an earlier one.
  const here = all.filter((one) =>
    isConfirmation
      ? !isAnotherRound(facts, one)
      : one.knownContact || Date.parse(one.candidate.firstAt) - Date.parse(facts.at) <= oneDay,
  )
  if (here.length === 0) return isConfirmation ? confirmedAnew(facts) : unsure('older')
  const exactly = mentionedByThemselves(subject, here)
  const [mentioned] = exactly
  if (exactly.length === 1 && mentioned !== undefined) return attach(mentioned)
  if (exactly.length > 1 && !isConfirmation) return only(ofSubject(facts, exactly), severalHere)

  const theirs = here.filter((one) => one.knownContact)
  const [contact] = theirs
  const open = here.filter((one) => one.isOpen)
  if (theirs.length === 1 && contact !== undefined && (contact.isOpen || open.length === 0)) {
    // What has ended is not taken up again by what may be about something else.
    return contact.isOpen || facts.confidence >= reviewBelow ? attach(contact) : unsure('perhaps_no_application')
  }

  // One word does not reopen what has ended while another application here is open: it may be of the sender's own
  // title.
  const telling = (open.length > 0 ? open : here).filter((one) => hasTellingWord(subject, one, here))
  // Nor does it refuse one they have not met while they have met the user about another: they may mention both.
  const met = facts.kind === 'rejection' && !facts.automated ? open.filter(isMet) : []
  if (met.length > 0 && telling.some((one) => !met.includes(one))) return unsure(severalHere)
  if (telling.length > 0 && !isConfirmation) return only(telling, severalHere)
  // Who looked after what has ended may write about it once more, or about what is open now.
  if (theirs.length === 1 && !isConfirmation) return unsure(severalHere)

  if (!isFromRecruiting(facts, here)) return unsure('perhaps_no_application')

  if (isConfirmation) {
    const unconfirmed = here.filter((one) => mayConfirm(facts, one))
    if (unconfirmed.length > 0) return only(unconfirmed, severalHere)
    if (facts.confidence >= leastForSecond) return created(facts, 'confirmed_already')
  }
  const among = theirs.length > 0 ? theirs : here
  const stillOpen = among.filter((one) => one.isOpen)
  const [chosen, another] = stillOpen.filter((one) => asksTheChosen(facts, one))
  if (chosen !== undefined && another === undefined) return attach(chosen)
  return best(stillOpen.length > 0 ? stillOpen : among, severalHere)
}

/** A status line is easily taken for a confirmation. */
function confirmedAnew(facts: Facts): Choice {
  return facts.confidence >= leastForSecond || isAnswer(facts)
    ? created(facts, 'applied_again')
    : unsure('perhaps_no_application')
}

const isMet = ({ candidate: { status } }: Comparison): boolean => status === 'interview' || status === 'offer'

/** Papers are asked of whom the job was offered to, and it is offered to whom they met. */
function asksTheChosen({ kind }: Facts, one: Comparison): boolean {
  if (kind === 'action_required') return one.candidate.status === 'offer'
  return kind === 'offer' && isMet(one)
}

const severalHere = 'several_here'
const leastForSecond = 0.9

/**
 * An employer also sells, ships and advertises. Its name alone is enough from a platform, from a person in its own
 * domain, and from an address that wrote about an application before.
 */
function isFromRecruiting(facts: Facts, here: readonly Comparison[]): boolean {
  // That it might be about no application is settled by who wrote it.
  const isTheirs = here.some(
    (one) => one.knownSender || one.knownContact || (!facts.automated && (one.company === 'same' || one.sameDomain)),
  )
  const isDoubtful = facts.confidence < (isTheirs ? leastToCreate : reviewBelow)
  // What it says may be unclear where it is plain whose it is.
  if (isDoubtful && !(isTheirs && (facts.within?.likelihood ?? 0) >= leastPlain)) return false
  if (isFromPlatform(facts)) return true
  if (isFromCustomerDesk(facts)) return here.some((one) => one.knownSender)
  const isPlain = !facts.automated || facts.confidence >= leastForOwnProgram
  return here.some(
    (one) => one.knownSender || one.knownContact || (isPlain && (one.company === 'same' || one.company === 'related')),
  )
}

/** From here on a mail is plainly about an application, whatever it says of it. */
const leastPlain = 0.9

/** A program of an employer's own may look after its customers as well. */
const leastForOwnProgram = 0.98

/**
 * A word that only this one of the employer's jobs bears stands in the mail, written as in the title ('the Backend
 * role').
 */
function hasTellingWord(mail: Subject, one: Comparison, here: readonly Comparison[]): boolean {
  const others = new Set(here.filter((other) => other !== one).flatMap((other) => other.candidate.titles.flatMap(foldWords)))
  if (here.length < 2) return false
  return one.candidate.titles.some((title) =>
    title
      .split(/[\s/,()-]+/)
      .some(
        (word) =>
          word.length > 3 &&
          /^\p{Lu}/u.test(word) &&
          !foldWords(word).some((part) => others.has(part)) &&
          isMentioned(word, mail.words),
      ),
  )
}
