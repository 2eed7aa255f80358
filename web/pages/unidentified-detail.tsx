import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { ApplicationPicker } from '../features/applications/application-picker.tsx'
import { MessageBody } from '../features/mail/message-body.tsx'
import { MessageHeader } from '../features/mail/message-header.tsx'
import { messageQuery } from '../features/mail/queries.ts'
import { useTriageAddress } from '../features/triage/list-address.ts'
import { NewApplication } from '../features/triage/new-application.tsx'
import { type Place, unknownQuery } from '../features/triage/queries.ts'
import { reasonWords } from '../features/triage/reasons.ts'
import { useSettle } from '../features/triage/settle.ts'
import { Reason, SettlePanel } from '../features/triage/settle-panel.tsx'
import { t } from '../features/triage/texts/index.ts'
import { DetailBody } from '../ui/list-detail.tsx'
import { Loading } from '../ui/loading.tsx'
import { BackLink } from '../ui/page-header.tsx'
import { ProblemState } from '../ui/problem-state.tsx'
import { useListing } from '../use-listing.ts'

export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { filter, archived, search } = useTriageAddress()
  const { items } = useListing(unknownQuery(filter, archived))
  const { data: message, error, refetch } = useQuery(messageQuery(id, false))

  const at = items.findIndex((mail) => mail.id === id)
  // The list that says why it waits may not hold it.
  const mail = items[at]
  const next = items[at + 1] ?? items[at - 1]
  const { assign, archive } = useSettle()
  // The next one opens at once: the mail has left the list before the server answers.
  const goOn = () =>
    void navigate(next ? `/unidentified-messages/${next.id}${search}` : `/unidentified-messages${search}`, {
      replace: true,
      flushSync: true,
    })
  function settle(to: Place) {
    assign.mutate({ mailIds: [id], to })
    goOn()
  }
  const back = <BackLink to={`/unidentified-messages${search}`} label={t('nav.unidentified')} />

  if (error) {
    return (
      <DetailBody>
        {back}
        <ProblemState error={error} retry={refetch} />
      </DetailBody>
    )
  }
  if (!message) return <Loading />
  return (
    <DetailBody key={id}>
      {back}
      <MessageHeader message={message} />
      {message.applicationId ? (
        <p>
          {t('settle.done')} <Link to={`/active-applications/${message.applicationId}`}>{t('settle.done.open')}</Link>
        </p>
      ) : (
        <SettlePanel
          why={
            mail && (
              <Reason isFailed={mail.filter === 'failed'}>
                {mail.filter !== 'failed' && <b>{t('settle.why')}</b>}
                <span>{reasonWords(mail.reasons)}</span>
              </Reason>
            )
          }
          suggestions={mail?.suggestions ?? []}
          isArchived={archived}
          onTake={(applicationId) => settle({ as: 'application', applicationId })}
          onAside={mail?.filter === 'review' ? () => settle({ as: 'aside' }) : undefined}
          onArchive={() => {
            archive.mutate({ mailIds: [id], archived: !archived })
            goOn()
          }}
          picker={(onPick) => <ApplicationPicker onPick={onPick} />}
          form={{
            label: t('settle.new'),
            content: (
              <NewApplication
                key={mail ? 'told' : ''}
                begins={mail?.begins}
                onCreate={(names) => settle({ as: 'new', ...names })}
              />
            ),
          }}
        />
      )}
      <MessageBody id={id} leave={goOn} />
    </DetailBody>
  )
}
