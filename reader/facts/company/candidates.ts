import { fold } from '../../../domain/text/fold.ts'
import { nameKey, withoutTeam } from '../names.ts'
import { organisationWords } from '../words/company-cues.ts'
import { unbending } from './bent.ts'
import { withoutCountry, withoutLegalForm } from './form.ts'
import { capitalised, wordsOfLabel, writtenHere } from './label-words.ts'
import { keepsTrade, type Mention, mentionsOf } from './mentions.ts'
import { isPossible } from './possible.ts'
import type { CompanyContext, Sighting } from './sighting.ts'

/** A name that may be the employer's, with every place that speaks for it. */
export interface CompanyCandidate {
  key: string
  /** How it is written, and how much stands behind each form. */
  forms: Map<string, number>
  best: { weight: number; where: Sighting['where']; quote: string }
  sightings: Sighting[]
  mentions: Mention[]
}

const most = { candidates: 60, onlyMentioned: 30, mentions: 20 }

/** Every name that was sighted somewhere, and those that are merely mentioned. */
export function candidatesOf(sightings: readonly Sighting[], context: CompanyContext): CompanyCandidate[] {
  const found = new Map<string, CompanyCandidate>()
  const mentions = context.passages.flatMap(mentionsOf)
  const spoken = new Set(mentions.filter(({ part }) => part === 'whole').map(({ text }) => nameKey(text)))
  spoken.add(nameKey(withoutTeam(context.mail.from?.name ?? '')))
  const unbent = unbending(context)
  const take = (written: string, where: Sighting['where'], quote: string, weight: number): CompanyCandidate | null => {
    const text = withoutBranch(unbent(written), spoken, context)
    const key = nameKey(text)
    if (key === '' || text.length > 80) return null
    const known = found.get(key)
    if (!known && found.size >= most.candidates) return null
    const one = known ?? { key, forms: new Map(), best: { weight: -1, where, quote }, sightings: [], mentions: [] }
    found.set(key, one)
    one.forms.set(text, (one.forms.get(text) ?? 0) + weight)
    if (weight > one.best.weight) one.best = { weight, where, quote }
    return one
  }
  for (const sighting of [...sightings, ...fromTrades(context)])
    take(sighting.text, sighting.where, sighting.quote, sighting.weight)?.sightings.push(sighting)
  for (const mention of mentions) {
    const { text, passage } = mention
    const isKnown = found.has(nameKey(withoutBranch(unbent(text), spoken, context)))
    if (!isKnown && (found.size > most.onlyMentioned || !isPossible(text, context))) continue
    const one = take(text, passage.where, passage.text, mention.part === 'whole' ? 0.05 : 0.01)
    if (one && one.mentions.length < most.mentions) one.mentions.push(mention)
  }
  const label = labelOfAddress(context)
  if (label !== null && !isWrittenOut(label, found.keys()))
    for (const told of writtenOut(label, context))
      if (isPossible(told, context)) take(told, 'from', context.mail.from?.address ?? '', 0)
  return [...found.values()]
}

/**
 * 'Leroy Merlin España' is stated without its country where the mail says `Leroy Merlin` too, or its address does:
 * 'Tamarind Foods India' may be all of a name.
 */
function withoutBranch(text: string, spoken: ReadonlySet<string>, { own, platform }: CompanyContext): string {
  const plain = withoutLegalForm(text)
  const bare = withoutCountry(plain)
  if (bare === plain) return text
  if (spoken.has(nameKey(bare))) return bare
  const label = platform ? platform.tenant : own?.label
  return label && lettersOf(label) === lettersOf(bare) ? bare : text
}

/** Where the mail itself writes the name, its words are known. */
function isWrittenOut(told: string, keys: Iterable<string>): boolean {
  const letters = lettersOf(told)
  for (const key of keys) if (lettersOf(key) === letters) return true
  return false
}

const lettersOf = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '')

const apart = /\s+[|·•–—-]\s+|\s*[,()]\s*|\s+(?:at|from|van|von|bei|bij|chez|hos|från|fra|i)\s+(?=\p{Lu})/u

/** The display name with its last word about hiring, for where that word belongs to it: 'Marlow Finch Talent'. */
function fromTrades({ mail: { from } }: CompanyContext): Sighting[] {
  if (!from) return []
  return [from.name, ...from.name.split(apart)]
    .filter((text) => keepsTrade(withoutTeam(text), text))
    .map((text) => ({ text, weight: 0.4, source: 'from with trade', where: 'from', quote: `${from.name} <${from.address}>` }))
}

/** The name that only an address tells: `ledgerline.com`, `nordwind-energie.de`, `wayfarerlabs.com`. */
function labelOfAddress({ own, platform }: CompanyContext): string | null {
  const label = platform ? fold(platform.tenant ?? '') : (own?.label ?? '')
  if (label.length < 3 || label.length > 40 || label === 'example' || !/^[a-z][a-z-]+$/.test(label)) return null
  return label
}

/** As one would write it: by the words it runs together, and as one word where it is no longer than one. */
function writtenOut(label: string, context: CompanyContext): string[] {
  const pieces = label.split('-')
  const here = writtenHere(context)
  const asWord = (piece: string) => capitalised(here.get(piece) ?? piece)
  const cut = pieces.map((piece) => wordsOfLabel(piece, context) ?? asWord(piece)).join(' ')
  const bare = pieces.map((piece) => capitalised(beforeKind(piece))).join(' ')
  // `klostermuehle-altenrode`: who writes words together and these apart means two.
  const apart = pieces.length > 1 && compounding.has(context.mail.language ?? '') ? [pieces.map(asWord).join(' ')] : []
  return [...new Set([cut, ...(bare.length > 12 && !bare.includes(' ') ? [] : [bare]), ...apart])]
}

const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi'])

/** `hallmeyerfoods` as hallmeyer, foods: the words before a kind may be one. */
function beforeKind(piece: string): string {
  for (let at = 5; at < piece.length - 3; at++)
    if (organisationWords.has(piece.slice(at))) return `${piece.slice(0, at)} ${capitalised(piece.slice(at))}`
  return piece
}
