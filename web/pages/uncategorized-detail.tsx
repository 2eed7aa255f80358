import { useIsMutating, useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { Navigate, useNavigate, useOutletContext, useParams } from 'react-router'
import { ApplicationPicker } from '../features/applications/application-picker.tsx'
import { NameForm } from '../features/applications/name-form.tsx'
import { naming } from '../features/applications/queries.ts'
import { quotesOf } from '../features/detail/detail-header.tsx'
import { isRemoved, Merged, Removed, successorOf } from '../features/detail/removed.tsx'
import { Threads } from '../features/mail/threads.tsx'
import { missingWords } from '../features/triage/missing-list.tsx'
import { uncategorizedListQuery, uncategorizedQuery } from '../features/triage/queries.ts'
import { Reason, SettlePanel, Together } from '../features/triage/settle-panel.tsx'
import { useSettleWhole } from '../features/triage/settle-whole.ts'
import { t } from '../features/triage/texts/index.ts'
import { DetailBody } from '../ui/list-detail.tsx'
import { Loading } from '../ui/loading.tsx'
import { BackLink, PageHeader } from '../ui/page-header.tsx'
import { ProblemState } from '../ui/problem-state.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { Why } from '../ui/why.tsx'
import { useListing } from '../use-listing.ts'
import type { Opened } from './emails-with-missing-data.tsx'

const list = '/emails-with-missing-data'

export function Component() {
  const [id = '', open] = useOutletContext<Opened>()
  const isAddressed = useParams().id !== undefined
  const navigate = useNavigate()
  const { items } = useListing(uncategorizedListQuery)
  const { data: application, error, refetch, isFetching } = useQuery(uncategorizedQuery(id))
  const settle = useSettleWhole()
  const isNaming = useIsMutating({ mutationKey: naming }) > 0
  const at = items.findIndex((one) => one.id === id)
  const next = items[at + 1] ?? items[at - 1]
  // The next one is open before this one goes: nothing may ask for what is gone.
  function goOn() {
    if (!isAddressed) return flushSync(() => open(next?.id))
    return navigate(next ? `/uncatagorized-application-detail/${next.id}` : list, { replace: true, flushSync: true })
  }
  const back = <BackLink to={list} label={t('nav.missing')} />
  if (error) {
    const into = isAddressed && successorOf(error)
    return into ? (
      <Merged key={id} id={id} error={error} isAsked={isFetching} to={`/uncatagorized-application-detail/${into}`} />
    ) : (
      <DetailBody>
        {back}
        {isRemoved(error) ? <Removed id={id} /> : <ProblemState error={error} retry={refetch} />}
      </DetailBody>
    )
  }
  if (!application) return <Loading />
  // It has its names from elsewhere, or the address is an old one.
  if (!application.isUncategorized && !isNaming)
    return isAddressed ? (
      <Navigate to={`/${application.isActive ? 'active' : 'archived'}-applications/${id}`} replace />
    ) : (
      <Loading />
    )
  async function say(way: Parameters<typeof settle.mutate>[0]['way']) {
    await goOn()
    settle.mutate({ id, way })
  }
  const { mailIds, suggestions, names, status } = application
  return (
    <DetailBody key={id}>
      {back}
      <PageHeader title={missingWords(application)} />
      <SettlePanel
        why={
          <Reason>
            <span>{t('missing.why')}</span>
            <Together>
              <StatusBadge status={status} />
              <Why about={t('column.status')} quotes={quotesOf(application, 'status', 'kind')} />
            </Together>
          </Reason>
        }
        suggestions={suggestions}
        onTake={(of) => say({ as: 'part', of })}
        onAside={mailIds.length > 0 ? () => say({ as: 'aside', mailIds }) : undefined}
        onArchive={() => say({ as: 'archived' })}
        picker={(onPick) => <ApplicationPicker except={id} onPick={onPick} />}
        form={{
          label: t('missing.form'),
          isOpen: true,
          content: <NameForm application={application} names={names} onNamed={goOn} />,
        }}
      />
      <Threads
        applicationId={id}
        company={application.company?.name ?? null}
        picker={(onPick) => <ApplicationPicker except={id} onPick={onPick} />}
        go={(applicationId) =>
          navigate(`/${applicationId === id ? 'uncatagorized-application-detail' : 'active-applications'}/${applicationId}`, {
            flushSync: true,
          })
        }
      />
    </DetailBody>
  )
}
