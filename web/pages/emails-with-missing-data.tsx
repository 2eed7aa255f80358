import { IconChecks } from '@tabler/icons-react'
import { Link } from 'react-router'
import { NameForm } from '../features/applications/name-form.tsx'
import { uncategorizedListQuery } from '../features/applications/queries.ts'
import { t } from '../features/applications/texts/index.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Ago } from '../ui/moment.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ProblemState } from '../ui/problem-state.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { useListing } from '../use-listing.ts'
import css from './emails-with-missing-data.module.css'

export function Component() {
  const { items, isPending, error, hasMore, loadMore, retry, total } = useListing(uncategorizedListQuery)
  return (
    <Page>
      <PageHeader title={t('nav.missing')} count={total} description={t('missing.lead')} />
      {isPending && <SkeletonRows height={96} />}
      {error && items.length === 0 && <ProblemState error={error} retry={retry} />}
      {!isPending && !error && items.length === 0 && (
        <EmptyState icon={<IconChecks size={22} stroke={1.7} />} title={t('missing.empty')}>
          {t('missing.empty.text')}
        </EmptyState>
      )}
      <ul className={css.list} aria-label={t('nav.missing')}>
        {items.map((application) => (
          <li key={application.id} className={css.item}>
            <p className={css.head}>
              <StatusBadge status={application.status} />
              <span className={css.missing}>
                {application.company ? t('missing.title') : application.job ? t('missing.company') : t('missing.both')}
              </span>
              <span className={css.ago}>
                <Ago at={application.lastActivityAt} />
              </span>
              <Link to={`/uncatagorized-application-detail/${application.id}`}>{t('missing.read')}</Link>
            </p>
            <NameForm application={application} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={css.more} onClick={loadMore}>
          {t('list.more')}
        </button>
      )}
    </Page>
  )
}
