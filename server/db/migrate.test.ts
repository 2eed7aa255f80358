import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
let folder: string
afterAll(() => database.close())

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'applybox-migrations-'))
  await database.pool.query('truncate migrations')
  await database.pool.query('drop table if exists one, two, three')
  await write('0001_one', 'create table one (id integer)')
  await write('0003_three', 'create table three (id integer)')
  return () => rm(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFile(path.join(folder, `${name}.sql`), sql)
const run = () => migrate(database.url, folder)

test('each file is applied once, in the order of the names', async () => {
  expect(await run()).toEqual(['0001_one', '0003_three'])
  expect(await run()).toEqual([])
})

test('two processes at once apply each file once', async () => {
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat()).toEqual(['0001_one', '0003_three'])
})

test('a file that comes in below an applied one is refused', async () => {
  await run()
  await write('0002_two', 'create table two (id integer)')
  await expect(run()).rejects.toThrow(/0002_two came in below 0003_three/)
})

test('a file that was changed after it had been applied is refused', async () => {
  await run()
  await write('0001_one', 'create table one (id bigint)')
  await expect(run()).rejects.toThrow(/0001_one was changed/)
})

test('a database of a newer version is refused', async () => {
  await run()
  await rm(path.join(folder, '0003_three.sql'))
  await expect(run()).rejects.toThrow(/0003_three, which this version does not know/)
})

test('a file that fails half-way leaves nothing behind', async () => {
  await write('0004_bad', 'create table two (id integer); select nonsense')
  await expect(run()).rejects.toThrow(/0004_bad failed/)
  const { rows } = await database.pool.query("select to_regclass('two') as two, (select count(*) from migrations) as applied")
  expect(rows[0]).toEqual({ two: null, applied: 2 })
})
