import type { Status } from '../../contract/applications.ts'
import css from './charts.module.css'
import { type Flow, layOutSankey } from './sankey.ts'
import { ScrollRegion } from './scroll-region.tsx'
import { useWidth } from './use-width.ts'

export interface StageNode {
  label: string
  /** Gives its colour. */
  status: Status
  column: number
  value: number
}

interface SankeyChartProps {
  title: string
  nodes: readonly StageNode[]
  flows: readonly Flow[]
  /** What the picture says, for those who do not see it. */
  label: string
}

/** In sixteenths of a rem, like all of the drawing. */
const height = 280
const narrowest = 520

/** How many went from one stage to the next. Where there is little room it is pushed sideways. */
export function SankeyChart({ title, nodes, flows, label }: SankeyChartProps) {
  const [ref, room] = useWidth()
  const width = Math.max(narrowest, room)
  const { nodes: placed, flows: ribbons, lastX } = layOutSankey(nodes, flows, { width, height, nodeWidth: 8, gap: 18 })
  return (
    <ScrollRegion ref={ref} className={css.sideways} label={title}>
      <svg
        role="img"
        aria-label={label}
        width={`${width / 16}rem`}
        height={`${(height + 4) / 16}rem`}
        viewBox={`0 -2 ${width} ${height + 4}`}
        className={css.sankey}
      >
        {ribbons.map(({ from, to, path, width: thickness, value }) => (
          <path
            key={`${from}-${to}`}
            d={path}
            strokeWidth={Math.max(1, thickness)}
            data-status={nodes[to]?.status}
            className={css.ribbon}
          >
            <title>{`${nodes[from]?.label} → ${nodes[to]?.label}: ${value}`}</title>
          </path>
        ))}
        {nodes.map(({ label: name, status }, index) => {
          const { x, y, height: high, value } = placed[index] ?? { x: 0, y: 0, height: 0, value: 0 }
          if (value === 0) return null
          const isLast = x === lastX
          return (
            <g key={name} data-status={status}>
              <rect x={x} y={y} width={8} height={high} rx={2} className={css.node} />
              <text
                x={isLast ? x - 8 : x + 16}
                y={y + Math.min(high / 2, 12)}
                dy="0.35em"
                fontSize={12}
                textAnchor={isLast ? 'end' : 'start'}
                className={css.name}
              >
                {name} <tspan className={css.value}>{value}</tspan>
              </text>
            </g>
          )
        })}
      </svg>
    </ScrollRegion>
  )
}
