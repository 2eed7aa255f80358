import type { z } from 'zod'
import { employmentTypes, ownWords, salaryPeriods, workModes } from '../../../contract/applications.ts'
import type { JobTerm } from '../../../contract/job-terms/en.ts'
import { languages } from '../../../contract/languages.ts'
import { foldWords } from '../../../domain/text/fold.ts'
import { tableWords } from '../../lib/table-words.ts'
import { eachOnce } from '../applications/index.ts'
import { type DayOrder, readDay } from './day.ts'
import { readSalary } from './salary.ts'

/** What only the person says of an application, as a row tells it; null where it could not be noted by hand either. */
export type Particulars = { [field in Field]: z.output<(typeof ownWords.shape)[field]> | null }
type Field = keyof typeof ownWords.shape

/** Reads those of the cells that can be read; the names of the fields of which the cells cannot are answered too. */
export function readParticulars(cellOf: (field: Field) => string, dates: DayOrder) {
  const from = readSalary(cellOf('salaryMin'))
  const to = readSalary(cellOf('salaryMax'))
  const salaryMin = from?.min ?? null
  // One column may tell both ends.
  const salaryMax = to === null ? (from?.max ?? null) : (to.max ?? to.min)
  const currency = cellOf('salaryCurrency')
  const period = cellOf('salaryPeriod')
  const told: Record<Field, unknown> = {
    workMode: workModeOf.get(folded(cellOf('workMode'))),
    employmentType: employmentTypeOf.get(folded(cellOf('employmentType'))),
    salaryMin,
    salaryMax: salaryMin !== null && salaryMax !== null && salaryMax < salaryMin ? null : salaryMax,
    salaryCurrency: currency === '' ? (from?.currency ?? to?.currency) : (signs[currency] ?? currency.toUpperCase()),
    salaryPeriod: period === '' ? (from?.period ?? to?.period) : periodOf.get(folded(period)),
    rating: Number(cellOf('rating')),
    labels: eachOnce(
      cellOf('labels')
        .split(/[,;\n]/)
        .flatMap((label) => label.trim() || []),
    ),
    nextStep: cellOf('nextStep'),
    nextStepDueAt: readDay(cellOf('nextStepDueAt'), dates)?.toISOString(),
  }
  const fields = Object.keys(told) as Field[]
  const read = fields.map((field) => [field, ownWords.shape[field].safeParse(told[field]).data ?? null] as const)
  const unread = read.flatMap(([field, value]) => (value === null && cellOf(field) !== '' ? [field] : []))
  return { particulars: Object.fromEntries(read) as Particulars, unread }
}

/** How the choices are called: by our interface, and in our tables of each language. */
function namesOf<Value extends string>(values: readonly Value[], term: (value: Value) => JobTerm): Map<string, Value> {
  return new Map(
    values.flatMap((value) =>
      [value, ...languages.map((language) => tableWords[language].term(term(value)))].map(
        (name) => [folded(name), value] as const,
      ),
    ),
  )
}

const folded = (text: string) => foldWords(text.slice(0, 200)).join(' ')
const workModeOf = namesOf(workModes, (value) => `job.workMode.${value}`)
const employmentTypeOf = namesOf(employmentTypes, (value) => `job.employmentType.${value}`)
const periodOf = namesOf(salaryPeriods, (value) => `job.period.${value}`)

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP' }
