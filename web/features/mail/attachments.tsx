import { IconCalendarEvent, IconFile, IconFileText, IconPhoto } from '@tabler/icons-react'
import { getAttachment, type Message } from '../../../contract/mail.ts'
import { formatNumber, t } from '../../texts/index.ts'
import css from './attachments.module.css'
import { download } from './download.ts'

/** The files of a mail, each saved by a click. */
export function Attachments({ mailId, attachments }: { mailId: string; attachments: Message['attachments'] }) {
  if (attachments.length === 0) return null
  return (
    <ul className={css.files} aria-label={t('mail.attachments')}>
      {attachments.map(({ n, filename, type, size }) => (
        <li key={n}>
          <button
            type="button"
            className={css.file}
            onClick={() => download(getAttachment, { params: { id: mailId, n } }, filename)}
            aria-label={t('mail.attachment.save', { name: filename })}
          >
            <FileIcon type={type} />
            <span className={css.name}>{filename}</span>
            <span className={css.size}>{sizeText(size)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function FileIcon({ type }: { type: string }) {
  const Icon = type.startsWith('image/')
    ? IconPhoto
    : type === 'text/calendar'
      ? IconCalendarEvent
      : type === 'application/pdf' || type.startsWith('text/')
        ? IconFileText
        : IconFile
  return <Icon size={16} stroke={1.7} aria-hidden="true" />
}

function sizeText(bytes: number): string {
  if (bytes < 1000) return t('size.bytes', { n: bytes })
  if (bytes < 1_000_000) return t('size.kb', { n: formatNumber(Math.round(bytes / 1000)) })
  return t('size.mb', { n: formatNumber(Math.round(bytes / 100_000) / 10) })
}
