import type { Printed } from './printed.ts'
import { plainText } from './rich-text.ts'
import { skills } from './skills.ts'

/** What a posting asks for, in its own words. */
export interface Wish {
  quote: string
  /** It is asked for as a qualification, not only named. */
  isQualification: boolean
  terms: Term[]
}

export interface Term {
  term: string
  /** The words of the resume that have it; null where none do. */
  foundIn: string | null
}

const most = { posting: 50_000, line: 500, wishes: 60 }

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")

/** Lines of a posting with what they ask for, qualifications first; each term found in the resume or not. No score: the quotes are the answer. */
export function match(posting: string, cv: Printed): Wish[] {
  const resume = linesOf(cv).map((text) => ({ text, folded: fold(text) }))
  const found = new Map<number | string, string | null>()
  const foundIn = (key: number | string, words: readonly string[]): string | null => {
    if (!found.has(key)) found.set(key, resume.find(({ folded }) => words.some((word) => has(folded, word)))?.text ?? null)
    return found.get(key) ?? null
  }
  const wishes = sentencesOf(posting.slice(0, most.posting)).flatMap(({ text, isAsked }): Wish[] => {
    const folded = fold(text)
    const known = skills.flatMap((words, n) => (words.some((word) => has(folded, word)) ? [{ n, words }] : []))
    const terms = known.map(({ n, words }) => ({ term: words[0] ?? '', foundIn: foundIn(n, words) }))
    const named = ownTerms(
      text,
      known.flatMap(({ words }) => words),
    ).map((term) => ({ term, foundIn: foundIn(term, [fold(term)]) }))
    const all = [...terms, ...named]
    return all.length === 0 ? [] : [{ quote: text, isQualification: isAsked, terms: all }]
  })
  return wishes.toSorted((a, b) => Number(b.isQualification) - Number(a.isQualification)).slice(0, most.wishes)
}

function has(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + word.length]]
    // Short names are whole words; longer ones may have an ending.
    const ends = word.length > 5 ? !/[+#]/.test(after) : !/[\p{L}\p{N}+#]/u.test(after)
    // The 'js' of 'Node.js' is no word.
    if (!/[\p{L}\p{N}.]/u.test(before) && ends) return true
  }
  return false
}

const asking =
  /\b(?:require|required|requirements|must|experience|knowledge|proficien|familiar|you have|you bring|skills?|degree|fluent|years|erfahrung|kenntnisse|voraussetz|idealerweise|sie haben|du hast|abgeschlossen|sicher|fliessend|exigen|requisit|experiencia|conocimiento|esperienza|conoscenza|connaissance|erfarenhet|ervaring)/
const askingTitle =
  /^(?:requirements|qualifications|what you bring|what we (?:expect|look for)|your profile|about you|you have|must have|nice to have|skills|ihr profil|dein profil|anforderungen|das bringst du mit|das bringen sie mit|was wir erwarten|qualifikation(?:en)?|votre profil|profil recherche|requisitos|tu perfil|requisiti|din profil|profiel)\b/

function sentencesOf(posting: string): { text: string; isAsked: boolean }[] {
  let isAskedFor = false
  return posting
    .split(/\n|(?<=[.!?]) (?=\p{Lu})/u)
    .map((line) =>
      line
        .replace(/^[\s•·*–-]+/, '')
        .trim()
        .slice(0, most.line),
    )
    .filter(Boolean)
    .map((text) => {
      const folded = fold(text)
      const isTitle = text.length < 60 && !/[.!?]$/.test(text) && (text.endsWith(':') || askingTitle.test(folded))
      if (isTitle) isAskedFor = askingTitle.test(folded)
      return { text, isAsked: isAskedFor || asking.test(folded) }
    })
}

const noTerms = new Set(
  'GMBH AG SE KG EU USA UK US HR CV IT OR AND THE WE YOU FTE VAT DE EN MFD MWD FMD ASAP CEO CTO ID PDF'.split(' '),
)

/** Names that no list has, as far as they look like names: OpenTelemetry, dbt2, ISTQB. */
function ownTerms(text: string, known: readonly string[]): string[] {
  const words = text.match(/(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}{3,6}\d*)(?![\p{L}\p{N}])/gu) ?? []
  return [...new Set(words)]
    .filter((word) => !noTerms.has(word.toUpperCase()) && !known.some((one) => fold(word) === one))
    .slice(0, 8)
}

function linesOf({ label, sections }: Printed): string[] {
  const entries = sections.flatMap(({ entries }) => entries)
  return [
    label,
    ...entries.flatMap(({ title, organization, paragraphs, bullets }) => [
      [title, organization].filter(Boolean).join(', '),
      ...[...paragraphs, ...bullets].map(plainText),
    ]),
  ].filter(Boolean)
}
