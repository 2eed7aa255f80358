import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { openTurns, type TurnLimits } from './turns.ts'

const limits: TurnLimits = { atOnce: 2, perPerson: 2, waiting: 10, waitingPerPerson: 4, patience: 60_000 }

/** Turns that note in which order work began, and end it on request. */
function watched(changed: Partial<TurnLimits> = {}) {
  const turns = openTurns({ ...limits, ...changed })
  const begun: string[] = []
  const ends: ((cause?: Error) => void)[] = []
  const start = (name: string, connection?: EventEmitter) =>
    turns(
      name.charAt(0),
      () => {
        begun.push(name)
        return new Promise<string>((resolve, reject) => ends.push((cause) => (cause ? reject(cause) : resolve(name))))
      },
      connection,
    ).catch((cause: { code?: string; message: string }) => cause.code ?? cause.message)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (n: number, cause?: Error) => {
    await settle()
    ends[n]?.(cause)
    await settle()
  }
  return { begun, start, end, settle }
}

test('each person has a turn, however many of another wait, and work that fails gives its turn away', async () => {
  const { begun, start, end, settle } = watched()
  const answers = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => start(name))
  await settle()
  expect(begun).toEqual(['a1', 'a2'])
  for (let n = 0; n < 7; n++) await end(n, n === 1 ? new Error('broken') : undefined)
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2'])
  expect(await Promise.all(answers)).toEqual(['a1', 'broken', 'a3', 'a4', 'b1', 'c1', 'b2'])
})

test('one person never has all places where another may come', async () => {
  const { begun, start, settle } = watched({ perPerson: 1 })
  for (const name of ['a1', 'a2', 'b1']) void start(name)
  await settle()
  expect(begun).toEqual(['a1', 'b1'])
})

test('the one too many of a person is refused with 429, and what waits of others stays', async () => {
  const { begun, start, end } = watched({ atOnce: 1, perPerson: 1, waitingPerPerson: 1 })
  const first = start('a1')
  const second = start('a2')
  expect(await start('a3')).toBe('too_many_requests')
  const other = start('b1')
  for (let n = 0; n < 3; n++) await end(n)
  expect(await Promise.all([first, second, other])).toEqual(['a1', 'a2', 'b1'])
  expect(begun).toEqual(['a1', 'a2', 'b1'])
})

test('where all places to wait are taken, whoever has most of them gives one up', async () => {
  const { begun, start, end } = watched({ atOnce: 1, waiting: 3 })
  const answers = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => start(name))
  for (let n = 0; n < 4; n++) await end(n)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'too_many_requests', 'too_many_requests', 'b1', 'c1'])
})

test('whoever waits too long is refused: with 429 for own work, with 503 for that of others', async () => {
  const { start } = watched({ atOnce: 1, patience: 1 })
  void start('a1')
  expect(await Promise.all([start('a2'), start('b1')])).toEqual(['too_many_requests', 'unavailable'])
})

test('nothing runs for a caller who has hung up', async () => {
  const { begun, start, end } = watched({ atOnce: 1 })
  void start('a1')
  const connection = new EventEmitter()
  const gone = start('b1', connection)
  void start('c1')
  connection.emit('close')
  expect(await gone).toBe('bad_input')
  await end(0)
  expect(begun).toEqual(['a1', 'c1'])
})
