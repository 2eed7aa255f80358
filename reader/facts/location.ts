import type { Evidence, Kind } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import type { Line, NormalisedMail } from '../mail.ts'
import { quoteOf } from '../quote.ts'
import { cardParts } from './card-line.ts'
import { nameKey } from './names.ts'
import type { Passage } from './passages.ts'
import { isPlace } from './words/places.ts'
import { workplaces } from './words/title-grammar.ts'
import { jobToldIn, splitWorkMode, toldWorkMode, type WorkMode } from './work-mode.ts'

const labels = new Set(
  'location|locations|job location|job locations|work location|office|office location|place of work|workplace|duty station|duty location|city|standort|standorte|arbeitsort|einsatzort|dienstort|ort|locatie|standplaats|werklocatie|plaats|ort|arbetsort|placering|stationeringsort|arbejdssted|lokation|arbeidssted|sted|lokalizacja|miejsce pracy|lieu|lieu de travail|localisation|ubicación|lugar de trabajo|localidad|localização|local de trabalho|local|cidade|sede|sede di lavoro|luogo di lavoro|localización|sijainti|työpaikan sijainti|työskentelypaikka|paikkakunta|kaupunki|werkplek|tjenestested|placeringsort|konum|çalışma yeri|şehir'
    .split('|')
    .map(fold),
)
// A call is no place, nor is what a form says where nobody filled it in.
const nowhere =
  /^(?:microsoft|ms teams|teams|zoom|google meet|skype|webex|online|video|visio|telefon|phone|téléphone|teléfono|n\/?a$|none|not (?:specified|applicable)|unspecified|tb[ad]\b|to be |see |siehe|voir|nach (?:absprache|vereinbarung)|nicht angegeben|non précisé|à (?:définir|préciser)|por (?:definir|determinar|confirmar)|a definir|da definire|nader te bepalen|nog te bepalen|n\.? ?t\.? ?b\.?$|ikke angi|ej angi|ei ilmoitettu|do ustalenia|belirtilmem)/i
// There a "location" is where to meet, not where the job is.
const meets: ReadonlySet<Kind> = new Set(['interview', 'account', 'other', 'job_alert'])

interface Told<Value> {
  value: Value
  evidence: Evidence
}

const modeLabels = new Set(
  'work mode|work model|working model|workplace|workplace type|work type|remote type|location type|work arrangement|arbeitsmodell|arbeitsmodus|mode de travail|modalité de travail|modalidad|modalidad de trabajo|modalidade|modalità di lavoro|modalità|werkvorm|arbetsform|arbejdsform|arbeidsform|tryb pracy|forma pracy|työskentelytapa|çalışma şekli'
    .split('|')
    .map(fold),
)

/** Where the job is, as written, and how it is worked. */
export function locationOf(...said: Parameters<typeof placeOf>): {
  location: Told<string> | null
  workMode: Told<WorkMode> | null
} {
  const place = placeOf(...said)
  const [mail, passages, , company, title] = said
  const split = place === null ? null : splitWorkMode(place.location)
  const beside = split
    ? null
    : (labelledMode(mail) ??
      (title === null ? null : modeBeside(passages, title)) ??
      cardMode(mail, [title, company]) ??
      modeTold(passages))
  const location = withoutHours(split === null ? (place?.location ?? '') : split.place)
  return {
    location: place === null || location === '' ? null : { value: location, evidence: place.evidence },
    workMode: split && place ? { value: split.mode, evidence: { ...place.evidence, field: 'workMode' } } : beside,
  }
}

/** 'Hamburg, 14 Uhr', 'Remote (GMT+1)': when to meet and by which clock is no place. */
function withoutHours(place: string): string {
  if (!hours.test(place)) return place
  return place
    .split(/\s*[,;()|]\s*|\s[–—-]\s/)
    .filter((part) => part !== '' && !hours.test(part))
    .join(', ')
}
const hours =
  /(?<![\p{L}\d])(?:\d{1,2}(?:[:.]\d{2})?\s?(?:uhr|h|[ap]\.?m\.?)|\d{1,2}:\d{2}|(?:gmt|utc|cet|cest|bst|[ecmp][sd]t)(?:\s?[+±-]\s?\d{1,2})?)(?![\p{L}\d])/iu

const modeIn = (text: string, quote: string, where: Evidence['where']): Told<WorkMode> | null => {
  const split = splitWorkMode(text)
  return split && { value: split.mode, evidence: { field: 'workMode', quote: quoteOf(quote, text.trim().slice(0, 120)), where } }
}

