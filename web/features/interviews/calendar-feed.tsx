import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getCalendarFeed, renewCalendarFeed } from '../../../contract/calendar.ts'
import { call, query } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { CopyText } from '../../ui/copy.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './interviews.module.css'
import { t } from './texts/index.ts'

const feedQuery = query(getCalendarFeed, {})

/** The secret address by which a calendar program follows the interviews. */
export function CalendarFeed() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(feedQuery)
  const [isAsking, setAsking] = useState(false)
  const renew = useMutation({
    mutationFn: () => call(renewCalendarFeed, {}),
    onSuccess: (feed) => {
      queries.setQueryData(feedQuery.queryKey, feed)
      toast({ message: t('calendar.renewed') })
    },
  })
  return (
    <div className={css.feed}>
      <p className={css.hint}>{t('calendar.text')}</p>
      {error && !data ? (
        <ProblemState error={error} retry={refetch} />
      ) : (
        <CopyText text={data?.url ?? '…'} label={t('calendar.copy')} />
      )}
      <Button look="default" size="small" isPending={renew.isPending} onClick={() => setAsking(true)}>
        {t('calendar.renew')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('calendar.renew.title')}
          action={t('calendar.renew')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            renew.mutate()
          }}
        >
          {t('calendar.renew.text')}
        </Confirm>
      )}
    </div>
  )
}
