import type { Pay } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import type { NormalisedMail } from '../mail.ts'

const signs: [RegExp, string][] = [
  [/us\$|\busd\b|dollars/, 'USD'],
  [/\bca?\$|\bcad\b/, 'CAD'],
  [/\bau?\$|\baud\b/, 'AUD'],
  [/nz\$|\bnzd\b/, 'NZD'],
  [/\bs\$/, 'SGD'],
  [/hk\$/, 'HKD'],
  [/r\$|\bbrl\b|reais/, 'BRL'],
  [/€|\beur|euro/, 'EUR'],
  [/£|\bgbp\b|pounds/, 'GBP'],
  [/\bchf\b/, 'CHF'],
  [/zł|zl|\bpln\b|zlotych/, 'PLN'],
  [/\bsek\b/, 'SEK'],
  [/\bnok\b/, 'NOK'],
  [/\bdkk\b/, 'DKK'],
  [/₹|\binr\b|\brs\b|₨|lakh|lpa/, 'INR'],
  [/₺|\btry\b|\btl\b/, 'TRY'],
  [/\bmxn\b/, 'MXN'],
]
/** Danish and Norwegian are too alike for a short text to tell whose crowns are meant. */
const crowns: [RegExp, string][] = [
  [/\.se$/, 'SEK'],
  [/\.no$/, 'NOK'],
  [/\.dk$/, 'DKK'],
]
const dollars: [RegExp, string][] = [
  [/\.ca$/, 'CAD'],
  [/\.au$/, 'AUD'],
  [/\.nz$/, 'NZD'],
  [/\.sg$/, 'SGD'],
  [/\.hk$/, 'HKD'],
  [/\.mx$/, 'MXN'],
]
const periods: [RegExp, NonNullable<Pay['period']>][] = [
  [
    /(?<!\p{L})(?:hour|hourly|hr|h|heure|hora|horaire|ora|oraria|orari|stunde|uur|uurloon|timme|timlon|time|timelonn|timelon|tim|godzin\p{L}*|tunti\p{L}*|tunnilta|saat\p{L}*)(?!\p{L})/u,
    'hour',
  ],
  [/(?<!\p{L})(?:day|daily|jour|dia|giorno|giornaliera|tag|tagessatz|dag|dzien|paiva\p{L}*)(?!\p{L})/u, 'day'],
  [/(?<!\p{L})(?:week|weekly|semaine|semana|settimana|woche|vecka|uge|uke|tydzien|viikko\p{L}*)(?!\p{L})/u, 'week'],
  [
    /(?<!\p{L})(?:month|monthly|mo|mois|mensuel\p{L}*|mes|mensual\p{L}*|mensil\p{L}*|mese|mensa[il]\p{L}*|monat\p{L}*|maand\p{L}*|manad\p{L}*|maned\p{L}*|mnd|md|man|miesi\p{L}*|kuukau\p{L}*|kk|ay\p{L}{0,3}|aylik)(?!\p{L})/u,
    'month',
  ],
  [
    /(?<!\p{L})(?:year|yearly|yr|annum|annual\p{L}*|p\.? ?a|ans?|annuel\p{L}*|ano|anual\p{L}*|anuais|anno|annu\p{L}*|ral|jahr\p{L}*|jaar\p{L}*|ar|arslon|arslonn|aret|arligen|rok|roczn\p{L}*|vuo\p{L}*|yil\p{L}*|lpa)(?!\p{L})/u,
    'year',
  ],
]

const paid =
  '(?:brutto|netto|grund|fix|basis)?(?:gehalt\\p{L}*|lohn\\p{L}*|vergutung|entgelt|verdienst|salar|salaris|loon|lonn?(?:en)?|palkka\\p{L}*)'
/** 'Bruttojahresgehalt', 'maandsalaris', 'årslönen': one word says what is paid and for how long. */
const compounds: [RegExp, NonNullable<Pay['period']>][] = (
  [
    ['jahres|jaar|ars|vuosi', 'year'],
    ['monats|maand|manads|maneds|kuukausi', 'month'],
    ['wochen|week|vecko|uge|uke|viikko', 'week'],
    ['tages|dag', 'day'],
    ['stunden|uur|tim|time|tunti', 'hour'],
  ] as const
).map(([lapse, period]) => [new RegExp(`(?<!\\p{L})(?:brutto|netto|bruto)?(?:${lapse})${paid}(?!\\p{L})`, 'u'), period])
/** From here on such money is paid for a year. */
const muchFor: ReadonlySet<string | null> = new Set(['EUR', 'GBP', 'USD', 'CHF', 'CAD', 'AUD', 'NZD'])
const much = 20_000