/** 'Arbeitsmodell: Hybrid' */
function labelledMode(mail: NormalisedMail): Told<WorkMode> | null {
  for (const { text, zone } of mail.lines.slice(0, 60)) {
    const colon = text.indexOf(':')
    if (zone !== 'body' || colon < 1 || text.length > 120 || !modeLabels.has(fold(text.slice(0, colon)).trim())) continue
    const told = modeIn(text.slice(colon + 1), text, 'body')
    if (told) return told
  }
  return null
}

/** 'Data Engineer (Hybrid)', 'Data Engineer – Remote – Germany' */
function modeBeside(passages: Passage[], title: string): Told<WorkMode> | null {
  for (const { text, zone, where } of passages) {
    const at = zone === 'quoted' || zone === 'footer' ? -1 : text.indexOf(title)
    if (at < 0) continue
    const rest = text.slice(at + title.length, at + title.length + 80)
    for (const [part] of rest.matchAll(
      /^[^.!?]{0,40}?[([][^()[\]]{2,50}[)\]]|^(?:\s?\([^()]{2,12}\))?(?:\s[–—|·-]\s|,\s)[^.,;:!?]{2,40}/gu,
    )) {
      const told = modeIn(part, text, where)
      if (told) return told
    }
  }
  return null
}

/** 'Leeds · Hybrid · Full-time' */
function cardMode(mail: NormalisedMail, names: readonly (string | null)[]): Told<WorkMode> | null {
  for (const { text, line } of cardParts(mail, names)) {
    const split = text.length > 60 ? null : splitWorkMode(text)
    // 'praca hybrydowa'
    if (split && /^\p{Ll}*$/u.test(split.place)) return modeIn(text, line, 'body')
  }
  return null
}

/** 'This is a fully remote role.' Null where the sentences say several things. */
function modeTold(passages: Passage[]): Told<WorkMode> | null {
  const said = passages.flatMap(({ text, zone, where }) => {
    const mode = zone === 'body' ? toldWorkMode(text) : null
    return mode ? [{ value: mode, evidence: { field: 'workMode' as const, quote: quoteOf(text), where } }] : []
  })
  return said.every(({ value }) => value === said[0]?.value) ? (said[0] ?? null) : null
}

