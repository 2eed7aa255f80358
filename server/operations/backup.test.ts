import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import * as accounts from '../../contract/accounts.ts'
import { listApplications } from '../../contract/applications.ts'
import { writeBackup } from '../db/backup.ts'
import { connect } from '../db/connect.ts'
import { restoreBackup } from '../db/restore.ts'
import { tablesParentsFirst } from '../db/table-order.ts'
import { CannotStart } from '../lib/cannot-start.ts'
import { trackerOf } from '../safety/people.ts'
import { withName } from '../testing/database.ts'
import { goodPassword, type Installation, install } from '../testing/installation.ts'
import { addMail } from '../testing/tracker.ts'

let here: Installation
let folder: string
let file: string
let original: Record<string, string>
const made: string[] = []
beforeAll(async () => {
  here = await install()
  folder = await mkdtemp(path.join(tmpdir(), 'applybox-backup-'))
  file = path.join(folder, 'applybox.zip')
  const ada = await trackerOf(here, 'adamark')
  await addMail(here.database.db, ada.userId, {
    bytes: randomBytes(2_000_000),
    subject: 'tab\there, "quote", \\ and ünïcode\nline',
  })
  await writeBackup(here.database, file)
  original = await contents(here.database.url)
})
afterAll(async () => {
  for (const name of made) await administer(`drop database ${name} with (force)`)
  await here.close()
  await rm(folder, { recursive: true })
})

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database with nothing in it. */
async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  made.push(name)
  return withName(inject('databaseServer'), name)
}

/** A hash of every row of every table. */
async function contents(url: string): Promise<Record<string, string>> {
  const database = await connect(url, { onError: () => {} })
  const tables = await tablesParentsFirst(database.db)
  const found: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await database.pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${table} t`,
    )
    found[table] = rows[0].hash
  }
  await database.close()
  return found
}

test('what is restored is what was there, to the last row, and works', async () => {
  const url = await emptyDatabase()
  await restoreBackup(url, file)
  expect(await contents(url)).toEqual(original)

  const there = await install({}, await connect(url, { onError: () => {} }))
  const body = { method: 'email', intent: 'sign-in', email: 'adamark@example.com', password: goodPassword } as const
  const { token } = await there.visitor().call(accounts.authenticate, { body })
  const { list } = await there.visitor({ token }).call(listApplications)
  expect(list.map(({ company }) => company?.name)).toContain('adamark Works')
  await there.close()
})

test('a backup is one moment, whatever is written meanwhile', async () => {
  const other = path.join(folder, 'busy.zip')
  let isOver = false
  const busy = (async () => {
    for (let n = 0; !isOver; n++) await here.person({ email: `busy${n}@example.com` })
  })()
  await writeBackup(here.database, other)
  isOver = true
  await busy
  const url = await emptyDatabase()
  await restoreBackup(url, other)
  const found = await contents(url)
  expect(found.users?.split(' ')[0]).toBe(found.profiles?.split(' ')[0])
})

test('nobody else may read the file', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0)
})

test('a database that is not empty is not touched', async () => {
  const before = await contents(here.database.url)
  await expect(restoreBackup(here.database.url, file)).rejects.toThrow('empty database')
  expect(await contents(here.database.url)).toEqual(before)
})

test('a damaged backup is refused and leaves nothing behind, so that another can be tried', async () => {
  const whole = await readFile(file)
  const url = await emptyDatabase()
  const bad = path.join(folder, 'bad.zip')
  for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no zip'), flipped(whole)]) {
    await writeFile(bad, bytes)
    await expect(restoreBackup(url, bad)).rejects.toThrow()
  }
  await restoreBackup(url, file)
  expect(await contents(url)).toEqual(original)
})

test('a database that is away is said to be away, without its password', async () => {
  const restored = restoreBackup('postgres://ada:hunter2@127.0.0.1:1/applybox', file)
  await expect(restored).rejects.toThrow(CannotStart)
  await expect(restored).rejects.toThrow('The database at 127.0.0.1:1/applybox can not be reached: connect ECONNREFUSED')
})

test('a database that goes away in the middle is said to have gone, and can be filled again', async () => {
  const url = await emptyDatabase()
  const name = made.at(-1) ?? ''
  const outcome = restoreBackup(url, file).then(
    () => 'restored',
    (cause: unknown) => cause,
  )
  let isOver = false
  void outcome.then(() => {
    isOver = true
  })
  while (!isOver) await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  const cause = await outcome
  expect(cause).toBeInstanceOf(CannotStart)
  expect(String(cause)).toContain(`/${name} `)
  await administer(`drop database ${name} with (force)`)
  await administer(`create database ${name}`)
  await restoreBackup(url, file)
})

/** One byte is another, in the middle of the random bytes of the large mail. */
function flipped(whole: Buffer): Buffer {
  const copy = Buffer.from(whole)
  const at = Math.floor(copy.length * 0.6)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
