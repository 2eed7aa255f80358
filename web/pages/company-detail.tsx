import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { CompanyHeader } from '../features/catalogue/company-header.tsx'
import { JobsOfCompany, PeopleOfCompany } from '../features/catalogue/company-parts.tsx'
import { Applications, DetailBar } from '../features/catalogue/detail-parts.tsx'
import { CompanyFigures } from '../features/catalogue/figures.tsx'
import { listSearch, useCompanyOrder } from '../features/catalogue/list-address.ts'
import { Neighbours } from '../features/catalogue/neighbours.tsx'
import { companyPipelineQuery, companyQuery, myCompaniesQuery } from '../features/catalogue/queries.ts'
import { SharedCompanyDetail } from '../features/catalogue/shared-company.tsx'
import { t } from '../features/catalogue/texts/index.ts'
import { RecentActivity } from '../features/dashboard/recent-activity.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Gone } from '../ui/gone.tsx'
import { IconBriefcase } from '../ui/icons.tsx'
import { DetailBody } from '../ui/list-detail.tsx'
import { Loading } from '../ui/loading.tsx'
import { Markdown } from '../ui/markdown.ts'
import { BackLink } from '../ui/page-header.tsx'
import { isMissing, ProblemState } from '../ui/problem-state.tsx'
import { StageStrip } from '../ui/stages.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useListing } from '../use-listing.ts'

const base = '/companies'

export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const back = <BackLink to={base + listSearch(search)} label={t('nav.companies')} />
  return (
    <DetailBody key={id}>
      {search.get('mode') === 'all' ? (
        <>
          <DetailBar>{back}</DetailBar>
          <SharedCompanyDetail id={id} />
        </>
      ) : (
        <MyCompany id={id} back={back} />
      )}
    </DetailBody>
  )
}

function MyCompany({ id, back }: { id: string; back: ReactNode }) {
  const [order] = useCompanyOrder()
  const [search] = useSearchParams()
  const { data: company, error, refetch } = useQuery(companyQuery(id))
  const { data: pipeline } = useQuery(companyPipelineQuery(id, order))
  const { items: listed } = useListing(myCompaniesQuery(order))
  const bar = (
    <DetailBar>
      {back}
      <Neighbours base={base} id={id} listed={listed} told={pipeline} />
    </DetailBar>
  )
  if (error)
    return (
      <>
        {bar}
        {company && isMissing(error) ? (
          <Gone title={t('company.gone')}>{t('company.gone.text')}</Gone>
        ) : (
          <ProblemState error={error} retry={refetch} />
        )}
      </>
    )
  if (!company)
    return (
      <>
        {bar}
        <Loading />
      </>
    )
  const tabs = [
    { value: 'applications', label: t('tab.applications'), count: company.applications },
    { value: 'jobs', label: t('tab.jobs'), count: company.jobs },
    { value: 'people', label: t('tab.people'), count: company.contacts.filter(({ isShared }) => !isShared).length },
    { value: 'activity', label: t('tab.activity') },
  ]
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'applications'
  return (
    <>
      {bar}
      <CompanyHeader company={company} />
      <StageStrip label={t('stages.label')} stages={company.stages} none={t('stages.none')} />
      <CompanyFigures id={id} />
      {company.notes.trim() !== '' && (
        <Card title={t('company.notes')}>
          <Markdown text={company.notes} />
        </Card>
      )}
      <Tabs label={t('detail.parts')} tabs={tabs} chosen={tab} />
      {tab === 'applications' &&
        (company.applicationList.length === 0 ? (
          <EmptyState icon={<IconBriefcase size="1.375rem" stroke={1.7} />} title={t('company.applications.none')} />
        ) : (
          <Applications applications={company.applicationList} />
        ))}
      {tab === 'jobs' && <JobsOfCompany id={id} />}
      {tab === 'people' && <PeopleOfCompany contacts={company.contacts} />}
      {tab === 'activity' && <RecentActivity companyId={id} />}
    </>
  )
}
