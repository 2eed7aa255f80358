import { expect, test } from 'vitest'
import { ancestorsOf } from './ancestors.ts'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

const ancestors = async (lines: string[]) => ancestorsOf(normalise(await parse(Buffer.from(lines.join('\r\n')))))

const outer = [
  'From: Sam <sam@example.org>',
  'To: box@example.com',
  'Subject: Fwd: Your application',
  'Date: Tue, 14 Apr 2026 10:00:00 +0200',
  'Message-ID: <outer@example.org>',
]
const original = [
  'From: Ann Berg <ann@northline.example>',
  'To: sam@example.org',
  'Subject: Your application',
  'Date: Mon, 13 Apr 2026 09:00:00 +0200',
  'Message-ID: <original@northline.example>',
  'In-Reply-To: <question@example.org>',
  'References: <first@northline.example> <question@example.org>',
]

test('a mail attached to another brings its own thread with it', async () => {
  const mail = [
    ...outer,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    ...original,
    '',
    'Thank you for applying.',
    '--b--',
    '',
  ]
  expect(await ancestors(mail)).toEqual(['original@northline.example', 'question@example.org', 'first@northline.example'])
})

test('headers copied over a forwarded mail tell its thread', async () => {
  const mail = [...outer, '', '---------- Forwarded message ----------', ...original, '', 'Thank you for applying.']
  expect(await ancestors(mail)).toEqual(['original@northline.example', 'question@example.org', 'first@northline.example'])
})

test('a mail that forwards nothing belongs to the thread of its header alone', async () => {
  const mail = [...outer, 'References: <a@example.org>', '', 'Message-ID: <elsewhere@example.net>', '', 'Thank you.']
  expect(await ancestors(mail.map((line) => line.replace('Fwd: ', '')))).toEqual(['a@example.org'])
})

test('a megabyte of Message-IDs costs little and brings few', async () => {
  const mail = [...outer, '', '---------- Forwarded message ----------', ...original, '', 'References: <a@b> '.repeat(60_000)]
  expect((await ancestors(mail)).length).toBeLessThanOrEqual(60)
})

test.each(['<>', '< >', ''])("a program that answers '%s' answers nothing", async (nothing) => {
  const { inReplyTo, references } = await parse(Buffer.from(`In-Reply-To: ${nothing}\r\nReferences: ${nothing}\r\n\r\nHello`))
  expect([inReplyTo, references]).toEqual([[], []])
})
