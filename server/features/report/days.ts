/** Writes a moment as the day that it was in a time zone, as the app writes dates: 'November 23, 2026'. */
export function dayIn(timeZone: string, language: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(language, { timeZone, day: '2-digit', month: 'long', year: 'numeric' })
  return (at) => format.format(at)
}

/** A day of the calendar in words. */
export function dateOf(day: string, language: string): string {
  return dayIn('UTC', language)(new Date(`${day}T12:00:00Z`))
}
