import { useEffect, useRef } from 'react'
import type { MailWarning } from '../../../contract/outgoing.ts'
import css from './composer.module.css'
import { t } from './texts/index.ts'

/** What may be wrong with a mail: it is sent all the same when that is said once more. */
export function Warnings({ list }: { list: readonly MailWarning[] }) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={shown} className={css.warnings} role="alert">
      <b>{t('warnings')}</b>
      <ul>
        {list.map(({ code, value }) => (
          <li key={code + value}>{t(`warning.${code}`, { value })}</li>
        ))}
      </ul>
    </div>
  )
}
