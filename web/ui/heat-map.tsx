import { Fragment } from 'react'
import css from './charts.module.css'

export interface WeekOfMap {
  /** The name of the month that begins in it, if one does. */
  month: string | null
  /** Monday to Sunday; null for days to come. */
  days: readonly ({ label: string; value: number } | null)[]
}

/** Days by how much happened, a column for each week; where there is little room the oldest are left out. */
export function HeatMap({ weeks, label }: { weeks: readonly WeekOfMap[]; label: string }) {
  const most = Math.max(1, ...weeks.flatMap(({ days }) => days.map((day) => day?.value ?? 0)))
  return (
    <div role="img" aria-label={label} className={css.map}>
      {weeks.map(({ month, days }, column) => (
        <Fragment key={days[0]?.label}>
          {month && (
            <span className={css.month} style={{ gridColumn: `${column + 1} / span 4` }}>
              {month}
            </span>
          )}
          {days.map(
            (day, row) =>
              day && (
                <span
                  key={day.label}
                  className={css.day}
                  data-level={levelOf(day.value, most)}
                  title={day.label}
                  style={{ gridColumn: column + 1, gridRow: row + 2 }}
                />
              ),
          )}
        </Fragment>
      ))}
    </div>
  )
}

/** 0 for none, then four steps of which a quiet day is surely the first. */
function levelOf(value: number, most: number): number {
  return value === 0 ? 0 : Math.min(4, 1 + Math.floor((value / most) * 3.999))
}
