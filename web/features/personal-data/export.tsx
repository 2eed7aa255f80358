import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { downloadExport, type ExportState, getExport, startExport } from '../../../contract/personal-data.ts'
import { call, query } from '../../api.ts'
import { download } from '../../download.ts'
import { sizeText } from '../../texts/size.ts'
import { ownZone } from '../../texts/zoned-time.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { At } from '../../ui/moment.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { Setting, Settings } from '../../ui/setting.tsx'
import css from './export.module.css'
import { t } from './texts/index.ts'

const exportQuery = query(getExport, {})

/** Everything of the user as one file, made in the background. */
export function Export() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...exportQuery,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? 700 : false),
  })
  const start = useMutation({
    mutationFn: () => call(startExport, { query: { timeZone: ownZone() } }),
    onSuccess: (state) => queries.setQueryData(exportQuery.queryKey, state),
  })
  const save = useMutation({
    mutationFn: ({ createdAt }: ExportState) => download(downloadExport, {}, `applybox-${createdAt?.slice(0, 10) ?? ''}.zip`),
  })
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  const state = data?.state ?? 'none'
  return (
    <Settings>
      <Setting
        label={t('import.title')}
        action={
          <ButtonLink to="/settings/import" look="default" size="small">
            {t('import.go')}
          </ButtonLink>
        }
      >
        {t('import.text')}
      </Setting>
      <Setting
        label={t('proof.title')}
        action={
          <ButtonLink to="/settings/proof-of-search" look="default" size="small">
            {t('proof.go')}
          </ButtonLink>
        }
      >
        {t('proof.text')}
      </Setting>
      <Setting
        label={t('export.title')}
        action={
          state === 'ready' && data ? (
            <Button size="small" isPending={save.isPending} onClick={() => save.mutate(data)}>
              {t('export.download')}
            </Button>
          ) : (
            <Button
              look="default"
              size="small"
              disabled={!data}
              isPending={start.isPending || state === 'making'}
              onClick={() => start.mutate()}
            >
              {t('export.start')}
            </Button>
          )
        }
      >
        {t('export.text')}
        <div role="status">
          {state === 'failed' && <p>{t('export.failed')}</p>}
          {state === 'making' && <p>{t('export.making')}</p>}
          {state === 'ready' && data?.expiresAt && (
            <p>
              {t('export.ready', { size: sizeText(data.size) })} <At at={data.expiresAt} />
            </p>
          )}
        </div>
        {state === 'making' && <progress className={css.progress} value={data?.progress} aria-label={t('export.making')} />}
        {state === 'ready' && (
          <div className={css.again}>
            <Button look="subtle" size="small" isPending={start.isPending} onClick={() => start.mutate()}>
              {t('export.again')}
            </Button>
          </div>
        )}
      </Setting>
    </Settings>
  )
}
