import type { Evidence, Kind } from '../../domain/reading.ts'
import { quoteOf } from '../quote.ts'
import type { Passage } from './passages.ts'

const amount = "(?:\\d{1,2}(?:,\\d{2}){1,2},\\d{3}|\\d{1,3}(?:[.,’' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?)"
const currency =
  '(?:US\\$|S\\$|HK\\$|C\\$|CA\\$|A\\$|AU\\$|NZ\\$|R\\$|\\$|€|£|₹|zł|PLN|EUR|USD|GBP|CHF|SEK|NOK|DKK|CAD|AUD|NZD|INR|BRL|TRY|TL|₺|MXN|Rs\\.?|₨|kronor|kroner|kr\\.?)'
const money = new RegExp(
  `(?:${currency}\\s?${amount}(?:,[-–])?(?:\\s?[kK]\\b)?|(?:${amount}\\s?(?:[-–]|to|bis|à|a|tot)\\s?)?${amount}(?:,[-–])?(?:\\s?[kK])?\\s?(?:${currency}|euroa?|euros|dollars|pounds|złotych|reais|lakhs?|LPA)(?![\\p{L}]))(?:\\s?(?:[-–]|to|bis|à|a)\\s?${currency}?\\s?${amount}(?:\\s?[kK]\\b)?(?:\\s?(?:${currency}|euros?)(?![\\p{L}]))?)?(?:\\s?(?:brutto|bruto|brutos?|bruts?|gross|lord[ioe]|pro rata)(?!\\p{L}))?(?:\\s?(?:\\/|per|an?|al|par|im|pro|por|all['’]|ao|p\\.?|om)\\s?(?:hour|hr|h|year|yr|annum|a\\.?|month|mo|week|day|section|shift|an|ans|mois|heure|jour|año|mes|hora|anno|mese|ora|ano|mês|jahr|monat|stunde|uur|maand|jaar|timme|månad|år|time|mån|mnd|md|kk|måned|godzinę|miesiąc|rok)(?!\\p{L})|\\s?(?:i|en|w|na|la)\\s(?:året|måneden|timen|månaden|timmen|hora|miesiąc|godzinę)(?!\\p{L})|\\s?(?:annually|annual|yearly|monthly|hourly|p\\.a\\.|pa\\b|jährlich|monatlich|brutto jährlich|anuales|annui|mensuales|annuels?|mensuels?|miesięcznie|rocznie|pro rata)(?!\\p{L}))?`,
  'giu',
)
/** What a firm raised or earns is no salary. */
const large =
  /^\s?(?:m|bn|mio|mln|mrd|million|millions|billion|millionen|milliarden|millones|milhões|milioni|miljoen|miljoner|millioner)\b/i
// What is paid once, back, or by the reader.
const otherwise =
  /(?<!\p{L})(?:bonus|fees?|travel\p{L}*|reimburse\p{L}*|expenses|relocation|voucher|laptop|equipment|deposit|allowance|fahrt\p{L}*|reise?kost\p{L}*|erstatten|prämie|kaution|prime|tickets?[- ]restaurant|frais|kilometer|onkosten|gastos|dietas|rimborso|spese|subsídio|zwrot|premia|resekostnad\p{L}*|rejseudgift\p{L}*|reiseutgift\p{L}*|matkakulu\p{L}*|bonusen)(?!\p{L})[^.;]{0,24}$/iu
const perDistance = /^\s?(?:per|pro|par|por|al|\/)\s?(?:km|kilometer|mile|meal|tag|dag|nuit)/i
// "E9b TVöD", "TV-L E 13"
const tariff =
  /(?<![\p{L}\d])(?:(?:TVöD|TV-?L|TV-?V|AVR|BAT)(?:-?\p{L}{1,4})?[\s,/-]{0,3}(?:EG|E|P|S|SuE|Entgeltgruppe)\s?\d{1,2}\s?[a-c]?|(?:EG|E|P|S|Entgeltgruppe)\s?\d{1,2}\s?[a-c]?\s(?:TVöD|TV-?L|TV-?V|AVR|BAT))(?![\p{L}\d])/u
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
    const found =
      [...text.matchAll(money)].find(
        ({ index, 0: sum }) => !large.test(text.slice(index + sum.length)) && !isOtherwise(text, index, sum),
      ) ?? tariff.exec(text)
    if (!found || (!tariff.test(found[0]) && found[0].replace(/\D/g, '').length < 2)) continue
    const answer = {
      salary: found[0].trim().replace(/[,.]$/, ''),
      evidence: { field: 'salary' as const, quote: quoteOf(passage.text, found[0]), where: passage.where },
    }
    if (told.test(text)) return answer
    other ??= answer
  }
  return kind === 'offer' ? other : null
}

const isOtherwise = (text: string, index: number, sum: string): boolean =>
  otherwise.test(text.slice(Math.max(0, index - 60), index)) ||
  perDistance.test(text.slice(index + sum.length)) ||
  /^\s(?:signing |sign-on |joining )?bonus/i.test(text.slice(index + sum.length))
