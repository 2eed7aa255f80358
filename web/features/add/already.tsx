import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Duplicate } from '../../../contract/applications.ts'
import { language } from '../../texts/index.ts'
import { IconCopy } from '../../ui/icons.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import css from './already.module.css'
import type { Draft } from './draft.ts'
import { duplicatesQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** Warns of what was applied to already, and leaves it at that. */
export function Already({ draft, onGo }: { draft: Draft; onGo: () => void }) {
  const said = useDebounced(
    JSON.stringify({
      company: draft.company.trim(),
      title: draft.title.trim(),
      requisition: draft.requisition.trim(),
      link: draft.link.trim().slice(0, 2000),
    }),
    250,
  )
  const { company, title, requisition, link } = JSON.parse(said) as Record<'company' | 'title' | 'requisition' | 'link', string>
  const isEnough = link !== '' || requisition !== '' || (company !== '' && title !== '')
  const { data } = useQuery({
    ...duplicatesQuery({ company, title, requisition, link }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  const found = isEnough ? (data?.list ?? []).slice(0, 3) : []
  return (
    <div role="status" className={css.place}>
      {found.length > 0 && (
        <div className={css.already}>
          <IconCopy size="1rem" aria-hidden="true" />
          <ul aria-label={t('add.twice')}>
            {found.map((one) => (
              <li key={one.id} className={css.one}>
                <span className={css.why}>{reasonOf(one)}</span>
                <Link to={`/${one.isActive ? 'active' : 'archived'}-applications/${one.id}`} onClick={onGo}>
                  {t('add.twice.go', {
                    title: one.job?.title ?? t('title.unknown'),
                    company: one.company?.name ?? t('company.unknown'),
                  })}
                </Link>
                <StatusBadge status={one.status} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function reasonOf({ because, appliedAt, isAppliedAtKnown }: Duplicate): string {
  if (because === 'likeness') return t('add.twice.likeness')
  if (appliedAt !== null) return isAppliedAtKnown ? t('add.twice.applied', { month: monthOf(appliedAt) }) : t('add.twice.undated')
  return because === 'posting' ? t('add.twice.posting') : t('add.twice.noted')
}

/** 'March', and the year where it is another one. */
function monthOf(at: string): string {
  const date = new Date(at)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(language, isThisYear ? { month: 'long' } : { month: 'long', year: 'numeric' }).format(date)
}
