import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Application, getApplication } from '../../../contract/applications.ts'
import { query } from '../../api.ts'
import { exactDate } from '../../texts/time.ts'
import { CopyAction } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { t } from './texts/index.ts'

interface FollowUpProps {
  application: Application
  /** Who signs. */
  me: string
  onClose: () => void
}

/** A mail that asks how things stand, to be changed and copied. */
export function FollowUp({ application, me, onClose }: FollowUpProps) {
  const [text, setText] = useState(() => draft(application, me))
  const { data } = useQuery(query(getApplication, { params: { id: application.id } }))
  // Somebody rather than a team.
  const people = (data?.contacts ?? [])
    .toSorted((one, other) => Number(one.isShared) - Number(other.isShared))
    .flatMap(({ address }) => address ?? [])
    .slice(0, 3)
  return (
    <Dialog title={t('followUp.title')} isWide onClose={onClose} action={<CopyAction text={text} />}>
      <TextArea
        label={t('followUp.text')}
        description={people.length > 0 ? t('followUp.to', { people: people.join(', ') }) : t('followUp.noPerson')}
        rows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Dialog>
  )
}

function draft({ company, job, status, appliedAt, isAppliedAtKnown }: Application, me: string): string {
  const values = {
    company: company?.name ?? t('company.unknown'),
    title: job?.title ?? t('title.unknown'),
    me,
  }
  if (status === 'interview') return t('followUp.draft.interview', values)
  return appliedAt !== null && isAppliedAtKnown
    ? t('followUp.draft', { ...values, at: exactDate(appliedAt) })
    : t('followUp.draft.undated', values)
}
