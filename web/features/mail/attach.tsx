import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Document, listDocuments, uploadDocument } from '../../../contract/documents.ts'
import type { Message } from '../../../contract/mail.ts'
import { type ApiProblem, query } from '../../api.ts'
import { sizeText } from '../../texts/size.ts'
import { Button } from '../../ui/button.tsx'
import { IconUpload } from '../../ui/more-icons.ts'
import { upload } from '../../upload.ts'
import css from './composer.module.css'
import { t } from './texts/index.ts'
import type { Content } from './writing.ts'

interface AttachProps {
  content: Content
  /** What came with the mail that is answered. */
  original: Message['attachments']
  onChange: (part: Partial<Content>) => void
}

/** Files that go along: documents of the application, files of the mail that is answered, and new ones, which are kept with the application. */
export function Attach({ content, original, onChange }: AttachProps) {
  const queries = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const { applicationId, emailId, documents, files = [] } = content
  const kept = query(listDocuments, { params: { id: applicationId ?? '' } })
  const { data } = useQuery({ ...kept, enabled: applicationId !== null })
  const uploading = useMutation<Document, ApiProblem, File>({
    meta: { inline: true },
    mutationFn: (file) =>
      upload(uploadDocument, {
        query: { applicationId: applicationId ?? '' },
        file,
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    onSuccess: ({ id }) => onChange({ documents: [...documents, id] }),
    onSettled: () => queries.invalidateQueries({ queryKey: kept.queryKey }),
  })
  if (applicationId === null && original.length === 0) return null
  const isChosen = (n: number) => files.some((file) => file.emailId === emailId && file.n === n)
  const row = (key: string, name: string, size: number, checked: boolean, choose: (isWanted: boolean) => void) => (
    <li key={key}>
      <label>
        <input type="checkbox" checked={checked} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
        <span>
          {name} <small>{sizeText(size)}</small>
        </span>
      </label>
    </li>
  )
  return (
    <details className={css.more} open={documents.length + files.length > 0 || uploading.isPending}>
      <summary>{t('write.attach', { n: documents.length + files.length })}</summary>
      <ul>
        {(data?.list ?? []).map(({ id, filename, size }) =>
          row(id, filename, size, documents.includes(id), (isWanted) =>
            onChange({ documents: isWanted ? [...documents, id] : documents.filter((one) => one !== id) }),
          ),
        )}
        {emailId !== null &&
          original.map(({ n, filename, size }) =>
            row(`${n}`, filename, size, isChosen(n), (isWanted) =>
              onChange({ files: isWanted ? [...files, { emailId, n }] : files.filter((one) => one.n !== n) }),
            ),
          )}
      </ul>
      {applicationId !== null && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) uploading.mutate(file)
              currentTarget.value = ''
            }}
          />
          <Button
            look="default"
            size="small"
            icon={<IconUpload size="0.9375rem" stroke={1.7} />}
            isPending={uploading.isPending}
            onClick={() => chooser.current?.click()}
          >
            {t('write.upload')}
          </Button>
        </>
      )}
      {uploading.error && (
        <p className={css.notice} role="alert">
          {uploading.error.message}
        </p>
      )}
    </details>
  )
}
