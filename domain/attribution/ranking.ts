import type { Reason } from '../../contract/mail.ts'
import { alike, type Comparison, same } from './comparison.ts'
import type { Ranked } from './shapes.ts'

/** The applications a mail could belong to, likeliest first, at most five: what the review screen suggests. */
export function rank(all: readonly Comparison[]): Ranked[] {
  return all
    .map((one) => ({
      applicationId: one.candidate.id,
      score: scoreOf(one),
      reasons: reasonsFor(one),
      lastAt: one.candidate.lastAt,
    }))
    .filter((one) => one.score > 0.1)
    .sort((a, b) => b.score - a.score || Date.parse(b.lastAt) - Date.parse(a.lastAt))
    .slice(0, 5)
    .map(({ lastAt: _, ...ranked }) => ranked)
}

/** What speaks for an application, strongest first. */
export function reasonsFor(one: Comparison): Reason[] {
  const said: [boolean, Reason['code']][] = [
    [one.thread === 'answers', 'in_thread'],
    [one.thread === 'answered', 'answered_here'],
    [one.thread === 'subject', 'same_subject'],
    [one.sameMeeting, 'same_meeting'],
    [one.samePosting, 'same_posting'],
    [one.sameRequisition, 'same_requisition'],
    [one.sameTag, 'same_tag'],
    [one.company === 'same', 'same_company'],
    [one.company === 'related', 'related_company'],
    [one.company === 'mentioned' || (one.company === 'different' && (one.isNamed || one.isMentioned)), 'company_mentioned'],
    [(one.title ?? 0) >= same, 'same_title'],
    [one.title !== null && one.title >= alike && one.title < same, 'similar_title'],
    [one.titleMentioned, 'title_mentioned'],
    [one.knownContact, 'known_contact'],
    [one.sameLocation, 'same_place'],
  ]
  return said.filter(([holds]) => holds).map(([, code]) => ({ code }))
}

function scoreOf(one: Comparison): number {
  const company =
    one.isNamed && one.company === 'different'
      ? 0.15
      : { same: 0.35, related: 0.25, mentioned: 0.15, unknown: 0, different: -0.3 }[one.company]
  const links = one.inThread || one.sameMeeting ? 0.6 : one.samePosting || one.sameRequisition ? 0.5 : one.sameTag ? 0.2 : 0
  const title = one.title === null ? (one.titleMentioned ? 0.25 : 0) : (one.title - 0.4) * 0.5
  const rest = (one.knownContact ? 0.2 : 0) + (one.sameLocation ? 0.05 : 0)
  // An ended application is less likely to be meant, whatever else speaks for it.
  const score = (company + links + title + rest) * (one.isOpen ? 1 : 0.9)
  return Math.round(Math.min(1, Math.max(0, score)) * 100) / 100
}
