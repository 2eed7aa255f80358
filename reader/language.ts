import { languages } from './languages/all.ts'
import { fold } from './words.ts'

const stopWords = new Map<string, string[]>()
for (const language of languages) {
  for (const word of new Set(language.stopWords.filter((w) => w.length > 1))) {
    stopWords.set(word, [...(stopWords.get(word) ?? []), language.code])
  }
}
// Letters of one language only weigh as much as two of its words.
const letters: [RegExp, string[]][] = [
  [/[łąęśćżźń]/, ['pl']],
  [/[ğış]/, ['tr']],
  [/ß/, ['de']],
  [/[ãõ]/, ['pt']],
  [/[ñ¿¡]/, ['es']],
  [/[æø]/, ['da', 'no']],
  [/å/, ['sv', 'da', 'no']],
  [/[äö]/, ['de', 'sv', 'fi']],
  [/ää|öö|yy/, ['fi']],
  [/[êœ]/, ['fr']],
]
const anyOfThem = new RegExp(letters.map(([letter]) => letter.source).join('|'))

/** ISO 639-1 code of the language a text is written in; null when it has too few words to tell. */
export function languageOf(text: string): string | null {
  const scores = new Map<string, number>()
  const add = (code: string, weight: number) => scores.set(code, (scores.get(code) ?? 0) + weight)
  const words = fold(text.slice(0, 6_000)).match(/[\p{L}']+/gu) ?? []
  for (const word of words.slice(0, 600)) {
    const codes = stopWords.get(word)
    if (codes !== undefined) for (const code of codes) add(code, 1 / codes.length)
    if (!anyOfThem.test(word)) continue
    for (const [letter, of] of letters) if (letter.test(word)) for (const code of of) add(code, 0.7 / of.length)
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  return best === undefined || best[1] < 1 ? null : best[0]
}
