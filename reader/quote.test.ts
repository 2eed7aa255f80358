import { expect, test } from 'vitest'
import { quoteOf } from './quote.ts'

const filler = 'We thank you for the time that you took to write to us about the work that we do here. '

test.each<[what: string, text: string, decisive: string, quote: string]>([
  ['a short one is whole', 'We pay £20.', '£20', 'We pay £20.'],
  ['a long one ends where a sentence does', `${filler.repeat(5)}We pay £20 an hour.`, '', filler.repeat(3).trim()],
  [
    'the words that decide are in it',
    `${filler.repeat(5)}We pay £20 an hour. Goodbye.`,
    '£20',
    `${filler.repeat(3)}We pay £20 an hour. Goodbye.`.slice(filler.length),
  ],
  ['of one long sentence a clause', `${'and so on '.repeat(20)}, ${'and on '.repeat(30)}`, '', `${'and so on '.repeat(20)},`],
  ['without any end it ends at a word', 'word '.repeat(100), '', 'word '.repeat(60).trim()],
  ['without any word it is cut', 'x'.repeat(400), '', 'x'.repeat(300)],
])('%s', (_, text, decisive, quote) => {
  const got = quoteOf(text, decisive)
  expect(got).toContain(decisive)
  expect(got.length).toBeLessThanOrEqual(300)
  expect(text).toContain(got)
  if (decisive === '') expect(got).toBe(quote)
  else expect(got).toMatch(/[.!?]$/)
})
