import type { Token } from '../tokens.ts'
import { months, weekdays } from '../words/calendar-words.ts'

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

/** 'le 12 mai', 'am 3. Juni': an article, a number and a month. */
export const isDate = (tokens: readonly Token[], at: number): boolean =>
  articles.has(tokens[at]?.word ?? '') &&
  /^\d{1,2}\D{0,3}$/.test(tokens[at + 1]?.text ?? '') &&
  (months.has(tokens[at + 2]?.word ?? '') || months.has(tokens[at + 3]?.word ?? ''))
