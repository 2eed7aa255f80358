import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import css from './dialog.module.css'
import { useModal } from './modal.ts'

interface DialogProps {
  title: string
  children: ReactNode
  /** The button that goes on, beside the one that leaves; null where there is nothing to do. */
  action: ReactNode
  /** At the other end of the same line. */
  start?: ReactNode
  /** For a form rather than a question. */
  isWide?: boolean
  onClose: () => void
}

/** One question over the page. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, children, action, start, isWide = false, onClose }: DialogProps) {
  const { dialog, leave } = useModal(onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // Where there is only something to read, it is read from its beginning.
  useEffect(() => heading.current?.focus(), [])
  return (
    <dialog {...dialog} className={css.dialog} data-wide={isWide || undefined} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title} {...(action === null && { ref: heading, tabIndex: -1 })}>
        {title}
      </h2>
      <div className={css.text}>{children}</div>
      <div className={css.actions}>
        {start}
        <Button look="default" onClick={leave}>
          {action === null ? t('toast.close') : t('confirm.cancel')}
        </Button>
        {action}
      </div>
    </dialog>
  )
}
