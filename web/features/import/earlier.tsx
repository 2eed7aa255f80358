import { useMutation } from '@tanstack/react-query'
import { getLeftOut, type ImportedTable } from '../../../contract/imports.ts'
import { download } from '../../download.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { At } from '../../ui/moment.tsx'
import { Setting, Settings } from '../../ui/setting.tsx'
import { useUndo } from '../../use-undo.ts'
import { useRunImport } from './queries.ts'
import { t } from './texts/index.ts'

/** What came of earlier imports, each with its way back while there is one. */
export function Earlier({ tables }: { tables: readonly ImportedTable[] }) {
  return (
    <Card title={t('import.last')}>
      <Settings>
        {tables.map((table) => (
          <One key={table.id} table={table} />
        ))}
      </Settings>
    </Card>
  )
}

function One({ table }: { table: ImportedTable }) {
  const takeBack = useUndo()
  const save = useMutation({
    mutationFn: () =>
      download(
        getLeftOut,
        { params: { id: table.id } },
        t('import.leftOut.file', { file: table.filename.replace(/\.\w+$/, '') }),
      ),
  })
  const goOn = useRunImport()
  const { undo, state, duplicates, leftOut, made, id, choices } = table
  // What was undone is not gone on with.
  const canGoOn = state === 'failed' && (undo !== null || made === 0)
  return (
    <Setting
      label={table.filename}
      action={
        <>
          {canGoOn && (
            <Button look="default" size="small" isPending={goOn.isPending} onClick={() => goOn.mutate({ id, choices })}>
              {t('import.goOn')}
            </Button>
          )}
          {undo !== null && (
            <Button look="default" size="small" onClick={() => takeBack(undo)}>
              {t('import.undo')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {t(`import.state.${state === 'done' || state === 'stopped' ? state : 'failed'}`, { n: table.made })}
        {' · '}
        <At at={table.createdAt} />
      </p>
      {duplicates + leftOut > 0 && (
        <p>
          {t('import.leftOut', { n: duplicates + leftOut })}{' '}
          <Button look="subtle" size="small" isPending={save.isPending} onClick={() => save.mutate()}>
            {t('import.leftOut.download')}
          </Button>
        </p>
      )}
    </Setting>
  )
}
