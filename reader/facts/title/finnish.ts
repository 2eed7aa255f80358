import { fold } from '../../../domain/text/fold.ts'
import { isOccupation } from '../words/occupations.ts'

// From the longest on: genitive, partitive, essive, translative and the cases of place.
const endings = ['ksi', 'lle', 'lta', 'ltä', 'sta', 'stä', 'lla', 'llä', 'na', 'nä', 'n', 'a', 'ä']

/**
 * 'palkanlaskijan' as 'palkanlaskija': a Finnish sentence puts the job into the case it needs; null where the word
 * names none.
 */
export function nominative(word: string): string | null {
  // 'suntio-vahtimestarin': the last of several names is bent.
  const last = word.slice(word.lastIndexOf('-') + 1)
  const own = last === word || last.length < 4 ? null : nominative(last)
  if (own !== null) return word.slice(0, -last.length) + own
  if (isOccupation(fold(word))) return word
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    const found = [stem, ...strong(stem)].find((one) => isOccupation(fold(one)))
    if (found !== undefined) return found
  }
  return null
}

/** A title with its last word, which alone names the job, in the nominative. */
export function inNominative(title: string): string {
  const at = title.lastIndexOf(' ') + 1
  const last = title.slice(at)
  const own = nominative(last) ?? last
  // 'henkilökohtaisena avustajana': the adjective in front of it is bent with it.
  return (own === last ? title.slice(0, at) : title.slice(0, at).replace(/(?<=\p{L}i)se(?:n|n[aä]|ksi|lle)(?= $)/u, 'nen')) + own
}

/** What a stem is in the nominative: 'päällikö' päällikkö, 'apulaise' apulainen, 'huoltomiehe' huoltomies. */
function strong(stem: string): string[] {
  return [stem.replace(/([kpt])(\p{L})$/u, '$1$1$2'), stem.replace(/se$/, 'nen'), stem.replace(/miehe$/, 'mies')].filter(
    (one) => one !== stem,
  )
}
