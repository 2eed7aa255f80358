import { fold } from '../../../domain/text/fold.ts'
import { ownLabelOf, spelledBy } from '../domain-name.ts'
import { canBeCompany, hasLegalForm, looksLikeOrganisation, looksLikePerson, nameKey, withoutTeam } from '../names.ts'
import { nameConnectors, teamWords } from '../words/company-cues.ts'
import { isFirstName } from '../words/first-names.ts'
import { isPlace } from '../words/places.ts'
import { isTenant } from './possible.ts'
import type { CompanyContext, Sighting } from './sighting.ts'
import { spansOf } from './spans.ts'

/**
 * "Lidl GB", "JPMorganChase Campus", "Leroy Merlin España": where the text itself says less than the display name, the
 * text is right.
 */
export function spokenPrefixes(context: CompanyContext): Sighting[] {
  const from = context.mail.from
  const display = fromDisplayName(context)[0]
  if (!from || !display) return []
  const words = display.text.split(' ')
  if (words.length < 2 || looksLikePerson(display.text)) return []
  if (!isBranchWord(words.at(-1) ?? '')) return []
  const spoken = new Set(context.passages.flatMap((passage) => (passage.zone === 'quoted' ? [] : spansOf(passage).map(nameKey))))
  if (spoken.has(nameKey(display.text))) return []
  for (let length = words.length - 1; length >= 1; length--) {
    const text = words.slice(0, length).join(' ')
    // Only a branch, a country or a desk is cut off; "Systems" and "Hospitals" belong to the name.
    if (!words.slice(length).every(isBranchWord)) break
    if (spoken.has(nameKey(text)) && canBeCompany(text) && !nameConnectors.has(fold(words[length - 1] as string)))
      return [{ ...display, text, weight: 0.6, source: 'spoken' }]
  }
  return []
}

const isBranchWord = (word: string): boolean =>
  teamWords.has(fold(word)) || isPlace(word) || /^(?:gb|emea|dach|international|global|group|gruppe)$/i.test(word)

/**
 * The display name as it is and each of its parts, for what else speaks for them: 'Saara, Leikkimökki ry', 'Oliwia z
 * Kadry Północ'.
 */
export function displayParts(context: CompanyContext): Sighting[] {
  const { from } = context.mail
  if (!from || from.name.trim() === '') return []
  const pieces = from.name.split(
    /\s*[,|·•()]\s*|\s+[-–—/]\s+|\s+(?:at|from|van|von|vom|bij|bei|chez|hos|från|fra|z)\s+(?=\p{Lu})/u,
  )
  return [from.name, ...pieces, houseOf(from.name)]
    .map((piece) => withoutTeam(piece))
    .filter(
      (text, n, all) => /\p{Lu}/u.test(text) && (!looksLikePerson(text) || isTenant(text, context)) && all.indexOf(text) === n,
    )
    .slice(0, 5)
    .map((text, n) => ({
      text,
      weight: 0.1,
      source: n === 0 ? 'display' : 'display part',
      where: 'from',
      quote: `${from.name} <${from.address}>`,
    }))
}

