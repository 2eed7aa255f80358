import { useId, useRef } from 'react'
import { MailLink } from './mail-link.tsx'
import { IconHelp } from './more-icons.ts'
import { placeBelow } from './place-below.ts'
import { t } from './texts/index.ts'
import css from './why.module.css'

export interface Quote {
  quote: string
  /** Where in the mail it stands, in words. */
  where: string
  /** The mail they stand in, where the page shows it. */
  mailId?: string | null
}

interface WhyProps {
  about: string
  quotes: readonly Quote[]
}

/** A text with its mark, which never stands on a line alone: the last word goes there with it. */
export function TextWithWhy({ text, ...why }: WhyProps & { text: string }) {
  if (why.quotes.length === 0) return text
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className={css.last}>
        <span>{text.slice(last)}</span>
        <Why {...why} />
      </span>
    </>
  )
}

/** A quiet mark beside a derived fact, which opens the quoted words that decided it. */
export function Why({ about, quotes }: WhyProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLDivElement>(null)
  if (quotes.length === 0) return null

  function place() {
    if (button.current && card.current) placeBelow(button.current, card.current)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.why}
        popoverTarget={id}
        aria-label={t('why.about', { fact: about })}
        title={t('why.about', { fact: about })}
      >
        <IconHelp size="1rem" stroke={1.7} aria-hidden="true" />
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
