import { type ReactNode, useState } from 'react'
import { Card } from './card.tsx'
import css from './charts.module.css'
import { IconButton } from './icon-button.tsx'
import { IconChartBar, IconTable } from './more-icons.ts'
import { ScrollRegion } from './scroll-region.tsx'
import { t } from './texts/index.ts'

interface ChartCardProps {
  title: string
  /** One sentence under the title. */
  lead?: string
  columns: readonly string[]
  /** The same figures as the chart shows. */
  rows: readonly (readonly (string | number)[])[]
  children: ReactNode
}

/** A chart with its figures as a table: one of the two is shown. */
export function ChartCard({ title, lead, columns, rows, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false)
  const label = isTable ? t('chart.asChart') : t('chart.asTable')
  return (
    <Card
      title={title}
      aside={
        <IconButton label={`${label}: ${title}`} onClick={() => setTable(!isTable)}>
          {isTable ? (
            <IconChartBar size="1.0625rem" stroke={1.7} aria-hidden="true" />
          ) : (
            <IconTable size="1.0625rem" stroke={1.7} aria-hidden="true" />
          )}
        </IconButton>
      }
    >
      {lead && <p className={css.lead}>{lead}</p>}
      {isTable ? (
        <ScrollRegion className={css.scroll} label={title}>
          <table className={css.table} aria-label={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, index) => (
                    <td key={columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : (
        children
      )}
    </Card>
  )
}
