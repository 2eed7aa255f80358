import { clock, endOfDue, nearDayWithin } from './time.ts'

/** The day by which something is due, and the hour where one is stated. */
export const dueLabel = (due: string): string =>
  due.length === 10 ? nearDayWithin(endOfDue(due)) : `${nearDayWithin(due)}, ${clock(due)}`
