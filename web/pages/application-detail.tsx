import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { ApplicationPicker } from '../features/applications/application-picker.tsx'
import { listSearch } from '../features/applications/list-address.ts'
import { Asked } from '../features/detail/asked.tsx'
import { DetailHeader, quotesOf } from '../features/detail/detail-header.tsx'
import { Job } from '../features/detail/job.tsx'
import { applicationQuery, figuresQuery } from '../features/detail/queries.ts'
import { Quiet } from '../features/detail/quiet.tsx'
import { isRemoved, Merged, Removed, successorOf } from '../features/detail/removed.tsx'
import { Standing } from '../features/detail/standing.tsx'
import { t } from '../features/detail/texts/index.ts'
import { Timeline } from '../features/detail/timeline.tsx'
import { useSeen } from '../features/detail/use-seen.ts'
import { Documents, useAttachmentCount } from '../features/documents/documents.tsx'
import { Interviews } from '../features/interviews/interviews.tsx'
import { Threads } from '../features/mail/threads.tsx'
import { Notes } from '../features/notes/notes.tsx'
import { SummaryCard } from '../features/summary/summary-card.tsx'
import { lazyPart } from '../lazy-part.ts'
import { DetailBody } from '../ui/list-detail.tsx'
import { Loading } from '../ui/loading.tsx'
import { BackLink } from '../ui/page-header.tsx'
import { ProblemState } from '../ui/problem-state.tsx'
import { Tabs } from '../ui/tabs.tsx'

const Contacts = lazyPart(() => import('../features/contacts/contacts.tsx').then(({ Contacts }) => Contacts))
const Versions = lazyPart(() => import('../features/resumes/versions.tsx').then(({ Versions }) => Versions))

export function Component() {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { data: application, error, refetch, isFetching } = useQuery(applicationQuery(id))
  useSeen(application)
  const { data: figures } = useQuery(figuresQuery(id))
  const attachments = useAttachmentCount(id)
  const navigate = useNavigate()
  const base = pathname.slice(0, pathname.lastIndexOf('/'))
  const list = base + listSearch(search)
  // Left before it goes: nothing may ask for what is gone.
  const atOnce = { flushSync: true }
  const goTo = (applicationId: string) => navigate(`${base}/${applicationId}${listSearch(search)}`, atOnce)
  const picker = (onPick: (applicationId: string) => void) => <ApplicationPicker except={id} onPick={onPick} />
  const back = <BackLink to={list} label={base === '/active-applications' ? t('nav.active') : t('nav.archived')} />

  if (error) {
    const into = successorOf(error)
    return into ? (
      <Merged key={id} id={id} error={error} isAsked={isFetching} to={`${base}/${into}?${search}`} />
    ) : (
      <DetailBody>
        {back}
        {isRemoved(error) ? <Removed id={id} /> : <ProblemState error={error} retry={refetch} />}
      </DetailBody>
    )
  }
  if (!application) return <Loading />
  const tabs = [
    { value: 'timeline', label: t('tab.timeline') },
    { value: 'mail', label: t('tab.mail') },
    { value: 'interviews', label: t('tab.interviews'), count: application.interviews.length },
    { value: 'documents', label: t('tab.documents'), count: attachments + (figures?.documents ?? 0) },
    { value: 'notes', label: t('tab.notes'), count: figures?.notes },
    { value: 'job', label: t('tab.job') },
    { value: 'people', label: t('tab.people'), count: application.contacts.filter(({ isShared }) => !isShared).length },
  ]
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'timeline'
  return (
    <DetailBody key={id}>
      {back}
      <DetailHeader
        application={application}
        picker={picker}
        onMerged={goTo}
        onDeleted={() => navigate(list, { ...atOnce, replace: true })}
        onKept={() => goTo(id)}
      />
      <Asked application={application} />
      <Quiet application={application} />
      <Tabs label={t('detail.parts')} tabs={tabs} chosen={tab} />
      {tab === 'timeline' && (
        <>
          <SummaryCard applicationId={id} />
          <Standing application={application} />
          <Timeline applicationId={id} />
        </>
      )}
      {tab === 'mail' && <Threads applicationId={id} company={application.company?.name ?? null} picker={picker} go={goTo} />}
      {tab === 'interviews' && <Interviews applicationId={id} quotes={quotesOf(application, 'invitation')} />}
      {tab === 'documents' && (
        <>
          <Suspense>
            <Versions applicationId={id} />
          </Suspense>
          <Documents applicationId={id} />
        </>
      )}
      {tab === 'notes' && <Notes applicationId={id} />}
      {tab === 'job' && <Job application={application} />}
      {tab === 'people' && (
        <Suspense fallback={<Loading />}>
          <Contacts applicationId={id} quotes={quotesOf(application, 'people')} />
        </Suspense>
      )}
    </DetailBody>
  )
}
