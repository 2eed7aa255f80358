import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconDownload, IconFileOff } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import css from './documents.module.css'
import { type ApplicationFile, bytesOf } from './files.ts'
import { saveFile } from './save-file.ts'
import { t } from './texts/index.ts'

const PdfPages = lazyPart(() => import('../../ui/pdf-pages.tsx').then(({ PdfPages }) => PdfPages))

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
const mostText = 200_000

/** A look at a file. Its bytes say what it is; it is drawn here, never opened as a page. */
export function Preview({ file, onClose }: { file: ApplicationFile; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['document bytes', file.key],
    queryFn: ({ signal }) => bytesOf(file, signal),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <WideDialog
      title={file.filename}
      closeLabel={t('preview.close')}
      action={
        <Button look="default" size="small" icon={<IconDownload size="0.9375rem" stroke={1.7} />} onClick={() => saveFile(file)}>
          {t('preview.save')}
        </Button>
      }
      onClose={onClose}
    >
      {error ? (
        <ProblemState error={error} retry={refetch} />
      ) : data ? (
        <Suspense fallback={<SkeletonText />}>
          <Shown bytes={data} name={file.filename} />
        </Suspense>
      ) : (
        <SkeletonText />
      )}
    </WideDialog>
  )
}

function Shown({ bytes, name }: { bytes: Blob; name: string }) {
  if (bytes.type === 'application/pdf') return <PdfPages bytes={bytes} fallback={<NotShown />} />
  if (pictures.has(bytes.type)) return <Picture bytes={bytes} name={name} />
  if (bytes.type.startsWith('text/')) return <PlainText bytes={bytes} />
  return <NotShown />
}

function Picture({ bytes, name }: { bytes: Blob; name: string }) {
  const [url, setUrl] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  if (isBroken) return <NotShown />
  return url && <img src={url} alt={name} className={css.picture} onError={() => setBroken(true)} />
}

function PlainText({ bytes }: { bytes: Blob }) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    void bytes.slice(0, mostText).text().then(setText)
  }, [bytes])
  return text === undefined ? <SkeletonText /> : <p className={css.text}>{text}</p>
}

function NotShown() {
  return (
    <EmptyState icon={<IconFileOff size="1.375rem" stroke={1.7} />} title={t('preview.none')}>
      {t('preview.none.text')}
    </EmptyState>
  )
}
