import type { Evidence } from '../../domain/reading.ts'
import type { Passage } from './passages.ts'

const about =
  /(?<!\p{L})(?:(?:security|verification|confirmation|access|one-time|login|sign-in|authentication|activation) (?:code|pin)|passcode|one-time password|otp|this code|the code|code (?:below|is|into)|your code|\p{L}+code|kod (?:weryfikacyjny|potwierdzający)|code (?:de (?:vérification|sécurité|confirmation))|código de (?:verificación|verificação|seguridad|segurança|confirmación|confirmação)|codice di (?:verifica|sicurezza|conferma)|doğrulama kodu|onay kodu|\p{L}*kod(?:en?)?|\p{L}*koodi\p{L}*|codes?|códigos?|codice)(?!\p{L})/iu
const value =
  /(?<![\p{L}\d/.@=_-])(?:[A-Z]{1,4}-)?(?=[A-Za-z\d-]{0,12}\d|[A-Z]{4,10}(?![a-z]))[A-Za-z\d]{2,10}(?:-[A-Za-z\d]{2,6})?(?![\p{L}\d@/=_])/gu
const inTwo = /(?:[:：]| (?:is|lautet|ist|est|es|é|è|är|er|on|to|jest))\s?:?\s?(\d{3})[ -](\d{3})(?![\d-])/u
// Codes of another sort, and what opens a meeting.
const others =
  /(?<!\p{L})(?:(?:zip|post(?:al)?|dress|job|promo|discount|voucher|referr?al|reference|country|area|dialling|qr|bar|source|tax) ?codes?|postcode|vacaturecode|kleiderordnung|plz|postleitzahl|code (?:postal|promo)|código (?:postal|promocional)|codice (?:fiscale|postale|sconto)|kod pocztowy|kod rabatowy|rabattkod|rabatkode|postinumero|meeting id|zoom|webex|teams)(?!\p{L})/iu
// "482913 is your code", "use 482913 to sign in"
const ahead =
  /^\W{0,3}(?<code>(?:[A-Z]-)?\d{4,9})\s(?:is|ist|est|es|é|è|är|er|to|on|jest)\s|(?<!\p{L})(?:use|enter|type|code|kode|koden|kod|kodu|código|codice)\s(?<code>\d{4,9})\s(?:to|as|pour|om|för|for|um|para|per|aby)\s/iu
const never = /^(?:\d{1,3}|(?:19|20)\d{2}|COVID-?19|[A-Z]{2,10})$/

/** A code to type somewhere: in the sentence that names it, or alone on one of the next lines. */
export function codeOf(passages: Passage[]): { code: string; evidence: Evidence } | null {
  const told = passages.filter((passage) => passage.zone === 'body' || passage.zone === 'subject').slice(0, 80)
  for (const [at, passage] of told.entries()) {
    const text = passage.text.slice(0, 400)
    const first = ahead.exec(text)?.groups?.code
    if (first && !never.test(first) && (about.test(text) || /verify|sign in|log ?in|confirm/i.test(text)) && !others.test(text))
      return answer(first, passage)
    const named = about.exec(others.test(text) ? withoutOthers(text) : text)
    if (!named) continue
    const parted = inTwo.exec(passage.text.slice(named.index, named.index + 300))
    if (parted) return answer(`${parted[1]}${parted[2]}`, passage)
    const here = codeIn(passage.text.slice(named.index), 4)
    if (
      here &&
      (/[:：]\s*\S+\s*\.?$/.test(passage.text) ||
        / (?:is|lautet|ist|est|es|é|è|är|er|on|to|jest)\s?:? \S/.test(passage.text.slice(named.index)))
    )
      return answer(here, passage)
    for (const next of told.slice(at + 1, at + 4)) {
      const bare = next.text.trim()
      const alone = /^(?:\d{3}[ -]\d{3}|\d(?: \d){3,7})$/.test(bare) ? bare.replace(/\D/g, '') : bare
      if (/^[A-Za-z\d-]{4,14}$/.test(alone) && codeIn(alone, 4) === alone) return answer(alone, next)
    }
  }
  return null
}

/** Spaces for the codes of another sort, so that all else stays in its place. */
const withoutOthers = (text: string): string => text.replace(othersWhole, (other) => ' '.repeat(other.length))
const othersWhole = new RegExp(`${others.source}[^,.;]{0,40}`, 'giu')

function codeIn(text: string, shortest: number): string | null {
  for (const match of text.slice(0, 300).matchAll(value)) {
    const code = match[0]
    if (code.length >= shortest && !never.test(code) && /\d/.test(code)) return code
  }
  return null
}

function answer(code: string, passage: Passage): { code: string; evidence: Evidence } {
  return { code, evidence: { field: 'code', quote: passage.text.slice(0, 300), where: passage.where } }
}
