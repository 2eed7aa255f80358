import { expect, test } from 'vitest'
import { openThreads, startThread } from './threads.ts'

const threadOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

test('A thread that is still loading is ended once it is loaded', async () => {
  const state = new Int32Array(new SharedArrayBuffer(4))
  const { end } = startThread(
    threadOf(`
      import { parentPort, workerData } from 'node:worker_threads'
      import { setTimeout as sleep } from 'node:timers/promises'
      parentPort.on('message', () => {})
      await sleep(100)
      Atomics.store(workerData, 0, 1)
      parentPort.postMessage('loaded')`),
    { workerData: state },
  )
  await end()
  expect(Atomics.load(state, 0)).toBe(1)
})

test('A thread that can not be loaded has ended', async () => {
  const { worker, end } = startThread(threadOf(`throw new Error('no such letters')`), {})
  const said = new Promise<Error>((resolve) => worker.once('error', resolve))
  await end()
  expect((await said).message).toBe('no such letters')
})

test('The time that a thread takes to load is not counted to its first input', async () => {
  const { run, close } = openThreads<number, number>(
    threadOf(`
      import { parentPort } from 'node:worker_threads'
      import { setTimeout as sleep } from 'node:timers/promises'
      await sleep(600)
      parentPort.on('message', ({ id, input }) => input > 0 && parentPort.postMessage({ id, output: input * 2 }))
      parentPort.postMessage({ id: null })`),
    { threads: 1, limit: 300 },
  )
  expect(await run(21)).toBe(42)
  await expect(run(0)).rejects.toThrow('it took longer than 0.3 s')
  await close()
})
