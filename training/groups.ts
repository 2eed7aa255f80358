import type { Labelled } from './labelled.ts'
import { sameNameKey } from './names.ts'

const sharedWords = 0.35

/** For each mail the group it belongs to: the same employer, the same sending domain, or nearly the same wording. */
export function groupsOf(mails: Labelled[]): string[] {
  const parent = mails.map((_, n) => n)
  const root = (n: number): number => {
    let at = n
    while (parent[at] !== at) at = parent[at] ?? at
    return at
  }
  const join = (a: number, b: number) => {
    parent[root(a)] = root(b)
  }
  const seen = new Map<string, number>()
  for (const [n, { mail, platform, company }] of mails.entries()) {
    const domain = mail.from?.address.split('@')[1] ?? ''
    const keys = [
      company === null ? null : `company ${sameNameKey(company)}`,
      platform === null && domain !== '' ? `domain ${domain}` : null,
    ]
    for (const key of keys) {
      if (key === null) continue
      const first = seen.get(key)
      if (first === undefined) seen.set(key, n)
      else join(n, first)
    }
  }
  const runs = mails.map(wordRuns)
  for (const [a, own] of runs.entries())
    for (let b = 0; b < a; b += 1) if (likeness(own, runs[b] ?? new Set()) > sharedWords) join(a, b)
  return mails.map((_, n) => String(root(n)))
}

/** Runs of four words of the new text. */
function wordRuns({ mail }: Labelled): Set<string> {
  const text = mail.sentences.filter((s) => s.zone === 'body').map((s) => s.text)
  const words =
    text
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return new Set(words.slice(0, -3).map((_, n) => words.slice(n, n + 4).join(' ')))
}

function likeness(a: Set<string>, b: Set<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller < 5 ? 0 : a.intersection(b).size / smaller
}
