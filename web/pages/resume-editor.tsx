import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Editor } from '../features/resumes/editor/editor.tsx'
import { resumeQuery } from '../features/resumes/queries.ts'
import { t } from '../features/resumes/texts/index.ts'
import { Loading } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'
import { BackLink } from '../ui/page-header.tsx'
import { ProblemState } from '../ui/problem-state.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(resumeQuery(id))
  if (data) return <Editor key={id} resume={data} />
  if (!error) return <Loading />
  return (
    <Page narrow>
      <BackLink to="/resume-builder" label={t('nav.resumes')} />
      <ProblemState error={error} retry={() => void refetch()} />
    </Page>
  )
}
