import type { Evidence } from '../reading.ts'
import type { Passage } from './passages.ts'

const cue =
  /(?:\b(?:requisition(?: (?:id|number|no))?|req(?:uisition)?(?: ?id)?|job ?(?:id|no|number|req|code|ref(?:erence)?)|vacancy ?(?:id|no|number|ref(?:erence)?)|posting (?:id|number)|position (?:id|number|no)|announcement(?: number)?|reference(?: number)?|ref(?:erence)?|kennziffer|kenn-nr|referenznummer|referenz|stellennummer|stellen-id|job-id|ausschreibungsnummer|vacaturenummer|vacature|referentie(?:nummer)?|référence|réf|referencia|ref|código|referência|codice|riferimento|rif|numer (?:referencyjny|oferty)|nr ref|referensnummer|diarienummer|stillings-?id|jobnummer|ilan no|referans(?: no)?|id)\b|\bjob ?#|\(#)\s?(?:no|nr|number|n[°º])?\.?\s?[:#]?\s?((?=[\p{L}\d/_.-]{0,24}\d)[\p{L}\d][\p{L}\d/_.-]{2,30})/giu
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
    const at = passage.text.indexOf(title)
    if (at === -1) continue
    const from = at + title.length
    const number = tail
      .exec(passage.text.slice(from, from + 40))
      ?.slice(1)
      .find(Boolean)
    if (number !== undefined && isNumber(number) && !isYears(number)) return requisitionIn(passage, number)
  }
  return null
}
const numbered = '(?=[\\p{L}\\d/_-]{0,12}\\d{3})[\\p{L}\\d]+(?:[/_-][\\p{L}\\d]+){0,4}'
// In brackets by itself, or long enough to be no amount, and nothing of one behind it.
const tail = new RegExp(
  `^\\s?[,–—-]?\\s?(?:\\(#?(${numbered})\\)|#?((?:[A-Z]{2,8}[/_-]|\\d{2,4}[-/])${numbered}|\\d{4,9}[A-Z]?)(?![\\p{L}\\d.,]*\\d|\\s?[€$£%]|\\s(?!(?:at|with|bei|hos|chez|bij|presso|position|role|post|job|vacancy|opening)(?!\\p{L}))\\p{Ll}))`,
  'u',
)

/** '2026-27', '2026/2027'. */
const isYears = (text: string): boolean => /^20\d\d[/-](?:20)?\d\d$/.test(text)

const requisitionIn = ({ text, where }: Passage, requisition: string): Requisition => ({
  requisition,
  evidence: { field: 'requisition', quote: text.slice(0, 300), where },
})

function isNumber(text: string): boolean {
  return (
    text.replace(/\D/g, '').length >= 3 &&
    !/^(?:19|20)\d{2}$/.test(text) &&
    !/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(text) &&
    !/\.(?:com|org|net|pdf|docx)$/i.test(text)
  )
}
