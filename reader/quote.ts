export const mostQuoted = 300

/**
 * The quotation shown as evidence: short text whole; of long text the sentences, or else the clauses, around what
 * decides.
 */
export function quoteOf(text: string, decisive = ''): string {
  const all = text.trim()
  if (all.length <= mostQuoted) return all
  const at = Math.max(0, all.indexOf(decisive))
  const last = at + decisive.length
  const ends = [...all.matchAll(/[.!?…。](?=\s|$)/gu)].map(({ index }) => index + 1)
  const clauses = [...all.matchAll(/[,;:–—](?=\s)/gu)].map(({ index }) => index + 1)
  const spaces = [...all.matchAll(/\s/gu)].map(({ index }) => index)
  const fits = (end: number, begin: number) => end >= last && end - begin <= mostQuoted
  for (const cuts of [ends, [...ends, ...clauses], [...ends, ...clauses, ...spaces]]) {
    const begins = [0, ...cuts].filter((cut) => cut <= at).sort((a, b) => a - b)
    const begin = begins.find((one) => last - one <= mostQuoted) ?? at
    const end = [all.length, ...cuts].filter((one) => fits(one, begin)).sort((a, b) => b - a)[0]
    if (end !== undefined && begins.includes(begin)) return all.slice(begin, end).trim()
  }
  return all.slice(at, at + mostQuoted)
}