/** A pay as it is written, in numbers; what it is paid for may stand beside it, in the words around. Null where no sum is found. */
export function payOf(written: string, around: string, mail: NormalisedMail): Pay | null {
  const text = fold(written).replace(/[’']/g, '’')
  const sums = [...text.matchAll(/\d[\d.,’\s\u00a0\u202f]*\d|\d/gu)].map(([digits]) => amountIn(digits))
  const [first, second = first] = sums
  if (first === undefined || second === undefined || sums.length > 2 || sums.some((sum) => sum === null)) return null
  const times = /lakh|lpa/.test(text) ? 100_000 : /\dk\b|\d k\b/.test(text) ? 1_000 : 1
  const max = (second ?? 0) * times
  // '90–100k'
  const min = (first ?? 0) * (times > 1 && (first ?? 0) >= 1_000 ? 1 : times)
  const currency = currencyIn(text, mail)
  if (min <= 0 || max < min || max > 1e9 || (currency === null && !/kr/.test(text))) return null
  // Swedish 'är' is no year.
  const beside = fold(around.replace(/(?<!\p{L})är(?!\p{L})/giu, ''))
  const period = periodIn(text) ?? compoundIn(beside) ?? probable(periodIn(beside.replace(attendance, ' ')), min, currency)
  return { min, max, currency, period: period ?? (min >= much && muchFor.has(currency) ? 'year' : null) }
}

/** 'two days a week in the office', '40 Stunden pro Woche' */
const attendance =
  /(?<![\p{L}\d.,])(?:\d{1,2}(?:[.,]\d{1,2})?(?: ?[-–] ?\d{1,2})?|\p{L}{2,8})[ -](?:hours?|days?|stunden|tagen?|tage|heures|jours|horas|dias?|ore|giorni|uur|uren|dagen|timmar|dagar|timer|dager|dage|godzin|dni|tuntia|paivaa)(?!\p{L})(?: ?(?:a|per|pro|in der|die|par|por|a la|alla|i|om|w|\/) ?\p{L}{1,9})?/gu

/** Of the words beside a sum only what such a sum can be paid for: nobody earns 62,000 a week, or 38 a year. */
const bounds = { hour: [5, 600], day: [30, 5_000], week: [100, 10_000], month: [100, 30_000], year: [3_000, 2_000_000] } as const
function probable(period: Pay['period'], sum: number, currency: string | null): Pay['period'] {
  if (period === null || !muchFor.has(currency)) return period
  const [least, most] = bounds[period]
  return sum >= least && sum <= most ? period : null
}

/** '38,500', '4.200,50', '34 000', '1,20,000' */
function amountIn(digits: string): number | null {
  const bare = digits.replace(/[\s\u00a0\u202f’]/gu, '')
  const [, whole = bare, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(bare) ?? []
  const value = Number(`${whole.replace(/[.,]/g, '')}.${cents || 0}`)
  return Number.isFinite(value) ? value : null
}

function currencyIn(text: string, mail: NormalisedMail): string | null {
  const told = signs.find(([sign]) => sign.test(text))?.[1]
  if (told) return told
  const host = mail.from?.address ?? ''
  if (/\bkr|kron/.test(text)) return crowns.find(([ending]) => ending.test(host))?.[1] ?? (mail.language === 'sv' ? 'SEK' : null)
  return text.includes('$') ? (dollars.find(([ending]) => ending.test(host))?.[1] ?? 'USD') : null
}

const compoundIn = (text: string): Pay['period'] => compounds.find(([word]) => word.test(text))?.[1] ?? null

/** Null where the words tell of several. */
function periodIn(text: string): Pay['period'] {
  // In front of an hour 'an' is no French year.
  const plain = text.replace(/(?<!\p{L})an (?=h(?:ou)?r(?!\p{L}))/gu, '')
  const told = periods.filter(([word]) => word.test(plain)).map(([, period]) => period)
  return told.length === 1 ? (told[0] ?? null) : null
}
