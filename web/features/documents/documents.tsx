import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { documentLimits } from '../../../contract/documents.ts'
import { lazyPart } from '../../lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconFiles, IconUpload } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { useUndo } from '../../use-undo.ts'
import css from './documents.module.css'
import { FileItem } from './file-item.tsx'
import { type ApplicationFile, attachmentsOf, documentsQuery, filesOf, threadsQuery } from './files.ts'
import { t } from './texts/index.ts'
import { UploadItem } from './upload-item.tsx'
import { addFiles, type Kept, useUploads } from './uploads.ts'

const Preview = lazyPart(() => import('./preview.tsx').then(({ Preview }) => Preview))

const taken = '.pdf,.doc,.docx,.odt,.rtf,.xlsx,.pptx,.ods,.odp,.txt,.md,.png,.jpg,.jpeg,.gif,.webp,.ics,.vcf'

/** The files of an application: dropped or chosen here, or come with its mail. */
export function Documents({ applicationId }: { applicationId: string }) {
  const documents = useQuery(documentsQuery(applicationId))
  const threads = useQuery(threadsQuery(applicationId))
  const uploads = useUploads(applicationId)
  const takeBack = useUndo()
  const chooser = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<ApplicationFile | null>(null)
  const tell = ({ filename, undo }: Kept) =>
    toast({ message: t('document.added', { name: filename }), undo: () => takeBack(undo) })
  const add = (files: Iterable<File>) => addFiles(applicationId, files, tell)
  const isOver = useFileDrop(add)

  const files = documents.data && threads.data ? filesOf(documents.data.list, threads.data.list) : undefined
  const error = documents.error ?? threads.error
  if (error && !files) return <ProblemState error={error} retry={() => Promise.all([documents.refetch(), threads.refetch()])} />
  const shown = threads.data?.list.reduce((sum, { messages }) => sum + messages.length, 0) ?? 0
  const total = threads.data?.total ?? 0
  return (
    <div className={css.documents}>
      <div className={css.drop} data-over={isOver || undefined}>
        <IconUpload size="1.125rem" stroke={1.7} aria-hidden="true" />
        <p className={css.words}>
          {t('documents.drop')}
          <span className={css.limits}>{t('documents.limits', { n: documentLimits.file / 2 ** 20 })}</span>
        </p>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={taken}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? [])
            currentTarget.value = ''
          }}
        />
        <Button look="default" size="small" onClick={() => chooser.current?.click()}>
          {t('documents.choose')}
        </Button>
      </div>
      {uploads.length > 0 && (
        <ul className={css.list} aria-label={t('uploads.list')}>
          {uploads.map((upload) => (
            <UploadItem key={upload.id} upload={upload} onKept={tell} />
          ))}
        </ul>
      )}
      {files === undefined ? (
        <SkeletonRows height="3.75rem" />
      ) : files.length > 0 ? (
        <ul className={css.list} aria-label={t('documents.list')}>
          {files.map((file) => (
            <FileItem key={file.key} applicationId={applicationId} file={file} onOpen={() => setOpened(file)} />
          ))}
        </ul>
      ) : (
        uploads.length === 0 && (
          <EmptyState icon={<IconFiles size="1.375rem" stroke={1.7} />} title={t('documents.none')}>
            {t('documents.none.text')}
          </EmptyState>
        )
      )}
      {shown < total && <p className={css.limits}>{t('documents.cut', { shown, total })}</p>}
      {opened && (
        <Suspense>
          <Preview file={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** How many files came with the mail of an application. */
export function useAttachmentCount(applicationId: string): number {
  const { data } = useQuery(threadsQuery(applicationId))
  return attachmentsOf(data?.list ?? []).length
}