function placeOf(
  mail: NormalisedMail,
  passages: Passage[],
  kind: Kind | undefined,
  company: string | null,
  title: string | null,
): { location: string; evidence: Evidence } | null {
  const answer = (location: string, quote: string, where: Evidence['where'] = 'body') => ({
    location: location
      .replace(/^(?:Dienst|Stand|Arbeits|Einsatz)ort\s/, '')
      .trim()
      .slice(0, 120),
    evidence: { field: 'location' as const, quote: quoteOf(quote, location.trim().slice(0, 120)), where },
  })
  const lines = mail.lines.filter((line) => line.zone === 'body').slice(0, 60)
  if (kind === undefined || !meets.has(kind)) {
    for (const line of lines) {
      const value = labelledValue(line)
      if (value !== null) return answer(value, line.text)
    }
    // 'Role: Data Engineer | Location: Remote – Norway', '… . Location: Leeds. We will …'
    for (const { text } of lines) {
      if (text.length > 600 || !text.includes(':')) continue
      for (const part of text.split(/\s[|·•]\s|;\s|(?<=[.!?])\s+(?=\p{Lu})/u).slice(0, 12)) {
        const value = part.length > 80 ? null : labelledValue({ text: part, label: null })
        if (value !== null) return answer(value, part)
      }
    }
  }
  if (company !== null) {
    const key = nameKey(company)
    for (const line of lines) {
      // "Target · Plano, TX (On-site)", "Copper Kettle Kitchen - Duluth, MN 55802".
      const parts = line.text.split(/\s+[·•|–—-]\s+/)
      if (
        parts.length >= 2 &&
        line.text.length < 140 &&
        nameKey(parts[0] as string) === key &&
        /^\p{Lu}/u.test(parts[1] as string) &&
        isTownish(parts[1] as string)
      )
        return answer((parts[1] as string).replace(behindMode, '$1'), line.text)
    }
    if (kind === undefined || !meets.has(kind)) {
      for (const { text, zone, where } of passages) {
        const at = zone === 'body' ? text.indexOf(company) : -1
        const beside = at < 0 ? null : townsBy(townBehind, text.slice(at + company.length, at + company.length + 140))
        if (beside) return answer(beside, text, where)
      }
    }
    const card = kind !== undefined && meets.has(kind) ? [] : cardParts(mail, [title, company])
    const town = card.find(({ text }) => text.length < 60 && isTownish(text) && !houseNumber.test(text))
    if (town) return answer(town.text, town.line)
    const at = lines.findIndex((line) => nameKey(line.text) === key)
    const next = at > 0 && !(kind !== undefined && meets.has(kind)) ? lines[at + 1] : undefined
    if (next && next.text.length < 80 && isTownish(next.text)) return answer(next.text, next.text)
  }
  if (title !== null) {
    const isMeeting = kind !== undefined && meets.has(kind)
    for (const passage of passages) {
      if (passage.zone === 'quoted' || passage.zone === 'footer') continue
      const at = passage.text.indexOf(title)
      if (at < 0) continue
      const rest = passage.text.slice(at + title.length, at + title.length + 140)
      const formed =
        /^\s[–—|·-]\s([^.,;:!?()]{2,40}?\s[–—|·/-]\s[^.,;:!?()]{2,40})(?=$|[.,;:!?)]|\s(?:at|bei|chez|bij|hos)\s)/u.exec(
          rest,
        )?.[1]
      if (formed && splitWorkMode(formed) && isPlace(splitWorkMode(formed)?.place ?? ''))
        return answer(formed, passage.text, passage.where)
      const bracket = /^\s?\(([^()]{2,50})\)/.exec(rest)?.[1]
      if (bracket && splitWorkMode(bracket)?.place !== '' && (isTownish(bracket) || isPlace(splitWorkMode(bracket)?.place ?? '')))
        return answer(bracket, passage.text, passage.where)
      // 'Analyst, Pune (work from office)': what says how one works there is about the job.
      const worked = /^,\s([^.,;:!?()]{2,40})\s\(([^()]{2,40})\)/u.exec(rest)
      if (worked && isPlace(worked[1] ?? '') && splitWorkMode(worked[2] ?? '') !== null)
        return answer(worked[1] ?? '', passage.text, passage.where)
      for (const shape of isMeeting ? [placeIn] : [placeIn, placeBeside]) {
        const towns = townsBy(shape, rest)
        if (towns) return answer(towns, passage.text, passage.where)
      }
    }
  }
  for (const { text, zone, where } of passages) {
    if (zone !== 'body' || text.length > 400) continue
    const at = jobToldIn(text)
    const towns = townsBy(isWhere, text) ?? (at < 0 ? null : townsBy(basedIn, text.slice(at)))
    if (towns) return answer(towns, text, where)
  }
  return null
}

const townName = String.raw`((?:\p{Lu}[\p{L}.'-]+)(?:\s\p{Lu}[\p{L}.'-]+){0,2}(?:,\s?[A-Z]{2}\b)?)`
/** 'or York', ', York und Hull', '/ York' */
const further = new RegExp(
  String.raw`^(?:,\s${townName}){0,4}(?:\s?\/\s?|\s(or|oder|ou|oppure|o|of|eller|lub|albo|tai|veya)\s|\s(?:and|und|et|y|e|en|och|og|i|oraz|ja|ve)\s)(?:(?:in|à|en|em|a|te|i|w)\s)?${townName}`,
  'u',
)

/** 'Leeds (Hybrid) Applied on 4 September' */
const behindMode = /^([^()]{2,60}\([^()]{2,30}\))\s.*$/u

