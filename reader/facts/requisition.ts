import type { Evidence } from '../../domain/reading.ts'
import { quoteOf } from '../quote.ts'
import type { Passage } from './passages.ts'

const cue =
  /(?:\b(?:requisition(?: (?:id|number|no))?|req(?:uisition)?(?: ?id)?|job ?(?:id|no|number|req|code|ref(?:erence)?)|vacancy ?(?:id|no|number|ref(?:erence)?)|posting (?:id|number)|position (?:id|number|no)|announcement(?: number)?|reference(?: number)?|ref(?:erence)?|kennziffer|kenn-nr|referenznummer|referenz|stellennummer|stellen-id|job-id|ausschreibung(?:snummer)?|vacaturenummer|vacature|referentie(?:nummer)?|référence|réf|referencia|ref|código|referência|codice|riferimento|rif|numer (?:referencyjny|oferty)|nr (?:ref|oferty|ogłoszenia)|sygnatura|kod oferty|(?:referens|diarie|annons|tjänst)(?:nummer|nr)|dnr|jobb-?id|stillings-?(?:id|nummer)|(?:jobb?|sags|saks|journal|opslags|annonce|annonse|kunngjørings|referanse?)(?:nummer|nr)|referanse|työavain|(?:viite|haku|ilmoitus|vakanssi|virka|tehtävä)(?:numero|tunnus)|kennung|(?:referenz|stellen)(?:code|-nr)|vacaturecode|functienummer|código (?:da vaga|de (?:la )?oferta)|ilan no|referans(?: no)?|id)\b|\bjob ?#|\(#)\s?(?:no|nr|number|n[°º])?\.?\s?[:#]?\s?(?-i:((?=[\p{L}\d/_.-]{0,24}\d)[\p{L}\d][\p{L}\d/_.-]{2,30}))/giu
const glued =
  /(?<![\p{L}\d/.=?&_-])((?:R|JR|REQ|JOB|P|VAC)[-_]?\d{4,10}|\d{4,7}BR|[A-Z]{2,5}-(?:[A-Z]{2,4}-)?\d{2}-\d{5,9}(?:-[A-Z]{2,4})?|\d{2}[A-Z]{2}-[A-Z0-9]{3,8}-\d{4}-[A-Z0-9]{3,6})(?![\p{L}\d])/gu

interface Requisition {
  requisition: string
  evidence: Evidence
}

/** The employer's number of the opening, by its form, the words before it or the title beside it. */
export function requisitionOf(passages: Passage[], title: string | null): Requisition | null {
  const telling = passages.filter(({ zone, text }) => !silent.has(zone) && /\d{2}/.test(text))
  return requisitionSaid(telling) ?? (title === null ? null : requisitionBeside(telling, title))
}
const silent = new Set(['footer', 'quoted', 'signature'])

function requisitionSaid(passages: Passage[]): Requisition | null {
  for (const pattern of [glued, cue]) {
    for (const passage of passages) {
      for (const match of passage.text.slice(0, 1500).matchAll(pattern)) {
        const number = (match[1] as string).replace(/[.,_-]+$/, '')
        const before = passage.text.slice(Math.max(0, match.index - 20), match.index).toLowerCase()
        // Meeting and sign-in numbers are not the opening's.
        if (
          /meeting|conference|user|pin|phone|pass|code|candidate|zoom|application\s$|ticket|case/.test(before) ||
          !isNumber(number)
        )
          continue
        return requisitionIn(passage, number)
      }
    }
  }
  return null
}

/** 'Nurse (26-0041)', 'Claims Analyst - 2026-1180', 'Driver 441209': no name of a job has such a tail. */
function requisitionBeside(passages: Passage[], title: string): Requisition | null {
  for (const passage of passages) {
    const { text } = passage
    for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + title.length)) {
      // Another job's name may end in this one's: 'Lead Data Engineer (26-0041)'.
      if (longerBefore.test(text.slice(Math.max(0, at - 40), at))) continue
      const end = at + title.length
      const { inBrackets, bare } = tail.exec(text.slice(end, end + 40))?.groups ?? {}
      const number = inBrackets ?? bare
      if (number !== undefined && isNumber(number) && !isOther(number)) return requisitionIn(passage, number)
    }
  }
  return null
}

const longerBefore = /(?:\p{Lu}[\p{L}\p{N}'’-]*\s|[\p{L}\p{N}])$/u
const numbered = '(?=[A-Z\\d/_-]{0,12}\\d{3})[A-Z\\d]+(?:[/_-][A-Z\\d]+){0,4}'
// What goes on with another word or an amount's sign is a place, a day, a pay.
const end =
  '(?=$|[),;:.|](?:\\s|$)|\\s[-–—|(]|\\s(?:at|bei|hos|chez|bij|presso|position|role|post|job|vacancy|opening)(?!\\p{L}))'
const tail = new RegExp(
  `^(?:\\s?[–—-]?\\s?\\(#?(?<inBrackets>${numbered})\\)|(?:\\s?[–—-]\\s?|\\s#?)(?<bare>\\d{4,9}[A-Z]?|\\d{2,4}[-/]${numbered})${end}|` +
    `[\\s,–—-]{1,3}(?<bare>[A-Z]{2,8}[/_-]${numbered})${end})`,
  'u',
)

/** Years, days, hours, ranges, pay, telephones, standards and grades stand beside a job as well. */
function isOther(number: string): boolean {
  const [, first = '', second = ''] = /^(\d+)[/-](\d+)$/.exec(number) ?? []
  return (
    (number.match(/\d{3,}/g) ?? []).every((digits) => /^(?:19|20)\d\d$/.test(digits)) ||
    /^(?:\d{1,2}[/-]\d{1,2}[/-](?:\d\d){1,2}|\d{4}[/-]\d{1,2}[/-]\d{1,2}|20\d{6}|\d{4}20\d\d)$/.test(number) ||
    // '26-0041' and '2026-118' begin with a year, '219-7781203' with an employer's number.
    (first !== '' && !/^(?:20)?2\d$/.test(first) && !(/^[1-9]\d\d$/.test(first) && second.length > 5)) ||
    /^\d+(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|K|H)$/.test(number) ||
    /^(?:ISO|DIN|EN|IEC|BS|AS|AZ|OS|MS|GS|M|COVID)[/_-]?\d/.test(number)
  )
}

const requisitionIn = ({ text, where }: Passage, requisition: string): Requisition => ({
  requisition,
  evidence: { field: 'requisition', quote: quoteOf(text, requisition), where },
})

function isNumber(text: string): boolean {
  return (
    text.replace(/\D/g, '').length >= 3 &&
    !/^(?:19|20)\d{2}$/.test(text) &&
    !/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(text) &&
    !/\.(?:com|org|net|pdf|docx)$/i.test(text)
  )
}
