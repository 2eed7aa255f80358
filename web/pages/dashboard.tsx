import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../features/account/queries.ts'
import { ByStatus } from '../features/dashboard/by-status.tsx'
import { ComingInterviews } from '../features/dashboard/coming-interviews.tsx'
import { FirstSteps } from '../features/dashboard/first-steps.tsx'
import { NeedsYou } from '../features/dashboard/needs-you.tsx'
import { RecentActivity } from '../features/dashboard/recent-activity.tsx'
import { ReleaseNotes } from '../features/dashboard/release-notes.tsx'
import { Submitted } from '../features/dashboard/submitted.tsx'
import { t } from '../texts/index.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import css from './dashboard.module.css'

export function Component() {
  const { data: user } = useQuery(profileQuery)
  return (
    <Page>
      <PageHeader title={t('nav.dashboard')} />
      <NeedsYou />
      {user && <ReleaseNotes user={user} />}
      <FirstSteps address={user?.assignedEmail ?? ''} />
      <Submitted />
      <div className={css.columns}>
        <RecentActivity />
        <div className={css.side}>
          <ComingInterviews />
          <ByStatus />
        </div>
      </div>
    </Page>
  )
}
