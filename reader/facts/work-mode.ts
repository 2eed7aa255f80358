import type { Reading } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'

export type WorkMode = NonNullable<Reading['workMode']>

const words: Record<WorkMode, string> = {
  remote:
    'remote|remoto|remota|da remoto|en remoto|remotely|home ?-?office|work(?:ing)? from home|wfh|telecommut\\p{L}*|teletravail|teletrabajo|teletrabalho|telelavoro|a distancia|thuiswerk\\p{L}*|op afstand|mobiles arbeiten|pa distans|distans(?:arbete)?|fjernarbej\\p{L}*|hjemmearbej\\p{L}*|hjemmekontor|fjernarbeid|etatyo\\p{L}*|etana|prac[ay] zdaln\\p{L}*|zdaln\\p{L}*|uzaktan|evden',
  hybrid: 'hybrid\\p{L}*|hibrid[oa]|ibrid[oa]|hybryd\\p{L}*|hibrit',
  'on-site':
    'on-?site|on site|in[- ]office|in[- ]person|vor ort|praesenz|prasenz|presentiel|sur site|presencial|in presenza|in sede|op locatie|pa plats|pa stedet|stacjonarn\\p{L}*|lahityo\\p{L}*|ofiste|ofisten',
}
const fully =
  '(?:(?:fully|100 ?%|full|partly|partially|flexible?|voll|komplett|volledig|completamente|totalmente|w pelni|taysin|helt)[ -])?'
const work = '(?:[ -](?:work(?:ing|place)?|role|position|job|model|modell|arbeit|arbete|arbejde|arbeid|only|first|tyo))?'
const modeOf = (mode: WorkMode) => ({
  mode,
  pattern: new RegExp(`(?<![\\p{L}\\d])${fully}(?:${words[mode]})${work}(?![\\p{L}\\d])`, 'iu'),
})
/** 'Hybrid (two days on-site)' is hybrid. */
const modes = [modeOf('hybrid'), modeOf('remote'), modeOf('on-site')]
const joint = '[\\s,;/|·•–—()-]'
const edges = new RegExp(`^${joint}+|${joint}+$`, 'gu')

/**
 * A place as a form tells it, without the words for how the work is done there: 'Remote – Germany' is Germany and remote. Null where it
 * holds no such word.
 */
export function splitWorkMode(text: string): { mode: WorkMode; place: string } | null {
  const plain = fold(text)
  const seen = plain.length === text.length ? plain : text
  for (const { mode, pattern } of modes) {
    const found = pattern.exec(seen)
    if (!found) continue
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    const place = [before, after]
      .map((part) => withoutModes(part.replace(/\(\s*\)/g, '')).replace(edges, ''))
      .filter((part) => /\p{L}{2}/u.test(part))
    return { mode, place: place.join(', ').replace(/^(?:in|aus|from|within)\s+(?=\p{Lu})/u, '') }
  }
  return null
}

const withoutModes = (text: string): string => {
  const plain = fold(text)
  const found = plain.length === text.length ? modes.map(({ pattern }) => pattern.exec(plain)).find(Boolean) : null
  return found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text
}
