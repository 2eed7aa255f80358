import type { Evidence, Kind } from '../reading.ts'
import type { Passage } from './passages.ts'

const amount = "(?:\\d{1,3}(?:[.,’' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?)"
const currency =
  '(?:US\\$|C\\$|CA\\$|A\\$|AU\\$|NZ\\$|R\\$|\\$|€|£|₹|zł|PLN|EUR|USD|GBP|CHF|SEK|NOK|DKK|CAD|AUD|NZD|INR|BRL|TRY|TL|₺|MXN|kr\\.?)'
const money = new RegExp(
  `(?:${currency}\\s?${amount}(?:\\s?[kK]\\b)?|${amount}(?:\\s?[kK])?\\s?(?:${currency}|euros?|dollars|pounds|złotych|reais|lakhs?|LPA)(?![\\p{L}]))(?:\\s?(?:[-–]|to|bis|à|a)\\s?${currency}?\\s?${amount}(?:\\s?[kK]\\b)?(?:\\s?(?:${currency}|euros?)(?![\\p{L}]))?)?(?:\\s?(?:brutto|brutos?|bruts?|gross|lordi)(?!\\p{L}))?(?:\\s?(?:\\/|per|an?|al|par|im|pro|por|all['’]|ao|p\\.?|om)\\s?(?:hour|hr|h|year|yr|annum|a\\.?|month|mo|week|day|section|shift|an|ans|mois|heure|jour|año|mes|hora|anno|mese|ora|ano|mês|jahr|monat|stunde|uur|maand|jaar|timme|månad|år|time|måned|godzinę|miesiąc|rok)(?!\\p{L})|\\s?(?:annually|annual|yearly|monthly|hourly|p\\.a\\.|pa\\b|jährlich|monatlich|brutto jährlich|anuales|annui|mensuales))?`,
  'giu',
)
/** What a firm raised or earns is no salary. */
const large =
  /^\s?(?:m|bn|mio|mln|mrd|million|millions|billion|millionen|milliarden|millones|milhões|milioni|miljoen|miljoner|millioner)\b/i
const told =
  /\b(?:salary|base|pay|compensation|remuneration|wage|rate|earn|per (?:hour|year|annum|month)|gehalt|vergütung|lohn|jahresgehalt|bruttogehalt|brutto|salaire|rémunération|brut|salario|sueldo|retribución|brutos?|anuales|retribuzione|stipendio|ral|lordi|salário|remuneração|salaris|loon|bruto|lön|løn|lønn|wynagrodzenie|pensja|maaş|ücret|\/hr|a year|an hour|annually)\b|\/hr|\/h\b/i

/** What an offer says it pays, as written. */
export function salaryOf(passages: Passage[], kind: Kind | undefined): { salary: string; evidence: Evidence } | null {
  if (kind !== undefined && kind !== 'offer') return null
  let other: { salary: string; evidence: Evidence } | null = null
  for (const passage of passages) {
    if (passage.zone !== 'body') continue
    const text = passage.text.slice(0, 1200)
    if (!/\d/.test(text)) continue
    const found = [...text.matchAll(money)].find(({ index, 0: sum }) => !large.test(text.slice(index + sum.length)))
    if (!found || found[0].replace(/\D/g, '').length < 2) continue
    const answer = {
      salary: found[0].trim().replace(/[,.]$/, ''),
      evidence: { field: 'salary' as const, quote: text.slice(0, 300), where: passage.where },
    }
    if (told.test(text)) return answer
    other ??= answer
  }
  return kind === 'offer' ? other : null
}
