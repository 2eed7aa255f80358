import type { ImportChoices, ImportField } from '../../../contract/imports.ts'
import { fieldOfName, isAnyDay } from './column-names.ts'
import { orderOf, readDay } from './day.ts'
import { statusOfWords } from './status-words.ts'

/** What the columns hold, as far as their names and the first rows tell. What they do not tell becomes a note, so that it is not lost. */
export function guessChoices(rows: readonly string[][]): ImportChoices {
  const width = Math.max(...rows.map((row) => row.length))
  const names = Array.from({ length: width }, (_, at) => rows[0]?.[at] ?? '')
  const sure = names.map(fieldOfName)
  const hasDay = sure.includes('appliedAt')
  const byName = names.map((name, at) => sure[at] ?? (!hasDay && isAnyDay(name) ? ('appliedAt' as const) : null))
  const hasHeader = byName.some((field) => field !== null)
  const body = hasHeader ? rows.slice(1) : rows
  const cellsOf = (at: number) => body.map((row) => row[at] ?? '').filter(Boolean)

  const taken = new Set<ImportField>()
  const take = (field: ImportField | null): ImportField | null => {
    if (field === null || field === 'note') return field
    if (taken.has(field)) return null
    taken.add(field)
    return field
  }
  const named = byName.map((field) => (hasHeader ? take(field) : null))
  const columns = named.map((field, at) => {
    const cells = cellsOf(at)
    if (cells.length === 0) return field ?? 'ignore'
    return field ?? (hasDay && isAnyDay(names[at] ?? '') ? 'note' : (take(byContent(cells)) ?? 'note'))
  })
  // Without names, the first two columns of words are taken for company and job.
  for (const field of hasHeader ? [] : (['company', 'title'] as const)) {
    const at = columns.indexOf('note')
    if (at !== -1) columns[at] = field
  }
  const days = columns.flatMap((field, at) => (field === 'appliedAt' ? cellsOf(at) : []))
  return {
    hasHeader,
    columns,
    dates: orderOf(days) ?? 'day-first',
    status: 'applied',
    statuses: {},
    duplicates: 'leave-out',
  }
}

function byContent(cells: readonly string[]): ImportField | null {
  const most = (is: (cell: string) => boolean) => cells.filter(is).length > cells.length * 0.7
  if (most((cell) => /^https?:\/\//i.test(cell))) return 'postingUrl'
  if (most((cell) => readDay(cell, 'day-first') !== null || readDay(cell, 'month-first') !== null)) return 'appliedAt'
  return most((cell) => statusOfWords(cell) !== null) ? 'status' : null
}
