import type { Application } from '../../../contract/applications.ts'

type Period = NonNullable<Application['salaryPeriod']>

/** What a cell tells of a salary; `max` is null where it names one sum. */
export interface Salary {
  min: number
  max: number | null
  currency: string | null
  period: Period | null
}

const sum = String.raw`(\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3}){1,3}(?!\d)(?:[.,]\d{1,2})?|\d{1,10}(?:[.,]\d{1,2})?)\s?(k(?!\p{L})|tsd\.?|TSD\.?)?`
const currency = String.raw`([A-Z]{3}(?!\p{L})|eur|usd|gbp|chf|[€£$])?`
const money = String.raw`${currency}\s?${sum}\s?${currency}`
const extra = String.raw`(?:\s?(?:gross|brutto|bruto|bruta?|brut|lord[ioe]|net|netto|neto))?`
const cellOfPay = new RegExp(
  String.raw`^(?:ca\.? |approx\.? |~ ?)?${money}(?:\s?(?:[-–—]|to|bis|à|a|tot|till|til|do)\s?${money})?(?:,-|\.[-–])?${extra}\s?(?:(?:\/\s?|(?:p\.?|per|pro|par|por|al|im|an?)\s)?(\p{L}[\p{L}.]{0,12}))?${extra}$`,
  'u',
)
const periods: [Period, RegExp][] = [
  [
    'year',
    /^(?:year|yr|yearly|annum|annual(?:ly)?|p?\.?a\.?|jahr|jährlich|ans?|annuel|año|anual|anno|annuo|ano|jaar|år|vuosi|rok|rocznie|yıl)$/iu,
  ],
  [
    'month',
    /^(?:month|mo|mth|monthly|monat|monatlich|mois|mensuel|mes|mensual|mese|mensile|mês|mensal|maand|månad|måned|mnd|md|kk|kuukausi|miesiąc|mies\.?|ay)$/iu,
  ],
  ['week', /^(?:week|wk|weekly|woche|semaine|semana|settimana|vecka|uge|uke|viikko|tydzień|hafta)$/iu],
  ['day', /^(?:day|daily|tag|jour|día|giorno|dia|dag|päivä|dzień|gün)$/iu],
  ['hour', /^(?:hour|hr|h|hourly|stunde|std\.?|heure|hora|ora|uur|timme|time|tunti|godz\.?|godzina|saat)$/iu],
]
const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP' }

/** Codes of currencies have three capitals; all else is read in small letters. */
const plainCase = (text: string) => text.replace(/\p{L}+/gu, (word) => (/^[A-Z]{3}$/.test(word) ? word : word.toLowerCase()))

/** '70k', '70.000 €', '€ 50.000,50', "CHF 85'000", '48k–55k', '3 200 EUR per month'; null for anything else. */
export function readSalary(cell: string): Salary | null {
  const found = cell.length > 80 ? null : cellOfPay.exec(plainCase(cell.trim()))
  if (!found) return null
  const [, before, first = '', thousands, behind, beforeSecond, second, secondThousands, behindSecond, lapse] = found
  const period = lapse === undefined ? null : periods.find(([, words]) => words.test(lapse))?.[0]
  if (period === undefined) return null
  const max = second === undefined ? null : amountOf(second, secondThousands)
  const min = amountOf(first, thousands ?? (Number(first) < 1_000 ? secondThousands : undefined))
  const sign = [before, behind, beforeSecond, behindSecond].find((one) => one !== undefined)
  return max !== null && max < min
    ? null
    : { min, max, currency: sign === undefined ? null : (signs[sign] ?? codeOf(sign)), period }
}

/** What stands behind the last point or comma are cents where it is no three digits. */
function amountOf(written: string, thousands: string | undefined): number {
  const digits = written.replace(/['’\s]/g, '')
  const [, whole = digits, cents = '0'] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  const value = Number(`${whole.replace(/[.,]/g, '')}.${cents}`)
  return thousands === undefined ? value : Math.round(value * 1_000)
}

/** A dollar is that of several countries. */
const codeOf = (sign: string): string | null => (sign === '$' ? null : sign.toUpperCase())
