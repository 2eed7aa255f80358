import type { ResumeDocument } from '../../../../contract/resume-document.ts'
import { type ChangedLine, type Difference, differences } from '../../../../resume/differences.ts'
import { t } from '../texts/index.ts'
import css from './differences.module.css'

interface DifferencesProps {
  earlier: ResumeDocument
  now: ResumeDocument
}

/** Lines up to which all parts are open. */
const mostOpen = 10

/** What differs between a kept state and the resume of today, part by part: how much, and the lines themselves. */
export function Differences({ earlier, now }: DifferencesProps) {
  const { list, isDesignChanged, isOrderChanged } = differences(earlier, now)
  const isShort = list.reduce((sum, { lines }) => sum + lines.length, 0) <= mostOpen
  const isSame = list.length === 0 && !isDesignChanged && !isOrderChanged
  return (
    <section className={css.differences} aria-label={t('differences')}>
      <h3 className={css.title}>{t('differences')}</h3>
      {isSame && <p>{t('differences.none')}</p>}
      {list.map((one) => (
        <details key={one.key} open={isShort}>
          <summary className={css.part}>
            <b>{titleOf(one)}:</b> {countsOf(one.lines)}
          </summary>
          <ul className={css.lines}>
            {one.lines.slice(0, mostShown).map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line can stand there twice, and none moves
              <li key={n} className={css.line}>
                {line.before !== null && (
                  <del className={css.then}>
                    <span className={css.when}>{t('differences.then')}</span> {line.before}
                  </del>
                )}
                {line.now !== null && (
                  <ins className={css.now}>
                    <span className={css.when}>{t('differences.now')}</span> {line.now}
                  </ins>
                )}
              </li>
            ))}
          </ul>
          {one.lines.length > mostShown && (
            <p className={css.when}>{t('differences.more', { n: one.lines.length - mostShown })}</p>
          )}
        </details>
      ))}
      {isOrderChanged && <p>{t('differences.order')}</p>}
      {isDesignChanged && <p>{t('differences.design')}</p>}
    </section>
  )
}

const mostShown = 100

function titleOf({ key, title }: Difference): string {
  if (key === 'basics') return t('resume.basics')
  if (key === 'letter') return t('resume.letter')
  return title || t('resume.section.own')
}

/** '2 reworded, 1 added'. */
function countsOf(lines: readonly ChangedLine[]): string {
  const reworded = lines.filter(({ before, now }) => before !== null && now !== null).length
  const added = lines.filter(({ before }) => before === null).length
  const counts = { reworded, added, removed: lines.length - reworded - added }
  return (['reworded', 'added', 'removed'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`differences.${kind}`, { n: counts[kind] }))
    .join(', ')
}
