import type { Status } from '../../../contract/applications.ts'

/** What is typed so far. */
export interface Draft {
  link: string
  company: string
  title: string
  status: Status
  /** A day of the calendar: YYYY-MM-DD. */
  appliedOn: string
  location: string
  requisition: string
  /** The link that was read, and led here. */
  told: string
}

export function emptyDraft(): Draft {
  const today = new Date()
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return { link: '', company: '', title: '', status: 'applied', appliedOn: day, location: '', requisition: '', told: '' }
}

/** Stays as long as the page: a dialog closed by mistake loses nothing. */
let kept: Draft | undefined
export const keptDraft = (): Draft => kept ?? emptyDraft()
export function keepDraft(draft: Draft | undefined): void {
  kept = draft
}

/** Noon where the user is: the same day in every zone near by. */
export function instantOf(day: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const noon = new Date(year, month - 1, date, 12)
  return day === '' || Number.isNaN(noon.getTime()) ? null : noon.toISOString()
}

export function isWebAddress(text: string): boolean {
  const url = URL.parse(text.trim())
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && text.trim().length <= 2000
}
