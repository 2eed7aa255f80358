/** The date of a moment in a time zone: YYYY-MM-DD, which spreadsheets of every language understand. */
export function isoDayIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at) => format.format(at)
}
