import css from './patterns.module.css'

const widths = [1280, 768, 360]
const schemes = ['light', 'dark']

/** The gallery in windows of three widths, light and dark. */
export function Windows() {
  return (
    <main className={css.windows}>
      {schemes.flatMap((scheme) =>
        widths.map((width) => (
          <figure key={`${scheme} ${width}`}>
            <figcaption>
              {scheme}, {width}
            </figcaption>
            <iframe
              title={`${scheme}, ${width}`}
              src={`/patterns.html?scheme=${scheme}`}
              width={width}
              height={900}
              className={css.window}
            />
          </figure>
        )),
      )}
    </main>
  )
}
