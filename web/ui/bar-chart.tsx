import css from './charts.module.css'

export interface BarOfChart {
  /** What it stands for, in full. */
  label: string
  /** Under the bar, where there is one. */
  tick: string
  value: number
}

/** Upright bars on one scale. */
export function BarChart({ bars, label }: { bars: readonly BarOfChart[]; label: string }) {
  const most = niceMost(Math.max(...bars.map(({ value }) => value)))
  return (
    <div role="img" aria-label={label} className={css.bars}>
      <div className={css.scale}>
        <span>{most}</span>
        <span>{most / 2}</span>
        <span>0</span>
      </div>
      <div className={css.plot}>
        {bars.map(({ label: name, value }) => (
          <span key={name} className={css.slot} title={`${name}: ${value}`}>
            <span className={css.bar} style={{ height: `${(value / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={css.ticks}>
        {bars.map(({ label: name, tick }) => (
          <span key={name}>{tick}</span>
        ))}
      </div>
    </div>
  )
}

/** The next even number that is easily read: 2, 4, 10, 20, 40, 100. */
function niceMost(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [2, 4, 10, 20].map((step) => step * power).find((step) => step >= value) ?? value
}
