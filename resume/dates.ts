import type { ResumeLanguage } from '../contract/resume-document.ts'
import { resumeWords } from './words.ts'

const iso = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/

/** A date of a resume as its language writes it: month and year, or the year alone. What is no ISO date stays as it is. */
export function dateText(said: string | null | undefined, language: ResumeLanguage): string {
  const [, year, month] = iso.exec((said ?? '').trim()) ?? []
  if (year === undefined) return (said ?? '').trim()
  if (month === undefined) return year
  const sign = signs[language]
  if (sign !== undefined) return `${month}${sign}${year}`
  return `${monthName(language, Number(month))} ${year}`
}

/** Of the languages that write months as numbers, what stands between month and year. */
const signs: Partial<Record<ResumeLanguage, string>> = { de: '/', fi: '/', pl: '.' }

const monthName = (language: ResumeLanguage, month: number) =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1))

/** From and to; what has begun and not ended goes on. */
export function periodText(
  { startDate, endDate }: { startDate?: string | null; endDate?: string | null },
  language: ResumeLanguage,
): string {
  const from = dateText(startDate, language)
  const to = dateText(endDate, language)
  if (from === '') return to
  if (to === from) return from
  return `${from} – ${to === '' ? resumeWords[language].now : to}`
}
