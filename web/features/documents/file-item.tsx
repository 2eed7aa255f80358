import { useState } from 'react'
import { sizeText } from '../../texts/size.ts'
import { exactTime } from '../../texts/time.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import { At } from '../../ui/moment.tsx'
import { IconDownload, IconPencil, IconTrash } from '../../ui/more-icons.ts'
import css from './documents.module.css'
import { type ApplicationFile, useDeleteDocument } from './files.ts'
import { RenameForm } from './rename-form.tsx'
import { saveFile } from './save-file.ts'
import { t } from './texts/index.ts'

interface FileItemProps {
  applicationId: string
  file: ApplicationFile
  onOpen: () => void
}

/** One file with where it came from. */
export function FileItem({ applicationId, file, onOpen }: FileItemProps) {
  const { filename, type, size, at, origin } = file
  const [mode, setMode] = useState<'shown' | 'renamed' | 'left'>('shown')
  const remove = useDeleteDocument(applicationId)
  if (mode === 'renamed' && origin.as === 'upload') {
    return (
      <li className={css.renamed}>
        <RenameForm applicationId={applicationId} id={origin.id} filename={filename} onLeave={() => setMode('left')} />
      </li>
    )
  }
  return (
    <li className={css.file}>
      <span className={css.icon}>
        <FileIcon type={type} size="1.125rem" />
      </span>
      <div className={css.what}>
        <button type="button" className={css.name} onClick={onOpen}>
          {filename}
        </button>
        <p className={css.meta}>
          {sizeText(size)} · <At at={at} dateOnly /> ·{' '}
          {origin.as === 'upload' ? (
            t('document.uploaded')
          ) : (
            <MailLink mailId={origin.mailId}>{origin.subject || t('mail.noSubject')}</MailLink>
          )}
        </p>
        {origin.as === 'upload' &&
          origin.sent.map(({ to, at }) => (
            <p key={at} className={css.meta}>
              {t('document.sent', { people: to.join(', '), at: exactTime(at) })}
            </p>
          ))}
      </div>
      <IconButton label={t('document.save', { name: filename })} onClick={() => saveFile(file)}>
        <IconDownload size="1rem" stroke={1.7} aria-hidden="true" />
      </IconButton>
      {origin.as === 'upload' && (
        <>
          <IconButton
            label={t('document.rename', { name: filename })}
            autoFocus={mode === 'left'}
            onClick={() => setMode('renamed')}
          >
            <IconPencil size="1rem" stroke={1.7} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('document.delete', { name: filename })} onClick={() => remove.mutate({ id: origin.id, filename })}>
            <IconTrash size="1rem" stroke={1.7} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  )
}
