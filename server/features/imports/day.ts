import { monthLike } from '../../../domain/names/months.ts'
import { foldWords } from '../../../domain/text/fold.ts'

export type DayOrder = 'day-first' | 'month-first'

/**
 * The day that a cell names, at noon UTC so that it is the same day nearly everywhere: ISO 8601 with or without a time, numbers with
 * points, slashes or dashes, months by name, and the day numbers of spreadsheets. Null when it is none.
 */
export function readDay(text: string, order: DayOrder): Date | null {
  const cell = text.trim().slice(0, 60)
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(cell)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = numbersOf(cell)
  if (numbers) {
    const [first, second, year] = numbers
    const isDayFirst = order === 'day-first' || cell.includes('.')
    return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second)
  }
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(cell)
  if (serial) {
    // 1 January 1900 is 1, and 1900 is taken for a leap year.
    const day = new Date(Date.UTC(1899, 11, 30 + Number(serial[1])))
    return dayOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
  }
  return withMonthName(cell)
}

/** Whether all these cells can only be read with the month, or only with the day, in front. */
export function orderOf(cells: readonly string[]): DayOrder | null {
  const all = cells.flatMap((cell) => {
    const numbers = cell.includes('.') ? null : numbersOf(cell.trim().slice(0, 60))
    return numbers ? [numbers] : []
  })
  if (all.some(([first]) => first > 12)) return 'day-first'
  // Who writes 1:32 PM writes the month first.
  const isAmerican = cells.some((cell) => /\d\s?[ap]\.?m\.?$/i.test(cell.trim()))
  return isAmerican || all.some(([, second]) => second > 12) ? 'month-first' : null
}

function numbersOf(cell: string): [number, number, number] | null {
  const found = /^(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}(\d{4}|\d{2})(?:,?[T ].*)?$/.exec(cell)
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null
}

function withMonthName(cell: string): Date | null {
  const words = foldWords(cell.replace(/[T,]?\s\d{1,2}:\d{2}.*$/, ''))
  const month = words.map(monthLike).find((one) => one !== null)
  const numbers = words.flatMap((word) => (/^\d{1,4}(?:st|nd|rd|th)?$/.test(word) ? [Number.parseInt(word, 10)] : []))
  // '5-Nov-26': the year stands last.
  const short = /^\d{1,2}[-/. ]\p{L}{3,10}[-/. ](\d{2})$/u.exec(cell)?.[1]
  const year = numbers.find((one) => one > 31) ?? (short === undefined ? undefined : Number(short))
  const day = numbers.find((one) => one >= 1 && one <= 31)
  return month == null || year === undefined || day === undefined ? null : dayOf(year, month, day)
}

/** Of the days that there are, within a working life. */
function dayOf(year: number, month: number, day: number): Date | null {
  const full = year < 100 ? 2000 + year : year
  const date = new Date(Date.UTC(full, month - 1, day, 12))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && full >= 1970 && full <= 2100 ? date : null
}
