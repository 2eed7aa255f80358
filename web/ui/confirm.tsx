import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import css from './confirm.module.css'

interface ConfirmProps {
  title: string
  children: ReactNode
  /** The verb on the button. */
  action: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before what can not be taken back. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Confirm({ title, children, action, onConfirm, onCancel }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={titleId} onClose={onCancel}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <div className={css.text}>{children}</div>
      <div className={css.actions}>
        <Button look="default" onClick={() => dialog.current?.close()}>
          {t('confirm.cancel')}
        </Button>
        <Button onClick={onConfirm}>{action}</Button>
      </div>
    </dialog>
  )
}
