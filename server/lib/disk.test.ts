import { expect, test } from 'vitest'
import { watchDisk } from './disk.ts'

test('a disk that fills up is told of before it is full, and it goes on by itself when there is room', async () => {
  const said: string[] = []
  const say = (level: string) => (words: unknown) => void said.push(`${level}: ${words}`)
  let free = 20e9
  const watch = await watchDisk('/data', { info: say('info'), warn: say('warn'), error: say('error') } as never, {
    free: async () => free,
    every: 5,
  })
  expect([watch.isFull(), said]).toEqual([false, []])
  free = 2e9
  await expect.poll(() => said).toEqual(['warn: The disk is nearly full (2.0 GB free in /data): make room soon'])
  expect(watch.isFull()).toBe(false)
  free = 0.1e9
  await expect.poll(() => watch.isFull()).toBe(true)
  expect(said[1]).toBe('error: The disk is full (0.1 GB free in /data): mail is put off until there is room')
  free = 20e9
  await expect.poll(() => watch.isFull()).toBe(false)
  expect(said).toHaveLength(3)
  watch.close()
})
