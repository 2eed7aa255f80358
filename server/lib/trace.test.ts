import { expect, test } from 'vitest'
import { traceOf } from './trace.ts'

const arrival = {
  id: '0190',
  recipient: 'ada@applybox.example',
  envelopeFrom: 'jobs@example.com',
  clientAddress: '192.0.2.7',
  helo: 'mail.example.com',
  isTls: true,
  source: 'smtp',
  receivedAt: new Date('2026-03-04T05:06:07Z'),
}

test('a mail that is taken out says from whom it came, through whom and when', () => {
  expect(traceOf(arrival)).toBe(
    'Return-Path: <jobs@example.com>\r\n' +
      'Received: from mail.example.com ([192.0.2.7])\r\n' +
      '\tby applybox.example with ESMTPS id 0190\r\n' +
      '\tfor <ada@applybox.example>; Wed, 04 Mar 2026 05:06:07 +0000\r\n',
  )
})

test('the null sender, IPv6 and a line without TLS are said as such', () => {
  const trace = traceOf({ ...arrival, envelopeFrom: '', clientAddress: '2001:db8::7', isTls: false })
  expect(trace).toContain('Return-Path: <>\r\n')
  expect(trace).toContain('([IPv6:2001:db8::7])\r\n\tby applybox.example with ESMTP id')
})

test('what a provider passed on and did not tell is left out, and an imported mail has no trace', () => {
  const trace = traceOf({ ...arrival, source: 'http', envelopeFrom: '', clientAddress: '', helo: '' })
  expect(trace).toMatch(/^Received: by applybox\.example with HTTP id 0190\r\n\tfor </)
  expect(traceOf({ ...arrival, source: 'import' })).toBe('')
})

test('what a stranger says of itself writes no header', () => {
  const trace = traceOf({ ...arrival, helo: 'a\r\nX-Evil: 1\r\n\r\nb', envelopeFrom: 'a>\r\nBcc: <x@example.com' })
  expect(trace.split('\r\n')).toHaveLength(5)
  expect(trace).not.toMatch(/^(X-Evil|Bcc)/m)
})
