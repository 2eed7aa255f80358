import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('debug', { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

test.each<[string, object]>([
  ['a password', { user: { password: 'four crows' } }],
  ['tokens', { data: { token: 'four crows', refreshToken: 'four crows' } }],
  ['headers', { headers: { Authorization: 'Bearer four.crows', cookie: 'four crows' } }],
  [
    'the content of a mail',
    { mail: { subject: 'four crows', text: 'four crows', html: 'four crows', raw: Buffer.from('four crows') } },
  ],
  ['bytes', { chunk: Buffer.from('four crows') }],
  ['an address in a field', { recipientAddress: 'four-crows@example.com' }],
  ['an address in a list', { list: ['Four Crows <four-crows@example.com>'] }],
  ['an address in other letters', { who: 'čtyři-crows@příklad.example' }],
  ['a token in words', { why: 'refused Bearer crows.crows.crows' }],
  ['a signed token', { why: `bad eyJhbGciOiJIUzI1NiJ9.${'crows'.repeat(10)}.x` }],
  ['an error', { err: new Error('mail for four-crows@example.com lost') }],
  [
    'the detail of a database error',
    { err: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(crows) exists' }) },
  ],
  ['a cause', { err: new Error('outer', { cause: new Error('to four-crows@example.com') }) }],
])('%s is not written', (_, fields) => {
  expect(written((log) => log.warn(fields, 'from four-crows@example.com'))).not.toContain('crows')
})

test('what an operator needs is written', () => {
  const text = written((log) =>
    log.error({ err: Object.assign(new Error('no room'), { code: '53100' }), route: '/api/meta', ms: 3 }, 'failed'),
  )
  expect(JSON.parse(text)).toMatchObject({
    level: 'error',
    msg: 'failed',
    route: '/api/meta',
    ms: 3,
    err: { message: 'no room', code: '53100' },
  })
  expect(JSON.parse(text).err.stack).toContain('log.test.ts')
})

test('a megabyte of hostile text takes no time', () => {
  const start = process.cpuUsage()
  for (const text of ['a'.repeat(1_000_000), 'a@'.repeat(500_000), 'eyJ'.repeat(300_000), 'Bearer '.repeat(150_000)])
    written((log) => log.info({ text2: text }))
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(2000)
})
