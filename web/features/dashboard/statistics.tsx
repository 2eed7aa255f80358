import { useQuery } from '@tanstack/react-query'
import type { Status } from '../../../contract/applications.ts'
import type { AnswerData } from '../../../contract/endpoint.ts'
import type { getStatistics } from '../../../contract/statistics.ts'
import { language } from '../../texts/index.ts'
import { exactDate } from '../../texts/time.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { ChartCard } from '../../ui/chart-card.tsx'
import { HeatMap, type WeekOfMap } from '../../ui/heat-map.tsx'
import { SankeyChart } from '../../ui/sankey-chart.tsx'
import css from './overview.module.css'
import { statisticsQuery } from './queries.ts'
import { t } from './texts/index.ts'

type Figures = AnswerData<typeof getStatistics>

/** How the search goes, in pictures; absent before the first application. */
export function Statistics() {
  const { data } = useQuery(statisticsQuery)
  if (!data || data.submitted === 0) return null
  return (
    <>
      <Outcomes {...data} />
      <div className={css.pair}>
        <ByWeek weeks={data.weeks} />
        <ByDay days={data.days} />
      </div>
    </>
  )
}

const columnOf: Record<Status, number> = {
  saved: 0,
  applied: 0,
  in_review: 1,
  assessment: 2,
  interview: 3,
  offer: 4,
  accepted: 5,
  rejected: 5,
  withdrawn: 5,
}
// What waits for an answer stands between what went well and what ended.
const drawn = ['applied', 'in_review', 'assessment', 'interview', 'offer', 'accepted', 'saved', 'rejected', 'withdrawn'] as const

/** The ways that applications took. 'Saved' stands for those that nobody answered: their colour is as quiet. */
function Outcomes({ submitted, flows }: Pick<Figures, 'submitted' | 'flows'>) {
  const at = (status: Status) => drawn.indexOf(status)
  const taken = flows.filter(({ from, to }) => from !== 'saved' && to !== 'saved' && columnOf[from] < columnOf[to])
  const left = taken.filter(({ from }) => from === 'applied').reduce((sum, { count }) => sum + count, 0)
  const silent = Math.max(0, submitted - left)
  const nodes = drawn.map((status) => ({
    status,
    label: status === 'saved' ? t('outcomes.none') : t(`status.${status}`),
    column: status === 'saved' ? 5 : columnOf[status],
    value: status === 'applied' ? submitted : 0,
  }))
  const ways = [
    ...taken.map(({ from, to, count }) => ({ from: at(from), to: at(to), value: count })),
    { from: at('applied'), to: at('saved'), value: silent },
  ].filter(({ value }) => value > 0)
  const rows = ways.map(({ from, to, value }) => [nodes[from]?.label ?? '', nodes[to]?.label ?? '', value])
  return (
    <ChartCard
      title={t('outcomes.title')}
      lead={t('outcomes.lead', { n: submitted })}
      columns={[t('outcomes.from'), t('outcomes.to'), t('chart.applications')]}
      rows={rows}
    >
      <SankeyChart
        title={t('outcomes.title')}
        nodes={nodes}
        flows={ways}
        label={rows.map(([from, to, n]) => `${from} → ${to}: ${n}`).join(', ')}
      />
    </ChartCard>
  )
}

function ByWeek({ weeks }: Pick<Figures, 'weeks'>) {
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  const bars = weeks.map(({ start, count }, index) => {
    const name = month.format(new Date(start))
    const before = weeks[index - 1]
    const begins = before !== undefined && month.format(new Date(before.start)) !== name
    return { label: t('weeks.of', { at: exactDate(`${start}T12:00:00`) }), tick: begins ? name : '', value: count }
  })
  const total = weeks.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChartCard
      title={t('weeks.title')}
      columns={[t('weeks.week'), t('chart.applications')]}
      rows={weeks.toReversed().map(({ start, count }) => [exactDate(`${start}T12:00:00`), count])}
    >
      <BarChart bars={bars} label={t('weeks.label', { n: total })} />
    </ChartCard>
  )
}

const dayMs = 86_400_000
const weeksShown = 53

function ByDay({ days }: Pick<Figures, 'days'>) {
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChartCard
      title={t('days.title')}
      columns={[t('days.day'), t('days.entries')]}
      rows={days.toReversed().map(({ day, count }) => [exactDate(`${day}T12:00:00`), count])}
    >
      <HeatMap weeks={weeksOf(counts)} label={t('days.label', { n: total, days: days.length })} />
    </ChartCard>
  )
}

/** The last year as weeks from Monday on, the current one last. */
function weeksOf(counts: ReadonlyMap<string, number>): WeekOfMap[] {
  const now = new Date()
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: weeksShown }, (_, index) => {
    const start = monday - (weeksShown - 1 - index) * 7 * dayMs
    const days = Array.from({ length: 7 }, (_, offset) => {
      const time = start + offset * dayMs
      if (time > today) return null
      const day = new Date(time).toISOString().slice(0, 10)
      const value = counts.get(day) ?? 0
      return { label: t('days.of', { at: exactDate(`${day}T12:00:00`), n: value }), value }
    })
    const first = Array.from({ length: 7 }, (_, offset) => new Date(start + offset * dayMs)).find(
      (date) => date.getUTCDate() === 1,
    )
    return { month: first ? month.format(first) : null, days }
  })
}
