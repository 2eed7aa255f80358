import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unknownFilters } from '../../../contract/mail.ts'
import { Chips } from '../../ui/chips.tsx'
import { Choice } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconCircleCheck } from '../../ui/icons.tsx'
import { ListHead, Toolbar } from '../../ui/list-detail.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rows } from '../../ui/rows.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { useListing } from '../../use-listing.ts'
import { useTriageAddress } from './list-address.ts'
import { type UnknownMail, unknownQuery } from './queries.ts'
import { reasonWords } from './reasons.ts'
import { SettleBar } from './settle-bar.tsx'
import { t } from './texts/index.ts'
import { TriageRow } from './triage-row.tsx'

interface TriageListProps {
  openId: string | undefined
  waiting: number | undefined
  picker: (onPick: (applicationId: string) => void) => ReactNode
}

/** Mail that belongs to no application, or not certainly to one; each line says why it is here. */
export function TriageList({ openId, waiting, picker }: TriageListProps) {
  const { filter, archived, change, search } = useTriageAddress()
  const listing = useListing({ ...unknownQuery(filter, archived), placeholderData: keepPreviousData })
  const { chosen, toggle, choose } = useSelection(listing.items)
  const some = listing.items.filter(({ id }) => chosen.has(id))
  return (
    <>
      <ListHead>
        <Toolbar>
          <PageHeader title={t('nav.unidentified')} count={listing.total} />
          <Choice
            label={t('triage.which')}
            value={archived ? 'true' : 'false'}
            choices={[
              { value: 'false', label: t('triage.open') },
              { value: 'true', label: t('triage.archived') },
            ]}
            onChange={(value) => change('archived', value)}
          />
        </Toolbar>
        <Chips
          label={t('triage.filter')}
          choices={unknownFilters.map((one) => ({
            value: one,
            label: t(`triage.filter.${one}`),
            count: one === 'review' && !archived && waiting ? waiting : undefined,
          }))}
          chosen={filter === 'all' ? [] : [filter]}
          onToggle={(one) => change('filter', one === filter ? 'all' : one)}
        />
      </ListHead>
      <Rows
        label={t('nav.unidentified')}
        listing={listing}
        rowHeight={5.5}
        selectedId={openId}
        selection={{ chosen, toggle, nameOf }}
        empty={
          <EmptyState icon={<IconCircleCheck size="1.375rem" stroke={1.7} />} title={t('triage.empty')}>
            {t('triage.empty.text')}
          </EmptyState>
        }
      >
        {({ id, from, subject, date, filter: kind, reasons, isSuspicious }) => (
          <TriageRow
            to={`/unidentified-messages/${id}${search}`}
            name={from?.name || from?.address || null}
            title={from?.name || from?.address || t('mail.noSender')}
            subject={subject || t('mail.noSubject')}
            reason={reasonWords(reasons)}
            tone={kind === 'review' ? 'asks' : kind === 'failed' ? 'failed' : 'quiet'}
            isSuspicious={isSuspicious}
            at={date}
          />
        )}
      </Rows>
      {some.length > 0 && <SettleBar chosen={some} archived={archived} onLeave={() => choose([])} picker={picker} />}
    </>
  )
}

const nameOf = ({ from, subject }: UnknownMail) => `${from?.name || from?.address || ''} ${subject}`.trim()
