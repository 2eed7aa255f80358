import { ByStatus } from './by-status.tsx'
import { ComingInterviews } from './coming-interviews.tsx'
import css from './overview.module.css'
import { RecentActivity } from './recent-activity.tsx'
import { Statistics } from './statistics.tsx'

/** What happened and what comes: below what asks for something. */
export function Overview() {
  return (
    <>
      <div className={css.columns}>
        <RecentActivity />
        <div className={css.side}>
          <ComingInterviews />
          <ByStatus />
        </div>
      </div>
      <Statistics />
    </>
  )
}
