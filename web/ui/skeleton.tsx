import css from './skeleton.module.css'

/** A grey bar where a text will stand. */
export function Bar({ width, height = '0.75rem' }: { width: string; height?: string }) {
  return <span className={css.bar} style={{ width, height }} />
}

const widths = [62, 48, 71, 39, 55, 66, 44, 58, 36, 69, 51, 46]

/** Rows of the size that the real ones will have. */
export function SkeletonRows({ height }: { height: string }) {
  return (
    <ul aria-hidden="true">
      {widths.map((width) => (
        <li key={width} className={css.row} style={{ height }}>
          <Bar width="2rem" height="2rem" />
          <span className={css.lines}>
            <Bar width={`${width}%`} />
            <Bar width={`${width * 0.6}%`} height="0.625rem" />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Lines of a text that is on its way. */
export function SkeletonText() {
  return (
    <div className={css.text} aria-hidden="true">
      <Bar width="62%" />
      <Bar width="84%" />
      <Bar width="48%" />
      <Bar width="71%" />
    </div>
  )
}
