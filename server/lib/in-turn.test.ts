import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Work that runs until it is told to end. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isRunning = false
  const work = () => {
    isRunning = true
    return promise
  }
  return { work, end: resolve, fail: reject, isRunning: () => isRunning }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('so much runs at a time, the rest in the order in which it came, and what fails gives its place away', async () => {
  const turn = inTurn({ atOnce: 2, mostWaiting: 2, busy: 'too_many_signing_in' })
  const tasks = [task(), task(), task(), task()] as const
  const ends = tasks.map(({ work }) => turn(work).catch(() => 'failed'))
  const running = async () => {
    await settle()
    return tasks.map(({ isRunning }) => isRunning())
  }
  expect(await running()).toEqual([true, true, false, false])
  tasks[1].fail(new Error('broken'))
  expect(await running()).toEqual([true, true, true, false])
  tasks[0].end()
  expect(await running()).toEqual([true, true, true, true])
  tasks[2].end()
  tasks[3].end()
  expect(await Promise.all(ends)).toEqual([undefined, 'failed', undefined, undefined])
})

test('one too many is refused at once, and told when to come again', async () => {
  const turn = inTurn({ atOnce: 1, mostWaiting: 1, busy: 'too_many_signing_in' })
  const [first, second] = [task(), task()]
  const ends = [turn(first.work), turn(second.work)]
  await expect(turn(async () => 'third')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  first.end()
  second.end()
  await Promise.all(ends)
  expect(await turn(async () => 'later')).toBe('later')
})
