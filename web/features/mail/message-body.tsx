import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ForwardedBy, getRawMessage } from '../../../contract/mail.ts'
import { download } from '../../download.ts'
import { lazyPart } from '../../lazy-part.ts'
import { warningText } from '../../texts/warning.ts'
import { Button } from '../../ui/button.tsx'
import { IconAlertTriangle } from '../../ui/icons.tsx'
import { MailText } from '../../ui/mail-text.tsx'
import { IconDownload, IconMailForward, IconPhotoOff, IconTrash } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { Attachments } from './attachments.tsx'
import { answers, MeetingBar } from './meeting-bar.tsx'
import css from './message-body.module.css'
import { messageQuery } from './queries.ts'
import { t } from './texts/index.ts'
import { useDeleteMail } from './use-delete-mail.ts'
import { Answer } from './write-mail.tsx'
import { begun, type Opened } from './writing.ts'

// The second sanitiser is loaded with the first mail that has HTML.
const MailFrame = lazyPart(() => import('../../ui/mail-frame.tsx').then(({ MailFrame }) => MailFrame))

/** A mail as it was written: warnings, then its HTML or its text, then what was attached. */
export function MessageBody({ id, leave }: { id: string; leave?: () => unknown }) {
  const remove = useDeleteMail(leave)
  const [remote, setRemote] = useState(false)
  const { data: mail, error, refetch } = useQuery({ ...messageQuery(id, remote), placeholderData: keepPreviousData })
  const [opened, open] = useOpened(id)
  if (error && !mail) return <ProblemState error={error} retry={refetch} />
  if (!mail) return <SkeletonText />
  const failsDmarc = mail.authentication?.dmarc === 'fail'
  return (
    <div className={css.body}>
      {(failsDmarc || mail.warnings.length > 0) && (
        <div className={css.warning} role="note">
          <IconAlertTriangle size="1.125rem" aria-hidden="true" />
          <div>
            <b>{t('mail.suspicious')}</b>
            <ul>
              {failsDmarc && <li>{t('mail.dmarc')}</li>}
              {mail.warnings.map(({ code, quote }) => (
                <li key={code + quote}>
                  {warningText(code)} {quote && <q>{quote}</q>}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {mail.forwardedBy && (
        <p className={css.notice} role="note">
          <IconMailForward size="1rem" aria-hidden="true" />
          <span className={css.why}>{forwardedText(mail.forwardedBy)}</span>
        </p>
      )}
      {mail.hasRemoteContent && !remote && (
        <div className={css.notice}>
          <IconPhotoOff size="1rem" aria-hidden="true" />
          <span className={css.why}>{t('mail.remote')}</span>
          <Button look="default" size="small" onClick={() => setRemote(true)}>
            {t('mail.remote.show')}
          </Button>
        </div>
      )}
      {mail.meeting && (
        <MeetingBar
          meeting={mail.meeting}
          onAnswer={(meeting) => open(begun({ as: 'reply', emailId: id, applicationId: mail.applicationId, meeting }))}
        />
      )}
      {mail.html ? (
        <Suspense fallback={<SkeletonText />}>
          <MailFrame html={mail.html} title={t('mail.frame', { subject: mail.subject })} />
        </Suspense>
      ) : mail.text.trim() ? (
        <MailText text={mail.text} />
      ) : (
        <p className={css.muted}>{t('mail.empty')}</p>
      )}
      <Attachments mailId={id} attachments={mail.attachments} />
      <Answer
        emailId={id}
        applicationId={mail.applicationId}
        opened={opened}
        open={open}
        isForSeveral={mail.answerToAll.length > mail.answerTo.length}
      />
      <p className={css.foot}>
        <Button
          look="subtle"
          size="small"
          icon={<IconDownload size="0.875rem" />}
          onClick={() => download(getRawMessage, { params: { id } }, `${id}.eml`)}
        >
          {t('mail.raw')}
        </Button>
        <Button
          look="subtle"
          size="small"
          isPending={remove.isPending}
          icon={<IconTrash size="0.875rem" />}
          onClick={() => remove.mutate(id)}
        >
          {t('mail.delete')}
        </Button>
      </p>
    </div>
  )
}

/** What is written below the mail. A link of its interview opens the answer that it names. */
function useOpened(emailId: string) {
  const [search, setSearch] = useSearchParams()
  const asked = answers.find((one) => one === search.get('answer'))
  const [opened, setOpened] = useState<Opened | null>(() =>
    asked && search.get('message') === emailId ? begun({ as: 'reply', emailId, meeting: asked }) : null,
  )
  const open = (next: Opened | null) => {
    setOpened(next)
    if (next !== null || !asked) return
    const left = new URLSearchParams(search)
    left.delete('answer')
    setSearch(left, { replace: true })
  }
  return [opened, open] as const
}

function forwardedText({ name, address, isUser }: ForwardedBy): string {
  if (isUser) return t('mail.forwarded.byUser', { who: address })
  return t('mail.forwarded', { who: name && name !== address ? `${name} <${address}>` : address })
}
