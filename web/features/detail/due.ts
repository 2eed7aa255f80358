/** The day on which something is due, as a date field takes it; '' for none. */
export function dateOf(at: string | null): string {
  if (at === null) return ''
  const date = new Date(at)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** What is due on a day is so until that day ends here. */
export function dueAt(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:00`).toISOString()
}

/** The day on which it was sent, at noon, so that it is that day wherever it is looked at. */
export function appliedAtOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T12:00:00`).toISOString()
}
