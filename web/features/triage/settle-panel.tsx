import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Suggestion } from '../../../contract/mail.ts'
import { Button } from '../../ui/button.tsx'
import { IconArchive, IconArrowRight, IconSearch } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useKeys } from '../../ui/keys.ts'
import { IconArchiveOff, IconBan, IconPencil } from '../../ui/more-icons.ts'
import { withNumber } from '../../ui/with-number.ts'
import { reasonWords } from './reasons.ts'
import css from './settle-panel.module.css'
import { t } from './texts/index.ts'

interface SettlePanelProps {
  /** Why it waits. */
  why?: ReactNode
  suggestions: readonly Suggestion[]
  isArchived?: boolean
  onTake: (applicationId: string) => void
  /** Undefined where that was said already. */
  onAside?: (() => void) | undefined
  onArchive: () => void
  /** The search over the user's applications; a choice calls back with the id. */
  picker: (onPick: (applicationId: string) => void) => ReactNode
  /** The form by which it becomes an application of its own. */
  form: { label: string; isOpen?: boolean; content: ReactNode }
}

/** Where something belongs: one key or one click settles it. */
export function SettlePanel({
  why,
  suggestions,
  isArchived = false,
  onTake,
  onAside,
  onArchive,
  picker,
  form,
}: SettlePanelProps) {
  const [open, setOpen] = useState<'other' | 'form' | null>(form.isOpen ? 'form' : null)
  const panel = useRef<HTMLElement>(null)
  // The keys are for what is open, not for the row from which it was opened.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const toggle = (part: 'other' | 'form') => setOpen(open === part ? null : part)
  const take = (n: number) => {
    const suggested = suggestions[n]
    return suggested ? () => onTake(suggested.applicationId) : undefined
  }
  function write() {
    // At once: what is typed next belongs into the field, and a focus that came later would tear it apart.
    flushSync(() => setOpen('form'))
    const fields = [...(panel.current?.querySelectorAll<HTMLInputElement>('form input') ?? [])]
    const empty = fields.find(({ value }) => value === '') ?? fields[0]
    empty?.focus()
  }
  useKeys({
    'triage.accept': take(0),
    'triage.first': take(0),
    'triage.second': take(1),
    'triage.third': take(2),
    'triage.other': () => flushSync(() => setOpen('other')),
    'triage.new': write,
    'triage.aside': onAside,
    'triage.archive': onArchive,
  })
  const icon = { size: '1rem', stroke: 1.7, 'aria-hidden': true }
  return (
    <section ref={panel} tabIndex={-1} className={css.panel} aria-label={t('settle.title')}>
      {why}
      {suggestions.length > 0 && (
        <ul className={css.suggestions} aria-label={t('settle.suggestions')}>
          {suggestions.map(({ applicationId, company, title, requisition, reasons }, index) => (
            <li key={applicationId}>
              <button type="button" className={css.suggestion} onClick={() => onTake(applicationId)}>
                {/* The keys after them take a company's name. */}
                {index < 3 ? <Key>{index + 1}</Key> : <span />}
                <span className={css.names}>
                  <b>{company ?? t('company.unknown')}</b>
                  <span>{withNumber(title ?? t('title.unknown'), requisition)}</span>
                </span>
                <span className={css.because}>{reasonWords(reasons)}</span>
                <IconArrowRight size="1rem" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open === 'form' && form.isOpen && form.content}
      <div className={css.actions}>
        <Action icon={<IconSearch {...icon} />} letter="O" isOpen={open === 'other'} onClick={() => toggle('other')}>
          {t('settle.other')}
        </Action>
        {!(form.isOpen && open === 'form') && (
          <Action icon={<IconPencil {...icon} />} letter="N" isOpen={open === 'form'} onClick={() => toggle('form')}>
            {form.label}
          </Action>
        )}
        {onAside && (
          <Action icon={<IconBan {...icon} />} letter="B" onClick={onAside}>
            {t('settle.aside')}
          </Action>
        )}
        <Action icon={isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />} letter="E" onClick={onArchive}>
          {isArchived ? t('settle.back') : t('settle.archive')}
        </Action>
      </div>
      {open === 'other' && picker(onTake)}
      {open === 'form' && !form.isOpen && form.content}
    </section>
  )
}

/** Why something waits: the panel's first line. */
export function Reason({ isFailed = false, children }: { isFailed?: boolean; children: ReactNode }) {
  return (
    <p className={css.reason} data-failed={isFailed || undefined}>
      {children}
    </p>
  )
}

/** Parts of a reason that stay on one line. */
export const Together = ({ children }: { children: ReactNode }) => <span className={css.together}>{children}</span>

interface ActionProps {
  icon: ReactNode
  letter: string
  isOpen?: boolean
  onClick: () => void
  children: ReactNode
}

function Action({ icon, letter, isOpen, onClick, children }: ActionProps) {
  return (
    <Button
      look="default"
      icon={icon}
      end={<Key>{letter}</Key>}
      aria-expanded={isOpen}
      aria-keyshortcuts={letter}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
