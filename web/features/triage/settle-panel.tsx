import { IconArchive, IconArchiveOff, IconArrowRight, IconBan, IconPlus, IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/keys.ts'
import type { Place, UnknownMail } from './queries.ts'
import { reasonWords } from './reasons.ts'
import css from './settle-panel.module.css'
import { t } from './texts/index.ts'

interface SettlePanelProps {
  /** Undefined where the list that says why it waits does not hold it. */
  mail: Pick<UnknownMail, 'reasons' | 'filter' | 'suggestions'> | undefined
  archived: boolean
  onAssign: (to: Place) => void
  onArchive: () => void
  /** The search over the user's applications; a choice calls back with the id. */
  picker: (onPick: (applicationId: string) => void) => ReactNode
}

/** Where the mail belongs: one key or one click settles it. */
export function SettlePanel({ mail, archived, onAssign, onArchive, picker }: SettlePanelProps) {
  const [open, setOpen] = useState<'other' | 'new' | null>(null)
  const suggestions = mail?.suggestions ?? []
  const canPutAside = mail?.filter === 'review'

  const take = (n: number) => {
    const suggested = suggestions[n]
    return suggested ? () => onAssign({ as: 'application', applicationId: suggested.applicationId }) : undefined
  }
  useKeys({
    'triage.accept': take(0),
    'triage.first': take(0),
    'triage.second': take(1),
    'triage.third': take(2),
    'triage.other': () => setOpen('other'),
    'triage.new': () => setOpen('new'),
    'triage.aside': canPutAside ? () => onAssign({ as: 'aside' }) : undefined,
    'triage.archive': onArchive,
  })

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onAssign({ as: 'new', company: String(data.get('company')).trim(), title: String(data.get('title')).trim() })
  }

  return (
    <section className={css.panel} aria-label={t('settle.title')}>
      {mail && (
        <p className={css.reason} data-filter={mail.filter}>
          {mail.filter !== 'failed' && <b>{t('settle.why')}</b>} {reasonWords(mail.reasons)}
        </p>
      )}
      {suggestions.length > 0 && (
        <ul className={css.suggestions} aria-label={t('settle.suggestions')}>
          {suggestions.map(({ applicationId, company, title, reasons }, index) => (
            <li key={applicationId}>
              <button type="button" className={css.suggestion} onClick={() => onAssign({ as: 'application', applicationId })}>
                <Key>{index + 1}</Key>
                <span className={css.names}>
                  <b>{company ?? t('company.unknown')}</b>
                  <span>{title ?? t('title.unknown')}</span>
                </span>
                <span className={css.because}>{reasonWords(reasons)}</span>
                <IconArrowRight size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <Action
          icon={<IconSearch size={16} />}
          letter="O"
          isOpen={open === 'other'}
          onClick={() => setOpen(open === 'other' ? null : 'other')}
        >
          {t('settle.other')}
        </Action>
        <Action
          icon={<IconPlus size={16} />}
          letter="N"
          isOpen={open === 'new'}
          onClick={() => setOpen(open === 'new' ? null : 'new')}
        >
          {t('settle.new')}
        </Action>
        {canPutAside && (
          <Action icon={<IconBan size={16} />} letter="B" onClick={() => onAssign({ as: 'aside' })}>
            {t('settle.aside')}
          </Action>
        )}
        <Action icon={archived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />} letter="E" onClick={onArchive}>
          {archived ? t('settle.back') : t('settle.archive')}
        </Action>
      </div>
      {open === 'other' && picker((applicationId) => onAssign({ as: 'application', applicationId }))}
      {open === 'new' && (
        <form className={css.form} onSubmit={create}>
          <Field name="company" label={t('column.company')} maxLength={200} autoFocus autoComplete="off" />
          <Field name="title" label={t('column.title')} maxLength={300} autoComplete="off" />
          <Button type="submit">{t('settle.create')}</Button>
        </form>
      )}
    </section>
  )
}

interface ActionProps {
  icon: ReactNode
  letter: string
  isOpen?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Action({ icon, letter, isOpen, disabled = false, onClick, children }: ActionProps) {
  return (
    <Button
      look="default"
      icon={icon}
      end={<Key>{letter}</Key>}
      aria-expanded={isOpen}
      aria-keyshortcuts={letter}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
