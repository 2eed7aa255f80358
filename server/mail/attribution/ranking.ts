import type { Comparison } from './comparison.ts'
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

/** What speaks for an application, in the user's words, strongest first. */
export function reasonsFor(one: Comparison): string[] {
  const said: [boolean, string][] = [
    [one.inThread, 'answers a mail of this application'],
    [one.sameMeeting, 'about the same meeting'],
    [one.samePosting, 'links to the same posting'],
    [one.sameRequisition, 'same job number'],
    [one.sameTag, 'sent to the address you gave there'],
    [one.company === 'same', 'same company'],
    [one.company === 'related', 'company or its domain fits'],
    [one.company === 'mentioned' || (one.company === 'different' && one.isNamed), 'the company is mentioned'],
    [(one.title ?? 0) >= 0.95, 'same job title'],
    [one.title !== null && one.title >= 0.6 && one.title < 0.95, 'similar job title'],
    [one.titleMentioned, 'the job title is mentioned'],
    [one.knownContact, 'this sender wrote about it before'],
    [one.sameLocation, 'same place'],
  ]
  return said.filter(([holds]) => holds).map(([, words]) => words)
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
