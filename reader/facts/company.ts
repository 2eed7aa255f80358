import { languages } from '../languages/all.ts'
import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'
import type { Evidence, Kind, Where } from '../reading.ts'
import { ownLabelOf, spelledBy } from './domain-name.ts'
import {
  canBeCompany,
  hasLegalForm,
  isAddressed,
  looksLikeOrganisation,
  looksLikePerson,
  nameAt,
  nameKey,
  sliceOf,
  withoutTeam,
} from './names.ts'
import type { Passage } from './passages.ts'
import { findPhrases, phrasesOf } from './phrases.ts'
import { subjectSlots } from './subject-shapes.ts'
import { fold, type Token, tokenise } from './tokens.ts'
import { agencyNames, agencyWords, owners } from './words/brands.ts'
import {
  companyCues,
  companyLabels,
  hiringRoles,
  legalForms,
  nameConnectors,
  notCompanies,
  organisationWords,
  teamWords,
} from './words/company-cues.ts'
import { isFirstName } from './words/first-names.ts'
import { isOccupation } from './words/occupations.ts'
import { isPlace } from './words/places.ts'

/** What the choice of a company has to know. */
export interface CompanyContext {
  mail: NormalisedMail
  platform: PlatformMatch | null
  kind: Kind | undefined
  passages: Passage[]
  /** Keys of people who write, receive or take part. */
  people: Set<string>
  /** Display name of a calendar's organiser, with its address. */
  organizer: { name: string; address: string } | null
}

/** A sighting of something that may be the employer. */
interface Sighting {
  text: string
  weight: number
  /** Sightings of one source count once. */
  source: string
  where: Where
  quote: string
}

const cues = phrasesOf(companyCues)
const clientCues = phrasesOf([
  [
    [
      '(our|their|my|a) [direct|end] client',
      'on behalf of (our|a) client',
      'for our client',
      'unser(|em|en) (kunden|kunde|mandanten|auftraggeber)',
      'unseren kunden',
      'onze (klant|opdrachtgever|relatie)',
      'notre client',
      'nuestro cliente',
      'nosso cliente',
      'il nostro cliente',
      'var kund',
      'vores kunde',
      'var kunde',
      'naszego klienta',
    ],
    0.75,
  ] as [string[], number],
])
const threshold = 0.5

/** The employer that hires, as the mail writes its name; null rather than a guess. */
export function companyOf(context: CompanyContext): { company: string; evidence: Evidence } | null {
  const { kind, platform } = context
  if (kind === 'other') return null
  const isDigest = kind === 'job_alert'
  if (isDigest && (platform === null || platform.platform.type === 'board')) return null
  const sightings = sightingsIn(context)
  const best = choose(sightings, context.platform !== null)
  if (!best) return null
  return { company: best.text, evidence: { field: 'company', quote: best.quote.slice(0, 300), where: best.where } }
}

export function sightingsIn(context: CompanyContext): Sighting[] {
  const isDigest = context.kind === 'job_alert'
  const sightings = [
    ...fromDisplayName(context),
    ...fromSubject(context),
    ...spokenPrefixes(context),
    ...(isDigest ? [] : fromSentences(context)),
    ...fromSignature(context),
    ...fromFooter(context),
    ...fromLogo(context),
    ...(isDigest ? [] : fromLabels(context)),
    ...(isDigest ? [] : fromCards(context)),
    ...(isDigest ? [] : fromPairs(context)),
    ...(isDigest || context.platform?.platform.type === 'board' ? [] : fromNameLines(context)),
    ...fromOrganizer(context),
  ].filter((sighting) => isPossible(sighting.text, context, /^(?:from|logo|label|card|calendar)/.test(sighting.source)))
  sightings.push(...fromDomain(context, sightings))
  const full = agencyName(context)
  if (full)
    for (const sighting of sightings)
      if (nameKey(sighting.text) === nameKey(withoutTeam(full)) || nameKey(sighting.text) === nameKey(full)) sighting.text = full
  return sightings
}

/** "Lidl GB", "JPMorganChase Campus", "Leroy Merlin España": where the text itself says less than the display name, the text is right. */
function spokenPrefixes(context: CompanyContext): Sighting[] {
  const from = context.mail.from
  const display = fromDisplayName(context)[0]
  if (!from || !display) return []
  const words = display.text.split(' ')
  if (words.length < 2 || looksLikePerson(display.text)) return []
  const spoken = new Set(context.passages.flatMap((passage) => (passage.zone === 'quoted' ? [] : spansOf(passage).map(nameKey))))
  for (let length = words.length - 1; length >= 1; length--) {
    const text = words.slice(0, length).join(' ')
    if (spoken.has(nameKey(display.text))) return []
    // Only a branch, a country or a desk is cut off; "Systems" and "Hospitals" belong to the name.
    if (
      !words
        .slice(length)
        .every(
          (word) =>
            teamWords.has(fold(word)) || isPlace(word) || /^(?:gb|emea|dach|international|global|group|gruppe)$/i.test(word),
        )
    )
      continue
    if (spoken.has(nameKey(text)) && canBeCompany(text) && !nameConnectors.has(fold(words[length - 1] as string)))
      return [{ ...display, text, weight: 0.6, source: 'spoken' }]
  }
  return []
}

