import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  title: string
  children: ReactNode
  /** The verb on the button. */
  action: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before what cannot be undone. */
export function Confirm({ title, children, action, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onCancel} action={<Button onClick={onConfirm}>{action}</Button>}>
      {children}
    </Dialog>
  )
}
