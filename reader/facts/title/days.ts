import { months } from '../../../domain/names/months.ts'
import type { Token } from '../tokens.ts'
import { weekdays } from '../words/calendar-words.ts'

// 'Operador de quinta rueda', 'Jefe de segunda': a day in Portugal only.
const ordinals = new Set(['segunda', 'terca', 'quarta', 'quinta', 'sexta'])

/**
 * Whether a folded word names a day or a month by itself: 'di', 'des' and 'vie' join words far more often than they are
 * short for one.
 */
export const isDayName = (word: string): boolean =>
  word.length > 3 && !ordinals.has(word) && (weekdays.has(word) || months.has(word))

/** Whether a token says when: a name, or beside a number what is short for one. */
export function isDay(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  if (!weekdays.has(word) && !months.has(word)) return false
  return isDayName(word) || [at - 1, at + 1].some((beside) => /^\d/.test(tokens[beside]?.text ?? ''))
}

const articles = new Set('le den am vom ab op van vanaf fra fran el il dia dnia od pa em al del dal'.split(' '))

/** 'le 12 mai', 'am 3. Juni', '14 Dec', 'uke 50': a number with its month, or of a week. */
export const isDate = (tokens: readonly Token[], at: number): boolean =>
  (articles.has(tokens[at]?.word ?? '') &&
    /^\d{1,2}\D{0,3}$/.test(tokens[at + 1]?.text ?? '') &&
    (months.has(tokens[at + 2]?.word ?? '') || months.has(tokens[at + 3]?.word ?? ''))) ||
  (isNumber(tokens, at) && months.has(tokens[at + 1]?.word ?? '')) ||
  (weeks.has(tokens[at]?.word ?? '') && isNumber(tokens, at + 1))

const weeks = new Set('week weeks uke uge vecka v kw woche semaine semana settimana tydzien viikko vko'.split(' '))

const isNumber = (tokens: readonly Token[], at: number): boolean => /^\d{1,2}\D{0,3}$/.test(tokens[at]?.text ?? '')

/** 'a partir de', 'från och med', 'ab sofort': what follows is when it begins. */
export const isFromOn = (tokens: readonly Token[], at: number): boolean =>
  beginnings.has(`${tokens[at]?.word ?? ''} ${tokens[at + 1]?.word ?? ''}`)

const beginnings = new Set([
  'a partir',
  'a contar',
  'a compter',
  'fran och',
  'fra og',
  'ab sofort',
  'per direct',
  'per direkt',
  'per sofort',
  'le premier',
  'a decorrere',
])
