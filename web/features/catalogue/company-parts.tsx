import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconBriefcase2 } from '../../ui/icons.tsx'
import { mailTo } from '../../ui/mail-to.ts'
import { Ago } from '../../ui/moment.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { IconUsers } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { StageDots } from '../../ui/stages.tsx'
import { useListing } from '../../use-listing.ts'
import css from './detail.module.css'
import { type CompanyDetail, jobsOfCompanyQuery, sharedJobsOfMineQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** The jobs that I know at a company, and those that enough others applied to. */
export function JobsOfCompany({ id }: { id: string }) {
  const { items, isPending, error, hasMore, loadMore, retry } = useListing(jobsOfCompanyQuery(id))
  const others = useListing(sharedJobsOfMineQuery(id)).items.filter(
    ({ title }) => !items.some((mine) => mine.title.toLowerCase() === title.toLowerCase()),
  )
  if (error) return <ProblemState error={error} retry={retry} />
  if (isPending) return <SkeletonRows height="3.75rem" />
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon={<IconBriefcase2 size="1.375rem" stroke={1.7} />} title={t('company.jobs.none')} />
      ) : (
        <ul className={css.list}>
          {items.map(({ id: jobId, title, location, stages, lastActivityAt }) => (
            <li key={jobId}>
              <Link to={`/jobs/${jobId}?companyId=${id}`} className={css.item}>
                <span className={css.words}>
                  <b>{title}</b>
                  {location && <span>{location}</span>}
                </span>
                <StageDots stages={stages} none={t('stages.none')} />
                <span className={css.aside}>
                  <Ago at={lastActivityAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <MoreButton onClick={loadMore} />}
      {others.length > 0 && (
        <>
          <h2 className={css.subtitle}>{t('company.jobs.others')}</h2>
          <SharedJobs jobs={others} />
        </>
      )}
    </>
  )
}

export function SharedJobs({ jobs }: { jobs: readonly { id: string; title: string; people: number }[] }) {
  return (
    <ul className={css.list}>
      {jobs.map(({ id, title, people }) => (
        <li key={id}>
          <div className={`${css.item} ${css.plain}`}>
            <span className={css.words}>
              <b>{title}</b>
              <span>{t('count.people', { n: people })}</span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The people of a company who wrote. */
export function PeopleOfCompany({ contacts }: Pick<CompanyDetail, 'contacts'>) {
  if (contacts.length === 0)
    return (
      <EmptyState icon={<IconUsers size="1.375rem" stroke={1.7} />} title={t('company.people.none')}>
        {t('company.people.none.text')}
      </EmptyState>
    )
  const sorted = contacts.toSorted((one, other) => Number(one.isShared) - Number(other.isShared))
  return (
    <ul className={css.list}>
      {sorted.map(({ name, address, phone, role, isShared }) => (
        <li key={`${address} ${name} ${phone}`}>
          <div className={`${css.item} ${css.plain}`}>
            <Monogram name={name || address || '?'} size="2.25rem" />
            <span className={css.words}>
              <b>{name || address}</b>
              {(role || isShared) && <span>{isShared ? t('company.people.shared') : role}</span>}
              {address && <a href={mailTo(address)}>{address}</a>}
              {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
