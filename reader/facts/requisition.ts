import type { Evidence } from '../reading.ts'
import type { Passage } from './passages.ts'

const cue =
  /(?:\b(?:requisition(?: (?:id|number|no))?|req(?:uisition)?(?: ?id)?|job ?(?:id|no|number|req|code|ref(?:erence)?)|vacancy ?(?:id|no|number|ref(?:erence)?)|posting (?:id|number)|position (?:id|number|no)|announcement(?: number)?|reference(?: number)?|ref(?:erence)?|kennziffer|kenn-nr|referenznummer|referenz|stellennummer|stellen-id|job-id|ausschreibungsnummer|vacaturenummer|vacature|referentie(?:nummer)?|référence|réf|referencia|ref|código|referência|codice|riferimento|rif|numer (?:referencyjny|oferty)|nr ref|referensnummer|diarienummer|stillings-?id|jobnummer|ilan no|referans(?: no)?|id)\b|\bjob ?#|\(#)\s?(?:no|nr|number|n[°º])?\.?\s?[:#]?\s?((?=[\p{L}\d/_.-]{0,24}\d)[\p{L}\d][\p{L}\d/_.-]{2,30})/giu
const glued =
  /(?<![\p{L}\d/.=?&_-])((?:R|JR|REQ|JOB|P|VAC)[-_]?\d{4,10}|\d{4,7}BR|[A-Z]{2,5}-(?:[A-Z]{2,4}-)?\d{2}-\d{5,9}(?:-[A-Z]{2,4})?|\d{2}[A-Z]{2}-[A-Z0-9]{3,8}-\d{4}-[A-Z0-9]{3,6})(?![\p{L}\d])/gu

/** The employer's number of the opening. */
export function requisitionOf(passages: Passage[]): { requisition: string; evidence: Evidence } | null {
  for (const pattern of [glued, cue]) {
    for (const passage of passages) {
      if (passage.zone === 'footer' || passage.zone === 'quoted' || passage.zone === 'signature' || !/\d{2}/.test(passage.text))
        continue
      for (const match of passage.text.slice(0, 1500).matchAll(pattern)) {
        const number = (match[1] as string).replace(/[.,_-]+$/, '')
        const before = passage.text.slice(Math.max(0, match.index - 20), match.index).toLowerCase()
        // Meeting and sign-in numbers are not the opening's.
        if (
          /meeting|conference|user|pin|phone|pass|code|candidate|zoom|application\s$|ticket|case/.test(before) ||
          !isNumber(number)
        )
          continue
        return {
          requisition: number,
          evidence: { field: 'requisition', quote: passage.text.slice(0, 300), where: passage.where },
        }
      }
    }
  }
  return null
}

function isNumber(text: string): boolean {
  return (
    text.replace(/\D/g, '').length >= 3 &&
    !/^(?:19|20)\d{2}$/.test(text) &&
    !/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(text) &&
    !/\.(?:com|org|net|pdf|docx)$/i.test(text)
  )
}
