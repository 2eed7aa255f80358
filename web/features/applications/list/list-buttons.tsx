import { Suspense } from 'react'
import { lazyPart } from '../../../lazy-part.ts'
import { IconBookmark } from '../../../ui/icons.tsx'
import { IconFilter, IconLayoutKanban, IconList } from '../../../ui/more-icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import type { ListAddress } from '../list-address.ts'
import css from './list-buttons.module.css'
import { t } from './texts/index.ts'

const FilterMenu = lazyPart(() => import('./filter-menu.tsx').then(({ FilterMenu }) => FilterMenu))
const SavedViews = lazyPart(() => import('./saved-views.tsx').then(({ SavedViews }) => SavedViews))

interface ListButtonsProps {
  address: ListAddress
  active: boolean
  /** A detail is open beside the list, which leaves little room. */
  isBeside: boolean
  onChange: (change: Partial<ListAddress>) => void
}

/** Filters, saved views, and whether the applications are seen as a list or a board. */
export function ListButtons({ address, active, isBeside, onChange }: ListButtonsProps) {
  const on = countOn(address)
  const isNarrow = useNarrow()
  return (
    <div className={css.buttons} data-beside={isBeside || undefined}>
      <Popover
        label={t('filter')}
        button={
          <>
            <IconFilter size="1rem" stroke={1.7} aria-hidden="true" />
            <span className={css.word}>{t('filter')}</span>
            {on > 0 && <span className={css.on}>{on}</span>}
          </>
        }
      >
        {(close) => (
          <Suspense fallback={<SkeletonText />}>
            <FilterMenu address={address} onChange={onChange} onClose={close} />
          </Suspense>
        )}
      </Popover>
      {!isBeside && (
        <>
          <Popover
            label={t('views')}
            button={
              <>
                <IconBookmark size="1rem" stroke={1.7} aria-hidden="true" />
                <span className={css.word}>{t('views.short')}</span>
              </>
            }
          >
            {(close) => (
              <Suspense fallback={<SkeletonText />}>
                <SavedViews active={active} onClose={close} />
              </Suspense>
            )}
          </Popover>
          <Segments
            label={t('view')}
            choices={[
              { value: 'list', label: t('view.list'), icon: <IconList size="0.9375rem" stroke={1.7} aria-hidden="true" /> },
              {
                value: 'board',
                label: t('view.board'),
                icon: <IconLayoutKanban size="0.9375rem" stroke={1.7} aria-hidden="true" />,
              },
            ]}
            chosen={address.view}
            onChoose={(view) => onChange({ view })}
            isShort={isNarrow}
          />
        </>
      )}
    </div>
  )
}

function countOn({ status, source, label, companyId, rating, quiet, asked, from, to }: ListAddress): number {
  return [status, source, label, companyId, rating, quiet, asked, from || to].filter(Boolean).length
}
