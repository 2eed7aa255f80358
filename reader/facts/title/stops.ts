import type { Token } from '../tokens.ts'
import { isOccupation } from '../words/occupations.ts'
import { proseIn } from '../words/prose.ts'
import { smallStops, stops } from '../words/title-grammar.ts'

/** Words at which a title is over, in one language. */
export interface Stops {
  words: ReadonlySet<string>
  /** Those that stop it only where they are written small. */
  small: ReadonlySet<string>
  /** What "we" do, in the languages where it stands in the ending and a title goes on in small letters. */
  we: RegExp | null
}

// "IT Specialist" is no pronoun.
export const isStop = ({ text, word, capital }: Token, { words, small, we }: Stops): boolean =>
  (text.length === 1 && /[èéÈÉ]/.test(text)) ||
  (words.has(word) && text !== 'IT' && text !== 'HR') ||
  (!capital && (small.has(word) || (we !== null && word.length > 6 && we.test(word))))

const weEndings = new Map([
  ['es', /[aei]mos$/],
  ['pt', /[aei]mos$/],
  ['it', /iamo$/],
])

const joined = new Map<string, Stops>()

export function stopsFor(language: string | null): Stops {
  const key = language ?? 'en'
  let all = joined.get(key)
  if (!all) {
    all = { words: wordsOf(key), small: new Set([...smallStops, ...proseIn(key)]), we: weEndings.get(key) ?? null }
    joined.set(key, all)
  }
  return all
}

function wordsOf(language: string): Set<string> {
  const all = new Set([...(stops.en as Set<string>), ...(stops[language] ?? [])])
  // "die", "war" or "on" are words of several languages; a Romance title may carry an English stop word by its look.
  if (language !== 'en')
    for (const word of 'me come like sent son via on die am an her over he has not do well at'.split(' '))
      if (!stops[language]?.has(word)) all.delete(word)
  return all
}

// 'Building Official I.': no sentence ends with who speaks.
const isLastBehindName = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.capital === true && (at + 1 === tokens.length || /^[.;:)]/.test(tokens[at]?.after ?? ''))

// "Representative I": a grade, unless the writer goes on to speak of himself.
export function isNumeral(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  return (
    (tokens[at] as Token).text === 'I' &&
    at > 0 &&
    (tokens[at - 1] as Token).after === '' &&
    (isOccupation((tokens[at - 1] as Token).word) || isLastBehindName(tokens, at)) &&
    !/^(?:am|have|had|need|needed|would|will|was so|want|wanted|think|know|hope|did|do|can|could|should|must|may|applied|spoke|saw|met|sent|mentioned|told|said)$/.test(
      next,
    )
  )
}
