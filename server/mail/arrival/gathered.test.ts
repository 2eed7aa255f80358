import { spawnSync } from 'node:child_process'
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

/** In a process of its own: other test files of this one take memory meanwhile. */
const measure = `
import { Gathered } from './gathered.ts'
const before = process.memoryUsage().arrayBuffers
const gathered = new Gathered()
for (let n = 0; n < 300_000; n++) gathered.add(Buffer.from(n % 76 === 75 ? '\\n' : 'x'))
const bytes = process.memoryUsage().arrayBuffers - before
console.log(JSON.stringify({ bytes, length: gathered.length, end: gathered.end().length }))`

test('a message in pieces of one byte takes the memory of its bytes', () => {
  const args = ['--input-type=module', '-e', measure]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })
  const { bytes, length, end } = JSON.parse(stdout || `{"failed":${JSON.stringify(stderr)}}`)
  expect([length, end]).toEqual([300_000 + Math.floor(300_000 / 76), 300_000 + Math.floor(300_000 / 76)])
  expect(bytes).toBeLessThan(2_000_000)
})
