import { type CSSProperties, useState } from 'react'
import { t } from '../texts/index.ts'
import { Breakable, wordsOf } from './breakable.tsx'
import { Button } from './button.tsx'
import css from './copy.module.css'
import { IconCheck, IconCopy } from './icons.tsx'

/** A text with a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy(text)
  // A word that is too long for the line is written smaller.
  const longest = Math.max(...wordsOf(text).map(([word]) => word.length))
  return (
    <div className={css.copy}>
      <span className={css.text} style={{ '--longest': longest } as CSSProperties}>
        <Breakable text={text} />
      </span>
      <Button
        look="subtle"
        size="small"
        aria-label={`${label}: ${text}`}
        icon={copied ? <IconCheck size="0.9375rem" /> : <IconCopy size="0.9375rem" />}
        onClick={copy}
      >
        {copied ? t('copy.done') : t('copy.do')}
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? t('copy.done') : ''}
      </span>
    </div>
  )
}

/** Copies what stands beside it, within a field. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopy(text)
  return (
    <button type="button" className={css.icon} title={t('copy.do')} aria-label={label} onClick={copy}>
      {copied ? <IconCheck size="1rem" aria-hidden="true" /> : <IconCopy size="1rem" aria-hidden="true" />}
      <span role="status" className="visually-hidden">
        {copied ? t('copy.done') : ''}
      </span>
    </button>
  )
}

/** Copies a longer text, as what a dialog is for. */
export function CopyAction({ text }: { text: string }) {
  const { copied, copy } = useCopy(text)
  return (
    <Button
      icon={copied ? <IconCheck size="1rem" aria-hidden="true" /> : <IconCopy size="1rem" aria-hidden="true" />}
      onClick={copy}
    >
      {copied ? t('copy.done') : t('copy.do')}
    </Button>
  )
}

function useCopy(text: string) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    await copyText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return { copied, copy }
}

async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  // Over plain HTTP there is no clipboard interface: select the text, so that the system's own shortcut copies it.
  const area = document.body.appendChild(Object.assign(document.createElement('textarea'), { value: text }))
  area.select()
  document.execCommand('copy')
  area.remove()
}
