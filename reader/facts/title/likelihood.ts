import { fold } from '../../../domain/text/fold.ts'
import { looksLikePerson, nameKey } from '../names.ts'
import { type Token, tokenise } from '../tokens.ts'
import { hiringRoles } from '../words/company-cues.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlace } from '../words/places.ts'
import { connectors, lead, notTitles } from '../words/title-grammar.ts'
import type { TitleContext } from './candidate.ts'
import { isNumeral, isStop, type Stops, stopsFor } from './stops.ts'

export function readsAsTitle(tokens: Token[], stop: Stops): boolean {
  let occupations = 0
  let others = 0
  for (const token of tokens) {
    if (isStop(token, stop) && token.text !== 'I') return false
    if (isOccupation(token.word)) occupations += 1
    else if (notTitles.has(token.word)) others += 1
  }
  // "Executive Team Leader" and "Applications Engineer" hold such a word; "Application Update" is made of them.
  return occupations > 0 && others <= 1
}

const anybody = new Set(
  'hand partner lead guide judge model host member support staff hands crew agent guard mate stage head champion expert specialist worker manager managers student founder owner director candidate leader team hiring the our your interviewer interviewers coordinator assistant person employee employees mitarbeiter medewerker medewerkers colleague professional associate engineer engineers'.split(
    ' ',
  ),
)

const stageOfHiring = /^(?:first|second|third|fourth|final|last|initial|next|early|\d(?:st|nd|rd|th))[ -](?:stage|round|phase)$/

/** How much a text reads like a job title by itself, 0 to 1. */
export function titleLikelihood(text: string, context: Pick<TitleContext, 'company' | 'people' | 'language'>): number {
  if (text.length < 2 || text.length > 140) return 0
  const tokens = tokenise(text)
  const words = tokens.filter((token) => /[\p{L}\d]/u.test(token.text))
  if (words.length === 0 || words.length > 16) return 0
  const { language } = context
  const key = nameKey(text)
  // "Aoife Tierney (Plant scientist)" is somebody.
  if (
    context.people.has(key) ||
    (text.includes('(') && looksLikePerson((text.split('(')[0] as string).trim()) && text.split('(')[0]?.trim().includes(' '))
  )
    return 0
  if (context.company && (key === nameKey(context.company) || nameKey(context.company).startsWith(`${key} `))) return 0
  if (isPlace(text) || stageOfHiring.test(fold(text))) return 0
  if (words.every((token) => notTitles.has(token.word) || connectors.has(token.word) || lead.has(token.word))) return 0
  if (/https?:|@|\d{1,2}:\d{2}|[:;]\s/.test(text)) return 0
  const stop = stopsFor(context.language)
  const stopped = words.filter((token, at) => isStop(token, stop) && !isNumeral(words, at)).length
  // "Stage" is an internship in French, Dutch and Italian alone.
  const occupation = words.some(
    (token) =>
      isOccupation(token.word) && (token.word !== 'stage' || language === 'fr' || language === 'nl' || language === 'it'),
  )
  // "Follow-Up for DSP Engineer": what stands in front of the cue is no title.
  const joint = words.findIndex((token) => token.word === 'for')
  if (joint > 0 && !words.slice(0, joint).some((token) => isOccupation(token.word))) return 0.1
  if (stopped > 1 || (stopped > 0 && !occupation)) return 0
  const first = words[0] as Token
  // "Beto, CEO" says who somebody is; a lone lower-case "partner" or "recruiter" is anybody.
  if (/^\S+(?: \S+)?,/.test(text) && looksLikePerson(text.split(',')[0] as string)) return 0
  if (words.length === 1 && !first.capital && (hiringRoles.has(first.word) || anybody.has(first.word))) return 0
  if (words.every((token) => hiringRoles.has(token.word) || anybody.has(token.word)) && !first.capital) return 0
  // "Account Executive" and "Team Leader" begin with such a word, "Application for Nurse" as well.
  if (notTitles.has(first.word) && !isOccupation(first.word) && !words.slice(1, 3).some((token) => isOccupation(token.word)))
    return occupation ? 0.3 : 0
  if (occupation)
    return words.length > 9 ? 0.85 : first.capital || (context.language !== 'en' && context.language !== 'de') ? 1 : 0.85
  const capitals = words.filter((token) => token.capital).length
  if (!/\p{L}{2}/u.test(text)) return 0
  if (capitals === 0) return context.language === 'en' || context.language === 'de' || context.language === null ? 0.05 : 0.25
  return words.length <= 8 ? 0.42 : 0.2
}
