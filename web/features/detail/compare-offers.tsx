import { useQueries, useQuery } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { useChangeApplication } from '../../change-application.ts'
import { clock, endOfDue, exactDate } from '../../texts/time.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconTrophy } from '../../ui/icons.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { Rating } from '../../ui/rating.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Why } from '../../ui/why.tsx'
import css from './compare-offers.module.css'
import { type ApplicationDetail, quotesOf } from './detail-header.tsx'
import { OwnMark } from './own-mark.tsx'
import { payText } from './pay-text.ts'
import { applicationQuery, offersQuery } from './queries.ts'
import { t } from './texts/index.ts'

const mostContacts = 2

interface Row {
  name: string
  of: (offer: ApplicationDetail) => ReactNode
}

/** The open offers side by side: what each says, the sentence that says so, and what the user makes of it. */
export function CompareOffers() {
  const { data, error, refetch } = useQuery(offersQuery)
  const details = useQueries({ queries: (data?.list ?? []).map(({ id }) => applicationQuery(id)) })
  const failed = details.find((one) => one.error && !one.data)
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  if (failed?.error) return <ProblemState error={failed.error} retry={failed.refetch} />
  if (!data || details.some((one) => !one.data))
    return (
      <div aria-busy="true">
        <SkeletonRows height="3.25rem" />
      </div>
    )
  // One that was decided meanwhile is left in its list until that is fetched again.
  const offers = details.flatMap(({ data: offer }) => (offer?.status === 'offer' && offer.isActive ? [offer] : []))
  if (offers.length < 2)
    return (
      <EmptyState icon={<IconTrophy size="1.375rem" stroke={1.7} />} title={t('offers.few')}>
        {t('offers.few.text')}
      </EmptyState>
    )
  return (
    <>
      <ScrollRegion label={t('offers')} className={css.region}>
        <table className={css.table} style={{ '--offers': offers.length } as CSSProperties}>
          <thead>
            <tr>
              <td className={css.corner} />
              {offers.map(({ id, company, job }) => (
                <th key={id} scope="col">
                  <Link to={`/active-applications/${id}`} className={css.name}>
                    <Monogram name={company?.name ?? null} size="2rem" />
                    <span>
                      {company?.name ?? t('company.unknown')}
                      <span className={css.muted}>{job?.title ?? t('title.unknown')}</span>
                    </span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows().map(({ name, of }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {offers.map((offer) => (
                  <td key={offer.id}>{of(offer) ?? <span className={css.muted}>{t('offers.unknown')}</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {(data.total ?? 0) > data.list.length && <p className={css.muted}>{t('offers.most', { n: data.list.length })}</p>}
    </>
  )
}

const rows = (): Row[] => [
  {
    name: t('detail.pay'),
    of: (offer) => {
      const pay = payText(offer)
      const [proof] = offer.evidence.filter(({ field }) => field === 'salary').toReversed()
      return pay && <Proven offer={offer} value={pay} quote={proof?.quote} mailId={proof?.mailId} />
    },
  },
  {
    name: t('offers.answerBy'),
    of: (offer) => {
      const asks = offer.asked.find(({ kind, dueBy }) => kind === 'offer' && dueBy !== null)
      if (!asks?.dueBy) return null
      const day = exactDate(endOfDue(asks.dueBy))
      const when = asks.dueBy.length === 10 ? day : `${day}, ${clock(asks.dueBy)}`
      return <Proven offer={offer} value={when} mailId={asks.mailId} />
    },
  },
  {
    name: t('offers.startsOn'),
    of: (offer) => (
      <>
        <OwnMark offer={offer} field="startsOn" />
        <Proof offer={offer} {...offer.evidence.find(({ field }) => field === 'startsOn')} />
      </>
    ),
  },
  {
    name: t('detail.location'),
    of: (offer) =>
      offer.location && (
        <>
          {offer.location} <Why about={t('detail.location')} quotes={withoutMail(quotesOf(offer, 'location'))} />
        </>
      ),
  },
  {
    name: t('job.workMode'),
    of: (offer) =>
      offer.workMode && (
        <>
          {t(`job.workMode.${offer.workMode}`)}{' '}
          <Why about={t('job.workMode')} quotes={withoutMail(quotesOf(offer, 'workMode'))} />
        </>
      ),
  },
  {
    name: t('job.employmentType'),
    of: (offer) =>
      offer.employmentType && (
        <>
          {t(`job.employmentType.${offer.employmentType}`)}{' '}
          <Why about={t('job.employmentType')} quotes={withoutMail(quotesOf(offer, 'employmentType'))} />
        </>
      ),
  },
  {
    name: t('offers.contact'),
    of: ({ id, contacts }) => {
      const people = contacts.filter(({ isShared }) => !isShared)
      if (contacts.length === 0) return null
      return (
        <ul className={css.contacts}>
          {(people.length > 0 ? people : contacts).slice(0, mostContacts).map(({ name, role, address }) => (
            <li key={`${name} ${address}`}>
              <Link to={`/active-applications/${id}?tab=people`}>{name || address}</Link>
              {[role, name && address].filter(Boolean).map((words) => (
                <span key={words} className={css.muted}>
                  {words}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )
    },
  },
  { name: t('job.rating'), of: (offer) => <Interest offer={offer} /> },
  { name: t('offers.pros'), of: (offer) => <OwnMark offer={offer} field="pros" /> },
  { name: t('offers.cons'), of: (offer) => <OwnMark offer={offer} field="cons" /> },
]

interface ProofProps {
  offer: ApplicationDetail
  quote?: string | undefined
  mailId?: string | null | undefined
}

/** A fact above the sentence it rests on. */
function Proven({ value, ...proof }: ProofProps & { value: string }) {
  return (
    <>
      <b className={css.fact}>{value}</b>
      <Proof {...proof} />
    </>
  )
}

/** The sentence that a fact rests on, which leads to its mail. */
function Proof({ offer, quote, mailId }: ProofProps) {
  return (
    <>
      {quote && <span className={css.quote}>{t('asked.quote', { quote })} </span>}
      {mailId && (
        <Link to={`/active-applications/${offer.id}?tab=mail&message=${mailId}`} className={css.mail}>
          {t('why.mail')}
        </Link>
      )}
    </>
  )
}

function Interest({ offer }: { offer: ApplicationDetail }) {
  const company = offer.company?.name ?? t('company.unknown')
  const change = useChangeApplication(offer.id, { told: () => t('job.saved', { company }) })
  return (
    <Rating
      label={t('offers.of', { what: t('job.rating'), company })}
      starsLabel={(stars) => t('job.stars', { stars })}
      value={offer.rating}
      onRate={(rating) => change.mutate({ rating })}
    />
  )
}

/** The mail is not on this page. */
const withoutMail = (quotes: ReturnType<typeof quotesOf>) => quotes.map(({ quote, where }) => ({ quote, where }))
