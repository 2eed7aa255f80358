import { getDomain, getDomainWithoutSuffix, getPublicSuffix } from 'tldts'
import { fold } from '../../domain/text/fold.ts'
import { remembered } from '../../domain/text/remembered.ts'
import { nameConnectors, organisationWords } from './words/company-cues.ts'
import { isPlaceName } from './words/places.ts'

const freeMail = new Set(
  `gmail googlemail outlook hotmail live msn yahoo ymail aol icloud me mac gmx web t-online freenet protonmail proton pm mail zoho yandex orange wanadoo free laposte sfr libero virgilio tiscali alice tin terra uol bol telefonica ziggo kpnmail hetnet planet home telenet skynet wp o2 onet interia op telia bredband online hotmail.co btinternet sky talktalk virginmedia ntlworld comcast verizon att sbcglobal bellsouth cox charter rediffmail qq 163 126 naver fastmail hey tutanota tuta posteo mailbox`.split(
    ' ',
  ),
)

/**
 * The part of a domain that its owner chose (`ormskirkfoods` of mail.ormskirkfoods.co.uk), with the ending as it may
 * finish a name.
 */
export interface OwnLabel {
  label: string
  suffix: string
}

/** Null for mail providers where anybody has an address. */
export const ownLabelOf = remembered((host): OwnLabel | null => {
  if (host === '' || isFreeMail(host)) return null
  const label = getDomainWithoutSuffix(host)
  return label ? { label: fold(label), suffix: getPublicSuffix(host) ?? '' } : null
})

/** Whose own domain has the label of a provider's: personal addresses are at orange.fr, bol.com.br, verizon.net. */
const employers = new Set('orange.com bol.com verizon.com comcast.com att.com cox.com charter.com'.split(' '))

/** Whether anybody can have an address at this host. */
export const isFreeMail = remembered((host) => {
  const label = getDomainWithoutSuffix(host)
  const domain = getDomain(host)
  return label !== null && freeMail.has(label) && (domain === host || host.split('.').length <= 3) && !employers.has(domain ?? '')
})

const affixes = new Set(
  'hq inc recruit jobs job careers career hr group team get try my join the www corp llc ltd online app mail email global intl usa us uk de co io ai recruiting recruitment talent hiring labs gmbh ag'.split(
    ' ',
  ),
)

/**
 * How well a domain label is written out by the words of a name, 0 to 1: `harborlightcu` by Harborlight Credit Union,
 * `dr-lenz-hno` by HNO-Praxis Dr. Lenz, `tolliverplumbing` by Tolliver & Sons Plumbing.
 */
export function spelledBy(label: string, name: string): number {
  if (label.length < 2 || name.length > 120) return 0
  let spelling = spellings.get(label)
  if (!spelling) {
    spelling = remembered((text) => spellingOf(label, text))
    // A mail has a few labels, all mail has labels without end.
    if (spellings.size >= 20) spellings.clear()
    spellings.set(label, spelling)
  }
  return spelling(name)
}

/** One memory for each label: to join both for a key would cost more than most answers. */
const spellings = new Map<string, (name: string) => number>()

