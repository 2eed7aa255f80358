import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { compose, type Letter } from './compose.ts'
import { dkimKeys, dkimRecord, signMessage } from './dkim.ts'

const run = promisify(execFile)
const opendkim = '/usr/sbin/opendkim'

const texts = [
  'Hi Maya,\n\nThursday at ten suits me.\n\nAda',
  '.\n..\n.hidden\n\nFrom the start\n  spaces at the end   \n\t\n\n\n',
  `One line ${'without an end '.repeat(400)}`,
  'Grüezi, 你好, Здравствуйте, مرحبا 🙂\n- ein Punkt\n- noch einer\n\n> schon zitiert',
  '',
]
const subjects = [
  'Re: Invitation',
  '',
  `Ärztin in Zürich – ${'sehr lang '.repeat(60)}`,
  '面接のご案内についての返信を差し上げます、どうぞよろしくお願いいたします',
]
const file = (filename: string, type: string, content: Buffer) => ({ filename, type, content })
const attachments = [
  [],
  [file('resume.pdf', 'application/pdf', Buffer.from([...Array(5000).keys()].map((n) => n % 256)))],
  [file('Lebenslauf Jürgen Groß.docx', 'application/octet-stream', Buffer.alloc(90_000, '\r\n.'))],
  [file('履歴書.txt', 'text/plain', Buffer.from('x\n'.repeat(99))), file('empty', 'application/octet-stream', Buffer.alloc(0))],
  [file(`${'long name '.repeat(20)}.txt`, 'text/plain', Buffer.from('no line at the end'))],
]
const quotations = [null, { introduction: 'On Monday, Maya wrote:', text: 'From here\n.\n\nto there   \n' }]

const letters = texts.flatMap((text) =>
  subjects.flatMap((subject) =>
    attachments.flatMap((attached) =>
      quotations.map(
        (quoted, n): Letter => ({
          messageId: '<1@applybox.example>',
          date: new Date(),
          from: { name: 'Ada Ünal', address: 'ada@applybox.example' },
          to: ['maya@northwind.example', ...Array.from({ length: attached.length * 4 }, (_, n) => `person${n}@contoso.example`)],
          cc: n === 0 ? [] : ['hr@northwind.example'],
          subject,
          text,
          quoted,
          inReplyTo: quoted && '<2@northwind.example>',
          references: quoted ? Array.from({ length: 60 }, (_, n) => `<${n}.${'x'.repeat(40)}@northwind.example>`) : [],
          attachments: attached,
          calendar: null,
        }),
      ),
    ),
  ),
)

test.skipIf(!existsSync(opendkim))(
  'OpenDKIM verifies what leaves, in 200 shapes, and nothing that was changed on the way',
  async () => {
    const database = await testDatabase()
    onTestFinished(database.close)
    const folder = await mkdtemp(join(tmpdir(), 'applybox-opendkim-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const keys = await dkimKeys(database.db)
    const records = keys.map((key) => `${key.selector}._domainkey.applybox.example ${dkimRecord(key)}`)
    await writeFile(join(folder, 'records'), records.join('\n'))
    await writeFile(join(folder, 'conf'), `Mode v\nTestDNSData ${join(folder, 'records')}\n`)
    for (const [n, letter] of letters.entries()) {
      const signed = await signMessage(await compose(letter), 'applybox.example', keys)
      await writeFile(join(folder, `${n}.eml`), signed)
      if (n % 50 === 0)
        await writeFile(join(folder, `${n}.changed.eml`), Buffer.concat([signed, Buffer.from('One more word\r\n')]))
    }
    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
    const paths = files.map((name) => join(folder, name)).join(',')
    // It ends with an error, because some were changed.
    const { stdout } = await run(opendkim, ['-x', join(folder, 'conf'), '-t', paths]).catch((ended: { stdout: string }) => ended)
    const verified = [...stdout.matchAll(/([^/]+): verification .* succeeded$/gm)].map(([, name]) => name)
    expect(verified.sort()).toEqual(files.filter((name) => !name.includes('changed')).sort())
    expect(verified).toHaveLength(200)
  },
)