function isPossible(text: string, context: CompanyContext, isSet = false): boolean {
  const key = nameKey(text)
  // Indeed, Target and Monday are employers when the mail comes from their own domain.
  if (context.platform === null && key.length > 2 && ownLabelOf(hostOf(context.mail))?.label === key.replaceAll(' ', ''))
    return true
  if (!canBeCompany(text) || context.people.has(key) || isBrand(key, context) || isAddressed(text)) return false
  if (isPlace(text) && !looksLikeOrganisation(text)) return false
  const words = key.split(' ')
  // A job title between the cues of a name: "at the Line Cook station"; set apart, Brightpath Tutors is a firm.
  const last = words.at(-1) as string
  if (isSet && words.length > 1 && last.endsWith('s')) return true
  if (words.length > 1 && isOccupation(last) && !last.endsWith('s') && !organisationWords.has(last) && !hasLegalForm(text))
    return false
  return !(words.length > 1 && isOccupation(words.at(-1) as string) && !looksLikeOrganisation(text) && !hasLegalForm(text))
}

/** Whether a staffing agency writes: then whoever wants to meet the candidate is the employer. */
function isFromAgency(mail: NormalisedMail): boolean {
  const label = ownLabelOf(hostOf(mail))?.label ?? ''
  const name = mail.from?.name ?? ''
  if (agencyNames.has(label.replaceAll('-', ' ')) || agencyNames.has(nameKey(name))) return true
  if (
    agencyTrades.some((trade) => trade.length > 6 && label.endsWith(trade)) ||
    /\b(?:temps?|ett|staffing|uitzend\w*|interim|intérim)\b/i.test(name)
  )
    return true
  const own = mail.lines.filter((line) => line.zone !== 'quoted').slice(0, 60)
  const signs = own.some((line) => line.zone === 'signature' && agencyWords.test(line.text))
  if (
    own.some((line) =>
      /\b(?:cv went over to|put you forward|submit(?:ted)? you to|back on your cv|your cv in front of|told \p{Lu}\p{L}+ at)/iu.test(
        line.text,
      ),
    )
  )
    return true
  return (signs || agencyWords.test(name)) && own.some((line) => agencyTalk.test(line.text))
}

const agencyTalk =
  /\b(?:(?:our|the|my|a|their) clients?\b|put (?:you )?forward|represent(?:ed|s|ing)? (?:you|by|me)|timesheets?|temp(?:orary)? (?:work|desk|to perm)|consultants?\b|through us|assignment|in front of|unser(?:en|em)? kunden?|onze (?:klant|opdrachtgever)|notre client|nuestro cliente|presentar tu candidatura|il nostro cliente|nosso cliente|told \p{Lu}\p{L}+ at)/iu

/** Whether a name is the sender's own. */
const spellsSender = (text: string, context: CompanyContext): boolean => {
  const label = ownLabelOf(hostOf(context.mail))?.label
  return (
    (label !== undefined && (spelledBy(label, text) > 0.5 || spelledBy(label, withoutTeam(text)) > 0.5)) ||
    nameKey(text) === nameKey(withoutTeam(context.mail.from?.name ?? ''))
  )
}

const hostOf = (mail: NormalisedMail): string => mail.from?.address.split('@')[1] ?? ''

/** The sending platform is never the employer, nor is a board that a mail merely mentions. */
function isBrand(key: string, context: CompanyContext): boolean {
  const brands = context.platform?.platform.brands ?? []
  for (const brand of brands) {
    const known = nameKey(brand)
    if (
      key === known ||
      (key.startsWith(`${known} `) &&
        key.split(' ').length === known.split(' ').length + 1 &&
        nameKey(context.mail.from?.name ?? '') === key)
    )
      return true
    if (
      key.startsWith(`${known} `) &&
      key
        .slice(known.length + 1)
        .split(' ')
        .every(
          (word) =>
            teamWords.has(word) ||
            notCompanies.has(word) ||
            legalForms.has(word) ||
            ['spain', 'limited', 'corporation', 'clinic', 'candidate', 'success', 'hire', 'apply'].includes(word),
        )
    )
      return true
  }
  return false
}

