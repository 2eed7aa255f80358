import type { Status } from '../../contract/applications.ts'
import { t } from '../texts/index.ts'
import {
  IconArrowBackUp,
  IconBookmark,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconClipboardText,
  IconEye,
  IconSend,
  IconTrophy,
} from './icons.tsx'
import css from './status-badge.module.css'

const icons = {
  saved: IconBookmark,
  applied: IconSend,
  in_review: IconEye,
  assessment: IconClipboardText,
  interview: IconCalendarEvent,
  offer: IconTrophy,
  accepted: IconCircleCheck,
  rejected: IconCircleX,
  withdrawn: IconArrowBackUp,
} satisfies Record<Status, unknown>

export function StatusIcon({ status, size = '0.875rem' }: { status: Status; size?: string }) {
  const Icon = icons[status]
  return <Icon size={size} stroke={1.9} aria-hidden="true" />
}

/** Icon, word and a muted colour: never colour alone. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={css.badge} data-status={status}>
      <StatusIcon status={status} />
      {t(`status.${status}`)}
    </span>
  )
}
