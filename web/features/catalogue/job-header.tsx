import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { IconExternalLink, IconHash, IconMapPin, IconPencil } from '../../ui/more-icons.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import css from './detail.module.css'
import { JobForm } from './job-form.tsx'
import type { JobDetail } from './queries.ts'
import { t } from './texts/index.ts'

/** Which job it is, where, and its posting. */
export function JobHeader({ job }: { job: JobDetail }) {
  const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed')
  if (form === 'open') return <JobForm job={job} onDone={() => setForm('left')} />
  const { title, company, location, requisition, postingUrl } = job
  return (
    <header className={css.header}>
      <PageTitle>{title}</PageTitle>
      <div className={css.top}>
        <Monogram name={company?.name ?? null} size="2.75rem" />
        <div className={css.names}>
          <p className={css.above}>
            {company ? <Link to={`/companies/${company.id}`}>{company.name}</Link> : t('company.unknown')}
          </p>
          <h1 className={css.title}>{title}</h1>
          {(location || requisition || postingUrl) && (
            <div className={css.facts}>
              {location && (
                <span>
                  <IconMapPin size="0.9375rem" stroke={1.7} aria-hidden="true" />
                  {location}
                </span>
              )}
              {requisition && (
                <span>
                  <IconHash size="0.9375rem" stroke={1.7} aria-hidden="true" />
                  <span className="visually-hidden">{t('job.requisition')}</span>
                  {requisition}
                </span>
              )}
              {postingUrl && (
                <a href={postingUrl} target="_blank" rel="noopener noreferrer nofollow">
                  <IconExternalLink size="0.9375rem" stroke={1.7} aria-hidden="true" />
                  {t('job.posting')}
                </a>
              )}
            </div>
          )}
        </div>
        <Button
          look="default"
          size="small"
          className={css.edit}
          icon={<IconPencil size="1rem" stroke={1.7} />}
          autoFocus={form === 'left'}
          onClick={() => setForm('open')}
        >
          <span className={css.editWord}>{t('detail.edit')}</span>
        </Button>
      </div>
    </header>
  )
}
