import css from './monogram.module.css'

interface MonogramProps {
  name: string | null
  size?: string
  /** What the dot at its corner says; none without it. */
  mark?: string | undefined
}

/** A company's letters on a hue that is always the same for its name. */
export function Monogram({ name, size = '2rem', mark }: MonogramProps) {
  const text = name?.trim() || '?'
  const letters = (
    <span
      aria-hidden="true"
      className={css.monogram}
      data-unknown={name ? undefined : true}
      style={{ '--hue': hueOf(text), '--size': size } as React.CSSProperties}
    >
      {lettersOf(text)}
    </span>
  )
  if (!mark) return letters
  return (
    <span className={css.marked}>
      {letters}
      <span className={css.mark} role="img" aria-label={mark} title={mark} />
    </span>
  )
}

function lettersOf(name: string): string {
  const words = name.split(/[\s.&/-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const [first = name, second] = words
  return ([...first][0] ?? '?').toUpperCase() + (second ? ([...second][0] ?? '').toUpperCase() : '')
}

function hueOf(name: string): number {
  let hash = 0
  for (const character of name.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return (hash * 137) % 360
}
