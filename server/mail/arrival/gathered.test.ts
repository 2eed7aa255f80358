import { expect, test } from 'vitest'
import { endLinesWithCrlf } from '../../lib/framing.ts'
import { randomFrom } from '../../testing/random.ts'
import { Gathered } from './gathered.ts'

test('however a message is cut into pieces, it is the same', () => {
  const random = randomFrom(7)
  const letters = ['a', '.', '\r', '\n', '\r\n', 'x'.repeat(300)]
  for (let round = 0; round < 100; round++) {
    const message = Buffer.from(Array.from({ length: 60 }, () => letters[Math.floor(random() * letters.length)]).join(''))
    const gathered = new Gathered()
    for (let at = 0; at < message.length; ) {
      const piece = message.subarray(at, at + 1 + Math.floor(random() * (round % 3 === 0 ? 6000 : 20)))
      gathered.add(piece)
      at += piece.length
    }
    expect(gathered.end()).toEqual(endLinesWithCrlf(message))
  }
})

test('a message in pieces of one byte takes the memory of its bytes', () => {
  const before = process.memoryUsage()
  const gathered = new Gathered()
  for (let n = 0; n < 300_000; n++) gathered.add(Buffer.from(n % 76 === 75 ? '\n' : 'x'))
  const after = process.memoryUsage()
  expect(gathered.length).toBe(300_000 + Math.floor(300_000 / 76))
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(2_000_000)
  expect(gathered.end()).toHaveLength(300_000 + Math.floor(300_000 / 76))
})
