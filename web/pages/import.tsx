import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ChooseTable } from '../features/import/choose-table.tsx'
import { Draft } from '../features/import/draft.tsx'
import { Earlier } from '../features/import/earlier.tsx'
import { importsQuery } from '../features/import/queries.ts'
import { Running } from '../features/import/running.tsx'
import { t } from '../features/import/texts/index.ts'
import { Loading } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'
import { BackLink, PageHeader } from '../ui/page-header.tsx'
import { ProblemState } from '../ui/problem-state.tsx'
import { toast } from '../ui/toast.tsx'
import { useUndo } from '../use-undo.ts'

export function Component() {
  const { data, error, refetch } = useQuery({
    ...importsQuery,
    refetchInterval: ({ state }) => (state.data?.list.some((one) => one.state === 'running') ? 500 : false),
  })
  const takeBack = useUndo()
  const tables = data?.list ?? []
  const current = tables.find(({ state }) => state === 'draft' || state === 'running')
  const watched = useRef<string>(undefined)
  const finished = current?.state === 'running' ? undefined : tables.find(({ id }) => id === watched.current)
  useEffect(() => {
    if (current?.state === 'running') watched.current = current.id
    else if (finished) {
      watched.current = undefined
      const { undo } = finished
      toast({ message: t('import.done', { n: finished.made }), undo: undo === null ? undefined : () => takeBack(undo) })
    }
  }, [current, finished, takeBack])
  const earlier = tables.filter((one) => one !== current)
  return (
    <Page narrow>
      <BackLink to="/active-applications" label={t('nav.active')} />
      <PageHeader title={t('import.title')} description={t('import.lead')} />
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !current && <ChooseTable />}
      {current?.state === 'draft' && <Draft key={current.id} table={current} />}
      {current?.state === 'running' && <Running table={current} />}
      {earlier.length > 0 && <Earlier tables={earlier} />}
    </Page>
  )
}
