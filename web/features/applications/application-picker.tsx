import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listApplications } from '../../../contract/applications.ts'
import { query } from '../../api.ts'
import { Monogram } from '../../ui/monogram.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { withNumber } from '../../ui/with-number.ts'
import css from './application-picker.module.css'
import { t } from './texts/index.ts'

interface ApplicationPickerProps {
  /** One that is not offered. */
  except?: string
  onPick: (applicationId: string) => void
}

/** Finds one of the user's applications by company or title. */
export function ApplicationPicker({ except, onPick }: ApplicationPickerProps) {
  const [name, setName] = useState('')
  const { data } = useQuery({
    ...query(listApplications, { query: { active: 'all', name: name || undefined, limit: 9 } }),
    placeholderData: keepPreviousData,
  })
  const found = data?.list.filter(({ id }) => id !== except).slice(0, 8)
  return (
    <div className={css.picker}>
      <SearchField label={t('search.applications')} value={name} onChange={setName} takesFocus />
      <ul aria-label={t('picker.found')}>
        {found?.map(({ id, company, job, requisition, status }) => (
          <li key={id}>
            <button type="button" className={css.found} onClick={() => onPick(id)}>
              <Monogram name={company?.name ?? null} size="1.75rem" />
              <span className={css.names}>
                <b>{company?.name ?? t('company.unknown')}</b>{' '}
                <span>{withNumber(job?.title ?? t('title.unknown'), requisition)}</span>
              </span>
              <StatusBadge status={status} />
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className={css.none}>{t('list.none')}</p>}
    </div>
  )
}
