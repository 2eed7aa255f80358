import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import css from './application-row.module.css'
import type { Sort } from './list-address.ts'
import { t } from './texts/index.ts'

/** The names of the columns; a click sorts by one, a second click turns the order round. */
export function Columns({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  function sorter(column: 'company' | 'appliedAt' | 'lastActivityAt', label: string, first: Sort, second: Sort) {
    const isChosen = sort === first || sort === second
    const isAscending = !sort.startsWith('-')
    return (
      <button
        type="button"
        className={column === 'company' ? undefined : css.right}
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
      <span>{t('column.title')}</span>
      <span className={css.place}>{t('column.location')}</span>
      <span>{t('column.status')}</span>
      {sorter('appliedAt', t('column.applied'), '-appliedAt', 'appliedAt')}
      {sorter('lastActivityAt', t('column.activity'), '-lastActivityAt', 'lastActivityAt')}
    </div>
  )
}
