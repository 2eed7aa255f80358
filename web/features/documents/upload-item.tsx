import { sizeText } from '../../texts/size.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconX } from '../../ui/icons.tsx'
import { IconRefresh } from '../../ui/more-icons.ts'
import css from './documents.module.css'
import { t } from './texts/index.ts'
import { cancel, type Kept, retry, type Upload } from './uploads.ts'

/** A file on its way: how far it is, or why it did not arrive. */
export function UploadItem({ upload, onKept }: { upload: Upload; onKept: (kept: Kept) => void }) {
  const { id, file, state, progress, message } = upload
  const hasFailed = state === 'failed'
  return (
    <li className={css.file} data-failed={hasFailed || undefined}>
      <span className={css.icon}>
        <FileIcon type={file.type} />
      </span>
      <div className={css.what}>
        <p className={css.name}>{file.name}</p>
        {hasFailed ? (
          <p role="alert" className={css.problem}>
            {message}
          </p>
        ) : (
          <>
            <progress className={css.progress} value={progress} aria-label={t('upload.progress', { name: file.name })} />
            <p className={css.meta}>
              {state === 'waiting'
                ? t('upload.waiting')
                : t('upload.part', { part: sizeText(file.size * progress), all: sizeText(file.size) })}
            </p>
          </>
        )}
      </div>
      {hasFailed && (
        <IconButton label={t('upload.retry', { name: file.name })} onClick={() => retry(id, onKept)}>
          <IconRefresh size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={hasFailed ? t('upload.dismiss', { name: file.name }) : t('upload.cancel', { name: file.name })}
        onClick={() => cancel(id)}
      >
        <IconX size="1rem" stroke={1.7} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
