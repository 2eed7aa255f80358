import { t } from './index.ts'
import { clock, dayLabel } from './time.ts'
import { isZone, partsIn } from './zoned-time.ts'

export interface InterviewTime {
  startsAt: string
  endsAt: string | null
  allDay: boolean
  timeZone: string | null
}

/** The moment by which the day of an interview is shown. A day without a clock is the same day everywhere: that of its own zone. */
export function dayOf({ startsAt, allDay, timeZone }: Pick<InterviewTime, 'startsAt' | 'allDay' | 'timeZone'>): string {
  return allDay && timeZone && isZone(timeZone) ? `${partsIn(timeZone, startsAt).date}T12:00` : startsAt
}

/** '10:00 AM – 11:00 AM', or that it takes the day. */
export function hoursOf({ startsAt, endsAt, allDay }: Omit<InterviewTime, 'timeZone'>): string {
  if (allDay) return t('time.allDay')
  return endsAt ? `${clock(startsAt)} – ${clock(endsAt)}` : clock(startsAt)
}

/** 'Thursday, December 03, 2026, 10:00 AM' */
export const whenLabel = (time: InterviewTime): string => `${dayLabel(dayOf(time))}, ${hoursOf({ ...time, endsAt: null })}`
