import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addCompany, getSharedCompany, listAllCompanies, listMyCompanies } from '../../../contract/companies.ts'
import { call } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { IconPlus } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { useListing } from '../../use-listing.ts'
import { useUndo } from '../../use-undo.ts'
import { SharedJobs } from './company-parts.tsx'
import css from './detail.module.css'
import { sharedCompanyQuery, sharedJobsQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** What all may know of a company. */
export function SharedCompanyDetail({ id }: { id: string }) {
  const { data: company, error, refetch } = useQuery(sharedCompanyQuery(id))
  const jobs = useListing(sharedJobsQuery(id))
  const queries = useQueryClient()
  const go = useNavigate()
  const takeBack = useUndo()
  const add = useMutation({
    mutationFn: (name: string) => call(addCompany, { body: { name } }),
    onSuccess: async ({ id: made, name, undo }) => {
      const leave = () => go(`/companies/${id}?mode=all`, { flushSync: true })
      toast({
        message: t('company.added', { company: name }),
        undo: undo === null ? null : () => takeBack(undo, { id: made, leave }),
      })
      await Promise.all(
        [listMyCompanies, listAllCompanies, getSharedCompany].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      )
      await go(`/companies/${made}`)
    },
  })
  if (error && !company) return <ProblemState error={error} retry={refetch} />
  if (!company) return <Loading />
  const { name, people, medianDaysToAnswer, myId } = company
  return (
    <>
      <header className={css.header}>
        <PageTitle>{name}</PageTitle>
        <div className={css.top}>
          <Monogram name={name} size="2.75rem" />
          <div className={css.names}>
            <h1 className={css.title}>{name}</h1>
            <p className={css.above}>{t('count.people', { n: people })}</p>
          </div>
        </div>
        {myId ? (
          <span>
            <ButtonLink to={`/companies/${myId}`} look="default" size="small">
              {t('company.open')}
            </ButtonLink>
          </span>
        ) : (
          <span>
            <Button
              size="small"
              icon={<IconPlus size="1rem" stroke={1.7} />}
              isPending={add.isPending}
              onClick={() => add.mutate(name)}
            >
              {t('company.add')}
            </Button>
          </span>
        )}
      </header>
      <Figures>
        <Figure
          label={t('figure.days')}
          hint={medianDaysToAnswer === null ? t('figure.others.few') : t('figure.others.hint', { n: people })}
        >
          {medianDaysToAnswer === null ? '–' : t('figure.days.value', { n: medianDaysToAnswer })}
        </Figure>
      </Figures>
      {jobs.items.length > 0 && (
        <>
          <h2 className={css.subtitle}>{t('tab.jobs')}</h2>
          <SharedJobs jobs={jobs.items} />
        </>
      )}
      {jobs.hasMore && <MoreButton onClick={jobs.loadMore} />}
    </>
  )
}
