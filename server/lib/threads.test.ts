import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openThreads, startThread, type ThreadsOptions } from './threads.ts'

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

/** Threads that answer with what they were given; a negative number never ends. */
const echoing = (options: Partial<ThreadsOptions> = {}) =>
  openThreads<number, number>(
    threadOf(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, input }) => input >= 0 && parentPort.postMessage({ id, output: input }))
      parentPort.postMessage({ id: null })`),
    { threads: 1, limit: 300, ...options },
  )

test('A thread that has nothing to do is ended, and the next input starts another', async () => {
  const threads = openThreads<null, number>(
    threadOf(`
      import { parentPort, threadId } from 'node:worker_threads'
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, output: threadId }))
      parentPort.postMessage({ id: null })`),
    { threads: 1, limit: 10_000, idle: 20 },
  )
  onTestFinished(() => threads.close())
  const first = await threads.run(null)
  expect(await threads.run(null)).toBe(first)
  await expect.poll(() => threads.run(null), { interval: 100 }).not.toBe(first)
})

test('persons take turns, and one of them never has all threads', async () => {
  const { run, close } = echoing({ threads: 2, perPerson: 1 })
  const begun: string[] = []
  const task = (name: string, input = 1) =>
    run(
      async () => {
        begun.push(name)
        return input
      },
      { person: name.charAt(0) },
    )
  const stuck = expect(task('a1', -1)).rejects.toThrow('it took longer')
  const later = ['a2', 'a3', 'b1', 'b2', 'b3', 'c1'].map((name) => task(name))
  await Promise.all([stuck, ...later])
  expect(begun.slice(0, 5)).toEqual(['a1', 'b1', 'b2', 'c1', 'b3'])
  expect(begun.slice(5)).toEqual(['a2', 'a3'])
  await close()
})

test('an input that ended its thread is not tried again, and who asks for the same shares the answer', async () => {
  const { run, close } = echoing()
  let fetched = 0
  const ask = (key: string, input: number) =>
    run(
      async () => {
        fetched++
        return input
      },
      { key },
    )
  await Promise.all([1, 2, 3].map(() => expect(ask('bad', -1)).rejects.toThrow('it took longer')))
  await expect(ask('bad', -1)).rejects.toThrow('it took longer')
  expect(fetched).toBe(1)
  expect(await Promise.all([ask('good', 7), ask('good', 7)])).toEqual([7, 7])
  expect(fetched).toBe(2)
  await close()
})

test('an input that can not be fetched fails alone', async () => {
  const { run, close } = echoing()
  await expect(run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await run(5)).toBe(5)
  await close()
})

test('Native code that ends its process costs one input', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'applybox-process-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'work.mjs')
  await writeFile(
    file,
    `process.on('message', ({ id, input }) => (input < 0 ? process.abort() : process.send({ id, output: [input * 2, Object.keys(process.env)] })))
     process.send({ id: null })`,
  )
  const { run, close } = openThreads<number, [number, string[]]>(pathToFileURL(file), {
    threads: 1,
    limit: 5_000,
    areProcesses: true,
  })
  expect(await run(21)).toEqual([42, []])
  await expect(run(-1)).rejects.toThrow('it stopped')
  expect(await run(4)).toEqual([8, []])
  await close()
})
