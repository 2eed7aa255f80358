import type { Reading } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'

export type WorkMode = NonNullable<Reading['workMode']>

const words: Record<WorkMode, string> = {
  remote:
    'remote|remoto|remota|da remoto|en remoto|remotely|home ?-?office|work(?:ing)? from home|wfh|telecommut\\p{L}*|teletravail|teletrabajo|teletrabalho|telelavoro|a distancia|thuiswerk\\p{L}*|op afstand|mobiles arbeiten|pa distans|distans(?:arbete)?|fjernarbej\\p{L}*|hjemmearbej\\p{L}*|hjemmekontor|fjernarbeid|etatyo\\p{L}*|etana|prac[ay] zdaln\\p{L}*|zdaln\\p{L}*|uzaktan|evden',
  hybrid: 'hybrid\\p{L}*|hibrid[oa]|ibrid[oa]|hybryd\\p{L}*|hibrit',
  'on-site':
    'on-?site|on site|in[- ]office|work(?:ing)?[- ]from[- ](?:the )?office|wfo|in[- ]person|vor ort|praesenz|prasenz|presentiel|sur site|presencial|in presenza|in sede|op locatie|pa plats|pa stedet|stacjonarn\\p{L}*|lahityo\\p{L}*|ofiste|ofisten',
}
/** 'modalidad híbrida', 'en mode hybride' */
const manner =
  '(?:(?:(?:en|in|em) )?(?:modalidad|modalita|modalidade|modalite|mode|regime|regimen|formato?|formule)(?: (?:de|di) (?:trabajo|lavoro|travail|trabalho))? )?'
const fully = '(?:(?:fully|100 ?%|full|flexible?|voll|komplett|volledig|completamente|totalmente|w pelni|taysin|helt)[ -])?'
const work = '(?:[ -](?:work(?:ing|place)?|role|position|job|model|modell|arbeit|arbete|arbejde|arbeid|only|first|tyo))?'
const modeOf = (mode: WorkMode) => ({
  mode,
  pattern: new RegExp(`(?<![\\p{L}\\d])${manner}${fully}(?:${words[mode]})${work}(?![\\p{L}\\d])`, 'iu'),
})
/** 'Hybrid (two days on-site)' is hybrid. */
const modes = [modeOf('hybrid'), modeOf('remote'), modeOf('on-site')]

const never =
  "no|not|non|without|kein(?:e[nrms]?)?|nicht|ohne|pas(?: de| d')?|sans|sin|senza|nessun[oa]?|sem|nao|geen|niet|zonder|ing[ae][tn]|inte|utan|ikke|uden|uten|ei|ilman|bez|nie"
const impossible =
  '(?:is |ist |est |es |e |er |ar )?(?:not|nicht|non|pas|no|nao|niet|ikke|inte|ei)(?: (?:possible|available|offered|moglich|vorgesehen|autorise|posible|disponible|possibile|previsto|possivel|mogelijk|mulig\\p{L}*|mojligt|mahdollista))?'
const days =
  "(?:up to |bis zu |jusqu'a |hasta |fino a |ate |tot |upp till |op til |inntil |do |do maks\\. )?(?:\\d(?: ?[-–/] ?\\d)?|one|two|three|four|einen?|zwei|drei|vier|un|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|een|twee|drie|tva|fyra|to|fire|dwa|trzy) ?(?:days?|tagen?|tage|jours?|dias?|giorn[io]|dagen|dag(?:ar|er|e)?|dni|paivaa)(?: ?(?:a|per|pro|par|por|al|alla|in der|im|i|w|/|om) ?\\p{L}{3,9})?(?: (?:of|de|di|im|in|en))?"
const share =
  'part(?:ly|ial(?:ly)?|iel(?:le)?(?:ment)?)|parcial(?:mente)?|parzial[ei](?:mente)?|en partie|in parte|em parte|en parte|teilweise|anteilig|zum teil|gedeeltelijk|deels|delvis|osittain|czesciow[oay]|kismen|occasional(?:ly)?|some|gelegentlich|ponctuel|ocasional|[1-9]\\d ?%'
const around = (before: string, behind: string) =>
  new RegExp(
    `(?:(?<![\\p{L}\\d])(?:${before})[ :-]{1,3}(?:${fully}(?:${words.remote})${work})(?![\\p{L}\\d])|(?<![\\p{L}\\d])(?:${words.remote})${work}[ :,-]{1,3}\\(?(?:${behind})(?![\\p{L}\\d])\\)?)`,
    'iu',
  )
/** 'teilweise Homeoffice', 'remote 2 days a week' are hybrid, 'no remote work' is on site. */
const bounded: { mode: WorkMode; pattern: RegExp }[] = [
  { mode: 'on-site', pattern: around(never, `${impossible}|no|nein|non|nej|nei|nee|nie`) },
  { mode: 'hybrid', pattern: around(`${share}|${days}`, `${share}|${days}`) },
]
const counted = new RegExp(`(?<![\\p{L}\\d])${days}(?!\\p{L})`, 'iu')
const joint = '[\\s,;/|·•–—()-]'
const edges = new RegExp(`^${joint}+|${joint}+$`, 'gu')

/**
 * A place as a form tells it, without the words for how the work is done there: 'Remote – Germany' is Germany and remote. Null where it
 * holds no such word.
 */
