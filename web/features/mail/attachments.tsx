import { getAttachment, type Message } from '../../../contract/mail.ts'
import { download } from '../../download.ts'
import { sizeText } from '../../texts/size.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
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
            title={t('mail.attachment.save', { name: filename })}
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
