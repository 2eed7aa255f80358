import { fold } from '../../../domain/text/fold.ts'
import { ownLabelOf, spelledBy } from '../domain-name.ts'
import {
  canBeCompany,
  hasLegalForm,
  isAddressed,
  isFunctionWord,
  looksLikeOrganisation,
  looksLikePerson,
  nameKey,
  withoutTeam,
} from '../names.ts'
import type { Passage } from '../passages.ts'
import type { Field, Mark } from '../ranking.ts'
import { senderOf } from '../sender.ts'
import { stopIn, type Token } from '../tokens.ts'
import { nameConnectors, notCompanies, organisationWords, teamWords } from '../words/company-cues.ts'
import { isFirstName } from '../words/first-names.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlace } from '../words/places.ts'
import { isSmallKind } from '../words/small-kinds.ts'
import { looksLikeAgency, talkOf } from './agency.ts'
import type { CompanyCandidate } from './candidates.ts'
import { isDull } from './mentions.ts'
import { isBrand, isPossible } from './possible.ts'
import type { CompanyContext } from './sighting.ts'
import { isClosing, isRole, piecesOf } from './signature.ts'

/** What all candidates of a mail are compared by. */
interface Setting {
  context: CompanyContext
  sender: string
  /** Families of what is said by this sort of sender. */
  by: ReturnType<typeof familiesBy>
  isAgency: boolean
  /** How it talks of somebody who hires. */
  talk: ReturnType<typeof talkOf>
  /**
   * Label of the writer's own domain, that of the domain he wants answers at, the employer's on the platform, the local
   * part.
   */
  own: string | null
  ownWithEnding: string | null
  reply: string | null
  tenant: string | null
  local: string
  display: string
  candidates: readonly CompanyCandidate[]
  /** How much the places of each candidate say together, and the most of all. */
  strengths: number[]
  strongest: number
  /** How often each stands in the text as a name of its own. */
  alone: number[]
  /** What else the candidates are called by, and their initials. */
  initials: ReadonlySet<string>
  keys: ReadonlySet<string>
}

/** What speaks for each name being the employer's, and what for none of them being told. */
export function companyField(candidates: readonly CompanyCandidate[], context: CompanyContext): Field {
  const setting = settingOf(candidates, context)
  return {
    candidates: candidates.map((one, n) => (mark) => {
      markPlaces(mark, one, n, setting)
      markMentions(mark, one, n, setting)
      markShape(mark, one, setting)
      markAddresses(mark, one, setting)
      markTalk(mark, one, setting)
      markOthers(mark, one, n, setting)
    }),
    none: (mark) => markNone(mark, setting),
  }
}

function settingOf(candidates: readonly CompanyCandidate[], context: CompanyContext): Setting {
  const { mail, platform } = context
  const own = platform === null ? context.own : null
  const isElsewhere = mail.replyTo !== null && mail.replyTo.address !== mail.from?.address
  const strengths = candidates.map(strengthOf)
  const sender = senderOf(mail, platform)
  const tenant = platform?.tenant ? fold(platform.tenant) : null
  const reply = isElsewhere ? (ownLabelOf(mail.replyTo?.address.split('@')[1] ?? '')?.label ?? null) : null
  const display = nameKey(withoutTeam(mail.from?.name ?? ''))
  return {
    context,
    sender,
    by: familiesBy(sender),
    isAgency: platform === null && looksLikeAgency(mail),
    talk: platform === null ? talkOf(mail) : 'own',
    own: own?.label ?? null,
    ownWithEnding: own ? own.label + own.suffix.replace('.', '') : null,
    reply,
    tenant,
    local: fold(mail.from?.address.split('@')[0] ?? '').replace(/[^a-z0-9]/g, ''),
    display,
    candidates,
    strengths,
    strongest: Math.max(0, ...strengths),
    alone: candidates.map(({ mentions }) => mentions.filter(({ part }) => part === 'whole').length),
    initials: new Set(candidates.flatMap(({ key }) => initialsOf(key) ?? [])),
    keys: new Set(candidates.map(({ key }) => key)),
  }
}

const familiesBy = (sender: string) => ({
  in: `in, ${sender}`,
  inMuch: `in ×, ${sender}`,
  onlyMentioned: `only mentioned, ${sender}`,
  onlyInAddress: `only in the address, ${sender}`,
})

