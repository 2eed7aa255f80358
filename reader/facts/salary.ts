import type { Evidence, Kind } from '../../domain/reading.ts'
import { quoteOf } from '../quote.ts'
import { furtherJobs } from './company/cards.ts'
import type { Passage } from './passages.ts'

const amount = "(?:\\d{1,2}(?:,\\d{2}){1,2},\\d{3}|\\d{1,3}(?:[.,’' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?)"
const currency =
  '(?:US\\$|S\\$|HK\\$|C\\$|CA\\$|A\\$|AU\\$|NZ\\$|R\\$|\\$|€|£|₹|zł|PLN|EUR|USD|GBP|CHF|SEK|NOK|DKK|CAD|AUD|NZD|INR|BRL|TRY|TL|₺|MXN|Rs\\.?|₨|kronor|kroner|kr\\.?)'
const named = `(?:${currency}|euroa?|euros|dollars|pounds|złotych|reais|lakhs?|LPA)(?![\\p{L}])`
const end = `(?:${currency}\\s?)?${amount}(?:\\s?[kK](?!\\p{L}))?(?:\\s?${named})?`
/** 'between £62,000 and £70,000', 'von 48.000 bis 54.000 Euro': words on both sides join what else would be two sums. */
const range = [
  ['between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między|pomiędzy', 'and|und|et|y|e|en|och|og|a|i'],
  ['from|von|de|desde|da|van|från|fra|od', 'to|bis|à|a|hasta|tot|till|til|do'],
]
  .map(([before, joint]) => `(?<=(?<!\\p{L})(?:${before})\\s)${end}\\s(?:${joint})\\s${end}`)
  .join('|')
