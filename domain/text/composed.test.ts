import { expect, test } from 'vitest'
import { composed } from './composed.ts'

test.each([
  ['u\u0308ber', 'über'],
  ['\u1100\u1161\u11a8', '각'],
  ['ế'.normalize('NFD').repeat(1000), 'ế'.repeat(1000)],
  ['Привет, как дела? Спасибо за отклик на вакансию'.repeat(10), 'Привет, как дела? Спасибо за отклик на вакансию'.repeat(10)],
  [
    '応募していただきありがとうございます。書類選考の結果をお知らせいたします。',
    '応募していただきありがとうございます。書類選考の結果をお知らせいたします。',
  ],
])('%s is composed, and nothing of it is lost', (text, expected) => {
  expect(composed(text)).toBe(expected)
})

test.each([
  ['marks of several classes', '\u0301\u0327'.repeat(500_000)],
  ['marks on each letter', `a${'\u0327\u0301'.repeat(15)}`.repeat(30_000)],
  ['thirty marks, then a letter', `${'\u0301'.repeat(30)}a`.repeat(30_000)],
  ['letters beyond Latin', 'я'.repeat(1_000_000)],
])('a million characters of %s are composed in linear time', (_, text) => {
  // The processor's time: other work on the machine must not fail this. What grows with the square would take minutes.
  const start = process.cpuUsage()
  composed(text)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
})

test('marks that no writing has are left out', () => {
  expect([...composed(`a${'\u0327'.repeat(1000)}b`)].length).toBeLessThan(40)
})
