import type { Token } from '../tokens.ts'
import { isOccupation } from '../words/occupations.ts'
import { stops } from '../words/title-grammar.ts'

// "IT Specialist" is no pronoun.
export const isStop = (token: Token, stop: Set<string>): boolean =>
  (token.text.length === 1 && /[èéÈÉ]/.test(token.text)) ||
  (stop.has(token.word) && token.text !== 'IT' && token.text !== 'HR') ||
  (!token.capital && isWeOf(stop, token.word))

// What "we" do, in the languages where it stands in the ending and a title goes on in small letters.
const weEndings: [language: string, ending: RegExp][] = [
  ['es', /[aei]mos$/],
  ['pt', /[aei]mos$/],
  ['it', /iamo$/],
]
const isWeOf = (stop: Set<string>, word: string): boolean =>
  word.length > 6 && weEndings.some(([language, ending]) => ending.test(word) && stopsFor(language) === stop)

const joined = new Map<string, Set<string>>()

export function stopsFor(language: string | null): Set<string> {
  const key = language ?? 'en'
  let all = joined.get(key)
  if (!all) {
    all = new Set([...(stops.en as Set<string>), ...(stops[key] ?? [])])
    // "die", "war" or "on" are words of several languages; a Romance title may carry an English stop word by its look.
    if (key !== 'en')
      for (const word of [
        'me',
        'come',
        'like',
        'sent',
        'son',
        'via',
        'on',
        'die',
        'am',
        'an',
        'her',
        'over',
        'he',
        'has',
        'not',
        'do',
        'well',
        'at',
      ])
        if (!stops[key]?.has(word)) all.delete(word)
    joined.set(key, all)
  }
  return all
}

// "Representative I": a grade, unless the writer goes on to speak of himself.
export function isNumeral(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  return (
    (tokens[at] as Token).text === 'I' &&
    at > 0 &&
    isOccupation((tokens[at - 1] as Token).word) &&
    !/^(?:am|have|had|need|needed|would|will|was so|want|wanted|think|know|hope|did|do|can|could|should|must|may|applied|spoke|saw|met|sent|mentioned|told|said)$/.test(
      next,
    )
  )
}
