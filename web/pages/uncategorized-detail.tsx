import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { ApplicationPicker } from '../features/applications/application-picker.tsx'
import { NameForm } from '../features/applications/name-form.tsx'
import { uncategorizedQuery } from '../features/applications/queries.ts'
import { t } from '../features/applications/texts/index.ts'
import { quotesOf } from '../features/detail/detail-header.tsx'
import { Threads } from '../features/mail/threads.tsx'
import { Card } from '../ui/card.tsx'
import { DetailBody } from '../ui/list-detail.tsx'
import { Loading } from '../ui/loading.tsx'
import { BackLink, PageHeader } from '../ui/page-header.tsx'
import { ProblemState } from '../ui/problem-state.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { Why } from '../ui/why.tsx'
import css from './uncategorized-detail.module.css'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: application, error, refetch } = useQuery(uncategorizedQuery(id))
  const back = <BackLink to="/emails-with-missing-data" label={t('nav.missing')} />
  if (error) {
    return (
      <DetailBody>
        {back}
        <ProblemState error={error} retry={refetch} />
      </DetailBody>
    )
  }
  if (!application) return <Loading />
  const missing = application.company ? t('missing.title') : application.job ? t('missing.company') : t('missing.both')
  return (
    <div className={css.page}>
      <DetailBody>
        {back}
        <PageHeader title={missing} description={t('uncategorized.lead')} />
        <Card
          title={t('uncategorized.form')}
          aside={
            <span className={css.status}>
              <StatusBadge status={application.status} />
              <Why about={t('column.status')} quotes={quotesOf(application, 'status', 'kind')} />
            </span>
          }
        >
          <NameForm
            application={application}
            autoFocus
            onNamed={(named) =>
              navigate(`/${named.isActive ? 'active' : 'archived'}-applications/${named.id}`, { replace: true })
            }
          />
        </Card>
        <Threads
          applicationId={id}
          company={application.company?.name ?? null}
          picker={(onPick) => <ApplicationPicker except={id} onPick={onPick} />}
          onElsewhere={(applicationId) => navigate(`/active-applications/${applicationId}`)}
        />
      </DetailBody>
    </div>
  )
}
