import { expect, test } from 'vitest'
import { mailTo, safeMailLink } from './mail-to.ts'

test.each([
  ['kim@example.com', 'mailto:kim@example.com'],
  ['kim+jobs@example.com', 'mailto:kim%2Bjobs@example.com'],
  ['kim?bcc=eve@example.com', 'mailto:kim%3Fbcc%3Deve@example.com'],
  ['kim&body=hello@example.com', 'mailto:kim%26body%3Dhello@example.com'],
  ['kim,eve@example.com', 'mailto:kim%2Ceve@example.com'],
])('a mail to %s goes there alone', (address, link) => {
  expect(mailTo(address)).toBe(link)
  expect(new URL(link).search).toBe('')
  expect(decodeURIComponent(new URL(link).pathname)).toBe(address)
})

test.each([
  ['mailto:kim@example.com', 'mailto:kim@example.com'],
  [
    'mailto:kim@example.com?Subject=C%2B%2B+a&body=Yes%20%26%20no',
    'mailto:kim@example.com?subject=C%2B%2B%2Ba&body=Yes%20%26%20no',
  ],
  ['mailto:kim@example.com?attach=/etc/passwd&%61ttachment=x&cc=e@e.example&BCC=e@e.example', 'mailto:kim@example.com'],
  [`mailto:kim@example.com?body=${'x'.repeat(2_500)}`, `mailto:kim@example.com?body=${'x'.repeat(2_000)}`],
])('%s of a mail keeps its address, subject and body', (link, safe) => {
  expect(safeMailLink(link)).toBe(safe)
})
