import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { IconX } from './icons.tsx'
import { useModal } from './modal.ts'
import css from './wide-dialog.module.css'

interface WideDialogProps {
  title: string
  closeLabel: string
  /** Beside the button that closes. */
  action?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** One thing looked at over the page, as large as the window lets it be. Escape closes. */
export function WideDialog({ title, closeLabel, action, children, onClose }: WideDialogProps) {
  const { dialog, leave } = useModal(onClose)
  const titleId = useId()
  return (
    <dialog {...dialog} className={css.dialog} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {action}
        <IconButton label={closeLabel} onClick={leave}>
          <IconX size="1.125rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.body}>{children}</div>
    </dialog>
  )
}
