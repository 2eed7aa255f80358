import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { IconPencil, IconWorld } from '../../ui/more-icons.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Rating } from '../../ui/rating.tsx'
import { useChangeCompany } from './change-company.ts'
import { CompanyForm } from './company-form.tsx'
import css from './detail.module.css'
import type { CompanyDetail } from './queries.ts'
import { t } from './texts/index.ts'

/** Who it is, where it is on the web, and what I think of it. */
export function CompanyHeader({ company }: { company: CompanyDetail }) {
  const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed')
  const rate = useChangeCompany(company.id, (name, { rating }) =>
    rating === null ? t('company.unrated', { company: name }) : t('company.rated', { company: name }),
  )
  const { name, website, rating } = company
  if (form === 'open') return <CompanyForm company={company} onDone={() => setForm('left')} />
  return (
    <header className={css.header}>
      <PageTitle>{name}</PageTitle>
      <div className={css.top}>
        <Monogram name={name} size="2.75rem" />
        <div className={css.names}>
          <h1 className={css.title}>{name}</h1>
          <div className={css.facts}>
            <Rating
              label={t('rating.label')}
              starsLabel={(n) => t('rating.stars', { n })}
              value={rating}
              onRate={(stars) => rate.mutate({ rating: stars })}
            />
            {website && (
              <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                <IconWorld size="0.9375rem" stroke={1.7} aria-hidden="true" />
                {URL.parse(website)?.host ?? t('company.website')}
              </a>
            )}
          </div>
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
