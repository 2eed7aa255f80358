import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { profileQuery } from '../features/account/queries.ts'
import { FailedCard } from '../features/dashboard/failed-card.tsx'
import { FirstSteps } from '../features/dashboard/first-steps.tsx'
import { NeedsYou, useAsked } from '../features/dashboard/needs-you.tsx'
import { Offers } from '../features/dashboard/offers.tsx'
import { releaseNotesQuery, statusCountsQuery, submittedQuery } from '../features/dashboard/queries.ts'
import { ReleaseNotes } from '../features/dashboard/release-notes.tsx'
import { Submitted } from '../features/dashboard/submitted.tsx'
import { t as own } from '../features/dashboard/texts/index.ts'
import { lazyPart } from '../lazy-part.ts'
import { t } from '../texts/index.ts'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'

const Overview = lazyPart(() => import('../features/dashboard/overview.tsx').then(({ Overview }) => Overview))

export function Component() {
  const { data: user } = useQuery(profileQuery)
  const needs = useAsked()
  const { isFetched: isNewKnown } = useQuery(releaseNotesQuery(user))
  const { isFetched: areCountsKnown } = useQuery(submittedQuery)
  const { isFetched: areStatusesKnown } = useQuery(statusCountsQuery)
  if (!needs || !(user?.clickOn || isNewKnown) || !areCountsKnown || !areStatusesKnown)
    return (
      <Page>
        <PageHeader title={t('nav.dashboard')} />
        <div aria-busy="true">
          <SkeletonRows height="3.25rem" />
        </div>
      </Page>
    )
  return (
    <Page>
      <PageHeader title={t('nav.dashboard')} />
      <NeedsYou asked={needs.asked} off={needs.off} />
      <Offers />
      <FailedCard title={own('needs.title')} parts={needs.parts} />
      {user && <ReleaseNotes user={user} />}
      <FirstSteps address={user?.assignedEmail ?? ''} />
      <Submitted />
      <Suspense>
        <Overview />
      </Suspense>
    </Page>
  )
}
