import { createRequire } from 'node:module'

/** Few calendars hold a series: the library for it is loaded with the first that does. */
const load = createRequire(import.meta.url)
const library = () => load('rrule-temporal') as typeof import('rrule-temporal')

/** A rule has no more periods in a year than days: one that fits no day is given up there. */
const most = { meetings: 60, days: 366, periods: 400, candidates: 5_000 }
const known = /^(?:FREQ|INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|BYSETPOS|WKST)=/i

/**
 * When the meetings of a series begin, by RFC 5545 section 3.3.10, within a year and sixty of them; its first alone where the rule is none that
 * interviews follow. `zone` is the IANA zone in which the hour stays the same.
 */
export function startsOf(rule: string, begin: number, zone: string | null): number[] {
  const parts = rule.trim().toUpperCase().split(';').filter(Boolean)
  if (!/FREQ=(?:DAILY|WEEKLY|MONTHLY)\b/i.test(rule) || parts.length > 12 || !parts.every((part) => known.test(part)))
    return [begin]
  const { RRuleTemporal } = library()
  try {
    const start = new Date(begin).toISOString().replace(/[-:]|\.\d+/g, '')
    const series = new RRuleTemporal({
      rruleString: `DTSTART:${start}\nRRULE:${parts.join(';')}`,
      ...(zone !== null && { tzid: zone }),
      maxIterations: most.periods,
      maxCandidateEvaluations: most.candidates,
      cache: false,
    })
    const limit = begin + most.days * 86_400_000
    const found: number[] = []
    series.all((date) => {
      const at = Date.parse(date.toInstant().toString())
      if (at > limit || found.length >= most.meetings) return false
      found.push(at)
      return true
    })
    return found.length > 0 ? found : [begin]
  } catch {
    return [begin]
  }
}
