import { expect, test } from 'vitest'
import { mailTo } from './mail-to.ts'

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
