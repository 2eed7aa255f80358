import { useQuery } from '@tanstack/react-query'
import { type Status, statuses } from '../../../contract/applications.ts'
import type { AnswerData } from '../../../contract/endpoint.ts'
import type { listActivity } from '../../../contract/timeline.ts'
import { kindText } from '../../texts/kind.ts'
import { exactTime } from '../../texts/time.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ago } from '../../ui/moment.tsx'
import { IconHistory } from '../../ui/more-icons.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { FailedCard, hasFailed } from './failed-card.tsx'
import { LinkedRows } from './linked-rows.tsx'
import { activityQuery } from './queries.ts'
import { t } from './texts/index.ts'

const most = 10

type Activity = AnswerData<typeof listActivity>['list'][number]

/** What happened lately, over all applications or those at one company, in sentences. */
export function RecentActivity({ companyId }: { companyId?: string }) {
  const activity = useQuery(activityQuery(companyId))
  const { data } = activity
  if (hasFailed(activity)) return <FailedCard title={t('activity.title')} parts={[activity]} />
  if (data?.list.length === 0)
    return companyId ? <EmptyState icon={<IconHistory size="1.375rem" stroke={1.7} />} title={t('activity.none')} /> : null
  return (
    <Card title={t('activity.title')}>
      {!data && <SkeletonRows height="3.25rem" />}
      <LinkedRows
        rows={tellingOnes(data?.list ?? []).map((entry) => ({
          id: entry.id,
          to: `/active-applications/${entry.applicationId}`,
          company: entry.company,
          first: sentence(entry),
          second: entry.title ?? entry.subject ?? t('title.unknown'),
          end: <Ago at={entry.at} />,
        }))}
      />
    </Card>
  )
}

// What one mail brought about is reported once, by what says most.
const telling: readonly Activity['kind'][] = ['status', 'interview', 'created', 'warning', 'mail']

function tellingOnes(entries: readonly Activity[]): Activity[] {
  const chosen = new Map<string, Activity>()
  for (const entry of entries) {
    const cause = entry.mailId ?? entry.id
    const before = chosen.get(cause)
    if (!before || rank(entry) < rank(before)) chosen.set(cause, entry)
  }
  return [...chosen.values()].slice(0, most)
}

function rank({ kind }: Activity): number {
  const at = telling.indexOf(kind)
  return at === -1 ? telling.length : at
}

function sentence({ kind, mailKind, company, from, to }: Activity): string {
  const who = company ?? t('company.unknown')
  switch (kind) {
    case 'mail':
      return t('activity.mail', { company: who, kind: kindText(mailKind) ?? t('timeline.mail') })
    case 'status':
      return isStatus(to) ? t('activity.status', { company: who, status: t(`status.${to}`) }) : who
    case 'interview':
      if (to === null) return t('activity.interview.cancelled', { company: who, at: from ? exactTime(from) : '' })
      return from && from !== to
        ? t('activity.interview.moved', { company: who, at: exactTime(to) })
        : t('activity.interview', { company: who, at: exactTime(to) })
    case 'created':
      return t('activity.created', { company: who })
    case 'archived':
      return t('activity.archived', { company: who })
    case 'reactivated':
      return t('activity.reactivated', { company: who })
    case 'warning':
      return t('activity.warning', { company: who })
    case 'moved':
      return t('activity.moved', { company: who })
    case 'merged':
      return t('activity.merged', { company: who })
    case 'document':
      return t('activity.document', { company: who })
    case 'note':
      return t('activity.note', { company: who })
    case 'company':
    case 'title':
      return t('activity.named', { company: who })
  }
}

function isStatus(value: string | null): value is Status {
  return statuses.some((status) => status === value)
}
