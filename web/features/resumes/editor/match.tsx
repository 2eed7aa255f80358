import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { matchResume, type Wish } from '../../../../contract/resumes.ts'
import { query } from '../../../api.ts'
import { Card } from '../../../ui/card.tsx'
import { IconCheck, IconX } from '../../../ui/icons.tsx'
import { ProblemState } from '../../../ui/problem-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { t } from '../texts/index.ts'
import css from './match.module.css'

/** What the posting asks for, quoted, and what of it stands in the resume as it is saved. */
export function Match({ id, applicationId, revision }: { id: string; applicationId: string; revision: number }) {
  const { queryKey, ...asked } = query(matchResume, { params: { id } })
  const { data, error, refetch } = useQuery({
    ...asked,
    queryKey: [...queryKey, revision] as never,
    placeholderData: keepPreviousData,
  })
  if (error) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonText />
  if (!data.hasPosting)
    return (
      <Card title={t('resume.match')}>
        <p>{t('match.noPosting')}</p>
        <Link to={`/active-applications/${applicationId}?tab=job`}>{t('match.addPosting')}</Link>
      </Card>
    )
  const parts = {
    qualifications: data.list.filter(({ isQualification }) => isQualification),
    named: data.list.filter(({ isQualification }) => !isQualification),
  }
  return (
    <>
      <p className={css.lead}>{data.list.length === 0 ? t('match.nothing') : t('match.lead')}</p>
      {(['qualifications', 'named'] as const).map(
        (part) => parts[part].length > 0 && <Wishes key={part} title={t(`match.${part}`)} wishes={parts[part]} />,
      )}
    </>
  )
}

function Wishes({ title, wishes }: { title: string; wishes: readonly Wish[] }) {
  return (
    <Card title={title}>
      <ul className={css.wishes}>
        {wishes.map(({ quote, terms }) => (
          <li key={quote}>
            <blockquote className={css.quote}>{quote}</blockquote>
            <ul className={css.terms}>
              {terms.map(({ term, foundIn }) => (
                <li key={term} className={css.term} data-found={foundIn !== null}>
                  {foundIn === null ? (
                    <IconX size="0.875rem" aria-hidden="true" />
                  ) : (
                    <IconCheck size="0.875rem" aria-hidden="true" />
                  )}
                  <span>
                    <b>{term}</b> {foundIn === null ? t('match.missing') : t('match.found', { text: foundIn.slice(0, 120) })}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
