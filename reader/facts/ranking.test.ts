import { expect, test } from 'vitest'
import { type Field, type Marks, pick, sharesOf } from './ranking.ts'
import { caseOf, learnRanking } from './ranking-training.ts'

const seenIn =
  (...places: string[]): Marks =>
  (mark) => {
    for (const place of places) mark('in', place)
  }
const none: Marks = (mark) => mark('none')
const field = (...candidates: Marks[]): Field => ({ candidates, none })

/** Where a name stands in the subject it is right, in the footer wrong; a footer alone tells nothing. */
const cases = Array.from({ length: 40 }, (_, n) =>
  n % 4 === 0 ? caseOf(field(seenIn('footer')), [false]) : caseOf(field(seenIn('footer'), seenIn('subject')), [false, true]),
)
const ranking = learnRanking(cases, 0.5)

test('what was right elsewhere is told', () => {
  expect(pick(ranking, sharesOf(ranking, field(seenIn('footer'), seenIn('subject'))))).toBe(1)
})

test('nothing is told where what was right elsewhere is missing, or all is alike', () => {
  expect(pick(ranking, sharesOf(ranking, field(seenIn('footer'))))).toBe(-1)
  expect(pick(ranking, sharesOf(ranking, field(seenIn('subject'), seenIn('subject'))), ['heron', 'vale'])).toBe(-1)
  expect(pick(ranking, sharesOf(ranking, field()))).toBe(-1)
})

test('where only the form of a name is in doubt the likeliest form is told', () => {
  expect(pick({ ...ranking, threshold: 0.7 }, [0.35, 0.55], ['parish of st astyn', 'parish of st astyn wendle'])).toBe(1)
  expect(pick({ ...ranking, threshold: 0.7 }, [0.35, 0.55], ['heron vale', 'parish of st astyn'])).toBe(-1)
  expect(pick({ ...ranking, threshold: 0.7 }, [0.45, 0.47], ['heron', 'heron vale'])).toBe(-1)
})

test('what is said of a candidate more than once counts once', () => {
  const once = sharesOf(ranking, field(seenIn('footer'), seenIn('subject')))
  expect(sharesOf(ranking, field(seenIn('footer', 'footer'), seenIn('subject', 'subject')))).toEqual(once)
  expect(caseOf(field(seenIn('footer', 'footer')), [false])).toEqual(caseOf(field(seenIn('footer')), [false]))
})

test('what occurs in a few mails alone is not learned from', () => {
  const rare = caseOf(field(seenIn('quill')), [true])
  expect(
    learnRanking([...cases, rare, rare], 0.5)
      .numbers.get('in')
      ?.has('quill'),
  ).toBe(false)
})

test('the same cases teach the same weights', () => {
  expect(learnRanking(cases, 0.5)).toEqual(ranking)
})
