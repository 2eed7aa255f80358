import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { readMails } from '../training/sets.ts'

const root = path.join(import.meta.dirname, '..')
const folder = await mkdtemp(path.join(tmpdir(), 'applybox-mails-'))
const names = ['d-001.eml', 'd-002.eml', 'd-003.eml']
for (const { file, bytes } of readMails('single')) if (names.includes(file)) await writeFile(path.join(folder, file), bytes)
afterAll(() => rm(folder, { recursive: true, force: true }))
const [mail = '', another = ''] = names.map((name) => path.join(folder, name))

async function run(command: string, args: string[], input = '') {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  })
  child.stdin.end(input)
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { stdout, stderr, code: code as number }
}
const applybox = (...args: string[]) => run(process.execPath, ['server/cli.ts', ...args])
const linesOf = (output: string) =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('applybox read', { timeout: 60_000 }, () => {
  test('prints one line of JSON with every field for each file', async () => {
    const { stdout, code } = await applybox('read', mail, another)
    const lines = linesOf(stdout)
    expect(code).toBe(0)
    expect(lines.map(({ file }) => file)).toEqual([mail, another])
    expect(Object.keys(lines[0])).toEqual(
      (
        'file messageId kind confidence company title platform language location requisition postingUrl forwarded invitation people trust ' +
        'evidence'
      ).split(' '),
    )
    expect(lines[0].evidence[0]).toEqual({ field: expect.any(String), quote: expect.any(String), where: expect.any(String) })
  })

  test('reads whole folders, in the order of the names', async () => {
    const { stdout } = await applybox('read', folder)
    expect(linesOf(stdout).map(({ file }) => path.basename(file))).toEqual(names)
  })

  test('reads standard input', async () => {
    const bytes = await readFile(mail, 'utf8')
    const piped = await run(process.execPath, ['server/cli.ts', 'read'], bytes)
    const named = await applybox('read', mail)
    expect(linesOf(piped.stdout)).toEqual([{ ...linesOf(named.stdout)[0], file: '-' }])
  })

  test('through npm too, nothing else is on standard output', async () => {
    const { stdout, code } = await run('npm', ['run', 'applybox', '--', 'read', mail])
    expect(code).toBe(0)
    expect(linesOf(stdout)).toHaveLength(1)
  })

  test('a file that is not there is told on standard error; the others are read', async () => {
    const { stdout, stderr, code } = await applybox('read', 'nowhere.eml', mail)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^nowhere\.eml: .*no such file/)
    expect(linesOf(stdout)).toHaveLength(1)
  })

  test('what is no mail at all gets its line all the same', async () => {
    const { stdout, code } = await run(process.execPath, ['server/cli.ts', 'read', '-'], '\u0000\uFFFF not a mail')
    expect(code).toBe(0)
    expect(linesOf(stdout)).toHaveLength(1)
  })
})

test('help lists every command and every variable with its default', async () => {
  const { stdout, code } = await run('npm', ['run', 'help'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Commands\n {2}npm start/)
  expect(stdout).toMatch(/APPLYBOX_HTTP_PORT .*\(3000\)/)
  expect(stdout).toMatch(/DATABASE_URL .*PostgreSQL/)
})

test('an unknown command is refused in one line', async () => {
  expect(await applybox('raed')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no command "raed"; all are listed by: npm run help\n',
  })
})
