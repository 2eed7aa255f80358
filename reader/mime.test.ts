import { describe, expect, test } from 'vitest'
import { joinsAtOnce, parseMime, readsAsMeant } from './mime.ts'
import { parse } from './parse.ts'

test('the parser is still built as it was when the joining of lines was replaced, and the reading of characters', () => {
  expect(joinsAtOnce).toBe(true)
  expect(readsAsMeant).toBe(true)
})

test('the lines of a part come out as they were sent, in bytes', async () => {
  const lines = ['', 'Grüße', '\u00a0 two  ', '.', '', '', '-- ', 'last']
  const part = ['--b', 'Content-Type: application/octet-stream', 'Content-Disposition: attachment', '', ...lines, '--b--']
  const head = ['From: ann@example.com', 'Content-Type: multipart/mixed; boundary=b', '']
  for (const end of ['\r\n', '\n']) {
    const { attachments } = await parseMime(Buffer.from([...head, ...part].join(end)))
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).toString()).toBe(`${lines.join('\n')}\n`)
  }
})

test('a long text without any encoding is read whole', async () => {
  const text = Array.from({ length: 3_000 }, (_, n) => `line ${n} – ${'x'.repeat(n % 80)}`).join('\r\n')
  const { text: read } = await parseMime(
    Buffer.from(`From: ann@example.com\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`),
  )
  expect(read?.trimEnd()).toBe(text.replaceAll('\r\n', '\n'))
})

describe('characters are read as they were meant', () => {
  const said = 'Schöne Grüße – bis Montag'
  const utf8 = Buffer.from(said)
  const windows1252 = Buffer.from('Sch\xf6ne Gr\xfc\xdfe \x96 bis Montag', 'latin1')
  const marked = Buffer.from(`\uFEFF${said}`, 'utf16le')
  test.each<[string, string, Buffer, string?]>([
    ['UTF-8 that is declared as ASCII', 'text/plain; charset=us-ascii', utf8],
    ['UTF-8 that is declared as Latin-1', 'text/plain; charset=iso-8859-1', utf8],
    ['UTF-8 by a name that nobody knows', "text/plain; charset='utf8mb4'", utf8],
    ['Windows-1252 that is declared as UTF-8', 'text/plain; charset=utf-8', windows1252],
    ['Windows-1252 that is not declared', 'text/plain', windows1252],
    ['both in one part', 'text/plain', Buffer.concat([utf8, windows1252]), said + said],
    ['UTF-16 by its mark', 'text/plain; charset=utf-16', marked.swap16()],
    [
      'Latin-2 as the HTML itself declares it',
      'text/html',
      Buffer.from('<meta charset="iso-8859-2">zg\xb3oszenie', 'latin1'),
      'zgłoszenie',
    ],
    ['Cyrillic as it is declared', 'text/plain; charset=koi8-r', Buffer.from([0xf0, 0xd2, 0xc9]), 'При'],
    ['Japanese as it is declared', 'text/plain; charset=iso-2022-jp', Buffer.from('\x1b$BLL\x1b(B', 'latin1'), '面'],
  ])('%s', async (_, type, bytes, meant = said) => {
    const head = `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n`
    const { text, html } = await parseMime(Buffer.from(head + bytes.toString('base64')))
    expect((text ?? html)?.replace(/<.*>/, '').trim()).toBe(meant)
  })

  test('a line of a calendar that is folded within a character', async () => {
    const folded = Buffer.concat([Buffer.from('SUMMARY:Gespr'), Buffer.from('c30d0a20a4', 'hex'), Buffer.from('ch')])
    const { attachments } = await parseMime(Buffer.concat([Buffer.from('Content-Type: text/calendar\r\n\r\n'), folded]))
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).toString()).toBe('SUMMARY:Gespräch\n')
  })
})

test('flowed text is joined line by line at its own depth', async () => {
  const lines = ['> Could you \r\n> come? ', '', 'Yes, \r\non Monday. ', '', '-- ', 'Ann']
  const { text } = await parseMime(Buffer.from(`Content-Type: text/plain; format=flowed\r\n\r\n${lines.join('\r\n')}`))
  expect(text?.trimEnd()).toBe('> Could you come? \n\nYes, on Monday. \n-- \nAnn')
  const spaced = await parseMime(Buffer.from('Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\nInter \r\nview'))
  expect(spaced.text?.trimEnd()).toBe('Interview')
})

test.each<[string, string, Buffer, string]>([
  ['UTF-8 under the name of GB 2312', 'gb2312', Buffer.from('我们很高兴邀请您'), '我们很高兴邀请您'],
  ['UTF-8 under the name of ISO-2022-JP', 'iso-2022-jp', Buffer.from('面接のご案内です'), '面接のご案内です'],
  ['Korean under the name of Unified Hangul Code', 'uhc', Buffer.from([0xb8, 0xe9, 0xc1, 0xa2]), '면접'],
  ['code page 850', 'cp-850', Buffer.from([0x47, 0x72, 0x81, 0xe1, 0x65]), 'Grüße'],
  ['UTF-7', 'utf-7', Buffer.from('Gr+APwA3w-e, 1 +- 1'), 'Grüße, 1 + 1'],
])('a text is readable: %s', async (_, charset, body, text) => {
  const header = Buffer.from(
    `From: a@b.example\r\nSubject: x\r\nContent-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`,
  )
  expect((await parse(Buffer.concat([header, body]))).text?.trim()).toBe(text)
})

test('a message that stands within its signature is read', async () => {
  // an entity signed by nobody: a signed-data object (RFC 5652) without signers
  const entity = Buffer.from('Content-Type: text/plain; charset=utf-8\r\n\r\nWe regret to tell you.\r\n')
  const der = (tag: number, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const length = body.length < 128 ? [body.length] : [0x81, body.length]
    return Buffer.concat([Buffer.from([tag, ...length]), body])
  }
  const oid = (last: number) => Buffer.from([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, last])
  const content = der(0x30, oid(1), der(0xa0, der(0x04, entity)))
  const signed = der(0x30, Buffer.from([0x02, 0x01, 0x01]), der(0x31), content, der(0x31))
  const object = der(0x30, oid(2), der(0xa0, signed))
  const mail = `From: a@b.example\r\nSubject: x\r\nContent-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m\r\nContent-Transfer-Encoding: base64\r\n\r\n${object.toString('base64')}\r\n`
  expect((await parse(Buffer.from(mail))).text?.trim()).toBe('We regret to tell you.')
  const broken = mail.replace(object.toString('base64'), object.subarray(0, 60).toString('base64'))
  expect((await parse(Buffer.from(broken))).text).toBeNull()
})
