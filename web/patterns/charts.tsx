import { BarChart } from '../ui/bar-chart.tsx'
import { ChartCard } from '../ui/chart-card.tsx'
import { SankeyChart } from '../ui/sankey-chart.tsx'

const weeks = [3, 5, 2, 8, 6, 11, 4, 0, 7, 9, 5, 6].map((value, n) => ({
  label: `Week ${n + 1}`,
  tick: n % 3 === 0 ? `W${n + 1}` : '',
  value,
}))
const nodes = [
  { label: 'Applied', status: 'applied' as const, column: 0, value: 40 },
  { label: 'Interview', status: 'interview' as const, column: 1, value: 12 },
  { label: 'Rejected', status: 'rejected' as const, column: 2, value: 18 },
  { label: 'Offer', status: 'offer' as const, column: 2, value: 3 },
]
const flows = [
  { from: 0, to: 1, value: 12 },
  { from: 0, to: 2, value: 12 },
  { from: 1, to: 2, value: 6 },
  { from: 1, to: 3, value: 3 },
]

export function Charts() {
  return (
    <>
      <ChartCard
        title="Applications by week"
        lead="66 in twelve weeks."
        columns={['Week', 'Applications']}
        rows={weeks.map(({ label, value }) => [label, value])}
      >
        <BarChart bars={weeks} label="Applications by week: 3, 5, 2, 8, 6, 11, 4, 0, 7, 9, 5 and 6" />
      </ChartCard>
      <ChartCard
        title="What became of them"
        columns={['From', 'To', 'Applications']}
        rows={flows.map(({ from, to, value }) => [nodes[from]?.label ?? '', nodes[to]?.label ?? '', value])}
      >
        <SankeyChart
          title="What became of them"
          nodes={nodes}
          flows={flows}
          label="Of 40, 12 came to an interview and 3 to an offer"
        />
      </ChartCard>
    </>
  )
}
