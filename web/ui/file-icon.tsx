import { IconCalendarEvent } from './icons.tsx'
import { IconFile, IconFileText, IconPhoto } from './more-icons.ts'

/** A picture for a media type. */
export function FileIcon({ type, size = '1rem' }: { type: string; size?: string }) {
  const Icon = type.startsWith('image/')
    ? IconPhoto
    : type === 'text/calendar'
      ? IconCalendarEvent
      : type === 'application/pdf' || type.startsWith('text/')
        ? IconFileText
        : IconFile
  return <Icon size={size} stroke={1.7} aria-hidden="true" />
}
