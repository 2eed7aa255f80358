import { fold } from '../../../domain/text/fold.ts'
import { hasLegalForm, looksLikeOrganisation, looksLikePerson, nameAt, nameKey, withoutTeam } from '../names.ts'
import { tokenise } from '../tokens.ts'
import { companyLabels, hiringRoles, organisationWords } from '../words/company-cues.ts'
import { isOccupation } from '../words/occupations.ts'
import { isFromAgency } from './agency.ts'
import { furtherJobs } from './cards.ts'
import { spellsSender } from './possible.ts'
import type { CompanyContext, Sighting } from './sighting.ts'
import { isRole } from './signature.ts'
import { nameIn } from './subject.ts'

export function fromLogo(context: CompanyContext): Sighting[] {
  return context.mail.lines
    .slice(0, 30)
    .filter((line) => line.emphasis === 'logo' && line.zone !== 'quoted')
    .map((line) => ({
      text: withoutTeam(line.text.replace(/\b(?:logo|header|banner|careers)\b/gi, '').trim()),
      weight: line.text.split(' ').length > 6 ? 0 : 0.5,
      source: 'logo',
      where: 'body' as const,
      quote: line.text,
    }))
}

export function fromLabels(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  const { lines } = context.mail
  for (const [at, line] of lines.slice(0, 400).entries()) {
    if (line.zone === 'quoted') continue
    const colon = line.text.indexOf(':')
    const label = fold(line.label ?? (colon === line.text.length - 1 ? line.text.slice(0, -1) : ''))
      .replace(/^[\s*•·-]+/, '')
      .trim()
    if (label === '' || !companyLabels.has(label)) continue
    const value =
      line.label !== null && colon >= 0 && colon < line.text.length - 1
        ? line.text.slice(colon + 1)
        : line.label !== null && !line.text.includes(':')
          ? line.text
          : (lines[at + 1]?.text ?? '')
    const text = withoutTeam((value.split(/\s[|·•–—]\s/)[0] as string).replace(/\([A-Z]{2,6}\)\s*$/, '').trim())
    // What an agency puts beside 'Company:' is whom it hires for, mostly with the town.
    const isAgencys = context.platform === null && isFromAgency(context.mail) && !spellsSender(text, context)
    const isClient =
      isAgencys ||
      /client|kunde?$|klant|klient|asiakas|opdrachtgever|uppdragsgivare|oppdragsgiver|auftraggeber|zleceniodawca/.test(label)
    // 'Heron Mill AG, Standort Berlin'
    const [head = text] = text.split(', ')
    const name = hasLegalForm(head) || (isAgencys && !hasLegalForm(text)) ? head : text
    if (text.length <= 80)
      found.push({
        text: name,
        weight: isClient ? 0.8 : 0.75,
        source: isClient ? 'client' : 'label',
        where: 'body',
        quote: line.text,
      })
  }
  return found
}

/**
 * "Interview: Teaching Assistant (KS2) – Marigold Primary Academy", "Head of Engineering Services at Orchid Bay
 * Hotels": a line of a role and an employer.
 */
