import { IconDevices } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endSession } from '../../../contract/accounts.ts'
import { call } from '../../api.ts'
import { t } from '../../texts/index.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { At } from '../../ui/moment.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { sessionsQuery } from './queries.ts'
import css from './sessions.module.css'

/** The devices that are signed in; each but this one can be signed out. */
export function Sessions() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const [ending, setEnding] = useState<{ id: string; device: string }>()
  const end = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => toast({ message: t('sessions.ended') }),
    onSettled: () => {
      setEnding(undefined)
      return queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  if (error) return <ProblemState error={error} retry={refetch} />
  if (!data) return <SkeletonRows height={56} />
  return (
    <>
      <ul className={css.list}>
        {data.list.map(({ id, device, createdAt, lastUsedAt, current }) => (
          <li key={id} className={css.session}>
            <IconDevices size={18} stroke={1.7} aria-hidden="true" />
            <div className={css.words}>
              <p className={css.device}>
                {device}
                {current && <span className={css.current}>{t('sessions.current')}</span>}
              </p>
              <p className={css.since}>
                {t('sessions.since')} <At at={createdAt} dateOnly /> · {t('sessions.used')} <At at={lastUsedAt} />
              </p>
            </div>
            {!current && (
              <Button look="default" size="small" onClick={() => setEnding({ id, device })}>
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <Confirm
          title={t('sessions.confirm')}
          action={t('sessions.end')}
          onConfirm={() => end.mutate(ending.id)}
          onCancel={() => setEnding(undefined)}
        >
          {t('sessions.confirm.text', { device: ending.device })}
        </Confirm>
      )}
    </>
  )
}
