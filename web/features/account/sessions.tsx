import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endOtherSessions, endSession } from '../../../contract/accounts.ts'
import { call } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { At } from '../../ui/moment.tsx'
import { IconDevices } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { toast } from '../../ui/toast.tsx'
import { sessionsQuery } from './queries.ts'
import css from './sessions.module.css'
import { t } from './texts/index.ts'

/** The devices that are signed in; each but this one can be signed out. */
export function Sessions() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const [ending, setEnding] = useState<{ id: string; device: string } | 'others'>()
  const end = useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others' ? call(endOtherSessions, {}) : call(endSession, { params: { id: which.id } }),
    onSuccess: (_, which) => toast({ message: which === 'others' ? t('sessions.othersEnded') : t('sessions.ended') }),
    onSettled: () => {
      setEnding(undefined)
      return queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  if (!data) return <SkeletonRows height="3.5rem" />
  return (
    <>
      <ul className={css.list}>
        {data.list.map(({ id, device, createdAt, lastUsedAt, current }) => (
          <li key={id} className={css.session}>
            <IconDevices size="1.125rem" stroke={1.7} aria-hidden="true" />
            <div className={css.words}>
              <p className={css.device}>
                {device}
                {current && <Tag tone="good">{t('sessions.current')}</Tag>}
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
      {data.list.length > 1 && (
        <div className={css.others}>
          <Button look="default" size="small" onClick={() => setEnding('others')}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
      {ending && (
        <Confirm
          title={ending === 'others' ? t('sessions.confirmOthers') : t('sessions.confirm')}
          action={t('sessions.end')}
          onConfirm={() => end.mutate(ending)}
          onCancel={() => setEnding(undefined)}
        >
          {ending === 'others' ? t('sessions.confirmOthers.text') : t('sessions.confirm.text', { device: ending.device })}
        </Confirm>
      )}
    </>
  )
}
