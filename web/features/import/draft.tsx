import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Status, statuses } from '../../../contract/applications.ts'
import type { ImportChoices, ImportedTable } from '../../../contract/imports.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Fields } from '../../ui/form.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Columns } from './columns.tsx'
import css from './draft.module.css'
import { Planned } from './planned.tsx'
import { previewQuery, useRunImport, useStopImport } from './queries.ts'
import { t } from './texts/index.ts'

/** A table that was read: what its columns hold, what will come of it, and the button that begins. */
export function Draft({ table }: { table: ImportedTable }) {
  const [choices, setChoices] = useState(table.choices)
  const change = (some: Partial<ImportChoices>) => setChoices({ ...choices, ...some })
  const preview = useQuery({ ...previewQuery(table.id, choices), placeholderData: keepPreviousData })
  const run = useRunImport()
  const discard = useStopImport()
  const made = preview.data?.made ?? 0
  const isNarrow = useNarrow()
  const status = statuses.map((value) => ({ value, label: t(`status.${value}`) }))
  const unsaid = { value: '' as const, label: t('import.words.unsaid') }
  const words = [
    ...Object.keys(choices.statuses).map((word) => ({ word, count: null })),
    ...(preview.data?.unknownStatuses ?? []).filter(({ word }) => !(word in choices.statuses)),
  ]
  return (
    <>
      <Card title={t('import.file', { file: table.filename, n: table.rows - (choices.hasHeader ? 1 : 0) })}>
        <p className={css.hint}>
          {t('import.readAs', {
            encoding: table.encoding.replace('windows', 'Windows').replace('utf', 'UTF'),
            separator: t(`import.separator.${table.separator}`),
          })}
        </p>
        <div className={css.columns}>
          <Columns table={table} choices={choices} onChange={change} />
        </div>
        <Fields>
          <SelectField
            label={t('import.header')}
            value={choices.hasHeader ? 'yes' : 'no'}
            choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`import.header.${value}`) }))}
            onChange={(value) => change({ hasHeader: value === 'yes' })}
          />
          <SelectField
            label={t('import.duplicates')}
            value={choices.duplicates}
            choices={(['leave-out', 'import'] as const).map((value) => ({ value, label: t(`import.duplicates.${value}`) }))}
            onChange={(duplicates) => change({ duplicates })}
          />
          <SelectField
            label={t('import.status')}
            value={choices.status}
            choices={status}
            onChange={(value: Status) => change({ status: value })}
          />
          {choices.columns.includes('appliedAt') && (
            <SelectField
              label={t('import.dates')}
              value={choices.dates}
              choices={(['day-first', 'month-first'] as const).map((value) => ({ value, label: t(`import.dates.${value}`) }))}
              onChange={(dates) => change({ dates })}
            />
          )}
        </Fields>
      </Card>
      {words.length > 0 && (
        <Card title={t('import.words')}>
          <p className={css.hint}>{t('import.words.text', { status: t(`status.${choices.status}`) })}</p>
          <Fields>
            {words.slice(0, 20).map(({ word, count }) => (
              <SelectField
                key={word}
                label={count === null ? word : t('import.words.one', { word, n: count })}
                value={choices.statuses[word] ?? ''}
                choices={[unsaid, ...status]}
                onChange={(value: Status | '') => {
                  const { [word]: _, ...others } = choices.statuses
                  change({ statuses: value === '' ? others : { ...others, [word]: value } })
                }}
              />
            ))}
          </Fields>
        </Card>
      )}
      <Planned preview={preview.data} error={preview.error} retry={preview.refetch} isOld={preview.isPlaceholderData} />
      <SaveBar text={made === 0 || isNarrow ? '' : t('import.preview.made', { n: made })}>
        <Button look="default" isPending={discard.isPending} onClick={() => discard.mutate(table.id)}>
          {t('import.discard')}
        </Button>
        <Button
          isPending={run.isPending}
          disabled={made === 0 || preview.isPlaceholderData}
          onClick={() => run.mutate({ id: table.id, choices })}
        >
          {t('import.run')}
        </Button>
      </SaveBar>
    </>
  )
}
