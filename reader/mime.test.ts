import { expect, test } from 'vitest'
import { joinsAtOnce, parseMime } from './mime.ts'

test('the parser is still built as it was when the joining of lines was replaced', () => {
  expect(joinsAtOnce).toBe(true)
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
