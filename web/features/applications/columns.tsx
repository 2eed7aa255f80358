import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { Sort } from '../../../contract/applications.ts'
import css from './application-row.module.css'
import { t } from './texts/index.ts'

/** The names of the columns; a click sorts by one, a second click turns the order round. */
export function Columns({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  function sorter(
    column: 'company' | 'title' | 'status' | 'appliedAt' | 'lastActivityAt',
    label: string,
    first: Sort,
    second: Sort,
  ) {
    const isChosen = sort === first || sort === second
    const isAscending = !sort.startsWith('-')
    return (
      <button
        type="button"
        className={column.endsWith('At') ? css.right : undefined}
        aria-pressed={isChosen}
        aria-label={t('sort.by', { column: label })}
        onClick={() => onSort(sort === first ? second : first)}
      >
        {label}
        {isChosen &&
          (isAscending ? <IconArrowUp size={13} aria-hidden="true" /> : <IconArrowDown size={13} aria-hidden="true" />)}
      </button>
    )
  }
  return (
    <div className={css.columns}>
      <span>{sorter('company', t('column.company'), 'company', '-company')}</span>
      <span>{sorter('title', t('column.title'), 'title', '-title')}</span>
      <span className={css.place}>{t('column.location')}</span>
      <span>{sorter('status', t('column.status'), 'status', '-status')}</span>
      {sorter('appliedAt', t('column.applied'), '-appliedAt', 'appliedAt')}
      {sorter('lastActivityAt', t('column.activity'), '-lastActivityAt', 'lastActivityAt')}
    </div>
  )
}
