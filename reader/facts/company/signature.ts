import { fold } from '../../../domain/text/fold.ts'
import { languages } from '../../languages/all.ts'
import { hasLegalForm, looksLikeOrganisation, looksLikePerson, nameKey, withoutTeam } from '../names.ts'
import { hiringRoles, notCompanies, organisationWords, teamWords } from '../words/company-cues.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlace } from '../words/places.ts'
import type { CompanyContext, Sighting } from './sighting.ts'

/** Lines under a letter: name, role, employer, in any order and with any separators. */
export function fromSignature(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  for (const [index, line] of signatureLines(context).entries()) {
    if (line.length > 160 || isClosing(line)) continue
    const spoken = line.replace(
      /^.{0,60}\b(?:on behalf of|em nome de|im namen (?:der|von)|namens|au nom de|en nombre de|per conto di)\s+/i,
      '',
    )
    const [head = '', ...rest] = piecesOf(spoken)
    // 'Wim (Hoveniersbedrijf Els & Linde)'
    const inner = /^\p{Lu}[^()]{1,40} \((\p{Lu}[^()]{3,60})\)$/u.exec(spoken)?.[1]
    const pieces = inner === undefined ? [head, ...rest] : [head, ...rest, inner]
    for (const [at, piece] of pieces.entries()) {
      if (/https?:|@|www\.|\d{4,}|\d{1,2}[:/]\d{2}/.test(piece) || street.test(piece)) continue
      const named = piece
        .replace(opened, '')
        .replace(/^For (?=\p{Lu})/u, '')
        .replace(/^(?:\p{L}+ ){0,3}(?:to|of|für|bei|de la|du|van de|van het) (?:the )?(?=\p{Lu})/u, (head) =>
          isRole(head.replace(/ (?:to|of|für|bei|de la|du|van de|van het) (?:the )?$/, '')) ? '' : head,
        )
      const text = withoutTeam(named.replace(/\s\(.*$/, '').replace(/[.,!]+$/, ''))
      if (
        text === '' ||
        !/^(?:\p{Lu}|\d|[a-z]+[A-Z.])/u.test(text) ||
        looksLikePerson(text) ||
        context.people.has(nameKey(text)) ||
        isRole(text)
      )
        continue
      if (text.split(' ').length > 7 || (isPlace(text) && at > 0)) continue
      const organisation = looksLikeOrganisation(text) || hasLegalForm(text)
      // Behind a role, a name or "the team at" the employer is nearly certain; alone on a line likely.
      const isTold = named !== piece || (at > 0 && (isRole(head) || looksLikePerson(head) || context.people.has(nameKey(head))))
      const base = at === 0 && rest.length === 0 ? 0.46 : isTold ? 0.56 : at === 0 ? 0.4 : 0.22
      const share = context.platform?.platform.type === 'board' ? 0.4 : 1
      found.push({
        text,
        weight: (organisation ? base + 0.14 : base) * share,
        source: `signature ${index}`,
        where: 'signature',
        quote: line,
      })
    }
  }
  return found
}

const closings = new Set(languages.flatMap((language) => language.closings.map(fold)))

export const isClosing = (line: string): boolean => closings.has(fold(line).replace(/[\s,.!]+$/, ''))

const street =
  /\b(?:street|road|avenue|ave|lane|suite|floor|boulevard|blvd|drive|square|parkway|pkwy|quay|way \d|po box|p\.o\.|straße|strasse|str\.|platz|weg \d|rue|calle|c\/|avenida|av\.|via (?-i:\p{L})|viale|piazza|praça|rua|laan|plein|gata|gade|vej|vei|ulica|ul\.|cad\.|sok\.)(?:\s|,|$)|(?-i:\p{L})(?:straße|strasse|straat|weg|gatan|gade|vej) \d/iu

export const opened =
  /^(?:(?:ihre?|deine?|eure?|das) (?-i:[\p{L}-]{0,24})(?:team|abteilung|leitung|stelle|büro) (?:von |der |des |vom |bei )|the (?:entire |whole )?(?:team|folks|people|crew) (?:at|of|from|behind) |everyone at |all of us at |your friends at |(?:(?:the|your|ihr|dein|das|het|je|uw|din|ditt|el|tu|il|a|o)\s|l['’]\s?)(?=(?-i:\p{Lu}))|(?:ihr|dein|das|euer) (?-i:[\p{L}-]{0,20})team |het team van |team |l['’]équipe (?:(?:rh|recrutement|talents?) )?(?:de |d['’]|du )?|el equipo (?:de (?-i:[\p{L} ]{0,20}))?de |equipe (?:(?:de (?:talentos?|recrutamento|seleção|gente) )?(?:da |do |de ))?|(?:equipo|departamento|área) de (?:(?:talento|selección|recursos humanos|rrhh|personas|reclutamiento|atracción de talento)(?:,? (?:en|de) | ))?|(?:le |l['’])?(?:service|ufficio) (?:recrutement|rh|talents?|risorse umane|selezione|personale|people)(?:,? (?:chez|de|di|presso|in) | d['’]))/iu

/** A line at its separators; commas of "Foo, Inc." and small words of names hold together. */
export function piecesOf(line: string): string[] {
  const joined = line.replace(
    /,\s+(?=(?:Inc|LLC|L\.L\.C|Ltd|Limited|LLP|Corp|S\.L|S\.A|S\.r\.l|S\.p\.A|GmbH|B\.V|plc|Co)\b)/g,
    '\u0000',
  )
  return joined
    .split(/\s*[|·•]\s*|\s+[-–—/]+\s+|,\s+|\s+@\s*|\s+(?:at|bei|bei der|bij|chez|hos|presso)\s+(?=\p{Lu}|\d)/u)
    .map((piece) => piece.replaceAll('\u0000', ', ').trim())
    .filter(Boolean)
    .slice(0, 8)
}

export function isRole(text: string): boolean {
  const words = fold(text).split(/[\s,/]+/)
  if (
    words.every(
      (word) =>
        hiringRoles.has(word) ||
        teamWords.has(word) ||
        notCompanies.has(word) ||
        isOccupation(word) ||
        ['of', 'and', '&', 'senior', 'junior', 'sr', 'vp', 'for', 'the', 'de', 'des', 'der'].includes(word),
    )
  )
    return true
  if (hasLegalForm(text)) return false
  // "Studio manager", "School Secretary": whoever it is, it is no employer.
  const last = words.at(-1) ?? ''
  if (words.length > 1 && isOccupation(last) && !organisationWords.has(last)) return true
  return isOccupation(words[0] as string) && !looksLikeOrganisation(text) && words.length > 1
}

function signatureLines(context: CompanyContext): string[] {
  const signed = context.mail.lines
    .filter((line) => line.zone === 'signature' && line.emphasis !== 'button')
    .map((line) => line.text)
  if (signed.length > 0) return signed.slice(0, 14)
  // Behind the writer's own name stands what he is and where.
  const lines = context.mail.lines.filter((line) => line.zone === 'body').map((line) => line.text)
  const names = nameKey((context.mail.from?.name ?? '').split(/\s+(?:via|at|from|van|von)\s|\s[-–|]/)[0] ?? '')
  const own =
    names === ''
      ? -1
      : lines.findLastIndex(
          (line) =>
            line.length < 80 &&
            (nameKey(piecesOf(line)[0] ?? '') === names || nameKey(piecesOf(line)[0] ?? '') === names.split(' ')[0]),
        )
  if (own > 0) return lines.slice(own, own + 5).filter((line) => line.length < 90)
  // A letter without a closing formula still ends with who wrote it.
  if (context.platform?.platform.type === 'board') return []
  const body = context.mail.lines.filter((line) => line.zone === 'body')
  const last: string[] = []
  for (const line of body.slice(-5).reverse()) {
    if (
      line.text.length > 70 ||
      /[.!?:]$/.test(line.text.replace(/(?:Inc|Ltd|Co|S\.A|S\.L|S\.p\.A|B\.V)\.$/, '')) ||
      line.links.length > 0
    )
      break
    last.unshift(line.text)
  }
  return body.length > last.length ? last : []
}
