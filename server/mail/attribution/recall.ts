import type { Reason } from '../../../contract/mail.ts'
import { companyKey } from '../../features/companies/index.ts'
import { titleKey } from '../../features/jobs/index.ts'
import { signsOf } from './candidate.ts'
import type { Correction, Facts, Memory, Signs } from './shapes.ts'

/** What the user's earlier corrections say about a mail. */
export type Recalled =
  | { as: 'belongs'; applicationId: string; reason: Reason }
  | { as: 'aside'; reason: Reason }
  | { as: 'nothing' /** Applications the user took such mail out of. */; excluded: ReadonlySet<string> }

/** The latest correction that fits a mail wins. */
export function recall(facts: Facts, memory: Memory, existing: ReadonlySet<string>): Recalled {
  const signs = signsOf(facts)
  const excluded = new Set<string>()
  for (const correction of memory.toReversed()) {
    if (correction.kind === 'rename') continue
    const fit = fitOf(correction, signs)
    if (fit === null) continue
    if (correction.kind === 'not_about_jobs') return { as: 'aside', reason: saidAside(fit) }
    const target = settledIn(correction.applicationId, memory)
    if (existing.has(target)) return { as: 'belongs', applicationId: target, reason: putHere(fit) }
    if (correction.kind === 'split') excluded.add(correction.from)
  }
  return { as: 'nothing', excluded }
}

/** The facts with the user's own words for company and title in place of what was read. */
export function inUsersWords(facts: Facts, memory: Memory): Facts {
  const company = facts.company === null ? null : companyKey(facts.company)
  const title = facts.title === null ? null : titleKey(facts.title)
  const renamed = memory.filter((correction) => correction.kind === 'rename')
  const forCompany = renamed.findLast((c) => c.company !== null && c.signs.companyKey !== null && c.signs.companyKey === company)
  const forTitle = renamed.findLast(
    (c) => c.title !== null && c.signs.titleKey !== null && c.signs.titleKey === title && c.signs.companyKey === company,
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
function fitOf(correction: Correction, mail: Signs): Fit | null {
  const { signs } = correction
  if (signs.thread.some((id) => mail.thread.includes(id))) return { by: 'thread' }
  const sender = signs.sender !== null && signs.sender === mail.sender ? signs.sender : null
  const isShared = signs.automated && signs.platform !== 'direct'
  if (correction.kind === 'not_about_jobs') {
    if (sender === null) return null
    // A board's no-reply address also sends what matters: only the same kind about the same employer is meant.
    const sameMatter = signs.kind === mail.kind && signs.companyKey === mail.companyKey && signs.titleKey === mail.titleKey
    return isShared && !sameMatter ? null : { by: 'sender', sender }
  }
  const otherTitle = signs.titleKey !== null && mail.titleKey !== null && signs.titleKey !== mail.titleKey
  const otherCompany = signs.companyKey !== null && mail.companyKey !== null && signs.companyKey !== mail.companyKey
  if (sender !== null && !isShared && !signs.automated && !otherTitle && !otherCompany) return { by: 'sender', sender }
  const sameCompany = signs.companyKey !== null && signs.companyKey === mail.companyKey
  if (sameCompany && signs.titleKey !== null && signs.titleKey === mail.titleKey) return { by: 'names' }
  return null
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
