import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getReport, previewReport } from '../../../contract/report.ts'
import { query } from '../../api.ts'
import { download } from '../../download.ts'
import { language } from '../../texts/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Fields } from '../../ui/form.tsx'
import { IconFileOff } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { periods } from './period.ts'
import css from './report.module.css'
import { Reported } from './reported.tsx'
import { t } from './texts/index.ts'

/** The period, what the proof will show, and the two files. */
export function Report() {
  const [{ from, to }, setPeriod] = useState(periods.month)
  const [scope, setScope] = useState<'applied' | 'all'>('applied')
  const isInOrder = from !== '' && to !== '' && from <= to
  const asked = { from, to, scope, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(previewReport, { query: asked }),
    enabled: isInOrder,
    placeholderData: keepPreviousData,
  })
  const save = useMutation({
    mutationFn: (format: 'pdf' | 'csv') =>
      download(getReport, { query: { ...asked, format, language } }, `${t('report')} ${from} ${to}.${format}`),
  })
  const isNothing = !isInOrder || data?.list.length === 0
  return (
    <>
      <Card>
        <div className={css.periods}>
          {(['month', 'last', 'quarter'] as const).map((name) => (
            <Button key={name} look="default" size="small" onClick={() => setPeriod(periods[name]())}>
              {t(`report.${name}`)}
            </Button>
          ))}
        </div>
        <Fields>
          <Field
            label={t('report.from')}
            type="date"
            value={from}
            onChange={(event) => setPeriod({ from: event.currentTarget.value, to })}
          />
          <Field
            label={t('report.to')}
            type="date"
            value={to}
            onChange={(event) => setPeriod({ from, to: event.currentTarget.value })}
            error={from !== '' && to !== '' && from > to ? t('report.order') : undefined}
          />
          <SelectField
            label={t('report.scope')}
            value={scope}
            choices={(['applied', 'all'] as const).map((value) => ({ value, label: t(`report.scope.${value}`) }))}
            onChange={setScope}
          />
        </Fields>
        <div className={css.files}>
          <Button
            look="default"
            disabled={isNothing || !data}
            isPending={save.isPending && save.variables === 'csv'}
            onClick={() => save.mutate('csv')}
          >
            {t('report.csv')}
          </Button>
          <Button
            disabled={isNothing || !data}
            isPending={save.isPending && save.variables === 'pdf'}
            onClick={() => save.mutate('pdf')}
          >
            {t('report.pdf')}
          </Button>
        </div>
      </Card>
      <Card title={t('report.preview')}>
        {error && <ProblemState error={error} retry={() => void refetch()} />}
        {!data && !error && <SkeletonRows height="2.5rem" />}
        {data && data.list.length === 0 && (
          <EmptyState icon={<IconFileOff size="1.375rem" stroke={1.7} />} title={t('report.none')}>
            {t('report.none.text')}
          </EmptyState>
        )}
        {data && data.list.length > 0 && <Reported report={data} isOld={isPlaceholderData} />}
      </Card>
    </>
  )
}
