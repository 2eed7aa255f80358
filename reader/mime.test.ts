import { describe, expect, test } from 'vitest'
import { joinsAtOnce, parseMime, readsAsMeant } from './mime.ts'

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
