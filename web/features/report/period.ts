/** Days of the calendar where the user is, as YYYY-MM-DD. */
export interface Period {
  from: string
  to: string
}

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** From the first day of a month, counted from this one, to the last of another. */
function months(first: number, last: number, now: Date): Period {
  return {
    from: dayOf(new Date(now.getFullYear(), now.getMonth() + first, 1)),
    to: dayOf(new Date(now.getFullYear(), now.getMonth() + last + 1, 0)),
  }
}

export const periods = {
  month: (now = new Date()) => months(0, 0, now),
  last: (now = new Date()) => months(-1, -1, now),
  quarter: (now = new Date()) => months(-2, 0, now),
}
