import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))

function explained(mail: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [cli, 'why', '-'], (cause, stdout) => (cause ? reject(cause) : resolve(stdout)))
    child.stdin?.end(mail)
  })
}

test('a mail is explained by its kind, its acts and the words for each', async () => {
  const text = await explained(
    [
      'From: Maya Lind <maya@northwind.example>',
      'To: sam@example.com',
      'Subject: Re: Interview for Data Analyst',
      'Date: Thu, 19 Nov 2026 15:00:00 +0100',
      '',
      'Hi Sam,',
      '',
      'Unfortunately we have to move our interview. Could you do Friday, 4 December 2026 at 14:00 instead?',
      '',
      'Maya Lind',
    ].join('\r\n'),
  )
  expect(text).toMatch(/^Subject {3}Interview for Data Analyst$/m)
  expect(text).toMatch(/^From {6}Maya Lind <maya@northwind.example>, a person$/m)
  expect(text).toMatch(/^Kind {6}interview, \d+ % certain$/m)
  expect(text).toMatch(/^ +(?:\w+ \+ )*move(?: \+ \w+)*/m)
  expect(text).toMatch(/2026-12-04 14:00/)
  expect(text).toContain('“Could you do Friday, 4 December 2026 at 14:00 instead?” (body)')
})

test('a missing file is reported by its name', async () => {
  await expect(run(process.execPath, [cli, 'why', 'no-such.eml'])).rejects.toMatchObject({
    stderr: expect.stringMatching(/^no-such\.eml cannot be read: /),
  })
  await expect(run(process.execPath, [cli, 'why'])).rejects.toMatchObject({ stderr: expect.stringContaining('why MAIL') })
})