/** '2 Tannery Court, Providence' is where the employer sits. */
const houseNumber = /(?<![\d(\p{L}])\d{1,4}(?![\d\p{L}])/u
const ofNoPlace =
  /^(?:head|main|central|regional|national|global|local|corporate|group|company|city|town|new|modern|beautiful|flagship|production|manufacturing|distribution|logistics|customer|northern|southern|eastern|western|north|south|east|west)$/i

/** The town that a shape finds, with others that stand behind it as further places of work; null where it is none. */
function townsBy(shape: RegExp, text: string): string | null {
  const found = shape.exec(text)
  const town = found?.slice(1).find(Boolean)?.replace(/\.$/, '')
  if (!found || !town) return null
  // A depot is called by its place, also by a small one.
  const isSite = shape === basedIn && found[2] === town && /^\p{Lu}\p{Ll}{3,}$/u.test(town) && !ofNoPlace.test(town)
  if (!isSite && !isPlace(town) && !isPlace(town.replace(/,\s?[A-Z]{2}$/, ''))) return null
  const behind = text.slice(found.index + found[0].lastIndexOf(town) + town.length)
  const others = further.exec(behind)
  const names = others?.slice(1).filter((_, n) => n !== 1) ?? []
  // What may be worked in instead is a place too, also a small one.
  const isOther = (name: string | undefined) =>
    name === undefined || (splitWorkMode(name) === null && (others?.[2] !== undefined || isPlace(name.replace(/\.$/, ''))))
  return others && names.every(isOther) ? `${town}${others[0].replace(/\.$/, '')}` : town
}

const placeIn = new RegExp(
  String.raw`^[^.!?]{0,60}?(?<!\p{L})(?:in|à|en|em|a|te|i|w|am Standort|an unserem Standort|(?:nostra )?sede di|nuestra sede de|vestiging|locatie|based in)\s${townName}`,
  'u',
)
/** 'Lumen Dairy Ltd, Norwich', 'Lumen Dairy (Poznań)': the town of a firm that one wrote to. */
const townBehind = new RegExp(
  String.raw`^\.?(?:\s(?:\p{Lu}[\p{L}.]{0,5}\.?\s?|Sp\. z o\.o\.|&\sCo\.?\s?){1,3})?(?:,?\s(?:in|en|à|em|te|w|a)\s${townName}|,\s${townName}(?=[,.;]|$)|\s\(${townName}\))`,
  'u',
)
/** 'Arbeitsort ist Leipzig' */
const isWhere = new RegExp(
  String.raw`(?<!\p{L})(?:[Pp]lace of work|[Ww]ork location|[Jj]ob location|[Aa]rbeitsort|[Ee]insatzort|[Dd]ienstort|[Ll]ieu de travail|[Ll]ugar de trabajo|[Ss]ede di lavoro|[Ll]uogo di lavoro|[Ll]ocal de trabalho|[Ss]tandplaats|[Ww]erklocatie|[Aa]rbetsort(?:en)?|[Ss]tationeringsort|[Aa]rbejdssted(?:et)?|[Aa]rbeidssted(?:et)?|[Mm]iejsce(?:m)? pracy)\s(?:is|ist|wäre|est|es|será|è|sarà|é|är|er|to|jest)\s(?:in\s|à\s|en\s|a\s)?${townName}`,
  'u',
)
/** 'The role is hybrid, based in Leeds', 'El puesto es híbrido, en Zaragoza', 'a post at our Norwich office' */
const basedIn = new RegExp(
  String.raw`^\p{L}+\s(?:(?:is|ist|est|es|está|è|é|är|er|jest)(?!\p{L})[^.!?:]{0,50}?\s)?(?:(?:based|located|situated|angesiedelt|basée?|située?|ubicad[oa]|con sede|con base|sediad[oa]|gevestigd|placera[dt]|placeret|plassert|baserad)\s)?(?:in|à|en|em|a|te|i|w)\s(?:our\s|unserem\s)?${townName}|^[^.!?:]{0,60}?\s(?:at|in|from)\s(?:our|their)\s${townName}\s(?:offices?|site|branch|headquarters|studio|plant|depot|warehouse|store|shop|clinic|hospital|campus|factory|workshop)`,
  'u',
)
// In an invitation a comma or dash stands before whom or where to meet.
const placeBeside = new RegExp(String.raw`^(?:\s?\([^()]{2,40}\))?(?:,|\s[–—-])\s${townName}`, 'u')

function labelledValue(line: Pick<Line, 'text' | 'label'>): string | null {
  const colon = line.text.indexOf(':')
  const label = fold(line.label ?? (colon > 0 ? line.text.slice(0, colon) : ''))
    .replace(/^[\s*•·-]+/, '')
    .trim()
  if (!labels.has(label)) return null
  const value = (line.label !== null && colon < 0 ? line.text : line.text.slice(colon + 1))
    .trim()
    .replace(/(?<=\p{Ll}{2})\.(?:\s+\p{Lu}.*)?$/su, '')
  return value.length >= 2 && value.length <= 120 && /\p{L}/u.test(value) && !/https?:/.test(value) && !nowhere.test(value)
    ? value
    : null
}

function isTownish(text: string): boolean {
  const bare = text.replace(/\([^()]{0,40}\)/g, '').trim()
  if (
    isPlace(bare) ||
    fold(bare)
      .split(/[\s/,]+/)
      .every((word) => workplaces.has(word) || word === '')
  )
    return true
  return (
    bare.split(/\s*,\s*|\s(?:or|oder|ou|und|et|of)\s|\s?\/\s?/).some((part) => isPlace(part)) ||
    /^[\p{Lu}][\p{L}.' -]{1,40},\s?[A-Z]{2}(?:\s\d{5})?$/u.test(bare)
  )
}
