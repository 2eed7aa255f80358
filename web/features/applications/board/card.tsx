import { useDraggable } from '@dnd-kit/react'
import { type KeyboardEvent, memo, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Application } from '../../../../contract/applications.ts'
import { nearDayWithin } from '../../../texts/time.ts'
import { IconCalendarEvent } from '../../../ui/icons.tsx'
import { Ago } from '../../../ui/moment.tsx'
import { Monogram } from '../../../ui/monogram.tsx'
import { IconStarFilled } from '../../../ui/more-icons.ts'
import { Tag } from '../../../ui/tag.tsx'
import { Via } from '../../../ui/via.tsx'
import { withNumber } from '../../../ui/with-number.ts'
import { t } from '../list/texts/index.ts'
import { listSearch } from '../list-address.ts'
import css from './board.module.css'

interface CardProps {
  application: Application
  base: string
  /** Where it stands in its column, in rem. */
  top: number
  /** Picked up with the keyboard. */
  isHeld: boolean
  onKeyDown: (event: KeyboardEvent, application: Application) => void
}

/** One application on the board: who, what, and what comes next. */
export const Card = memo(function Card({ application, base, top, isHeld, onKeyDown }: CardProps) {
  const { id, company, agency, job, requisition, nextInterviewAt, asked, quiet, labels, rating, lastActivityAt, isNew } =
    application
  const [search] = useSearchParams()
  const data = useMemo(() => ({ application }), [application])
  const { ref, isDragging } = useDraggable({ id, data })
  return (
    <li className={css.place} style={{ transform: `translateY(${top}rem)` }}>
      <Link
        ref={ref}
        to={`${base}/${id}${listSearch(search)}`}
        className={css.card}
        data-card={id}
        data-held={isHeld || isDragging || undefined}
        draggable={false}
        aria-describedby="board-help"
        onKeyDown={(event) => onKeyDown(event, application)}
      >
        <span className={css.top}>
          <Monogram name={company?.name ?? null} size="1.75rem" mark={isNew ? t('application.new') : undefined} />
          <span className={css.names}>
            <span className={css.company}>
              <Via agency={agency}>{company?.name ?? t('company.unknown')}</Via>
            </span>
            <span className={css.title}>{withNumber(job?.title ?? t('title.unknown'), requisition)}</span>
          </span>
        </span>
        <span className={css.next}>
          {nextInterviewAt ? (
            <Tag tone="good">
              <IconCalendarEvent size="0.75rem" aria-hidden="true" />{' '}
              {t('board.interview', { at: nearDayWithin(nextInterviewAt) })}
            </Tag>
          ) : asked.length > 0 ? (
            <Tag tone="attention">{t('asked.true')}</Tag>
          ) : quiet ? (
            <Tag tone="attention">{t(`quiet.${quiet}`)}</Tag>
          ) : (
            labels.slice(0, 2).map((label) => <Tag key={label}>{label}</Tag>)
          )}
          <span className={css.end}>
            {rating !== null && (
              <span className={css.rating}>
                <IconStarFilled size="0.6875rem" aria-hidden="true" />
                {rating}
              </span>
            )}
            <Ago at={lastActivityAt} />
          </span>
        </span>
      </Link>
    </li>
  )
})
