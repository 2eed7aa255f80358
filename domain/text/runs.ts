const most = { text: 5_000, runs: 12 }

/** Up to twelve runs of words with capitals, 'Elm Lodge', 'Musée de la Mer'. One word alone is too common. */
export function runsIn(text: string): string[] {
  const found = new Set<string>()
  for (const [run] of text.slice(0, most.text).matchAll(runs)) {
    if (found.size >= most.runs) break
    found.add(run.replace(/['’]s$/, ''))
  }
  return [...found]
}

/** A word with a capital, as the source of a regular expression. */
export const word = "\\p{Lu}[\\p{L}\\p{N}'’-]{1,30}"
/** Two to six of them, joined as names are. */
export const severalWords = `${word}(?:(?: & | (?:(?:and|of|de|du|des|la|van|der|und|et|og|och) ){1,2}| )${word}){1,5}`
const runs = new RegExp(`(?<![\\p{L}\\p{N}])${severalWords}(?![\\p{L}\\p{N}])`, 'gu')
