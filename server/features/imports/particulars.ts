import type { z } from 'zod'
import { employmentTypes, ownWords, salaryPeriods, workModes } from '../../../contract/applications.ts'
import type { JobTerm } from '../../../contract/job-terms/en.ts'
import { languages } from '../../../contract/languages.ts'
import { foldWords } from '../../../domain/text/fold.ts'
import { tableWords } from '../../lib/table-words.ts'
import { eachOnce } from '../applications/index.ts'
import { type DayOrder, readDay } from './day.ts'

/** What only the person says of an application, as a row tells it; null where it could not be noted by hand either. */
export type Particulars = { [field in Field]: z.output<(typeof ownWords.shape)[field]> | null }
type Field = keyof typeof ownWords.shape

/** Reads those of the cells that can be read; the names of the fields of which the cells cannot are answered too. */
export function readParticulars(cellOf: (field: Field) => string, dates: DayOrder) {
  const salaryMin = readAmount(cellOf('salaryMin'))
  const salaryMax = readAmount(cellOf('salaryMax'))
  const currency = cellOf('salaryCurrency')
  const told: Record<Field, unknown> = {
    workMode: workModeOf.get(folded(cellOf('workMode'))),
    employmentType: employmentTypeOf.get(folded(cellOf('employmentType'))),
    salaryMin,
    salaryMax: salaryMin !== null && salaryMax !== null && salaryMax < salaryMin ? null : salaryMax,
    salaryCurrency: signs[currency] ?? currency.toUpperCase(),
    salaryPeriod: periodOf.get(folded(cellOf('salaryPeriod'))),
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

/** '50.000,50', '50,000.5', "45'000" and '€ 61 000': what stands behind the last point or comma are cents where it is no three digits. */
function readAmount(cell: string): number | null {
  const thousands = /^[^\d]{0,4}(\d{1,4}(?:[.,]\d{1,2})?)\s?k\b/i.exec(cell)?.[1]
  if (thousands !== undefined) return Math.round(Number(thousands.replace(',', '.')) * 1000)
  const digits = cell.replace(/^(?:[A-Z]{3}|[€£$])\s?|\s?(?:[A-Z]{3}|[€£$])$/g, '').replace(/['’\s]/g, '')
  const found = /^(\d{1,10}|\d{1,3}(?:[.,]\d{3}){1,3})(?:[.,](\d{1,2}))?$/.exec(digits)
  return found && Number(`${found[1]?.replace(/[.,]/g, '')}.${found[2] ?? 0}`)
}

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP' }
