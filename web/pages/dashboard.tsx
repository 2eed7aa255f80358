import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { profileQuery } from '../features/account/queries.ts'
import { FirstSteps } from '../features/dashboard/first-steps.tsx'
import { NeedsYou } from '../features/dashboard/needs-you.tsx'
import { ReleaseNotes } from '../features/dashboard/release-notes.tsx'
import { Submitted } from '../features/dashboard/submitted.tsx'
import { lazyPart } from '../lazy-part.ts'
import { t } from '../texts/index.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

const Overview = lazyPart(() => import('../features/dashboard/overview.tsx').then(({ Overview }) => Overview))

export function Component() {
  const { data: user } = useQuery(profileQuery)
  return (
    <Page>
      <PageHeader title={t('nav.dashboard')} />
      <NeedsYou me={[user?.firstName, user?.lastName].filter(Boolean).join(' ')} />
      {user && <ReleaseNotes user={user} />}
      <FirstSteps address={user?.assignedEmail ?? ''} />
      <Submitted />
      <Suspense>
        <Overview />
      </Suspense>
    </Page>
  )
}