/** Places that say little each say more together; after the first few they add nothing. */
function strengthOf({ sightings }: CompanyCandidate): number {
  const bySource = new Map<string, number>()
  for (const { source, weight } of sightings) bySource.set(source, Math.max(bySource.get(source) ?? 0, weight))
  const weights = [...bySource.values()].sort((a, b) => b - a).slice(0, 5)
  return 1 - weights.reduce((doubt, weight) => doubt * (1 - weight), 1)
}

function markNone(mark: Mark, { context, sender, own, isAgency, strongest, candidates }: Setting): void {
  mark('none')
  mark('none', sender)
  mark('none', 'strongest ×', strongest)
  mark('none of', String(Math.min(6, candidates.length)))
  mark('none', own === null ? 'no domain' : 'own domain')
  if (isAgency) mark('none', 'agency')
  if (context.mail.forwarded) mark('none', 'forwarded')
}

/** The most that speaks for a name that the sender's domain does not spell. */
function strongestElsewhere(one: CompanyCandidate, { candidates, strengths, own }: Setting): number {
  const isOther = (other: CompanyCandidate) =>
    other !== one && !isWithin(one.key, other.key) && !isWithin(other.key, one.key) && spelledBy(own ?? '', mainForm(other)) === 0
  return Math.max(0, ...candidates.map((other, m) => (isOther(other) ? (strengths[m] ?? 0) : 0)))
}

/** Where it was sighted, by the places that are known to hold employers. */
function markPlaces(mark: Mark, one: CompanyCandidate, n: number, { sender, by, isAgency, strengths, strongest }: Setting): void {
  const places = new Map<string, number>()
  for (const { source, weight } of one.sightings) {
    const place = source.replace(/ -?\d+$/, '').replace(/^(domain|site) .*/, '$1')
    places.set(place, Math.max(places.get(place) ?? 0, weight))
  }
  for (const [place, weight] of places) {
    mark('in', place)
    mark('in ×', place, weight)
    mark(by.in, place)
    mark(by.inMuch, place, weight)
    if (isAgency) mark('in, agency', place)
  }
  const strength = strengths[n] ?? 0
  mark('places', '×', Math.min(5, places.size) / 5)
  mark('places', String(Math.min(5, places.size)))
  mark('strength', '×', strength)
  mark('strength ×', sender, strength)
  if (strength > 0 && strength >= strongest - 1e-9) mark('strongest')
  else mark('behind the strongest', '×', strongest - strength)
}

type Zone = Passage['zone']
const familyByZone = (family: string): Record<Zone, string> => ({
  subject: `${family} subject`,
  body: `${family} body`,
  quoted: `${family} quoted`,
  signature: `${family} signature`,
  footer: `${family} footer`,
})
const beforeIn = familyByZone('before, in')
const zoneOf = familyByZone('zone')

