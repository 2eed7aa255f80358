import type { Application } from '../../../contract/applications.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListHead } from '../../ui/list-detail.tsx'
import { IconChecks } from '../../ui/more-icons.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rows } from '../../ui/rows.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { useListing } from '../../use-listing.ts'
import { MissingBar } from './missing-bar.tsx'
import { uncategorizedListQuery } from './queries.ts'
import { t } from './texts/index.ts'
import { TriageRow } from './triage-row.tsx'

interface MissingListProps {
  openId: string | undefined
  total: number | undefined
  /** Leaves the page of what is settled, before it is. */
  leave: (ids: readonly string[]) => unknown
}

/** Applications whose mail did not name the company or the job. */
export function MissingList({ openId, total, leave }: MissingListProps) {
  const listing = useListing(uncategorizedListQuery)
  const { chosen, toggle, choose } = useSelection(listing.items)
  const some = listing.items.filter(({ id }) => chosen.has(id))
  return (
    <>
      <ListHead>
        <PageHeader title={t('nav.missing')} count={total} description={t('missing.lead')} />
      </ListHead>
      <Rows
        label={t('nav.missing')}
        listing={listing}
        rowHeight={5.5}
        selectedId={openId}
        selection={{ chosen, toggle, nameOf }}
        empty={
          <EmptyState icon={<IconChecks size="1.375rem" stroke={1.7} />} title={t('missing.empty')}>
            {t('missing.empty.text')}
          </EmptyState>
        }
      >
        {(application) => (
          <TriageRow
            to={`/uncatagorized-application-detail/${application.id}`}
            name={application.company?.name ?? null}
            title={application.company?.name ?? t('company.unknown')}
            subject={application.job?.title ?? t('title.unknown')}
            reason={missingWords(application)}
            tone="asks"
            at={application.lastActivityAt}
          />
        )}
      </Rows>
      {some.length > 0 && <MissingBar chosen={some} leave={leave} onLeave={() => choose([])} />}
    </>
  )
}

const nameOf = ({ company, job }: Application) => [company?.name, job?.title].filter(Boolean).join(', ') || t('company.unknown')

export function missingWords({ company, job }: Pick<Application, 'company' | 'job'>): string {
  return company ? t('missing.title') : job ? t('missing.company') : t('missing.both')
}
