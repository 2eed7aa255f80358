import type { Status } from '../../../contract/applications.ts'
import type { ApiProblem } from '../../api.ts'
import { onSessionEnd } from '../../session.ts'

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

/** One that is typed, and why the server refused it, where it did. */
export interface Kept {
  draft: Draft
  problem?: ApiProblem | undefined
}

/** The newest last. They stay as long as the page and its person: a dialog closed by mistake loses nothing. */
let kept: Kept[] = []
/** All that this person typed, what is on its way to the server too. */
let own = new WeakSet<Kept>()
onSessionEnd(() => {
  kept = []
  own = new WeakSet()
})

/** What was typed last, or an empty one. */
export function takeUp(): Kept {
  const last = kept.at(-1) ?? { draft: emptyDraft() }
  if (kept.length === 0) kept.push(last)
  own.add(last)
  return last
}

export function letGo(one: Kept): void {
  kept = kept.filter((other) => other !== one)
}

/**
 * One that was let go of and refused comes back: as the next one, or behind what is typed at the moment. Answers whether its
 * person is here still.
 */
export function putBack(one: Kept, isBehind: boolean): boolean {
  if (!own.has(one)) return false
  kept.splice(isBehind ? -1 : kept.length, 0, one)
  return true
}

/** Makes one that was refused and not seen yet the next one; answers whether there is any. */
export function bringRefusedForward(): boolean {
  const refused = kept.findLast(({ problem }) => problem)
  if (refused) kept = [...kept.filter((one) => one !== refused), refused]
  return refused !== undefined
}

export const isEmpty = ({ link, company, title, location, requisition }: Draft) =>
  [link, company, title, location, requisition].every((text) => text.trim() === '')

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
