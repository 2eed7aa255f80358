import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { crashTrial } from '../testing/crash-trial.ts'

// The long form, with twenty kills and twenty thousand mails: npm run bench:crash

const nothingWrong = { lost: 0, doubled: 0, changed: 0, unfinished: 0, misapplied: 0 }

describe('Every mail that was answered with 250 is there once, with its application', { timeout: 240_000 }, () => {
  test.each(['server', 'postgres'] as const)('though the %s is killed again and again', async (kill) => {
    const result = await crashTrial({ kill, kills: 3, mails: 150, connections: 20, pause: 5_000 })
    expect(result).toMatchObject({ ...nothingWrong, kills: 3 })
    // Ten for each connection before each kill, and after the last.
    expect(result.accepted).toBeLessThanOrEqual(4 * 200)
    expect(result.accepted).toBeGreaterThanOrEqual(150)
    expect(result.applications).toBeGreaterThan(result.accepted * 0.9)
  })
})

describe('The trial sees a loss', { timeout: 240_000 }, () => {
  const faulty = (fault: string) => [path.join(import.meta.dirname, '../testing/faulty-door.ts'), fault]

  test('of a server that says 250 before the commit', async () => {
    const result = await crashTrial({
      kill: 'server',
      kills: 40,
      mails: 0,
      connections: 20,
      pause: 700,
      program: faulty('early'),
      untilLoss: true,
    })
    expect(result.lost).toBeGreaterThan(0)
  })

  test('of a server that commits without waiting for the disk', async () => {
    const result = await crashTrial({
      kill: 'postgres',
      kills: 40,
      mails: 0,
      connections: 20,
      pause: 900,
      program: faulty('lazy'),
      untilLoss: true,
    })
    expect(result.lost).toBeGreaterThan(0)
  })
})