export function splitWorkMode(text: string): { mode: WorkMode; place: string } | null {
  const plain = fold(text)
  const seen = plain.length === text.length ? plain : text
  for (const { mode, pattern } of [...bounded, ...modes]) {
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

const job =
  '(?:role|position|job|post|vacancy|opening|contract|stelle|tatigkeit|arbeitsplatz|poste|emploi|puesto|trabajo|oferta|vacante|posizione|ruolo|lavoro|functie|baan|vacature|rol|vaga|funcao|tjanst\\p{L}*|stilling\\p{L}*|stanowisk\\p{L}*|tehtava|pozisyon)'
const aboutJob = new RegExp(`(?<!\\p{L})${job}(?!\\p{L})`, 'iu')
/** A meeting may be on a screen, another job too, and what somebody wishes is not yet so. */
const otherwise =
  /(?<!\p{L})(?:interview\p{L}*|meet\p{L}*|call|calls|chat|conversation|onboarding|gesprach\p{L}*|vorstellungs\p{L}*|termin\p{L}*|entretien\p{L}*|entrevista\p{L}*|colloqui\p{L}*|gesprek\p{L}*|intervju\p{L}*|samtal\p{L}*|samtale\p{L}*|rozmow\p{L}*|haastattelu\p{L}*|assessment|test|exercise|if|whether|wenn|falls|ob|si|se|als u|als je|om du|hvis|jos|jesli|eger|future|other|similar|prefer\p{L}*|wish|wunsch\p{L}*|interested in|looking for|ahnliche\p{L}*|andere\p{L}*|autres|futur\p{L}*|otr[oa]s|altr[ei]|andra|andre|inn[ey]ch?)(?!\p{L})|\?/iu
const notPossible =
  '(?:(?:is |are )?not (?:possible|available|offered|an option|permitted|allowed)|nicht (?:moglich|vorgesehen|vereinbar)|(?:n.est pas|pas) (?:possible|prevu|autorise|propose)|no (?:es|esta) (?:posible|previsto|disponible|contemplado)|non (?:e|sono) (?:possibile|previsto|previsti|disponibile)|niet mogelijk|nao (?:e|esta) (?:possivel|previsto|disponivel)|(?:inte|ikke) (?:mojligt|mulig\\p{L}*)|ei ole mahdollista)'
const told: { mode: WorkMode; pattern: RegExp }[] = [
  {
    mode: 'on-site',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${words.remote})${work}(?![\\p{L}\\d])[^.:;]{0,50}(?<!\\p{L})${notPossible}(?!\\p{L})|(?<!\\p{L})(?:is|as) (?:site|office)-based(?!\\p{L})`,
      'iu',
    ),
  },
  {
    mode: 'hybrid',
    pattern:
      /(?<![\p{L}\d])(?:one|two|three|four|[1-4](?: ?[-–] ?[1-4])?|ein(?:en)?|zwei|drei|vier|deux|trois|un[oa]?|dos|tres|due|tre|een|twee|drie) ?(?:days?|tage?n?|jours?|dias?|giorn[io]|dag(?:en|ar|e)?)(?: ?(?:a|per|pro|par|por|al|alla|in der|\/) ?(?:week|woche|semaine|semana|settimana|vecka|uge|uke))? (?:on[- ]site|in the office|in our \p{L}{0,20} ?office|im buro|vor ort|au bureau|sur site|en la oficina|en oficina|in ufficio|in sede|op kantoor|pa kontoret)(?!\p{L})/iu,
  },
]

/** How a sentence says that the job is worked: 'This is a fully remote role', 'Homeoffice ist bei dieser Stelle nicht möglich'. */
export function toldWorkMode(sentence: string): WorkMode | null {
  const text = fold(sentence.slice(0, 400))
  if (otherwise.test(text)) return null
  const whole = told.find(({ pattern }) => pattern.test(text))?.mode
  if (whole) return aboutJob.test(text) || text.length < 90 ? whole : null
  for (const { mode, pattern } of [...bounded, ...modes]) {
    const found = pattern.exec(text)
    if (!found) continue
    const rest = text.slice(found.index + found[0].length)
    // 'Télétravail partiel (2 jours par semaine).' stands for itself.
    if (found.index < 3 && mode !== 'on-site' && /^\s?(?:[.,;(]|$)/.test(rest)) return mode
    // 'Zwei Tage Homeoffice pro Woche sind möglich.': days are counted of a job alone.
    if (mode === 'hybrid' && counted.test(found[0])) return mode
    const near = `${text.slice(Math.max(0, found.index - 60), found.index)}|${rest.slice(0, 12)}`
    return aboutJob.test(`${near.replace(/[.:;]/g, ' ')} ${jobWithin(found[0])}`) ? mode : null
  }
  return null
}

/** Where a sentence names the job; -1 where it is rather of a meeting, another opening or a wish. */
export function jobToldIn(sentence: string): number {
  const text = fold(sentence)
  return text.length !== sentence.length || isOfOther(text) ? -1 : jobIn(text)
}

/** Whether a folded sentence is of a meeting, another opening or a wish. */
export const isOfOther = (folded: string): boolean => otherwise.test(folded)

/** Where a folded sentence names the job; -1 where it doesn't. */
export const jobIn = (folded: string): number => folded.search(aboutJob)

const jobWithin = (text: string): string => aboutJob.exec(text)?.[0] ?? ''