/** Where it is mentioned, and what stands around it. */
function markMentions(mark: Mark, one: CompanyCandidate, n: number, setting: Setting): void {
  const { context, sender, by, isAgency, strongest } = setting
  const zones = new Map<Zone, number>()
  for (const { text, passage, from, to, part } of one.mentions.slice(0, 12)) {
    const { tokens, zone } = passage
    zones.set(zone, (zones.get(zone) ?? 0) + 1)
    const before = tokens[from - 1]
    const second = tokens[from - 2]
    const last = tokens[to - 1] as Token
    const ahead = before ? (stopIn(before.after) ?? before.word) : '^'
    mark('before', ahead)
    mark(beforeIn[zone], ahead)
    if (isAgency) mark('before, agency', ahead)
    if (before && second && before.after === '') mark('before both', `${second.word} ${before.word}`)
    mark('after', last.after === '' ? (tokens[to]?.word ?? '$') : (stopIn(last.after) ?? last.after))
    if (!text.endsWith(last.text) && !fold(text).endsWith(last.word.replace(/'s$/, ''))) mark('desk', last.word)
    if (last.word.endsWith("'s")) mark('owns')
    const next = last.after === '' ? tokens[to] : undefined
    if (next) mark(next.capital ? 'follows, capital' : 'follows', context.usageOf(next.word) ?? 'neither')
    if (before?.after === '')
      mark(before.capital ? 'stands before, capital' : 'stands before', context.usageOf(before.word) ?? 'neither')
    mark('part', part)
    if (from !== 0 || passage.line < 0) continue
    if (to === tokens.length) mark('alone in', zone)
    if (zone === 'quoted' || zone === 'subject') continue
    const { lines } = context.mail
    mark('above', lineKind(lines[passage.line + 1]?.text ?? ''))
    mark('below', lineKind(lines[passage.line - 1]?.text ?? ''))
  }
  for (const [zone, count] of zones) {
    mark('zone', zone)
    mark('zone ×', zone, Math.min(4, count) / 4)
    mark(zoneOf[zone], sender)
  }
  const alone = setting.alone[n] ?? 0
  // What is spelled in small letters is mentioned too.
  if (one.mentions.length === 0)
    mark(one.sightings.some(({ source }) => source.startsWith('spelled')) ? 'spelled small' : 'never mentioned')
  else mark('stands alone', String(Math.min(3, alone)))
  if (one.sightings.length > 0) return
  const isInAddress = one.mentions.length === 0
  const where = isInAddress ? 'only in the address' : 'only mentioned'
  mark(where)
  mark(where, strongest < 0.2 ? 'nothing else' : strongest < 0.45 ? 'little else' : 'much else')
  const isAnswer = setting.context.mail.parsed.inReplyTo.length > 0
  if (strongest < 0.45) mark(isInAddress ? by.onlyInAddress : by.onlyMentioned, isAnswer ? 'answer' : 'no answer')
}

/** What a line under or over a name is: who somebody is stands under his name, and his employer under that. */
function lineKind(text: string): string {
  if (text === '') return 'nothing'
  if (text.length > 80) return 'prose'
  if (isClosing(text)) return 'closing'
  if (/@|https?:|www\.|\d{4,}/.test(text)) return 'contact'
  const [head = ''] = piecesOf(text)
  if (isRole(head)) return 'role'
  if (hasLegalForm(head) || looksLikeOrganisation(head)) return 'organisation'
  if (looksLikePerson(head) || isInitialled(head)) return 'person'
  return /[.!?:]$/.test(text) ? 'prose' : 'other'
}

/** 'J. Pollitt', 'A.M. de Groot': a person by initials. */
const isInitialled = (text: string): boolean =>
  text.includes('.') &&
  /^(?:\p{Lu}\.[ -]?){1,4}(?:(?:van|von|de|der|den|da|di|du|la|le|el|al|ten|ter|zu) ){0,3}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(
    text,
  )

/** What it looks like. */
function markShape(mark: Mark, one: CompanyCandidate, { context, sender, isAgency }: Setting): void {
  const text = mainForm(one)
  const words = one.key.split(' ')
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  const isOrganisation = looksLikeOrganisation(text)
  mark('words', String(Math.min(6, words.length)))
  if (isOrganisation) mark('organisation')
  if (hasLegalForm(text)) mark('legal form')
  if ([...one.forms.keys()].some(hasLegalForm)) mark('legal form seen')
  if (looksLikePerson(text)) mark('person')
  if ([...one.forms.keys()].some(isInitialled)) mark('initials')
  if (isFirstName(first)) mark('given name')
  if (context.people.has(one.key)) mark('takes part')
  if (isAddressed(text)) mark('addressed')
  if (isPlace(text)) mark('place')
  if (words.length > 1 && isPlace(words.slice(1).join(' '))) mark('ends in a place')
  if (!canBeCompany(text)) mark('no name')
  if (!isPossible(text, context)) mark('impossible')
  if (isBrand(one.key, context)) mark('brand')
  if (isOccupation(last)) mark('ends in occupation', isOrganisation ? 'organisation' : '')
  if (words.some(isOccupation)) mark('holds occupation')
  const desk = words.filter((word) => teamWords.has(word) && !nameConnectors.has(word)).length
  if (desk > 0) mark('desk words', '×', desk / words.length)
  if (teamWords.has(last)) {
    mark('ends in desk')
    mark('ends in desk', sender)
    if (isAgency) mark('ends in desk', 'agency')
  }
  if (words.length > 1 && isDull(first)) mark('dull head')
  if (words.length > 1 && isFunctionWord(first)) mark('function head')
  if (words.length > 1 && isFunctionWord(last)) mark('function tail')
  if (words.length > 1 && isDull(last)) mark('dull tail')
  if (words.slice(1, -1).some((word) => notCompanies.has(word) && !nameConnectors.has(word))) mark('dull middle')
  const dull = words.filter((word) => notCompanies.has(word)).length
  if (dull > 0) mark('dull words', '×', dull / words.length)
  if (words.every((word) => organisationWords.has(word))) mark('only kinds')
  if (nameConnectors.has(first)) mark('begins small')
  const small = text.split(' ').filter((word) => /^\p{Ll}{3,}$/u.test(word) && !nameConnectors.has(fold(word)))
  if (small.length > 0) mark('small words', small.every((word) => isSmallKind(fold(word))) ? 'kinds' : 'others')
  if (/^\p{Ll}/u.test(text)) mark('small')
  if (text === text.toUpperCase() && /\p{L}{2}/u.test(text)) mark('shouted')
  if (/\d/.test(text)) mark('digit')
  if (/[&+]/.test(text)) mark('ampersand')
  if (text.length <= 3) mark('short')
  mark('word', first)
  mark('word', last)
  mark('begins in', context.usageOf(first) ?? 'neither')
  mark('ends in', context.usageOf(last) ?? 'neither')
  const prose = words.filter((word) => context.usageOf(word) === 'prose').length
  if (prose > 0) mark('prose', '×', prose / words.length)
  if (prose === words.length) mark('all prose')
  if (words.some((word) => context.usageOf(word) === 'name')) mark('holds a word of names')
}

/** How it stands to the addresses and the name the mail came under. */
function markAddresses(mark: Mark, one: CompanyCandidate, setting: Setting): void {
  const { context, sender, isAgency, own, ownWithEnding, reply, tenant, local, display } = setting
  const forms = [...one.forms.keys()].slice(0, 4)
  const spelled = (label: string) => Math.max(0, ...forms.map((form) => spelledBy(label, form)))
  if (own !== null) {
    const told = Math.max(spelled(own), spelled(ownWithEnding ?? own))
    const verdict = told > 0 ? 'fits' : 'differs'
    mark('own domain', told >= 0.9 ? 'spells' : told > 0 ? 'resembles' : 'differs')
    mark('own domain', '×', told)
    mark(`own domain ${verdict}`, sender)
    if (isAgency) {
      mark(`own domain ${verdict}`, 'agency')
      // Who else is named with weight is whom it hires for.
      mark(
        told > 0 ? 'agency beside a client' : 'client of an agency',
        '×',
        told > 0 ? strongestElsewhere(one, setting) : strengthOf(one),
      )
    }
    const letters = one.key.replace(/[^a-z0-9]/g, '')
    const label = own.replaceAll('-', '')
    if (letters === label) mark('is own label')
    else if (letters.length > 3 && label.startsWith(letters)) mark('begins own label')
    else if (letters.startsWith(label)) mark('begins with own label')
    else if (letters.endsWith(label)) mark('ends with own label')
  } else if (context.platform === null) {
    mark('free mail')
    if (local.length > 5 && spelled(local) > 0) mark('local part spells')
  }
  if (tenant !== null) {
    mark('tenant', spelled(tenant) > 0.5 ? 'spells' : 'differs')
    if (one.key.replace(/[^a-z0-9]/g, '') === tenant.replace(/[^a-z0-9]/g, '')) mark('is tenant')
  }
  if (reply !== null)
    mark(context.platform === null ? 'reply, own' : 'reply, platform', spelled(reply) > 0.5 ? 'spells' : 'differs')
  if (context.sites.length > 0) {
    const told = Math.max(...context.sites.map(spelled)) > 0.5
    mark('site', told ? 'spells' : 'differs')
    mark(told ? 'site spells' : 'site differs', own === null ? sender : 'own domain')
    if (context.sites.includes(one.key.replace(/[^a-z0-9]/g, ''))) mark('is site')
  }
  if (display === '') return
  // 'Sascha Wittek über XING': who is passed on is seldom a firm.
  if (/ (?:via|uber|through|par|tramite|przez) /.test(display) && display.startsWith(`${one.key} `)) mark('passed on', sender)
  // 'Fatiha' of Fatiha Zerrouki: half of who writes, unless the address says it too.
  const writer = display.split(' ')
  if (writer.length < 4 && writer.length > 1 && !one.key.includes(' ') && (own === null || spelled(own) === 0)) {
    if (writer[0] === one.key) mark('half of the writer', 'first')
    else if (writer.at(-1) === one.key) mark('half of the writer', 'last')
  }
  if (one.key === display) mark('is display name', sender)
  else if (display.includes(one.key)) mark('in display name', sender)
  else if (one.key.includes(display)) mark('holds display name')
}

/**
 * How it stands to whom the mail speaks of as hiring: who writes of a client, or of them who would like to meet the
 * candidate, does not hire.
 */
function markTalk(mark: Mark, one: CompanyCandidate, { talk, own, isAgency, initials, keys }: Setting): void {
  if (initials.has(one.key)) mark('initials of another')
  const short = initialsOf(one.key)
  if (short !== null && keys.has(short)) mark('another is its initials')
  if (own === null) return
  const whose = [...one.forms.keys()].some((form) => spelledBy(own, form) > 0) ? 'own' : 'other'
  mark('talk', `${talk}, ${whose}`)
  if (whose === 'other' && one.mentions.some(isHeardToAct)) mark('acts', talk)
  for (const zone of new Set(one.mentions.map(({ passage }) => passage.zone))) {
    mark(`talk ${talk}, ${whose}`, zone)
    if (isAgency) mark(`agency, ${whose}`, zone)
  }
}

/**
 * 'Kettleridge liked you best', 'Havenrijk gaat niet met je door': somebody else's decision, told at the head of a
 * sentence.
 */
const isHeardToAct = ({ passage: { tokens, zone }, from, to }: CompanyCandidate['mentions'][number]): boolean =>
  zone !== 'quoted' &&
  (from === 0 || /[.!?,:]/.test(tokens[from - 1]?.after ?? '')) &&
  tokens[to - 1]?.after === '' &&
  acts.has(tokens[to]?.word ?? '')

const acts = new Set(
  "want wants wanted would like likes liked love loved looked asked asks said say says has have had are is isn't aren't was were went gone need needs decided chose picked offered confirmed moved came gaat gaan wil willen heeft hebben vond vonden zoekt mochte mochten will wollen hat haben sucht quiere quieren ha han veut veulent souhaite souhaitent vuole vogliono vil vill har chce chca".split(
    ' ',
  ),
)

/** The first letters of a name's words: `vtwb` of Vaal Triangle Water Board; null of fewer than three. */
function initialsOf(key: string): string | null {
  const words = key.split(' ').filter((word) => !nameConnectors.has(word))
  return words.length < 3 ? null : words.map((word) => word.charAt(0)).join('')
}

/** How it stands to the longer and the shorter names that it is part of or holds. */
function markOthers(mark: Mark, one: CompanyCandidate, n: number, { candidates, strengths, alone, local }: Setting): void {
  for (const [m, other] of candidates.entries()) {
    if (m === n) continue
    const isStronger = (strengths[m] ?? 0) > (strengths[n] ?? 0)
    const isSighted = other.sightings.length > 0
    if (isWithin(one.key, other.key)) {
      mark('within another')
      if (isSighted) mark('within a sighted')
      if (isStronger) mark('within a stronger')
      mark('without its', restOf(one.key, other.key, local))
      if ((alone[n] ?? 0) > (alone[m] ?? 0)) mark('more alone than the longer')
    } else if (isWithin(other.key, one.key)) {
      mark('holds another')
      if (isSighted) mark(isStronger ? 'holds a stronger' : 'holds a weaker')
      mark('with its', restOf(other.key, one.key, local))
      if ((alone[m] ?? 0) > (alone[n] ?? 0)) mark('less alone than the shorter')
    }
  }
}

/** What the longer of two names has and the shorter has not. */
function restOf(short: string, long: string, local: string): string {
  const isHead = long.startsWith(short)
  const rest = isHead ? long.slice(short.length + 1) : long.slice(0, -short.length - 1)
  const words = rest.replace(/^(?:and|und|et|y|e|en|og|och) | (?:and|und|et|y|e|en|og|och)$/, '').split(' ')
  const side = isHead ? 'behind' : 'in front'
  // `waalwijk@randstad.example` is the branch in Waalwijk.
  if (isPlace(rest) || rest.replaceAll(' ', '') === local) return `place ${side}`
  // 'Maplecrest Living of Dayton', 'Advokatkontoret ved Søen': a small word and one more say where it is, or which is meant.
  if (words.length === 2 && isHead && /^(?:of|in|at|i|di|de|du|da|do|del|von|van|zu|ved|vid|w|z)$/.test(words[0] ?? ''))
    return isPlace(words[1] ?? '') ? 'its place behind' : 'its own behind'
  if (/^[\d ]+$/.test(rest)) return `number ${side}`
  if (words.every((word) => isDull(word) || nameConnectors.has(word))) return `desk ${side}`
  if (words.every((word) => organisationWords.has(word) || nameConnectors.has(word))) return `kind ${side}`
  if (words.some((word) => isOccupation(word) || word === 'head')) return `job ${side}`
  return isFirstName(words[0] ?? '') || /^(?:dr|prof|mr|mrs|ms|herr|frau)$/.test(words[0] ?? '')
    ? `person ${side}`
    : `word ${side}`
}

function isWithin(short: string, long: string): boolean {
  return long.startsWith(`${short} `) || (long.endsWith(` ${short}`) && short.length > 3)
}

function mainForm({ forms, key }: CompanyCandidate): string {
  let best = key
  let most = -1
  for (const [form, weight] of forms)
    if (weight > most) {
      best = form
      most = weight
    }
  return best
}
