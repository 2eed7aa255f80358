import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { PrintedPart, ResumeDocument } from '../../../../contract/resume-document.ts'
import { previewResume } from '../../../../contract/resumes.ts'
import { open } from '../../../api.ts'
import { lazyPart } from '../../../lazy-part.ts'
import { ProblemState } from '../../../ui/problem-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { t } from '../texts/index.ts'

const PdfPages = lazyPart(() => import('../../../ui/pdf-pages.tsx').then(({ PdfPages }) => PdfPages))

/** Milliseconds of rest; what is typed meanwhile is drawn with the next one. */
const rest = 50

/** The PDF as it would be sent now. The last one stays until the next is drawn. */
export function Preview({ document, part = 'resume' }: { document: ResumeDocument; part?: PrintedPart }) {
  const settled = useDebounced(document, rest)
  const { data, error, refetch } = useQuery<Blob>({
    queryKey: ['resume preview', part, settled],
    queryFn: ({ signal }) =>
      open(previewResume, { body: { document: settled, part }, signal }).then((response) => response.blob()),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error && !data) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonText />
  return (
    <Suspense fallback={<SkeletonText />}>
      <PdfPages bytes={data} fallback={<p>{t('resume.preview.failed')}</p>} />
    </Suspense>
  )
}