function fromDisplayName(context: CompanyContext): Sighting[] {
  const { mail, platform } = context
  const from = mail.from
  if (!from || from.name.trim() === '') return []
  const quote = `${from.name} <${from.address}>`
  const make = (text: string, weight: number): Sighting[] => {
    const name = withoutTeam(text)
    return name === '' ? [] : [{ text: name, weight, source: 'from', where: 'from', quote }]
  }
  // "Trent Holloway via LinkedIn", "eSkill Testing": a board passes on people, and every platform signs with its own name.
  if (platform?.platform.type === 'board' && / via /i.test(from.name)) return []
  const name = from.name
    .replace(/\s*[[(](?:via|through) [^\])]{1,40}[\])]/i, '')
    .replace(/\s+(?:via|through|über|par|tramite|a través de) [\p{L}\d .]{2,30}$/iu, '')
    .replace(/\s*@ ?icims$/i, '')
    .trim()
  // "Astrid Holm - Fjordbyte", "Marieke from Continental Dredging", "Imogen at Plum & Pigeon", "Kofi Mensah (Ormskirk Foods)".
  const parts = name
    .split(
      /\s+[-–—|·•/]\s+|\s+@\s*|\s*\(|\)\s*|\s+(?:at|from|van|von|bij|bei|chez|de chez|hos|of|från|fra|z firmy)\s+(?=\p{Lu}|\d)/u,
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

/** The name at the head of what fills a slot: "Sundial - next Tuesday" is Sundial. */
function nameIn(slot: string): string {
  const name = nameAt(tokenise(slot), 0)
  return name ? withoutTeam(name.text) : ''
}

const isAutomatic = (address: string): boolean =>
  /no-?reply|do-?not-?reply|donotreply|do_not_reply|notif|mailer|system|support|auto|talent|careers?|jobs|recruit|hr@|enterprise|myworkday|successfactors|delivery|nao-?responda|ne-pas|keine|workday|team@|hello@|info@|apply/i.test(
    address,
  )

function fromSubject(context: CompanyContext): Sighting[] {
  const subject = context.mail.subject
  const found: Sighting[] = []
  for (const slot of subjectSlots(subject, context.platform?.platform.subjects ?? [])) {
    if (slot.company)
      found.push({ text: nameIn(slot.company), weight: 0.66, source: 'subject', where: 'subject', quote: subject })
  }
  const passage = context.passages.find((other) => other.zone === 'subject')
  if (!passage) return found
  // What a platform writes into its subjects are slots, not prose.
  found.push(...fromCues(passage, 'subject', context.platform ? 1.35 : 0.9, context))
  // "Northvale | Interview", "Product Designer II - Slice": parts that may be the name.
  for (const part of subject.split(/\s+[-–—|·•:/]{1,2}\s+|:\s+|\s+@\s?|\s<>\s|\s\|\|\s/).slice(0, 6)) {
    const text = withoutTeam(part.trim().replace(/[!?.]+$/, ''))
    if (text !== '' && /^\p{Lu}|\d/u.test(text) && text.split(' ').length <= 6)
      found.push({ text, weight: part === subject ? 0.12 : 0.2, source: 'subject part', where: 'subject', quote: subject })
  }
  for (const part of subject.split(/\s+[-–—|·•:/]{1,2}\s+|:\s+/).slice(0, 5)) {
    const text = nameIn(part)
    if (text !== '' && text !== part) found.push({ text, weight: 0.2, source: 'subject part', where: 'subject', quote: subject })
  }
  // "Slice application update", "Riverbend Food Bank Application Confirmation", "Kite Hill invited you".
  const lead = nameAt(passage.tokens, 0)
  if (lead && lead.to < passage.tokens.length) {
    const next = passage.tokens[lead.to] as Token
    if (
      /^(?:invited|invites|wants|has|viewed|needs|sent|would|is|thanks|application|interview|lädt|hat|heeft|nodigt|har|zaprasza|vous|te|ti|invito)$/.test(
        next.word,
      )
    )
      found.push({ text: withoutTeam(lead.text), weight: 0.5, source: 'subject', where: 'subject', quote: subject })
  }
  const noise =
    /^(\p{Lu}.{1,60}?) (?:Application|Interview|Assessment|Offer|Job|Careers?|Recruitment|Talent|Thanks|Follow-Up|Candidate|Hiring)\b/u.exec(
      subject,
    )
  if (noise)
    found.push({ text: nameIn(noise[1] as string), weight: 0.3, source: 'subject part', where: 'subject', quote: subject })
  return found
}

/** Names behind "at", "bei", "chez" and the like, and in front of what only employers do. */
function fromCues(passage: Passage, source: string, factor: number, context: CompanyContext): Sighting[] {
  const { tokens } = passage
  const found: Sighting[] = []
  const where = passage.where
  const add = (text: string, weight: number, kind: string) =>
    found.push({ text, weight: weight * factor, source: kind, where, quote: passage.text })
  for (const cue of findPhrases(cues, tokens)) {
    const last = tokens[cue.to - 1] as Token
    if (/[.!?;]/.test(last.after)) continue
    let at = cue.to
    for (let step = 0; step < 3 && at < tokens.length; step++) {
      const word = (tokens[at] as Token).word
      if (
        /^(?:the|our|a|an|der|die|das|dem|den|het|de|la|le|l|el|il|lo|los|as|os|o|firma|firmy|company|agency|client|unternehmen|empresa|azienda|entreprise|societe|bedrijf|retailer)$/.test(
          word,
        ) &&
        !((tokens[at] as Token).capital && step === 0 && cue.value < 0.3)
      )
        at += 1
      else break
    }
    // "The Bluebell Cafe", "El Rincón de Amparo": inside a sentence a capital article belongs to the name; German nouns have none.
    if (at > cue.to && (tokens[at - 1] as Token).capital && context.mail.language !== 'de' && passage.zone !== 'subject') at -= 1
    if (
      at > cue.to &&
      (tokens[at - 1] as Token).capital &&
      (/^(?:the|a)$/.test((tokens[at - 1] as Token).word) || tokens[at]?.text === '&')
    )
      at -= 1
    const name = nameAt(tokens, at)
    if (!name) continue
    const text = withoutTeam(name.text)
    // German nouns are capitalised: a weak cue needs more than that.
    const bare =
      cue.value < 0.3 && context.mail.language === 'de' && !looksLikeOrganisation(text) && !hasLegalForm(text) ? 0.5 : 1
    // Behind a cue the shape of the name tells: "with the Bureau of Land Management", but also "with Monday's panel".
    const told = looksLikeOrganisation(text) || hasLegalForm(text) ? 1.3 : 1
    add(
      text,
      Math.min(0.6, cue.value * told) * bare * (looksLikePerson(text) ? 0.35 : 1) * (passage.zone === 'quoted' ? 0.5 : 1),
      `${source} ${passage.line}`,
    )
  }
  for (const cue of findPhrases(clientCues, tokens)) {
    const name = nameAt(tokens, cue.to)
    if (name && !/[.!?;]/.test((tokens[cue.to - 1] as Token).after)) add(withoutTeam(name.text), cue.value, 'client')
  }
  return found
}

const employerVerbs = new Set(
  'came come quer vuole quiere veut wrote scrive schrijft schreibt enviou envio envoye stuurde inviato skickade want sees asked invites invited wants has is was will would let viewed reviewed needs uses asks sent decided welcomes offers moved opened makes team talent recruiting hiring recruitment hat ladt mochte freut bietet heeft nodigt har erbjuder inbjuder tilbyder zaprasza vous a souhaite ha quiere te ofrece convidou oferece'.split(
    ' ',
  ),
)

function fromSentences(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  const isBoard = context.platform?.platform.type === 'board'
  const isAgency = context.platform === null && isFromAgency(context.mail)
  const clients = (sightings: Sighting[]) =>
    isAgency
      ? sightings.map((sighting) =>
          sighting.weight >= 0.19 &&
          looksLikeOrganisation(sighting.text) &&
          !/^(?:the )?(?:department|ministry|authority|bureau|office)\b/i.test(sighting.text) &&
          !spellsSender(sighting.text, context)
            ? { ...sighting, weight: 0.55, source: 'client' }
            : sighting,
        )
      : sightings
  for (const passage of context.passages) {
    if (passage.zone === 'subject' || passage.zone === 'footer' || passage.zone === 'signature') continue
    const factor = passage.zone === 'quoted' ? 0.6 : 1
    found.push(...clients(fromCues(passage, 'sentence', factor, context)))
    const { tokens } = passage
    for (let at = 0; at < tokens.length; at++) {
      // At the head of a sentence or clause: "Good news: Logística Llobregat, S.L. has read your CV", "O Colégio Horizonte enviou";
      // further inside only what employers alone do: "the interview that Sycamore House sent you".
      const isHead =
        at === 0 ||
        /[:;—–,]/.test((tokens[at - 1] as Token).after) ||
        (at === 1 && /^(?:the|o|a|el|la|le|les|l|il|lo|der|die|das|de|het)$/.test((tokens[0] as Token).word))
      const lead = nameAt(tokens, at)
      const next = lead && tokens[lead.to]
      if (!lead) continue
      const follows =
        next &&
        (isHead ? employerVerbs.has(next.word) : /^(?:sent|invited|invites|asks|viewed|reviewed|want|wants)$/.test(next.word))
      const at0 = at
      at = lead.to - 1
      if (!follows || lead.to - lead.from > 7 || (next.word === 'a' && context.mail.language !== 'fr')) continue
      const last = (tokens[lead.to - 1] as Token).after
      if (last !== '' && last !== '.') continue
      const text = withoutTeam(
        at0 === 0 ? lead.text.replace(/^(?:O|A|Os|As|El|La|Los|Las|Il|Lo|Le|Les|De|Het)\s(?=\p{Lu})/u, '') : lead.text,
      )
      const organisation = looksLikeOrganisation(text) || hasLegalForm(text)
      const isTeam = /(?:team|Talent|Recruiting|Hiring)/i.test(lead.text)
      if (!organisation && lead.to - lead.from === 1 && !isTeam && passage.tokens.length > 3) continue
      const acts = (isBoard && (organisation || lead.to - lead.from > 1)) || (isAgency && organisation)
      found.push({
        text,
        weight: (isTeam ? 0.5 : acts ? 0.52 : organisation ? 0.4 : 0.3) * factor,
        source: isAgency && organisation && !spellsSender(text, context) ? 'client' : `lead ${passage.line}`,
        where: 'body',
        quote: passage.text,
      })
    }
    // "Quorum's hiring team", "the Notion Recruiting Team", "your Karat interview … for Tallybird".
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] as Token
      if (!/^(?:team|recruiting|hiring|talent|careers|recruitment)$/.test(token.word) || at === 0) continue
      let from = at
      while (
        from > 0 &&
        at - from < 8 &&
        (tokens[from - 1] as Token).after === '' &&
        ((tokens[from - 1] as Token).capital ||
          /^(?:hiring|recruiting|talent|people|of|&|and|acquisition|recruitment|engineering)$/.test(
            (tokens[from - 1] as Token).word,
          ))
      )
        from -= 1
      if (from < at) {
        const text = withoutTeam(sliceOf(tokens, from, at + 1))
        if (nameKey(text) !== nameKey(sliceOf(tokens, from, at + 1)))
          found.push({ text, weight: 0.4 * factor, source: `team ${passage.line}`, where: 'body', quote: passage.text })
      }
    }
  }
  return found
}

