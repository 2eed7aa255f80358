import { useId, useRef } from 'react'
import { t } from '../texts/index.ts'
import { MailLink } from './mail-link.tsx'
import css from './why.module.css'

export interface Quote {
  quote: string
  /** Where in the mail it stands, in words. */
  where: string
  /** The mail they stand in, where the page shows it. */
  mailId?: string | null
}

/** 'why?' beside a derived fact: the quoted words that decided it. */
export function Why({ about, quotes }: { about: string; quotes: readonly Quote[] }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)
  if (quotes.length === 0) return null

  /** Below the button where there is room, else above it, and never beyond the window. */
  function place() {
    if (!button.current || !card.current) return
    const at = button.current.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = card.current
    const left = Math.max(12, Math.min(at.left, innerWidth - width - 12))
    const below = at.bottom + 6
    const top = below + height > innerHeight - 12 ? Math.max(12, at.top - height - 6) : below
    card.current.style.translate = `${left}px ${top}px`
  }

  return (
    <>
      <button ref={button} type="button" className={css.why} popoverTarget={id} aria-label={t('why.about', { fact: about })}>
        {t('why')}
      </button>
      <div
        ref={card}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('why.about', { fact: about })}
        className={css.card}
        onToggle={(event) => event.newState === 'open' && place()}
      >
        <p className={css.lead}>{t('why.lead')}</p>
        {quotes.slice(0, 4).map(({ quote, where, mailId }) => (
          <figure key={`${where} ${quote} ${mailId ?? ''}`} className={css.figure}>
            <blockquote className={css.quote}>
              <mark>{quote}</mark>
            </blockquote>
            <figcaption className={css.where}>
              {where}
              {mailId && <MailLink mailId={mailId}>{t('why.mail')}</MailLink>}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
