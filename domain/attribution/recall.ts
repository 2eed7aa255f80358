import type { Reason } from '../../contract/mail.ts'
import { companyKey } from '../names/company-key.ts'
import { titleKey } from '../names/title-key.ts'
import { applicationKinds, reviewBelow } from '../reading.ts'
import { signsOf } from './candidate.ts'
import type { Comparison } from './comparison.ts'
import { isAnotherRound } from './confirmation.ts'
import { isFromPlatform } from './domains.ts'
import type { Candidate, Correction, Facts, Memory, Signs } from './shapes.ts'

/** What the user's earlier corrections say about a mail. */
export type Recalled =
  | { as: 'belongs'; applicationId: string; reason: Reason }
  | { as: 'aside'; reason: Reason }
  | { as: 'nothing' /** Applications the user took such mail out of. */; excluded: ReadonlySet<string> }

/** The latest correction that fits a mail and is meant for it wins. `all` are the applications that it was compared with. */
export function recall(facts: Facts, memory: Memory, all: readonly Comparison[]): Recalled {
  const signs = signsOf(facts)
  const excluded = new Set<string>()
  for (const correction of memory.toReversed()) {
    if (correction.kind === 'rename') continue
    const fit = fitOf(correction, signs)
    if (fit === null) continue
    if (correction.kind === 'not_about_jobs') {
      if (!isMeantAside(fit, correction.signs, facts, all)) continue
      return { as: 'aside', reason: saidAside(fit) }
    }
    const id = settledIn(correction.applicationId, memory)
    const target = all.find(({ candidate }) => candidate.id === id)
    if (target === undefined) {
      if (correction.kind === 'split') excluded.add(correction.from)
    } else if (isMeant(fit, facts, target, all)) return { as: 'belongs', applicationId: id, reason: putHere(fit) }
  }
  return { as: 'nothing', excluded }
}

/** The applications that corrections which fit a mail speak of, the latest few. */
export function recalledIds(facts: Facts, memory: Memory): string[] {
  const signs = signsOf(facts)
  const ids = new Set<string>()
  for (const correction of memory.toReversed()) {
    if (ids.size === mostRecalled) break
    if (correction.kind === 'rename' || correction.kind === 'not_about_jobs' || fitOf(correction, signs) === null) continue
    ids.add(settledIn(correction.applicationId, memory))
  }
  return [...ids]
}
const mostRecalled = 5

/**
 * The facts with the user's own words for company and title in place of what was read; not where another application goes by what was
 * read, as all that an agency writes is read as the agency's.
 */
export function inUsersWords(facts: Facts, memory: Memory, applications: readonly Candidate[]): Facts {
  const company = facts.company === null ? null : companyKey(facts.company)
  const title = facts.title === null ? null : titleKey(facts.title)
  const renamed = memory.filter((correction) => correction.kind === 'rename')
  const isFree = (id: string, bears: (one: Candidate) => boolean) =>
    !applications.some((one) => one.id !== settledIn(id, memory) && bears(one))
  const hasCompany = ({ companies }: Candidate) => companies.some((name) => companyKey(name) === company)
  const hasTitle = (one: Candidate) => hasCompany(one) && one.titles.some((name) => titleKey(name) === title)
  const forCompany = renamed.findLast(
    (c) => c.company !== null && company !== null && c.signs.companyKey === company && isFree(c.applicationId, hasCompany),
  )
  const forTitle = renamed.findLast(
    (c) =>
      c.title !== null &&
      title !== null &&
      c.signs.titleKey === title &&
      c.signs.companyKey === company &&
      isFree(c.applicationId, hasTitle),
  )
  if (forCompany === undefined && forTitle === undefined) return facts
  return { ...facts, company: forCompany?.company ?? facts.company, title: forTitle?.title ?? facts.title }
}

/** What the mail and the corrected one have in common. */
type Fit = { by: 'thread' | 'names' } | { by: 'sender'; sender: string }

const putHere = (fit: Fit): Reason =>
  fit.by === 'sender' ? { code: 'put_here_sender', value: fit.sender } : { code: `put_here_${fit.by}` }

const saidAside = (fit: Fit): Reason =>
  fit.by === 'sender' ? { code: 'said_aside_sender', value: fit.sender } : { code: 'said_aside_thread' }

/** Null when it is not enough. */
function fitOf({ kind, signs }: Correction, mail: Signs): Fit | null {
  if (signs.thread.some((id) => mail.thread.includes(id))) return { by: 'thread' }
  const sender = signs.sender !== null && signs.sender === mail.sender ? signs.sender : null
  if (kind === 'not_about_jobs') return sender === null ? null : { by: 'sender', sender }
  const otherTitle = signs.titleKey !== null && mail.titleKey !== null && signs.titleKey !== mail.titleKey
  const otherCompany = signs.companyKey !== null && mail.companyKey !== null && signs.companyKey !== mail.companyKey
  if (sender !== null && !signs.automated && !otherTitle && !otherCompany) return { by: 'sender', sender }
  const sameCompany = signs.companyKey !== null && signs.companyKey === mail.companyKey
  if (sameCompany && signs.titleKey !== null && signs.titleKey === mail.titleKey) return { by: 'names' }
  return null
}

/**
 * A sender who names another job, or confirms one, does not write about the application they wrote about before. Names decide nothing where
 * another application has the same ones, and a confirmation does not belong to what ended long ago.
 */
function isMeant(fit: Fit, facts: Facts, target: Comparison, all: readonly Comparison[]): boolean {
  if (fit.by === 'thread') return true
  const isConfirmation = facts.kind === 'application_received'
  if (isConfirmation && (target.isOtherJob || isAnotherRound(facts, target))) return false
  const isOthers = all.some((one) => one !== target && one.isCalledSo && one.company !== 'different')
  return !isOthers || (fit.by === 'sender' && !target.isOtherJob)
}

/**
 * A board's address also sends what matters, and so does one that wrote about an application: only the same kind about the same employer and
 * job is meant. And what was taken for no application's mail anyway says nothing of what plainly is one's.
 */
function isMeantAside(fit: Fit, signs: Signs, facts: Facts, all: readonly Comparison[]): boolean {
  const mail = signsOf(facts)
  if (signs.kind === mail.kind && signs.companyKey === mail.companyKey && signs.titleKey === mail.titleKey) return true
  if (fit.by === 'thread') return !all.some((one) => one.inThread)
  if ((signs.automated && isFromPlatform(signs)) || all.some((one) => one.knownSender)) return false
  return applicationKinds.has(signs.kind) || !applicationKinds.has(facts.kind) || facts.confidence < reviewBelow
}

/** Where an application's mail is now, after the merges that followed. */
function settledIn(applicationId: string, memory: Memory): string {
  let id = applicationId
  for (let step = 0; step < memory.length; step++) {
    const merge = memory.find((c) => c.kind === 'merge' && c.from === id && c.applicationId !== id)
    if (merge?.kind !== 'merge') break
    id = merge.applicationId
  }
  return id
}