/** Lines under a letter: name, role, employer, in any order and with any separators. */
function fromSignature(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  for (const [index, line] of signatureLines(context).entries()) {
    if (line.length > 160 || closings.has(fold(line).replace(/[\s,.!]+$/, ''))) continue
    const spoken = line.replace(
      /^.{0,60}\b(?:on behalf of|em nome de|im namen (?:der|von)|namens|au nom de|en nombre de|per conto di)\s+/i,
      '',
    )
    const [head = '', ...rest] = piecesOf(spoken)
    const pieces = rest.length === 0 ? [head] : [head, ...rest]
    for (const [at, piece] of pieces.entries()) {
      if (/https?:|@|www\.|\d{4,}|\d{1,2}[:/]\d{2}/.test(piece) || street.test(piece)) continue
      const named = piece
        .replace(opened, '')
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
const street =
  /\b(?:street|road|avenue|ave|lane|suite|floor|boulevard|blvd|drive|square|parkway|pkwy|quay|way \d|po box|p\.o\.|straße|strasse|str\.|platz|weg \d|rue|calle|c\/|avenida|av\.|via \p{Lu}|viale|piazza|praça|rua|laan|plein|gata|gade|vej|vei|ulica|ul\.|cad\.|sok\.)(?:\s|,|$)|\p{L}(?:straße|strasse|straat|weg|gatan|gade|vej) \d/iu
const opened =
  /^(?:the (?:entire |whole )?(?:team|folks|people|crew) (?:at|of|from|behind) |everyone at |all of us at |your friends at |(?:the|your|ihr|dein|das|het|je|uw|din|ditt|el|tu|il|l['’]|a|o)\s?(?=\p{Lu})|(?:ihr|dein|das|euer) [\p{L}-]{0,20}team (?:von |der |des |vom )?|het team van |team |l['’]équipe (?:rh |recrutement )?(?:de |d['’]|du )?|el equipo (?:de [\p{L} ]{0,20})?de |equipe (?:da |do |de )?|equipo de )/iu

/** A line at its separators; commas of "Foo, Inc." and small words of names hold together. */
function piecesOf(line: string): string[] {
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

function isRole(text: string): boolean {
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
  if (words.length > 1 && isOccupation(words.at(-1) as string) && !organisationWords.has(words.at(-1) as string)) return true
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

function fromFooter(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  const isBoard = context.platform?.platform.type === 'board'
  if (isBoard) return found
  for (const passage of context.passages) {
    if (passage.zone !== 'footer' && passage.zone !== 'body') continue
    const text = passage.text
    const add = (name: string, weight: number) =>
      found.push({ text: withoutTeam(name), weight, source: `footer ${passage.line}`, where: 'footer', quote: text })
    // "© 2026 Block, Inc.", "(c) Halvorsen Logistics; 2200 Intermodal Pkwy".
    const mark = /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{4})?)?\s*(?:by\s)?/i.exec(text)
    if (mark) {
      const at = passage.tokens.findIndex((token) => token.start >= mark.index + mark[0].length)
      const name = at >= 0 ? nameAt(passage.tokens, at) : null
      if (name) add(name.text, 0.42)
    }
    const equal = /^(.{2,60}?),? (?:is|are) (?:an|committed|proud|dedicated) /.exec(text)
    if (equal && /equal|opportunit|divers|inclusi|committed/i.test(text) && /^\p{Lu}/u.test(text)) add(equal[1] as string, 0.45)
    const legal = /(?:ApplicantStack|Workable|Teamtailor|Greenhouse) (?:for|on behalf of) (.{2,60})$/.exec(text)
    if (legal) add(legal[1] as string, 0.5)
    if (passage.zone !== 'footer') continue
    // "Cascade Hydro Systems · 880 Spillway Road · Spokane".
    const head = nameAt(passage.tokens, 0)
    if (head && head.to < passage.tokens.length + 1) {
      const rest = text.slice((passage.tokens[head.to - 1] as Token).end)
      const address = /^\s*(?:[·•|,;–-]|\s-\s)\s*.*\d/.test(rest)
      if (address || hasLegalForm(head.text) || rest.trim() === '')
        add(head.text, hasLegalForm(head.text) || address ? 0.42 : 0.3)
    }
    found.push(
      ...fromCues(passage, 'footer', 0.6, context).map((sighting) => ({
        ...sighting,
        source: `footer ${passage.line}`,
        where: 'footer' as Where,
      })),
    )
    for (let at = 1; at < passage.tokens.length; at++) {
      if (!hasLegalForm(`x ${(passage.tokens[at] as Token).text}`)) continue
      let from = at
      while (
        from > 0 &&
        at - from < 6 &&
        (passage.tokens[from - 1] as Token).capital &&
        !/[.;:·|]/.test((passage.tokens[from - 1] as Token).after)
      )
        from -= 1
      if (from < at) add(sliceOf(passage.tokens, from, at + 1), 0.36)
    }
  }
  return found
}

function fromLogo(context: CompanyContext): Sighting[] {
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

function fromLabels(context: CompanyContext): Sighting[] {
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
    if (text.length <= 80) found.push({ text, weight: 0.75, source: 'label', where: 'body', quote: line.text })
  }
  return found
}

const furtherJobs =
  /\b(?:also|similar|you might|might like|jobs you|like this|other jobs|more jobs|near|anche|ofertas parecidas|te puede|también|aussi vous plaire|ces annonces|offres similaires|ähnliche|weitere (?:stellen|jobs)|vergelijkbare|andere vacatures|liknande|lignende|podobne|benzer|vagas parecidas|looked at)\b/i

/** The card of a board: title, under it the employer, often with its town. */
function fromCards(context: CompanyContext): Sighting[] {
  const { mail, platform } = context
  // A platform that signs with its own name leaves the employer to the card.
  const isBoard =
    platform?.platform.type === 'board' ||
    (platform !== null && fromDisplayName(context).every(({ text }) => !canBeCompany(text) || isBrand(nameKey(text), context)))
  const lines = mail.lines.filter((line) => line.zone === 'body').slice(0, 24)
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (!next || next.label !== null || line.text.length > 100 || next.text.length > 120 || /[.!?:]$/.test(line.text)) continue
    if (
      line.emphasis === 'logo' ||
      !fold(line.text)
        .split(/[\s/(),-]+/)
        .some(isOccupation)
    )
      continue
    const isCard = line.emphasis === 'heading' || line.emphasis === 'strong' || line.links.length > 0 || isBoard
    if (
      !isCard ||
      (/[.!?:]$/.test(next.text) && !hasLegalForm(next.text)) ||
      /^(?:hi|hello|dear|we|you|your|thank)\b/i.test(next.text)
    )
      continue
    if (
      /^[-*•–]\s|^\d|[€£$]/.test(next.text) ||
      isPlace(next.text.split(/\s[|·•–—-]\s/)[0] as string) ||
      lines.slice(0, at + 1).some((earlier) => furtherJobs.test(earlier.text))
    )
      continue
    const name = (next.text.split(/\s+[·•|–—]\s*|\s+-\s+|,\s+/)[0] as string).trim()
    const proper =
      /^((?:[\p{Lu}\d][^\s]*|&|of|the|and|de|la|van|der|für|und|y|et|e)(?:\s+(?:[\p{Lu}\d][^\s]*|&|of|the|and|de|la|van|der|für|und|y|et|e)){0,7})/u.exec(
        name,
      )?.[1]
    const text = proper?.includes(' ') || proper === name ? proper : name
    if (!text || (!isBoard && looksLikePerson(text))) continue
    const agency = context.platform === null && isFromAgency(mail)
    const full = /,\s(?:Inc|LLC|S\.L|S\.A|Ltd|S\.r\.l|S\.p\.A|GmbH|L\.P)/.test(next.text)
      ? (next.text.split(/\s+[·•|–—]\s*|\s+-\s+/)[0] as string)
      : text
    return [
      {
        text: full.trim(),
        weight: isBoard ? 0.7 : agency ? 0.85 : 0.34,
        source: agency ? 'client' : 'card',
        where: 'body',
        quote: next.text,
      },
    ]
  }
  return []
}

/** "Interview: Teaching Assistant (KS2) – Marigold Primary Academy", "Head of Engineering Services at Orchid Bay Hotels": a line of a role and an employer. */
function fromPairs(context: CompanyContext): Sighting[] {
  const found: Sighting[] = []
  const lines = context.mail.lines.slice(0, 60)
  for (const [index, line] of lines.entries()) {
    if (line.zone === 'signature' && index < 8) continue
    if (
      furtherJobs.test(line.text) ||
      lines.slice(0, index).some((earlier) => furtherJobs.test(earlier.text) && earlier.text.length < 70)
    )
      continue
    if (line.zone !== 'body' || line.text.length > 110 || /[.!?]$/.test(line.text)) continue
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
          .some(isOccupation) && !looksLikeOrganisation(part),
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
function fromNameLines(context: CompanyContext): Sighting[] {
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
    if (!name || nameKey(name.text) !== nameKey(head) || isRole(bare) || nameKey(bare).split(' ').length < 2) continue
    const next = lines[at + 1]?.text ?? ''
    // "Saltney and District Hospitals" / "NHS Foundation Trust": one name on two lines.
    if (onlyKind(next))
      found.push({ text: `${bare} ${next}`, weight: 0.56, source: `line ${at}`, where: 'body', quote: `${line.text} ${next}` })
    else if (onlyKind(bare) && nameAt(tokenise(next), 0)?.text === next)
      found.push({ text: `${bare} ${next}`, weight: 0.5, source: `line ${at}`, where: 'body', quote: `${line.text} ${next}` })
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

function fromOrganizer(context: CompanyContext): Sighting[] {
  const { organizer } = context
  if (!organizer) return []
  const inner = /\(([^()]{2,60})\)/.exec(organizer.name)?.[1]
  const name = inner && !looksLikePerson(inner) ? inner : organizer.name
  if (looksLikePerson(name) || context.people.has(nameKey(name))) return []
  return [{ text: withoutTeam(name), weight: inner ? 0.6 : 0.5, source: 'calendar', where: 'calendar', quote: organizer.name }]
}

/** The domain or tenant of the sender, matched back to how the mail writes the name. */
function fromDomain(context: CompanyContext, sightings: Sighting[]): Sighting[] {
  const { mail, platform } = context
  const labels: { label: string; suffix: string; weight: number }[] = []
  if (platform?.tenant) labels.push({ label: fold(platform.tenant), suffix: '', weight: 0.6 })
  if (platform === null || platform.platform.type === 'calendar') {
    const own = ownLabelOf(mail.from?.address.split('@')[1] ?? '')
    const local = fold(mail.from?.address.split('@')[0] ?? '')
    if (own && !own.label.includes('calendar-notification')) labels.push({ ...own, weight: 0.66 })
    // A small employer on a free mail account: saltyanchorgalway@gmail.com.
    else if (local.length > 6) labels.push({ label: local, suffix: '', weight: 0.5 })
  }
  const reply =
    mail.replyTo && mail.replyTo.address !== mail.from?.address ? ownLabelOf(mail.replyTo.address.split('@')[1] ?? '') : null
  if (reply && platform !== null) labels.push({ ...reply, weight: 0.45 })
  const organizer = context.organizer ? ownLabelOf(context.organizer.address.split('@')[1] ?? '') : null
  if (organizer && platform?.platform.type === 'calendar') labels.push({ ...organizer, weight: 0.5 })
  if (labels.length === 0) return []
  const spans = new Map<string, { where: Where; quote: string; zone: Passage['zone'] }>()
  for (const passage of context.passages) {
    for (const span of spansOf(passage))
      if (!spans.has(span)) spans.set(span, { where: passage.where, quote: passage.text, zone: passage.zone })
    if (spans.size > 600) break
  }
  for (const sighting of sightings)
    if (!spans.has(sighting.text)) spans.set(sighting.text, { where: sighting.where, quote: sighting.quote, zone: 'body' })
  const found: Sighting[] = []
  for (const { label, suffix, weight } of labels) {
    let best: { text: string; fit: number } | null = null
    for (const [span, seen] of spans) {
      if (!isPossible(span, context)) continue
      const fit = Math.max(
        spelledBy(label, span),
        suffix.length > 3 ? spelledBy(label + suffix.replace('.', ''), span) : 0,
        spelledBy(label + suffix.replace('.', ''), span),
      )
      if (fit <= 0) continue
      found.push({ text: span, weight: weight * fit, source: `domain ${label}`, where: seen.where, quote: seen.quote })
      if (!best || fit > best.fit) best = { text: span, fit }
    }
  }
  return found
}

const agencyTrades = [
  'recruitment',
  'recruiting',
  'talent',
  'staffing',
  'search',
  'personnel',
  'resourcing',
  'consulting',
  'people',
]

/** "Greenline Recruitment" of greenlinerecruitment.ie: there the word about hiring is part of the name, even where the writer leaves it out. */
function agencyName(context: CompanyContext): string | null {
  if (context.platform === null && isFromAgency(context.mail)) {
    const own = context.mail.lines.filter((line) => line.zone !== 'quoted').slice(0, 80)
    for (const text of [
      ...own.filter((line) => line.zone === 'signature').flatMap((line) => piecesOf(line.text)),
      context.mail.from?.name.split(/ (?:@|at|from|-|van) /).at(-1) ?? '',
    ]) {
      const bare = withoutTeam(text)
      if (
        bare !== text &&
        bare !== '' &&
        /^\p{Lu}/u.test(bare) &&
        agencyWords.test(text) &&
        text.split(' ').length <= 5 &&
        spellsSender(bare, context)
      )
        return text
    }
  }
  const label = context.platform === null ? ownLabelOf(hostOf(context.mail))?.label.replaceAll('-', '') : undefined
  const trade = agencyTrades.find((word) => label?.endsWith(word) && label.length > word.length + 3)
  if (!label || !trade) return null
  const stem = label.slice(0, -trade.length)
  for (const [text] of rawNames(context)) {
    if (spelledBy(label, text) === 1) return text
    if (fold(text).replace(/[^a-z0-9]/g, '') === stem) return `${text} ${(trade[0] as string).toUpperCase()}${trade.slice(1)}`
  }
  return null
}

function rawNames(context: CompanyContext): [string, string][] {
  const names: [string, string][] = [[context.mail.from?.name.split(/ (?:-|via|\|) /)[0] ?? '', context.mail.from?.name ?? '']]
  for (const passage of context.passages.slice(0, 80)) {
    for (let at = 0; at < passage.tokens.length; at++) {
      const name = nameAt(passage.tokens, at)
      if (!name) continue
      names.push([name.text, passage.text])
      at = name.to - 1
    }
  }
  return names.filter(([text]) => text !== '')
}

/** Every run of capitals in a passage, and its ends: "Jonah / Kestrel", "Ciarán in Greenline". */
const spansSeen = new WeakMap<Passage, string[]>()

function spansOf(passage: Passage): string[] {
  const seen = spansSeen.get(passage)
  if (seen) return seen
  const spans = readSpans(passage)
  spansSeen.set(passage, spans)
  return spans
}

function readSpans(passage: Passage): string[] {
  const spans: string[] = []
  for (let at = 0; at < passage.tokens.length && spans.length < 60; at++) {
    const name = nameAt(passage.tokens, at)
    if (!name) continue
    const text = withoutTeam(name.text)
    spans.push(text)
    // "St Mungo's", "Dooley's": the letter may belong to the name.
    const last = passage.tokens[name.to - 1]?.text ?? ''
    if (/['’]s$/.test(last)) spans.push(`${text}${last.slice(-2)}`)
    // "Tempo-Team Zaandam" is the branch in a town.
    const town = /^(.*\S) (\S+)$/.exec(text)
    if (town && isPlace(town[2] as string) && !/\s(?:of|de|del|of the|von|van|da|do|di)$/i.test(town[1] as string))
      spans.push(town[1] as string)
    const plain = nameKey(text)
    if (name.to - name.from > 1) {
      // A sentence's first word may be no part of the name: "At Slice", "Noreen Salty Anchor".
      for (let from = name.from + 1; from < name.to && from < name.from + 3; from++) {
        const rest = nameAt(passage.tokens, from)
        if (rest && nameKey(rest.text) !== plain) spans.push(withoutTeam(rest.text))
      }
    }
    at = name.to - 1
  }
  return spans
}

interface Group {
  key: string
  forms: Map<string, number>
  sources: Map<string, number>
  best: Sighting
  /** Seen outside footers. */
  isSpoken: boolean
  score: number
}

function choose(sightings: Sighting[], isSystem: boolean): Sighting | null {
  const groups = new Map<string, Group>()
  for (const sighting of sightings) {
    const key = nameKey(sighting.text)
    if (key === '' || sighting.weight <= 0) continue
    const group = groups.get(key) ?? { key, forms: new Map(), sources: new Map(), best: sighting, isSpoken: false, score: 0 }
    group.forms.set(sighting.text, (group.forms.get(sighting.text) ?? 0) + sighting.weight)
    group.sources.set(sighting.source, Math.max(group.sources.get(sighting.source) ?? 0, sighting.weight))
    if (sighting.weight > group.best.weight) group.best = sighting
    if (sighting.where !== 'footer') group.isSpoken = true
    groups.set(key, group)
  }
  for (const group of groups.values()) {
    let doubt = 1
    // Sentences after the first few add little: one name said ten times is still one writer's word.
    const weights = [...group.sources.values()].sort((a, b) => b - a).slice(0, 5)
    for (const weight of weights) doubt *= 1 - weight
    group.score = 1 - doubt
    if (hasLegalForm(group.best.text)) group.score = 1 - (1 - group.score) * 0.85
  }
  if (groups.size === 0) return null
  for (const group of groups.values()) absorb(group, groups)
  const ranked = [...groups.values()].sort((a, b) => b.score - a.score || b.key.length - a.key.length)
  const client = ranked.find((group) => group.sources.has('client') && group.score >= 0.5)
  let winner = client ?? (ranked[0] as Group)
  const owner = owners.get(winner.key)
  if (owner) winner = ranked.find((group) => group.key === nameKey(owner)) ?? winner
  // One organisation and no rival: less will do.
  const rival = ranked.find((group) => group !== winner && !isWithin(group.key, winner.key) && !isWithin(winner.key, group.key))
  const isOrganisation = looksLikeOrganisation(winner.best.text) || hasLegalForm(winner.best.text)
  const isAlone =
    winner.isSpoken &&
    winner.score >= (isOrganisation ? 0.19 : isSystem ? 0.4 : 1) &&
    (rival === undefined || rival.score < winner.score * (isOrganisation ? 0.75 : 0.5))
  if (winner.score < threshold && !isAlone) return null
  // One line of somebody's own mail may be a motto, a desk or a ship: it takes a second witness or the look of a firm.
  const kinds = new Set([...winner.sources.keys()].map((source) => source.split(' ')[0]))
  if (!isSystem && !isOrganisation && kinds.size === 1 && !kinds.has('domain') && !kinds.has('label') && !kinds.has('client'))
    return null
  const text = withoutCountry(
    [...winner.forms].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0] ?? winner.best.text,
  )
  return { ...winner.best, text: asWritten(text, winner) }
}

/** A shorter name inside a longer one bears witness to it, where the longer is really used and not only printed in the footer. */
function absorb(group: Group, groups: Map<string, Group>): void {
  for (const other of groups.values()) {
    if (other === group || !isWithin(other.key, group.key)) continue
    // "Tempo-Team Zaandam" is the branch of Tempo-Team.
    const rest = group.key.slice(other.key.length + 1)
    if (group.key.startsWith(other.key) && isPlace(rest) && other.isSpoken) {
      other.score = 1 - (1 - other.score) * (1 - group.score)
      group.score *= 0.5
      continue
    }
    // Said short and only signed long: the short form is the name.
    const isOnlySigned = [...group.sources.keys()].every((source) => /^(?:from|domain|logo)/.test(source))
    if (isOnlySigned && other.sources.has('spoken')) {
      other.score = 1 - (1 - other.score) * (1 - group.score)
      group.score *= 0.5
      continue
    }
    if (group.isSpoken && group.score >= (group.best.where === 'signature' ? 0.38 : 0.42)) {
      group.score = 1 - (1 - group.score) * (1 - other.score * 0.9)
      if (group.score < other.score) continue
      other.score *= 0.8
    } else {
      other.score = 1 - (1 - other.score) * (1 - group.score * 0.5)
      group.score *= 0.6
    }
  }
}

function isWithin(short: string, long: string): boolean {
  return long.startsWith(`${short} `) || (long.endsWith(` ${short}`) && short.length > 3)
}

function asWritten(text: string, group: Group): string {
  // Shouted or whispered only by one source: take a form with both cases when there is one.
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text
  return [...group.forms.keys()].find((form) => form !== form.toUpperCase() && form !== form.toLowerCase()) ?? text
}

/** "Center Parcs Ireland", "Leroy Merlin España": the country is the branch. "Air France" and "Bank of Ireland" are names. */
function withoutCountry(text: string): string {
  const cut =
    /^(.*\S) (?:Ireland|España|Spain|Deutschland|Germany|France|Italia|Italy|Nederland|Netherlands|Polska|Poland|Portugal|Brasil|Brazil|México|Mexico|UK|GB|USA|US|India|Australia|Canada|Danmark|Denmark|Norge|Norway|Sverige|Sweden|Suisse|Schweiz|Switzerland|Austria|Österreich|Belgium|België|Belgique|Europe|EMEA)$/.exec(
      text,
    )?.[1]
  if (!cut || /\s(?:of|de|del|di|da|do|von|van|für|for|&|and)$/i.test(cut) || canBeCompany(cut) === false) return text
  const words = nameKey(cut).split(' ')
  return words.every(
    (word) =>
      organisationWords.has(word) ||
      /^(?:air|radio|visit|team|save|electricite|reseau|tourism|british|business|sport|royal)$/.test(word),
  )
    ? text
    : cut
}