const money = new RegExp(
  `(?:${range}|${currency}\\s?${amount}(?:,[-–])?(?:\\s?[kK]\\b)?|(?:${amount}\\s?(?:[-–]|to|bis|à|a|tot)\\s?)?${amount}(?:,[-–])?(?:\\s?[kK])?\\s?(?:${currency}|euroa?|euros|dollars|pounds|złotych|reais|lakhs?|LPA)(?![\\p{L}]))(?:\\s?(?:[-–]|to|bis|à|a)\\s?${currency}?\\s?${amount}(?:\\s?[kK]\\b)?(?:\\s?${named})?)?(?:\\s?(?:brutto|bruto|brutos?|bruts?|gross|lord[ioe]|pro rata)(?!\\p{L}))?(?:\\s?(?:\\/|per|an?|al|par|im|pro|por|all['’]|ao|p\\.?|om)\\s?(?:hour|hr|h|year|yr|annum|a\\.?|month|mo|week|day|section|shift|an|ans|mois|heure|jour|año|mes|hora|anno|mese|ora|ano|mês|jahr|monat|stunde|uur|maand|jaar|timme|månad|år|time|mån|mnd|md|kk|måned|godzinę|miesiąc|rok)(?!\\p{L})|\\s?(?:i|en|w|na|la)\\s(?:året|måneden|timen|månaden|timmen|hora|miesiąc|godzinę)(?!\\p{L})|\\s?(?:annually|annual|yearly|monthly|hourly|p\\.a\\.|pa\\b|jährlich|monatlich|brutto jährlich|anuales|annui|mensuales|annuels?|mensuels?|miesięcznie|rocznie|pro rata)(?!\\p{L}))?`,
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

/** Words for what is paid, without which a sum outside an offer is none. */
const pay =
  /(?<!\p{L})(?:salar(?:y|ies)|(?:range|band|bracket|budget) (?:for|of) (?:this|the|your) (?:role|level|position|job|post|grade)|pay|paid|pays|compensation|remuneration|wages?|hourly rate|day rate|earn(?:ings)?|\p{L}{0,12}gehalt\p{L}{0,4}|vergüt\p{L}*|\p{L}{0,8}lohn|entgelt|salaires?|rémunér\p{L}*|salarios?|sueldo|retribuci[óo]n|retribuzione|stipendio|ral|compenso|salário|remuneração|vencimento|\p{L}{0,6}salaris|\p{L}{0,4}loon|\p{L}{0,4}lön(?:en)?|\p{L}{0,4}lønn?(?:en)?|\p{L}{0,8}palkka\p{L}*|wynagrodzeni\p{L}*|pensja|zarobki|maaş\p{L}*|ücret\p{L}*|plat|mzda|odměna|ctc|lpa)(?!\p{L})/iu
/** 'bruto/año', 'brutto im Monat': what else is reckoned before taxes and by the month? */
const gross =
  /(?<!\p{L})(?:brutto|bruto|brutos?|bruts?|gross|lord[ioe])\s?(?:\/|(?:per|a|al|par|im|pro|por|all['’]|om|i|w)\s|\p{L}*(?:jähr|monat|annu|anual|mens|mies|roczn))/iu
/** What the reader earns or would like to earn, and what somebody asks for. */
const wished =
  /(?<!\p{L})(?:expect\p{L}*|desired?|current(?:ly)?|previous|asked for|you (?:mention|told|said|want|wish|hop)\p{L}*|\p{L}*wunsch|\p{L}*vorstellung(?:en)?|erwart\p{L}*|wünsch\p{L}*|bisherig\p{L}*|derzeit\p{L}*|aktuell\p{L}*|prétentions?|souhait\p{L}*|attend\p{L}*|actuel\p{L}*|expectativas?|pretension\p{L}*|(?<=(?:salario|sueldo|retribuci[óo]n|remuneraci[óo]n|renta|banda|puesto|trabajo|empleo)\s(?:\p{L}+\s)?)actual|aspira\p{L}*|deseas?|aspettativ\p{L}*|attes[ae]|attual\p{L}*|richiest[ao]|pretens\p{L}*|atual|espera\p{L}*|verwacht\p{L}*|huidig\p{L}*|gewenst\p{L}*|önske\p{L}*|förvänt\p{L}*|nuvarande|forvent\p{L}*|ønske\p{L}*|nåværende|nuværende|toive\p{L}*|nykyi\p{L}*|oczekiw\p{L}*|obecn\p{L}*|beklen\p{L}*|mevcut|představ\p{L}*|současn\p{L}*)(?!\p{L})|\?/iu
const silent: ReadonlySet<Kind | undefined> = new Set(['rejection', 'withdrawal', 'job_alert', 'account', 'other'])

/** What the mail says the job pays, as written: an offer in any words, another mail only beside a word for pay. */
export function salaryOf(passages: Passage[], kind: Kind | undefined): { salary: string; evidence: Evidence } | null {
  if (silent.has(kind)) return null
  const isOffer = kind === undefined || kind === 'offer'
  let other: { salary: string; evidence: Evidence } | null = null
  for (const passage of passages) {
    if (passage.zone !== 'body') continue
    const text = passage.text.slice(0, 1200)
    // Below such a heading stand openings of others.
    if (!isOffer && text.length < 60 && !/[.!?]$/.test(text) && furtherJobs.test(text)) return null
    if (!/\d/.test(text) || (!isOffer && wished.test(text))) continue
    const found =
      [...text.matchAll(money)].find(
        ({ index, 0: sum }) => isMoney.test(sum) && !large.test(text.slice(index + sum.length)) && !isOtherwise(text, index, sum),
      ) ?? tariff.exec(text)
    if (!found || (!isOffer && !pay.test(text) && !gross.test(found[0]) && !isHourly(found[0], text))) continue
    // What a test pays is not what the job does.
    if (kind === 'assessment' && !perTerm.test(text)) continue
    if (!tariff.test(found[0]) && found[0].replace(/\D/g, '').length < 2) continue
    const answer = {
      salary: found[0].trim().replace(/[,.]$/, ''),
      evidence: { field: 'salary' as const, quote: quoteOf(passage.text, found[0]), where: passage.where },
    }
    if (!isOffer || told.test(text)) return answer
    other ??= answer
  }
  return kind === 'offer' ? other : null
}

/** '£15.20 an hour': nothing else that a mail names is paid so, but a place to park or a room. */
const isHourly = (sum: string, text: string): boolean =>
  /(?:(?:an|per|a|\/)\s?(?:hour|hr)|pro stunde|(?:de l['’]|par )heure|(?:la|por) hora|all['’]ora|(?:à|por) hora|per uur|i timmen|i timen|tunnissa|na godzinę|\/\s?(?:h|std))$/iu.test(
    sum.trim(),
  ) &&
  Number.parseFloat((/\d+/.exec(sum) ?? ['0'])[0]) >= 7 &&
  !/(?<!\p{L})(?:park\p{L}*|hire|rent\p{L}*|room|taxi|charg\p{L}*|miet\p{L}*|stationnement|aparca\p{L}*|parcheggi\p{L}*)(?!\p{L})/iu.test(
    text,
  )

const isMoney = new RegExp(named, 'iu')
const perTerm =
  /(?<!\p{L})(?:\p{L}*(?:annu|anual|jahr|jähr|monat|mensu|mensil|maand|mån|måned|kuukau|vuo[ds]|miesi|roczn)\p{L}*|years?|months?|an|mois|año|mes|ano|mês|anno|mese|jaar|år|lpa)(?!\p{L})/iu

const isOtherwise = (text: string, index: number, sum: string): boolean =>
  otherwise.test(text.slice(Math.max(0, index - 60), index)) ||
  perDistance.test(text.slice(index + sum.length)) ||
  /^\s(?:signing |sign-on |joining )?bonus/i.test(text.slice(index + sum.length))
