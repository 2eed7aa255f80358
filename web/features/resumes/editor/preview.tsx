import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { PrintedPart, ResumeDocument } from '../../../../contract/resume-document.ts'
import { previewResume } from '../../../../contract/resumes.ts'
import { open } from '../../../api.ts'
import { lazyPart } from '../../../lazy-part.ts'
import { ProblemState } from '../../../ui/problem-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { t } from '../texts/index.ts'

const PdfPages = lazyPart(() => import('../../../ui/pdf-pages.tsx').then(({ PdfPages }) => PdfPages))

/** The PDF as it would be sent now. The last one stays until the next is drawn; what is typed while one is made is in the one after it. */
export function Preview({ document, part = 'resume' }: { document: ResumeDocument; part?: PrintedPart }) {
  const [asked, ask] = useState(document)
  const { data, error, isFetching, refetch } = useQuery<Blob>({
    queryKey: ['resume preview', part, asked],
    queryFn: ({ signal }) => open(previewResume, { body: { document: asked, part }, signal }).then((response) => response.blob()),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (!isFetching && asked !== document) ask(document)
  if (error && !data) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonText />
  return (
    <Suspense fallback={<SkeletonText />}>
      <PdfPages bytes={data} fallback={<p>{t('resume.preview.failed')}</p>} />
    </Suspense>
  )
}
