import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { Applications, Description, DetailBar } from '../features/catalogue/detail-parts.tsx'
import { JobHeader } from '../features/catalogue/job-header.tsx'
import { listSearch, useJobOrder } from '../features/catalogue/list-address.ts'
import { Neighbours } from '../features/catalogue/neighbours.tsx'
import { jobPipelineQuery, jobQuery, jobsQuery } from '../features/catalogue/queries.ts'
import { t } from '../features/catalogue/texts/index.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Gone } from '../ui/gone.tsx'
import { IconBriefcase } from '../ui/icons.tsx'
import { DetailBody } from '../ui/list-detail.tsx'
import { Loading } from '../ui/loading.tsx'
import { IconFileText } from '../ui/more-icons.ts'
import { BackLink } from '../ui/page-header.tsx'
import { isMissing, ProblemState } from '../ui/problem-state.tsx'
import { StageStrip } from '../ui/stages.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useListing } from '../use-listing.ts'

const base = '/jobs'

export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const [order] = useJobOrder()
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  const { data: pipeline } = useQuery(jobPipelineQuery(id, order))
  const { items: listed } = useListing(jobsQuery(order))
  const bar = (
    <DetailBar>
      <BackLink to={base + listSearch(search)} label={t('nav.jobs')} />
      <Neighbours base={base} id={id} listed={listed} told={pipeline} />
    </DetailBar>
  )
  if (error)
    return (
      <DetailBody>
        {bar}
        {job && isMissing(error) ? (
          <Gone title={t('job.gone')}>{t('job.gone.text')}</Gone>
        ) : (
          <ProblemState error={error} retry={refetch} />
        )}
      </DetailBody>
    )
  if (!job)
    return (
      <DetailBody>
        {bar}
        <Loading />
      </DetailBody>
    )
  const tabs = [
    { value: 'applications', label: t('tab.applications'), count: job.applications },
    { value: 'description', label: t('tab.description') },
  ]
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'applications'
  return (
    <DetailBody key={id}>
      {bar}
      <JobHeader job={job} />
      <StageStrip label={t('stages.label')} stages={job.stages} none={t('stages.none')} />
      <Tabs label={t('detail.parts')} tabs={tabs} chosen={tab} />
      {tab === 'applications' &&
        (job.applicationList.length === 0 ? (
          <EmptyState icon={<IconBriefcase size="1.375rem" stroke={1.7} />} title={t('job.applications.none')} />
        ) : (
          <Applications applications={job.applicationList} />
        ))}
      {tab === 'description' &&
        (job.description ? (
          <Description text={job.description} />
        ) : (
          <EmptyState icon={<IconFileText size="1.375rem" stroke={1.7} />} title={t('job.description.none')}>
            {t('job.description.none.text')}
          </EmptyState>
        ))}
    </DetailBody>
  )
}
