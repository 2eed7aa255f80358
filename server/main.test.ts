import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'
import { runProduct, startAndFail } from './testing/product.ts'
import { smtpClient } from './testing/smtp-client.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'applybox-start-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('starts on an empty folder, says where to go in at most ten lines, and ends cleanly on Ctrl-C', {
  timeout: 60_000,
}, async () => {
  const product = await runProduct()
  const lines = product.output().split('\n')
  expect(lines.filter((line) => !line.startsWith('{')).length).toBeLessThanOrEqual(10)
  const ready = await fetch(`${product.url}/readyz`)
  expect(await ready.json()).toEqual({ status: 'ready' })
  expect(ready.headers.has('strict-transport-security'), 'said without TLS').toBe(false)
  const client = await smtpClient(product.smtpPort)
  expect(await client.deliver('nobody@applybox.localhost', 'Subject: x\r\n\r\nx')).toMatch(/^550/)
  client.close()
  expect(await product.stop()).toBe(0)
  expect(product.output()).not.toMatch(/"level":"(warn|error)"/)

  const again = await runProduct({ APPLYBOX_DATA_DIR: product.dataDir })
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
  await again.remove()
})

test('ends cleanly when whoever read its output has gone first', { timeout: 60_000 }, async () => {
  const product = await runProduct()
  product.process.stdout?.destroy()
  product.process.stderr?.destroy()
  await fetch(`${product.url}/readyz`)
  expect(await product.stop()).toBe(0)
  await product.remove()
})

test('a process with one role opens that door alone', { timeout: 60_000 }, async () => {
  const database = await testDatabase()
  const product = await runProduct({ DATABASE_URL: database.url, APPLYBOX_ROLES: 'smtp' })
  expect(product.output()).toContain('SMTP on port')
  expect(product.output()).not.toContain('Open')
  await product.remove()
  await database.close()
})

describe('what keeps it from starting is said in one line, and the exit code is not 0', { timeout: 60_000 }, () => {
  let occupied: Server
  let port: string
  let url: string
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await testDatabase()
    url = database.url
    close = database.close
    occupied = createServer()
    await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve))
    port = String((occupied.address() as AddressInfo).port)
  })
  afterAll(async () => {
    occupied.close()
    await close()
  })
  const refusal = async (environment: Record<string, string>) => {
    const { code, stdout, stderr } = await startAndFail({
      APPLYBOX_HTTP_PORT: '0',
      APPLYBOX_SMTP_PORT: '0',
      APPLYBOX_LOG_LEVEL: 'warn',
      APPLYBOX_DATA_DIR: path.join(folder, 'data'),
      ...environment,
    })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    return stderr.trim()
  }

  test('a taken port', async () => {
    expect(await refusal({ DATABASE_URL: url, APPLYBOX_HTTP_PORT: port })).toBe(
      `Port ${port} is taken by another program: stop it or set APPLYBOX_HTTP_PORT to a free one`,
    )
    expect(await refusal({ DATABASE_URL: url, APPLYBOX_SMTP_PORT: port })).toMatch(/set APPLYBOX_SMTP_PORT to a free one$/)
  })

  test('an address that this machine does not have', async () => {
    expect(await refusal({ DATABASE_URL: url, APPLYBOX_HTTP_HOST: '192.0.2.1' })).toBe(
      'APPLYBOX_HTTP_HOST=192.0.2.1 is not an address of this machine',
    )
  })

  test('a database that can not be reached', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://a:b@127.0.0.1:9/c' })).toMatch(
      /^The database at 127.0.0.1:9\/c can not be reached/,
    )
  })

  test('a wrong variable', async () => {
    expect(await refusal({ APPLYBOX_SMTP_PROT: '25' })).toMatch(/did you mean APPLYBOX_SMTP_PORT\?/)
    expect(await refusal({ APPLYBOX_HTTP_PORT: 'x' })).toMatch(/^APPLYBOX_HTTP_PORT can not be "x"/)
  })

  test('a data folder that is none, or holds something else', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    expect(await refusal({ APPLYBOX_DATA_DIR: file })).toMatch(/is not a folder$/)
    expect(await refusal({ APPLYBOX_DATA_DIR: '/proc/applybox' })).toMatch(/^\/proc\/applybox\/postgres can not be used: /)
    await mkdir(path.join(folder, 'other/postgres'), { recursive: true })
    await writeFile(path.join(folder, 'other/postgres/letter.odt'), '')
    expect(await refusal({ APPLYBOX_DATA_DIR: path.join(folder, 'other') })).toMatch(/holds something else than our database/)
  })

  test('a certificate that can not be read', async () => {
    const missing = path.join(folder, 'none.pem')
    expect(await refusal({ DATABASE_URL: url, APPLYBOX_TLS_CERT: missing, APPLYBOX_TLS_KEY: missing })).toMatch(
      /none\.pem can not be read/,
    )
  })
})
