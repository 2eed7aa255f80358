import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import { MantineParts } from './mantine.tsx'
import css from './toaster.module.css'

export interface Toast {
  message?: string
  type?: 'success' | 'error' | 'info'
  /** A way back, offered in the toast, and by Ctrl or Cmd and Z as long as it is there. */
  undo?: (() => void) | undefined
}

const looks = {
  success: { color: 'var(--green)', icon: <IconCheck size={16} /> },
  error: { color: 'var(--red)', icon: <IconAlertTriangle size={16} /> },
  info: { color: 'var(--accent)', icon: <IconInfoCircle size={16} /> },
}

export function Toaster() {
  return (
    <MantineParts>
      <Notifications position="top-right" autoClose={2000} limit={4} containerWidth={380} transitionDuration={120} />
    </MantineParts>
  )
}

/** The ways back that are offered now, newest last. */
const waysBack = new Map<string, () => void>()

export function show({ message, type = 'success', undo }: Toast): void {
  const id = notifications.show({
    ...looks[type],
    withBorder: true,
    autoClose: undo ? 8000 : 2000,
    role: type === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': t('toast.close') },
    classNames: { root: css.toast },
    onClose: () => waysBack.delete(id),
    message: (
      <span className={css.row}>
        {message}
        {undo && (
          <Button size="small" look="subtle" onClick={() => goBack(id)}>
            {t('toast.undo')}
          </Button>
        )}
      </span>
    ),
  })
  if (undo) waysBack.set(id, undo)
}

function goBack(id: string) {
  const undo = waysBack.get(id)
  waysBack.delete(id)
  notifications.hide(id)
  undo?.()
}

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  const newest = [...waysBack.keys()].at(-1)
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || newest === undefined) return
  // A field takes back its own typing.
  if (target instanceof Element && target.closest('input, textarea, select')) return
  event.preventDefault()
  goBack(newest)
})
