import css from './marked.module.css'

/** A text with the parts marked that were searched for. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [from: number, to: number])[] }) {
  let end = 0
  return (
    <>
      {marks.map(([from, to]) => {
        const before = text.slice(end, from)
        end = to
        return [
          before,
          <mark key={from} className={css.mark}>
            {text.slice(from, to)}
          </mark>,
        ]
      })}
      {text.slice(end)}
    </>
  )
}
