import type { NormalisedMail } from '../mail.ts'
import { clocksIn } from './clocks.ts'
import { meetingLinkAmong } from './meeting-link.ts'
import type { Passage } from './passages.ts'
import { tokenise } from './tokens.ts'

const label =
  /^(?:where|location|place|venue|video(?: link)?|link|address|join|ort|wo|treffpunkt|adresse|anschrift|adres|adress|locatie|waar|lieu|où|lugar|dirección|dónde|luogo|indirizzo|dove|local|morada|endereço|onde|plats|var|sted|hvor|miejsce|gdzie|paikka|osoite|missä|yer|konum)\s?:\s*(.{0,200})$/iu
const street = [
  // 'The Old Customs House, Quayside, Newcastle upon Tyne NE1 3DX'
  String.raw`(?<=\s(?:at|in|is|visit|to)\s|:\s)\p{Lu}(?:(?!\s(?:on|at)\s)[^.;:!?()\n]){3,90}?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b`,
  // '12 Canal Street', '4b Old Mill Lane'
  String.raw`\d{1,5}[a-z]?\s(?:[\p{Lu}\d][\p{L}\d.'’-]*\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way|Drive|Court|Place|Quay|Row|Boulevard|Blvd|Terrace|Gate|Park)\b\.?`,
  // 'Lindenstraße 12', 'Storgatan 4', 'Mannerheimintie 7 A'
  String.raw`(?:\p{Lu}[\p{L}.-]*\s){0,2}\p{Lu}?[\p{L}.-]*(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|weg|[Pp]latz|[Aa]llee|gasse|ring|damm|[Uu]fer|straat|laan|plein|kade|gracht|gatan|vägen|torget|gade|vej|plads|gata|gate|veien|katu|tie|polku)\s\d{1,4}(?:\s?[a-zA-Z])?\b`,
  // 'Am Hafen 3', 'Kade 12'
  String.raw`(?:(?:Am|An der|An den|Im|In der|Auf dem|Auf der|Zum|Zur|Beim)\s\p{Lu}[\p{L}-]{2,30}|Markt|Kade|Plein|Ring|Damm|Allee|Weg)\s\d{1,4}(?:\s?[a-zA-Z])?\b(?![.:]\d|\.\s\p{Lu}|\sUhr)`,
  // 'rue de la Gare 5', '14 rue des Lilas', 'Calle Mayor, 8', 'ul. Długa 3/5'
  String.raw`(?:\d{1,4}(?:\s?bis)?,?\s)?(?:[Rr]ue|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d|[Qq]uai|[Cc]alle|[Cc]\/|[Aa]venida|[Aa]vda\.|[Pp]aseo|[Pp]laza|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua|[Pp]raça|[Tt]ravessa|[Ll]argo|ul\.|ulica|ulicy|al\.|aleja|plac|ZA|ZI|ZAC|zone (?:artisanale|industrielle)|polígono(?: industrial)?|pol\. ind\.|cad\.|caddesi|sokak)\s[\p{L}\d][^.;:!?()\n]{2,60}`,
].join('|')
const address = new RegExp(
  String.raw`(?<!(?<!\p{L})[vV]or\s)(?:(?:\d{1,2}(?:st|nd|rd|th|\.|º|ª|°|e|er|ème)\s)?\p{Lu}[\p{L}.'’&-]*(?:\s[\p{Lu}\d][\p{L}\d.'’&-]*){0,3},\s(?:\d{1,2}\s?(?:e|er|ème|º|ª|°|\.|th|st|nd|rd)\s\p{L}{2,12},\s)?)?(?<![\p{L}\d])(?:${street})(?:,?\s(?:in|à|te|i|w)\s\p{Lu}[\p{L}-]{2,30})?(?:,\s(?:[\p{Lu}\d]|\p{Ll}{3,7}\sfloor)[^,.;:!?()]{1,40}){0,4}`,
  'u',
)
/** Where an address ends and the sentence goes on. */
const goesOn =
  /\sstatt$|\s(?:on|at|um|am|le|à|el|a las|il|alle|op|om|den|kl\.?|klo|dnia|o godz\.?|saat|em|às|and|und|et|y|e|en|och|og|ja|i)\s(?=\p{Ll}|\d{1,2}[.:h]).*$/u

/** Where to meet, as written: under its label with the lines that go on with it, in the words beside the time, or as a link. */
export function meetingPlaceIn(mail: NormalisedMail, passages: readonly Passage[], near: Passage): string | null {
  return labelled(mail) ?? addressNear(passages, near) ?? linked(passages) ?? addressBelow(passages, near)
}

function labelled(mail: NormalisedMail): string | null {
  const lines = mail.lines.filter(({ zone }) => zone === 'body').slice(0, 80)
  for (const [at, { text }] of lines.entries()) {
    const told = label.exec(text.trim())?.[1]
    if (told === undefined) continue
    const parts = told === '' ? [] : [told]
    for (const { text: next } of lines.slice(at + 1, at + 4)) {
      if (!goesOnWith(next, parts.length === 0)) break
      parts.push(next.trim())
    }
    const place = parts.join(', ').replace(/,{2,}/g, ',')
    if (place.length > 2) return place.slice(0, 300)
  }
  return null
}

/** '3rd floor', '20457 Hamburg' below 'Speicherstadt 4': no sentence, no other label, no time. */
const goesOnWith = (line: string, isFirst: boolean): boolean =>
  line.length > 1 &&
  line.length < 80 &&
  !/:\s|[.!?]$/.test(line) &&
  !/https?:/.test(line) &&
  (isFirst ? /^[\p{Lu}\d]/u.test(line) : /\d/.test(line) || address.test(line)) &&
  clocksIn(tokenise(line), [], null).length === 0

function addressNear(passages: readonly Passage[], near: Passage): string | null {
  for (const { text, zone, line } of passages) {
    if (zone !== 'body' || Math.abs(line - near.line) > 3) continue
    const found = address.exec(text.slice(0, 700))?.[0]
    if (found && /\d/.test(found))
      return found
        .replace(goesOn, '')
        .replace(/[\s,]+$/, '')
        .slice(0, 300)
  }
  return null
}

const linked = (passages: readonly Passage[]): string | null =>
  meetingLinkAmong(passages.flatMap(({ links }) => links))?.slice(0, 300) ?? null

function addressBelow(passages: readonly Passage[], near: Passage): string | null {
  const next = passages.find((passage) => passage.line === near.line + 1 && passage.line >= 0)
  const isAddress =
    next && next.text.length < 120 && !/[.!?:]$|[€£$]/.test(next.text) && /\d/.test(next.text) && /,/.test(next.text)
  return isAddress && clocksIn(next.tokens, [], null).length === 0 ? next.text : null
}