/** 'Ida i Fjell & Foss', "Inès d'Ombrelle": the house that a person of a given name belongs to. */
function houseOf(name: string): string {
  const [, given = '', house = ''] = /^(\p{Lu}\p{L}{1,20}) (?:i |ved |vid |på |w |d['’])(\p{Lu}.{2,60})$/u.exec(name) ?? []
  return isFirstName(fold(given)) ? house : ''
}

export function fromDisplayName(context: CompanyContext): Sighting[] {
  const { mail, platform } = context
  const from = mail.from
  if (!from || from.name.trim() === '') return []
  const quote = `${from.name} <${from.address}>`
  const make = (text: string, weight: number): Sighting[] => {
    const name = withoutTeam(text)
    return name === '' ? [] : [{ text: name, weight, source: 'from', where: 'from', quote }]
  }
  // "Trent Holloway via LinkedIn", "eSkill Testing": a board passes on people, and every platform signs with its own
  // name.
  if (platform?.platform.type === 'board' && / via /i.test(from.name)) return []
  // Who asks for a signature is mostly a person, whatever the name looks like.
  if (platform?.platform.type === 'signing' && !looksLikeOrganisation(from.name) && !hasLegalForm(from.name)) return []
  // A house that checks or tests does so for somebody.
  if (platform === null && checksOthers.test(from.name)) return make(from.name, 0.2)
  const name = from.name
    .replace(/\s*[[(](?:via|through) [^\])]{1,40}[\])]/i, '')
    .replace(
      /\s+(?:via|through|über|par|tramite|mediante|attraverso|gennem|gjennom|genom|przez|a través de) (?-i:[\p{L}\d .]{2,30})$/iu,
      '',
    )
    .replace(/\s*@ ?icims$/i, '')
    .trim()
  // "Luísa da Padaria Aurora", "Marta z Cukierni Pod Lipą": somebody of a house that says what it is.
  const house =
    /^(\p{Lu}\S+)(?: \p{Lu}\S+)? (?:da|do|dos|das|de|di|del|dello|della|dal|dalla|du|des|z|ze) (\p{Lu}.{3,50})$/u.exec(name)
  if (house && isFirstName(fold(house[1] as string)) && looksLikeOrganisation(house[2] as string))
    return make(house[2] as string, 0.6)
  // "Astrid Holm - Fjordbyte", "Marieke from Continental Dredging", "Imogen at Plum & Pigeon", "Kofi Mensah (Ormskirk
  // Foods)".
  const parts = name
    .split(
      /\s+[-–—|·•/]\s+|\s+@\s*|\s*\(|\)\s*|\s+(?:at|from|van|von|bij|bei|chez|de chez|hos|of|från|fra|på|vom|beim|ved|z firmy)\s+(?=\p{Lu}|\d)/u,
    )
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1) {
    const whole = nameKey(withoutTeam(name))
    const others = parts.filter(
      (part) => !looksLikePerson(part) && !context.people.has(nameKey(part)) && canBeCompany(withoutTeam(part)),
    )
    const hasPerson = parts.some((part) => looksLikePerson(part) || context.people.has(nameKey(part)))
    // "University of Tasmania" and "Bank of England" are one name, not somebody of England.
    // "Puck Jansen van Kinderopvang De Egel" <…@deegel.homerun.email>: the tenant tells which part is the employer.
    const tenant = platform?.tenant
    const rented = tenant ? parts.find((part) => spelledBy(fold(tenant), part) > 0.6) : undefined
    if (rented) return make(rented, 0.8)
    const domain = platform === null ? ownLabelOf(from.address.split('@')[1] ?? '') : null
    if (domain) {
      // Of several parts the one that the domain spells; otherwise one that calls itself an organisation.
      const spelled = [...others, name.split(/\s+[-–—|·•/(]\s*|\s+@\s*/)[0] ?? ''].find(
        (part) => spelledBy(domain.label, part) > 0.6,
      )
      if (spelled) return make(spelled, 0.8)
      return others
        .filter((part) => looksLikeOrganisation(part) || hasPerson)
        .flatMap((part) => make(part, hasPerson ? 0.5 : 0.4))
    }
    if (!hasPerson && / of | von | van | de /.test(name)) return make(name.split(/\s+[-–—|·•/]\s+/)[0] as string, 0.72)
    if (whole !== '' && others.length === 1) return make(others[0] as string, 0.78)
    if (others.length > 0) return others.flatMap((part, index) => make(part, index === 0 ? 0.6 : 0.35))
    return parts.slice(-1).flatMap((part) => (hasPerson && parts.length === 2 && !looksLikePerson(part) ? make(part, 0.5) : []))
  }
  const own = platform === null ? ownLabelOf(from.address.split('@')[1] ?? '') : null
  if (own && spelledBy(own.label, withoutTeam(name)) > 0.6) return make(name, 0.85)
  // "Noreen Salty Anchor" <saltyanchorgalway@…>: somebody of that house.
  const [given = '', ...others] = name.split(' ')
  const local = fold(from.address.split('@')[0] ?? '').replace(/[^a-z0-9]/g, '')
  if (others.length > 0 && isFirstName(fold(given)) && others.join('').length > 5) {
    const rest = others.join(' ')
    if ((own && spelledBy(own.label, rest) > 0.6) || local.startsWith(fold(rest).replace(/[^a-z0-9]/g, '')))
      return make(rest, 0.75)
  }
  if (isTenant(name, context)) return make(name, 0.85)
  if (context.people.has(nameKey(name)) || looksLikePerson(name)) return []
  const bare = withoutTeam(name)
  const organisation = looksLikeOrganisation(bare) || hasLegalForm(bare)
  if (platform === null) {
    // A name that neither the domain nor its own words show to be a firm's is somebody's or a department's.
    // An address that only sends speaks for whom it names.
    if (!organisation) return make(name, isAutomatic(from.address) && bare !== '' ? 0.46 : own === null ? 0.4 : 0.12)
    return make(name, own === null || isAutomatic(from.address) ? 0.6 : 0.42)
  }
  return make(name, isAutomatic(from.address) || organisation ? 0.72 : 0.4)
}

const checksOthers =
  /\b(?:background (?:checks?|screening)|screening|vetting|pre-employment|online assessments?|testing (?:centre|center|services?))\b/i

const isAutomatic = (address: string): boolean =>
  /no-?reply|do-?not-?reply|donotreply|do_not_reply|notif|mailer|system|support|auto|talent|careers?|jobs|recruit|hr@|enterprise|myworkday|successfactors|delivery|nao-?responda|ne-pas|keine|workday|team@|hello@|info@|apply/i.test(
    address,
  )