function spellingOf(label: string, name: string): number {
  const words = fold(name.replace(/&/g, ' and '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0 || words.length > 10) return 0
  const compact = label.replace(/[^\p{L}\p{N}]/gu, '')
  const best = Math.max(
    inOrder(compact, words),
    inPieces(label, words),
    /[&äöüå]/.test(name.toLowerCase()) ? inOrder(compact, unfolded(name)) : 0,
    withoutKind(compact, words),
    abbreviated(compact, words),
    withShortKind(compact, words),
  )
  if (best > 0) return best
  // Initials of three words and more: `bbc`, `dhl`.
  const initials = words
    .filter((word) => !nameConnectors.has(word))
    .map((word) => word[0])
    .join('')
  return compact.length >= 3 && initials === compact ? 0.8 : 0
}

// ö is written oe in German addresses, å aa in Danish ones.
function unfolded(name: string): string[] {
  const text = name.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/å/g, 'aa')
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function inOrder(label: string, words: string[]): number {
  let at = 0
  let whole = 0
  let wholeWords = 0
  let partial = 0
  for (const word of words) {
    if (at >= label.length) break
    if (label.startsWith(word, at)) {
      at += word.length
      if (word.length > 1) {
        whole += word.length
        wholeWords += 1
      }
    } else if (wholeWords > 0 && label[at] === word[0] && !nameConnectors.has(word)) {
      at += 1
      partial += 1
    } else if (wholeWords > 0 && label.length - at >= 3 && word.startsWith(label.slice(at))) {
      // The label abbreviates the last word: `bluestonebio` for Bluestone Biologics.
      whole += label.length - at
      at = label.length
    } else if (wholeWords > 0 || !nameConnectors.has(word)) {
      if (!nameConnectors.has(word) && !organisationWords.has(word) && wholeWords === 0) return 0
      if (!nameConnectors.has(word) && wholeWords > 0 && !organisationWords.has(word) && partial === 0) continue
    }
  }
  if (whole < 2) return 0
  const rest = label.slice(at)
  if (rest === '') return 1
  if (affixes.has(rest)) return 0.9
  if (whole >= 5 && isPlaceName(rest)) return 0.8
  // What remains is a word about the trade that the name leaves out here: `castaing-avocats`.
  return whole >= 4 && whole / label.length >= 0.5 && organisationWords.has(rest) ? 0.7 : 0
}

/**
 * `lagegouwe` for Waterschap De Lage Gouwe: what a house is stands first in many languages and is left out of its
 * address.
 */
function withoutKind(label: string, words: string[]): number {
  let from = 0
  while (from < words.length && (organisationWords.has(words[from] ?? '') || nameConnectors.has(words[from] ?? ''))) from += 1
  return from > 0 && from < words.length && label.length >= 5 && inOrder(label, words.slice(from)) === 1 ? 0.95 : 0
}

/** `zgdelinde` for Zorggroep De Linde: the first word, which says the kind, in two or three of its letters. */
function withShortKind(label: string, words: string[]): number {
  const [kind = '', ...others] = words
  const rest = others.join('')
  const short = label.endsWith(rest) ? label.slice(0, -rest.length) : ''
  if (rest.length < 5 || short.length < 2 || short.length > 3 || short[0] !== kind[0]) return 0
  let at = 0
  for (const letter of kind) if (letter === short[at]) at += 1
  return at === short.length ? 0.75 : 0
}

/** `bvsolicitors` for Brackley Voss Solicitors, `museumhoevezicht` for Museumboerderij Hoevezicht. */
function abbreviated(label: string, words: string[]): number {
  const real = words.filter((word) => !nameConnectors.has(word))
  for (let count = 1; count <= 3 && count < real.length; count++) {
    const initials = real
      .slice(0, count)
      .map((word) => word[0])
      .join('')
    const rest = real.slice(count).join('')
    if (
      label.startsWith(initials) &&
      label.slice(count).length >= 5 &&
      (rest.startsWith(label.slice(count)) || label.slice(count) === real[count])
    )
      return 0.75
  }
  const [first = '', second = ''] = real
  for (let length = 4; length < first.length; length++)
    if (label === first.slice(0, length) + second && second.length >= 4) return 0.75
  return 0
}

function inPieces(label: string, words: string[]): number {
  if (!label.includes('-')) return 0
  const pieces = label.split('-').filter((piece) => piece.length > 0)
  if (pieces.length < 2) return 0
  let told = 0
  let letters = 0
  for (const piece of pieces) {
    letters += piece.length
    const initials = words.map((word) => word[0]).join('')
    if (words.includes(piece) || affixes.has(piece)) told += piece.length
    else if (piece.length >= 2 && piece.length <= 3 && initials.includes(piece)) told += piece.length
    else if (piece.length >= 2 && words.some((word) => word.startsWith(piece))) told += piece.length * 0.8
    else if (piece.length >= 6 && words.some((word) => word.startsWith(piece.slice(0, 6)))) told += piece.length * 0.6
    else if (piece.length === 2 && words.some((word) => /^[a-z]/.test(word) && word[0] === piece[0])) told += piece.length * 0.6
    else if (words.length > 1 && inOrder(piece, words) === 1) told += piece.length
  }
  const share = told / letters
  if (share >= 0.7 && pieces.some((piece) => piece.length > 3 && words.includes(piece))) return share
  // `cpa-labs` for Corvane Pathology Associates.
  const initials = words
    .filter((word) => !nameConnectors.has(word))
    .map((word) => word[0])
    .join('')
  return pieces.some((piece) => piece.length >= 3 && initials.startsWith(piece)) &&
    pieces.every((piece) => initials.startsWith(piece) || affixes.has(piece) || words.includes(piece))
    ? 0.8
    : 0
}
