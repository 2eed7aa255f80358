import { t } from '../texts/index.ts'
import { exactDate, exactTime, isDaysAgo, relativeLabel } from '../texts/time.ts'

/** How long ago, in words; the exact time on hover and for screen readers. */
export function Ago({ at }: { at: string }) {
  return (
    <span>
      <time dateTime={at} title={exactTime(at)}>
        {relativeLabel(at)}
      </time>
      {isDaysAgo(at) && ` ${t('time.ago')}`}
    </span>
  )
}

/** The exact date and time, in the browser's time zone. */
export function At({ at, dateOnly = false }: { at: string; dateOnly?: boolean }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {dateOnly ? exactDate(at) : exactTime(at)}
    </time>
  )
}
