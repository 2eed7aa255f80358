/** How much goes from one node to another; nodes are named by their place in the list. */
export interface Flow {
  from: number
  to: number
  value: number
}

export interface SankeyNode {
  /** From left to right. */
  column: number
  /** At least; more flows make it higher. */
  value: number
}

export interface PlacedNode {
  x: number
  y: number
  height: number
  value: number
}

export interface PlacedFlow extends Flow {
  /** The ribbon's middle line, to be drawn `width` wide. */
  path: string
  width: number
}

export interface SankeySize {
  width: number
  height: number
  nodeWidth: number
  gap: number
}

/**
 * Lays nodes and flows out. Columns that nothing stands in take no room; within a column nodes keep their order, so that what goes on
 * stays at the top and what ends lies below. Flows that do not go to the right are left out.
 */
export function layOutSankey(nodes: readonly SankeyNode[], given: readonly Flow[], size: SankeySize) {
  const flows = given.filter(({ from, to, value }) => value > 0 && columnOf(nodes, from) < columnOf(nodes, to))
  const sum = (side: 'from' | 'to', node: number) =>
    flows.filter((flow) => flow[side] === node).reduce((all, { value }) => all + value, 0)
  const values = nodes.map(({ value }, node) => Math.max(value, sum('from', node), sum('to', node)))
  const columns = [...new Set(nodes.flatMap(({ column }, node) => (values[node] === 0 ? [] : [column])))].sort((a, b) => a - b)
  const members = columns.map((column) =>
    nodes.flatMap((one, node) => (one.column === column && values[node] !== 0 ? [node] : [])),
  )

  // One scale for all: the fullest column fills the height.
  const scale = Math.min(
    ...members.map((column) => {
      const total = column.reduce((all, node) => all + (values[node] ?? 0), 0)
      return (size.height - (column.length - 1) * size.gap) / total
    }),
  )
  const placed: PlacedNode[] = nodes.map(() => ({ x: 0, y: 0, height: 0, value: 0 }))
  for (const [index, column] of members.entries()) {
    const x = columns.length < 2 ? 0 : (index / (columns.length - 1)) * (size.width - size.nodeWidth)
    let y = 0
    for (const node of column) {
      const height = Math.max(1, (values[node] ?? 0) * scale)
      placed[node] = { x, y, height, value: values[node] ?? 0 }
      y += height + size.gap
    }
  }

  const left = placed.map(() => 0)
  const right = placed.map(() => 0)
  const ribbons: PlacedFlow[] = flows
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .flatMap((flow) => {
      const [from, to] = [placed[flow.from], placed[flow.to]]
      if (!from || !to) return []
      const width = flow.value * scale
      const start = from.y + (right[flow.from] ?? 0) + width / 2
      const end = to.y + (left[flow.to] ?? 0) + width / 2
      right[flow.from] = (right[flow.from] ?? 0) + width
      left[flow.to] = (left[flow.to] ?? 0) + width
      const x0 = from.x + size.nodeWidth
      const middle = (x0 + to.x) / 2
      return [
        {
          ...flow,
          width,
          path: `M${round(x0)},${round(start)}C${round(middle)},${round(start)} ${round(middle)},${round(end)} ${round(to.x)},${round(end)}`,
        },
      ]
    })
  return { nodes: placed, flows: ribbons, lastX: size.width - size.nodeWidth }
}

const columnOf = (nodes: readonly SankeyNode[], node: number) => nodes[node]?.column ?? Number.NaN
const round = (value: number) => Math.round(value * 10) / 10
