import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { parse } from './parse.ts'

const ann = 'Ann <ann@example.com>'
const from = `From: ${ann}\r\n`
const head = `${from}Subject: Hello\r\n`
const mixed = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n`
const letter = 'Dear Ola,\r\nWe have received your application.\r\n'
const letterLines = ['Dear Ola,', 'We have received your application.']
const inUtf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').toString('latin1')

type Expected = { from?: string | null; subject?: string; lines?: string[] }

// What is not named is as in `head`, over a body of one line.
test.each<[string, string, Expected]>([
  ['an attached mail that is empty', `${mixed}Content-Type: message/rfc822\r\n\r\n--b--\r\n`, { lines: [] }],
  ['nothing but an attached mail that is empty', `${head}Content-Type: message/rfc822\r\n\r\n`, { lines: [] }],
  [
    'a note over an attached mail that is empty',
    `${mixed}\r\nBody\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n\r\n\r\n--b--\r\n`,
    {},
  ],
  ['an attached mail without a header', `${mixed}Content-Type: message/rfc822\r\n\r\n${letter}--b--\r\n`, { lines: letterLines }],
  ['no header', letter, { from: null, subject: 'Dear Ola,', lines: letterLines }],
  ['no header and paragraphs', letter.replace(',\r\n', ',\r\n\r\n'), { from: null, subject: 'Dear Ola,', lines: letterLines }],
  ['no header under blank lines', `\r\n\r\n${letter}`, { from: null, subject: 'Dear Ola,', lines: letterLines }],
  ['no header and LF', letter.replaceAll('\r', ''), { from: null, subject: 'Dear Ola,', lines: letterLines }],
  [
    'no header, but a word with a colon',
    `Note: we are closed.\r\n\r\nBody\r\n`,
    { from: null, subject: 'Note: we are closed.', lines: ['Note: we are closed.', 'Body'] },
  ],
  ['a header of the way alone', `Received: from a by b\r\n${letter}`, { from: null, subject: 'Dear Ola,', lines: letterLines }],
  ['no blank line', `${head}${letter}`, { lines: letterLines }],
  ['no blank line but one further down', `${head}${letter}\r\nBye\r\n`, { lines: [...letterLines, 'Bye'] }],
  ['a blank line with a space in it', `${head} \r\n${letter}`, { lines: letterLines }],
  ['LF alone', `${head}\r\nBody\r\n`.replaceAll('\r', ''), {}],
  ['CR alone', `${head}\r\nBody\r\n`.replaceAll('\n', ''), {}],
  ['two bytes a character', inUtf16(`${head}\r\nBody\r\n`), {}],
  ['a header that is indented', ` From: ${ann}\r\n Subject: Hello\r\n\r\nBody\r\n`, {}],
  ['a stray line in the header', `${from}no field at all\r\nSubject: Hello\r\n\r\nBody\r\n`, {}],
  ['a stray line first', `no field at all\r\n${head}\r\nBody\r\n`, {}],
  ['the line of a mail folder first', `From ann@example.com Thu Mar  5 10:00:00 2026\r\n${head}\r\nBody\r\n`, {}],
  ['a subject folded over a line of spaces', `${from}Subject: Hello\r\n \r\n there\r\n\r\nBody\r\n`, { subject: 'Hello there' }],
  ['an empty subject, then another', `${from}Subject:\r\nSubject: Hello\r\n\r\nBody\r\n`, {}],
  ['an encoded word that ends with the line', `${from}Subject: =?utf-8?Q?Hel=6Co\r\n\r\nBody\r\n`, {}],
  [
    'a character in two encoded words',
    `${from}Subject: =?utf-8?Q?Best=C3?=\r\n =?utf-8?Q?=A4tigung?=\r\n\r\nBody\r\n`,
    { subject: 'Bestätigung' },
  ],
  [
    'a header in Latin-1',
    `From: J\xfcrgen <j@example.com>\r\nSubject: Best\xe4tigung\r\n\r\nBody\r\n`,
    {
      from: 'Jürgen <j@example.com>',
      subject: 'Bestätigung',
    },
  ],
  ['a group as the author', `From: Team: ${ann}, Bo <bo@example.com>;\r\nSubject: Hello\r\n\r\nBody\r\n`, {}],
  ['two authors in two fields', `${from}From: Bo <bo@example.com>\r\nSubject: Hello\r\n\r\nBody\r\n`, {}],
  ['an empty author, then another', `From:\r\n${head}\r\nBody\r\n`, {}],
  ['an empty author', 'From: <>\r\nSubject: Hello\r\n\r\nBody\r\n', { from: null }],
  ['a quote that is never closed', 'From: "Ann <ann@example.com>\r\nSubject: Hello\r\n\r\nBody\r\n', {}],
  ['two pairs of brackets', 'From: Ann <<ann@example.com>>\r\nSubject: Hello\r\n\r\nBody\r\n', {}],
  [
    'parts without a boundary',
    `${head}Content-Type: multipart/mixed\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nBody\r\n--b--\r\n`,
    {},
  ],
  [
    'parts within parts without a boundary',
    `${mixed}Content-Type: multipart/alternative\r\n\r\n--c\r\nContent-Type: text/plain\r\n\r\nBody\r\n--c--\r\n--b--\r\n`,
    {},
  ],
  ['a boundary that never ends', `${mixed}Content-Type: text/plain\r\n\r\nBody\r\n`, {}],
  [
    'the same boundary within',
    `${mixed}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nBody\r\n--b--\r\n--b--\r\n`,
    {},
  ],
  ['a type without a name', `${head}Content-Type: ;;;\r\n\r\nBody\r\n`, {}],
  ['one piece of a mail in pieces', `${head}Content-Type: message/partial; id=x; number=2; total=2\r\n\r\nBody\r\n`, {}],
])('a mail with %s shows who wrote what', async (_, mail, expected) => {
  const read = normalise(await parse(Buffer.from(mail, 'latin1')))
  expect({
    from: read.from && `${read.from.name} <${read.from.address}>`,
    subject: read.subject,
    lines: read.lines.map(({ text }) => text),
  }).toEqual({ from: ann, subject: 'Hello', lines: ['Body'], ...expected })
})
