import { IconCalendarEvent, IconFile, IconFileText, IconPhoto } from '@tabler/icons-react'
import { getAttachment, type Message } from '../../../contract/mail.ts'
import { download } from '../../download.ts'
import { sizeText } from '../../texts/size.ts'
import css from './attachments.module.css'
import { t } from './texts/index.ts'

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
