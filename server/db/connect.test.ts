import { afterAll, expect, test } from 'vitest'
import { testDatabase, withName } from '../testing/database.ts'
import { connect } from './connect.ts'
import { transaction } from './pool.ts'

const database = await testDatabase()
afterAll(() => database.close())
const quiet = { onError: () => {} }

test('a database that would lose what it says is committed is refused', async () => {
  const url = new URL(database.url)
  url.searchParams.set('options', '-c synchronous_commit=off')
  await expect(connect(url.href, quiet)).rejects.toThrow(/synchronous_commit = off and would lose accepted mail/)
})

test('a database that does not answer is named in one line, without its password', async () => {
  const refused = connect('postgres://applybox:secret@127.0.0.1:9/applybox', quiet)
  await expect(refused).rejects.toThrow(/The database at 127.0.0.1:9\/applybox can not be reached: .*ECONNREFUSED/)
  await expect(refused).rejects.not.toThrow(/secret/)
  await expect(connect(withName(database.url, 'nowhere'), quiet)).rejects.toThrow(/database "nowhere" does not exist/)
})

test('a transaction passes through: what fails inside undoes everything', async () => {
  const user = { id: '01970000-0000-7000-8000-000000000001', email: 'a@example.com', refCode: 'a' }
  const failing = transaction(database.db, async (db) => {
    await db.insertInto('users').values(user).execute()
    await transaction(db, (inner) => inner.insertInto('profiles').values({ userId: user.id }).execute())
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([])
})