export function fromPairs(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  const lines = context.mail.lines.slice(0, 60)
  for (const [index, line] of lines.entries()) {
    const isPair = line.zone === 'body' && line.text.length <= 110 && !/[.!?]$/.test(line.text)
    const isHeading = line.text.length < 70
    if (!isPair && !isHeading) continue
    const announcesFurther = furtherJobs.test(line.text)
    if (announcesFurther && isHeading) break
    if (announcesFurther || !isPair) continue
    const person = /^(.{3,60}) (?:at|bei|bij|chez|hos|presso) (\p{Lu}.{1,60})$/u.exec(line.text)
    const first = person ? fold((person[1] as string).split(' ')[0] as string) : ''
    const below = lines[index - 1]?.text ?? ''
    if (person && (isOccupation(first) || hiringRoles.has(first)))
      found.push({
        text: nameIn(person[2] as string),
        weight:
          context.people.has(nameKey(below)) ||
          looksLikePerson(below) ||
          nameKey(below) === nameKey(context.mail.from?.name.split(' via ')[0] ?? '')
            ? 0.6
            : 0.45,
        source: 'pair',
        where: 'body',
        quote: line.text,
      })
    const comma = /^([\p{Lu}][\p{L}. ]{2,40}), (\p{Lu}.{2,50})$/u.exec(line.text)
    if (comma && isRole(comma[1] as string) && looksLikeOrganisation(comma[2] as string))
      found.push({ text: withoutTeam(comma[2] as string), weight: 0.52, source: 'pair', where: 'body', quote: line.text })
    const parts = line.text.replace(/^[\p{L} ]{2,24}:\s/u, '').split(/\s+[-–—|·•@]\s+|\s@/)
    if (parts.length < 2 || parts.length > 4 || context.platform?.platform.type === 'board') continue
    const job = parts.findIndex(
      (part) =>
        fold(part)
          .split(/[\s/(),-]+/)
          .some(isOccupation) &&
        (!looksLikeOrganisation(part) ||
          isOccupation(
            fold(part)
              .replace(/\s?\(.*$/, '')
              .split(/[\s/]+/)
              .at(-1) ?? '',
          )),
    )
    if (job < 0) continue
    for (const [at, part] of parts.entries()) {
      const text = withoutTeam(part.trim())
      if (at !== job && looksLikeOrganisation(text) && /^\p{Lu}/u.test(text))
        found.push({ text, weight: 0.52, source: 'pair', where: 'body', quote: line.text })
    }
  }
  return found.slice(0, 6)
}

/** A short line that is an organisation's name and nothing else, as letterheads and cards set it. */
export function fromNameLines(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  const lines = context.mail.lines.filter((line) => line.zone === 'body' || line.zone === 'signature').slice(0, 40)
  for (const [at, line] of lines.entries()) {
    const text = line.text.replace(/^(?:by|bei|chez|at|for|from)\s+/i, '').trim()
    if (
      text.length > 70 ||
      text.length < 4 ||
      line.links.length > 1 ||
      /[.!?:,]$/.test(text.replace(/\.(?=$)/, (stop) => (hasLegalForm(line.text) ? '' : stop)))
    )
      continue
    const [head = ''] = text.split(/\s[|·•–—]\s/)
    const name = nameAt(tokenise(head), 0)
    const bare = withoutTeam(head)
    const below = lines[at + 1]?.text ?? ''
    if (onlyKind(head) && nameAt(tokenise(below), 0)?.text === below && below.length < 70)
      found.push({ text: `${head} ${below}`, weight: 0.5, source: `line ${at}`, where: 'body', quote: `${head} ${below}` })
    if (!name || nameKey(name.text) !== nameKey(head) || isRole(bare) || nameKey(bare).split(' ').length < 2) continue
    const next = lines[at + 1]?.text ?? ''
    // "Saltney and District Hospitals" / "NHS Foundation Trust": one name on two lines.
    if (onlyKind(next))
      found.push({ text: `${bare} ${next}`, weight: 0.56, source: `line ${at}`, where: 'body', quote: `${line.text} ${next}` })
    else if (looksLikeOrganisation(bare) || hasLegalForm(bare))
      found.push({ text: bare, weight: 0.42, source: `line ${at}`, where: 'body', quote: line.text })
  }
  return found.slice(0, 5)
}

/** A line made of nothing but kinds of organisation: "NHS Foundation Trust", "Communauté de communes". */
function onlyKind(text: string): boolean {
  const words = fold(text).split(/\s+/)
  return (
    text.length < 40 &&
    /^\p{Lu}/u.test(text) &&
    words.length >= 2 &&
    words.every(
      (word) =>
        organisationWords.has(word) ||
        [
          'nhs',
          'of',
          'de',
          'and',
          'for',
          'communaute',
          'communes',
          'district',
          'general',
          'regional',
          'public',
          'national',
        ].includes(word),
    ) &&
    words.some((word) => organisationWords.has(word) || word === 'communes')
  )
}

export function fromOrganizer(context: CompanyContext): Sighting[] {
  const { organizer } = context
  if (!organizer) return []
  const inner = /\(([^()]{2,60})\)/.exec(organizer.name)?.[1]
  const name = inner && !looksLikePerson(inner) ? inner : organizer.name
  if (looksLikePerson(name) || context.people.has(nameKey(name))) return []
  return [{ text: withoutTeam(name), weight: inner ? 0.6 : 0.5, source: 'calendar', where: 'calendar', quote: organizer.name }]
}
