import { fold } from '../../../domain/text/fold.ts'
import { organisationWords } from '../words/company-cues.ts'
import { isFirstName } from '../words/first-names.ts'
import { isPlaceName } from '../words/places.ts'
import type { CompanyContext } from './sighting.ts'

const longest = 40
// Cost of each kind of part: the split with the lowest total cost wins.
const costs = { here: 0.9, kind: 1, name: 1.2, prose: 1.5, elsewhere: 1.6, joint: 0.62 }
const costOfUnknown = (letters: number): number => 0.83 + 0.325 * letters

// No word of the supported languages begins like this.
const neverBegins = /^[lmnr][bcdfgklmnprstvwxz]/

interface Cut {
  cost: number
  words: string[]
  /** Whether a part is no word of anything, and whether the last one lets a short one of these follow. */
  isOdd: boolean
  leads: boolean
}

/** Splits a domain label into words: `pennylanelaunderettes` is Penny Lane Launderettes; null if unclear. */
export function wordsOfLabel(letters: string, context: CompanyContext): string | null {
  if (letters.length < 8 || letters.length > longest || !/^[a-z]+$/.test(letters)) return null
  const { usageOf } = context
  const here = writtenHere(context)
  const costOf = (piece: string): number | null => {
    if (piece.length < 4) return shortWords.has(piece) ? costs.name : null
    if (organisationWords.has(piece)) return costs.kind
    const usage = usageOf(piece)
    if (usage !== null) return costs[usage]
    return piece.length > 4 && (isFirstName(piece) || isPlaceName(piece)) ? costs.elsewhere : null
  }
  const best: Cut[][] = [[{ cost: 0, words: [], isOdd: false, leads: false }]]
  for (let to = 1; to <= letters.length; to++) {
    const cuts: Cut[] = []
    for (let from = Math.max(0, to - 20); from < to; from++) {
      const before = best[from] ?? []
      if (before.length === 0) continue
      const piece = letters.slice(from, to)
      const joint = to < letters.length ? joints.get(piece) : undefined
      const written = here.get(piece)
      const cost = joint !== undefined ? costs.joint : written !== undefined ? costs.here : costOf(piece)
      const text = joint ?? capitalised(written ?? piece)
      for (const cut of before) {
        const words = [...cut.words, text]
        if (cost !== null && !(joint === '&' && joints.has(fold(cut.words.at(-1) ?? ''))))
          cuts.push({ ...cut, cost: cut.cost + cost, words, leads: joint !== undefined || organisationWords.has(piece) })
        else if (!cut.isOdd && piece.length > (cut.leads ? 3 : 4) && !neverBegins.test(piece))
          cuts.push({ cost: cut.cost + costOfUnknown(piece.length), words, isOdd: true, leads: false })
      }
    }
    const cheapest = (isOdd: boolean) =>
      cuts
        .filter((cut) => cut.isOdd === isOdd)
        .reduce<Cut[]>((kept, cut) => (kept[0] && kept[0].cost <= cut.cost ? kept : [cut]), [])
    best.push([...cheapest(false), ...cheapest(true)])
  }
  const [cut] = (best.at(-1) ?? []).sort((a, b) => a.cost - b.cost)
  if (!cut || cut.words.length < 2 || cut.words.length > 6) return null
  const text = cut.words.join(' ')
  return /^\p{Ll}|\s(?:&|\p{Ll}+)$/u.test(text) ? null : text
}

/** The mail's own spelling of words in ASCII: `bjorkhult` is Björkhult, `lueders` is Lüders. */
export function writtenHere(context: CompanyContext): Map<string, string> {
  const seen = wordsSeen.get(context)
  if (seen) return seen
  const words = readWords(context)
  wordsSeen.set(context, words)
  return words
}

const wordsSeen = new WeakMap<CompanyContext, Map<string, string>>()

function readWords({ mail, passages }: CompanyContext): Map<string, string> {
  const texts = [mail.from?.name ?? '', ...passages.slice(0, 60).map(({ text }) => text.slice(0, 600))]
  const found = new Map<string, string>()
  for (const text of texts)
    for (const [word] of text.matchAll(/\p{L}{4,16}/gu)) {
      const plain = fold(word)
      if (!found.has(plain)) found.set(plain, word)
      if (/[äöüå]/i.test(word)) {
        const spread = word.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/å/g, 'aa')
        found.set(fold(spread), word)
      }
    }
  return found
}

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

// Small words that join others, and how names write them.
const joints = new Map([
  ['and', '&'],
  ['und', '&'],
  ['of', 'of'],
  ['de', 'De'],
  ['la', 'La'],
  ['las', 'Las'],
  ['los', 'Los'],
  ['le', 'Le'],
  ['les', 'Les'],
  ['du', 'du'],
  ['des', 'des'],
  ['da', 'da'],
  ['do', 'do'],
  ['di', 'di'],
  ['van', 'van'],
  ['der', 'der'],
  ['the', 'The'],
  ['het', 'Het'],
  ['zum', 'Zum'],
  ['zur', 'Zur'],
  ['im', 'im'],
  ['am', 'am'],
])

const shortWords = new Set('bay old red sea sky air oak ash elm inn spa gym bus car cab art lab web dog cat fox bee'.split(' '))
