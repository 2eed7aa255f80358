/** One line of the report. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** The same measured on as little as can do it, in the same run. */
  floor?: { what: string; value: number }
  goal?: { is: 'at least' | 'at most'; value: number; of: 'value' | 'ratio' }
}

export const ratioOf = ({ value, floor }: Figure): number | null => (floor ? value / floor.value : null)

export function isReached(figure: Figure): boolean | null {
  const { goal } = figure
  if (!goal) return null
  const measured = goal.of === 'value' ? figure.value : (ratioOf(figure) ?? Number.NaN)
  return goal.is === 'at least' ? measured >= goal.value : measured <= goal.value
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, floor, goal } = figure
    const ratio = ratioOf(figure)
    const bound = goal
      ? `${goal.is === 'at least' ? '≥' : '≤'} ${goal.of === 'ratio' ? percent(goal.value) : `${short(goal.value)} ${unit}`}`
      : ''
    const verdict = { true: 'yes', false: 'NO', null: '' }[String(isReached(figure))] ?? ''
    return [
      what,
      `${short(value)} ${unit}`,
      floor ? `${short(floor.value)} ${floor.what}` : '',
      ratio === null ? '' : percent(ratio),
      bound,
      verdict,
    ]
  })
  const head = ['', 'measured', 'floor', 'ratio', 'goal', 'reached']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const percent = (part: number) => `${Math.round(part * 100)} %`
const short = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2))

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
