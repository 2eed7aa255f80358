/** The time zone of this browser, by its name. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Date and time of day in a zone, as fields of a form hold them: `2026-03-29`, `14:30`. */
export function partsIn(zone: string, at: string): { date: string; time: string } {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}

/** The moment at which clocks in a zone show a date and a time. Of a time that a change of clocks leaves out, one within an hour of it. */
export function instantIn(zone: string, date: string, time: string): string {
  const wanted = Date.parse(`${date}T${time}Z`)
  // The offset at the moment looked for is that of a moment less than a day away: after two steps it is right.
  const first = wanted - offsetAt(zone, wanted)
  return new Date(wanted - offsetAt(zone, first)).toISOString()
}

export function isZone(name: string): boolean {
  try {
    formatOf(name)
    return name !== ''
  } catch {
    return false
  }
}

function offsetAt(zone: string, moment: number): number {
  const { date, time } = partsIn(zone, new Date(moment).toISOString())
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment / 60_000) * 60_000
}

function formatOf(zone: string) {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}
