import type { ImportedTable } from '../../../contract/imports.ts'
import { formatNumber } from '../../texts/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useStopImport } from './queries.ts'
import css from './running.module.css'
import { t } from './texts/index.ts'

/** How far an import is; it goes on without this page. */
export function Running({ table }: { table: ImportedTable }) {
  const stop = useStopImport()
  const label = t('import.running', { file: table.filename })
  const header = table.choices.hasHeader ? 1 : 0
  const rows = table.rows - header
  const done = Math.max(0, table.done - header)
  return (
    <Card
      title={label}
      aside={
        <Button look="default" size="small" isPending={stop.isPending} onClick={() => stop.mutate(table.id)}>
          {t('import.stop')}
        </Button>
      }
    >
      <progress className={css.progress} value={done} max={rows} aria-label={label} />
      <p role="status" className={css.words}>
        {t('import.running.progress', { done: formatNumber(done), n: rows })}
      </p>
    </Card>
  )
}
