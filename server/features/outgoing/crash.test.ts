import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/pool.ts'
import { testDatabase } from '../../testing/database.ts'
import { sendingTrial } from '../../testing/sending-trial.ts'

// The long form, with twenty kills and five thousand mails: npm run bench:crash -- sending

let database: Database
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

describe('Mail that leaves', { timeout: 240_000 }, () => {
  test('is neither lost nor sent twice without a word though the server is killed and the relay goes away', async () => {
    const result = await sendingTrial({ database, mails: 200, kills: 3, outages: 1, faults: 3 })
    expect(result).toMatchObject({ kills: 3, outages: 1, lost: 0, doubled: 0, overdone: 0, unfinished: 0 })
    expect(result.unconfirmed.taken).toBeGreaterThan(0)
    expect(result.sent + result.unconfirmed.taken + result.unconfirmed.notTaken).toBe(200)
  })

  test.each([
    ['loss', { lost: 1, doubled: 0 }],
    ['double', { lost: 0, doubled: 1 }],
  ] as const)('is watched so that a planted %s is seen', async (planted, seen) => {
    expect(await sendingTrial({ database, mails: 20, kills: 0, outages: 0, faults: 0, planted })).toMatchObject({
      sent: 20,
      ...seen,
    })
  })
})
