import { describe, expect, test } from 'vitest'
import { layOutSankey } from './sankey.ts'

const size = { width: 300, height: 100, nodeWidth: 10, gap: 10 }

describe('a chart of flows', () => {
  test('gives each node the height of what goes through it, on one scale', () => {
    const { nodes, flows } = layOutSankey(
      [
        { column: 0, value: 10 },
        { column: 1, value: 0 },
        { column: 2, value: 0 },
        { column: 2, value: 0 },
      ],
      [
        { from: 0, to: 1, value: 4 },
        { from: 1, to: 2, value: 3 },
        { from: 0, to: 3, value: 6 },
      ],
      size,
    )
    expect(nodes.map(({ value }) => value)).toEqual([10, 4, 3, 6])
    expect(nodes.map(({ x }) => x)).toEqual([0, 145, 290, 290])
    const [first, second] = nodes
    expect(first?.height).toBeCloseTo(100)
    expect(second?.height).toBeCloseTo(40)
    // nothing lies over anything else, and nothing leaves the picture
    expect(nodes[3]?.y).toBeGreaterThanOrEqual((nodes[2]?.y ?? 0) + (nodes[2]?.height ?? 0) + size.gap)
    for (const { y, height } of nodes) expect(y + height).toBeLessThanOrEqual(size.height + 0.001)
    expect(flows.map(({ width }) => Math.round(width))).toEqual([40, 60, 30])
  })

  test('leaves out what goes back or nowhere, and columns that nothing stands in', () => {
    const { nodes, flows } = layOutSankey(
      [
        { column: 0, value: 0 },
        { column: 3, value: 0 },
        { column: 5, value: 0 },
      ],
      [
        { from: 0, to: 2, value: 1 },
        { from: 2, to: 0, value: 5 },
        { from: 0, to: 0, value: 5 },
        { from: 0, to: 1, value: 0 },
      ],
      size,
    )
    expect(flows).toHaveLength(1)
    expect(nodes.map(({ x, height }) => [x, height])).toEqual([
      [0, 100],
      [0, 0],
      [290, 100],
    ])
  })
})
