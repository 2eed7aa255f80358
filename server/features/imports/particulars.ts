import { employmentTypes, label, salaryPeriods, workModes } from '../../../contract/applications.ts'
import type { JobTerm } from '../../../contract/job-terms/en.ts'
import { languages } from '../../../contract/languages.ts'
import { tableWords } from '../../lib/table-words.ts'
import { foldWords } from '../companies/index.ts'
import { type DayOrder, readDay } from './day.ts'

/** What only the person says of an application, as a row tells it. */
export interface Particulars {
  workMode: string | null
  employmentType: string | null
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: string | null
  salaryPeriod: string | null
  rating: number | null
  labels: string[] | null
  nextStep: string | null
  nextStepDueAt: Date | null
}

const mostLabels = 20
const longestStep = 200

/** Reads those of the cells that can be read; the names of the fields of which the cells can not are answered too. */
export function readParticulars(cellOf: (field: keyof Particulars) => string, dates: DayOrder) {
  const salaryMin = readAmount(cellOf('salaryMin'))
  const salaryMax = readAmount(cellOf('salaryMax'))
  const read: Particulars = {
    workMode: workModeOf.get(folded(cellOf('workMode'))) ?? null,
    employmentType: employmentTypeOf.get(folded(cellOf('employmentType'))) ?? null,
    salaryMin,
    salaryMax: salaryMin !== null && salaryMax !== null && salaryMax < salaryMin ? null : salaryMax,
    salaryCurrency: readCurrency(cellOf('salaryCurrency')),
    salaryPeriod: periodOf.get(folded(cellOf('salaryPeriod'))) ?? null,
    rating: /^[1-5]$/.test(cellOf('rating')) ? Number(cellOf('rating')) : null,
    labels: readLabels(cellOf('labels')),
    nextStep: cellOf('nextStep').length <= longestStep ? cellOf('nextStep') || null : null,
    nextStepDueAt: readDay(cellOf('nextStepDueAt'), dates),
  }
  const unread = (Object.keys(read) as (keyof Particulars)[]).filter((field) => read[field] === null && cellOf(field) !== '')
  return { particulars: read, unread }
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

const mostSalary = 1e9

/** '50.000,50', '50,000.5', "45'000" and '€ 61 000': what stands behind the last point or comma are cents where it is no three digits. */
function readAmount(cell: string): number | null {
  const digits = cell.replace(/^(?:[A-Z]{3}|[€£$])\s?|\s?(?:[A-Z]{3}|[€£$])$/g, '').replace(/['’\s]/g, '')
  const found = /^(\d{1,10}|\d{1,3}(?:[.,]\d{3}){1,3})(?:[.,](\d{1,2}))?$/.exec(digits)
  if (!found) return null
  const amount = Number(`${found[1]?.replace(/[.,]/g, '')}.${found[2] ?? 0}`)
  return amount <= mostSalary ? amount : null
}

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP' }

function readCurrency(cell: string): string | null {
  return signs[cell] ?? (/^[a-z]{3}$/i.test(cell) ? cell.toUpperCase() : null)
}

/** Each once; null where one of them is none, so that none is lost. */
function readLabels(cell: string): string[] | null {
  const all = cell.split(/[,\n]/).flatMap((one) => one.trim() || [])
  const once = all.filter((one, at) => all.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at)
  const areLabels = once.length <= mostLabels && once.every((one) => label.safeParse(one).success)
  return once.length > 0 && areLabels ? once : null
}
