import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import { MantineParts } from './mantine.tsx'
import css from './toaster.module.css'
import { goBack, type WayBack } from './undo-stack.ts'

export interface Toast {
  message?: string
  type?: 'success' | 'error' | 'info'
  /** A way back, offered in the toast, and by Ctrl or Cmd and Z after it has gone too. */
  undo?: (() => void) | null | undefined
}

const looks = {
  success: { color: 'var(--green)', icon: <IconCheck size="1rem" /> },
  error: { color: 'var(--red)', icon: <IconAlertTriangle size="1rem" /> },
  info: { color: 'var(--accent)', icon: <IconInfoCircle size="1rem" /> },
}

/** So many are seen at a time. */
const most = 4

export function Toaster() {
  return (
    <MantineParts>
      <Notifications position="top-right" autoClose={2000} limit={most} containerWidth={380} transitionDuration={120} />
    </MantineParts>
  )
}

export function show({ message, type = 'success' }: Omit<Toast, 'undo'>, way: WayBack | null | undefined): void {
  // What was done last is told at once: the oldest makes room.
  notifications.updateState(notificationsStore, (all) => all.slice(1 - most))
  const id = notifications.show({
    ...looks[type],
    withBorder: true,
    autoClose: way ? 8000 : 2000,
    role: type === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': t('toast.close') },
    classNames: { root: css.toast },
    message: (
      <span className={css.row}>
        {message}
        {way && (
          <Button size="small" look="subtle" onClick={() => goBack(way)}>
            {t('toast.undo')}
          </Button>
        )}
      </span>
    ),
  })
  if (way) way.onGone = () => notifications.hide(id)
}
