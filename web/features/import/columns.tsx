import { type ImportChoices, type ImportedTable, type ImportField, importFields } from '../../../contract/imports.ts'
import { Choice } from '../../ui/choice.tsx'
import css from './columns.module.css'
import { t } from './texts/index.ts'

interface ColumnsProps {
  table: ImportedTable
  choices: ImportChoices
  onChange: (change: Partial<ImportChoices>) => void
}

/** Says of each column what it holds. One column is the company, the job and so on: choosing it again takes it from the other. */
export function Columns({ table, choices, onChange }: ColumnsProps) {
  function choose(at: number, field: ImportField) {
    const isOne = field !== 'note' && field !== 'ignore'
    onChange({
      columns: table.columns.map((_, other) => {
        const before = choices.columns[other] ?? 'note'
        if (other === at) return field
        return isOne && before === field ? 'note' : before
      }),
    })
  }
  const fields = importFields.map((value) => ({ value, label: t(`import.field.${value}`) }))
  return (
    <ul className={css.columns} aria-label={t('import.columns')}>
      {numbered(table.columns).map(({ at, name, samples }) => {
        const called = name || t('import.column.unnamed', { n: at + 1 })
        return (
          <li key={at} className={css.column}>
            <span className={css.name}>
              <b>{called}</b>
              <span className={css.samples}>{samples.join(' · ')}</span>
            </span>
            <Choice
              label={`${t('import.becomes')}: ${called}`}
              value={choices.columns[at] ?? 'note'}
              choices={fields}
              onChange={(field) => choose(at, field)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function numbered<One>(columns: readonly One[]): (One & { at: number })[] {
  return columns.map((column, at) => ({ ...column, at }))
}
