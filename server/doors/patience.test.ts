import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followBodies } from './patience.ts'

const app = Fastify()
let port: number
beforeAll(async () => {
  followBodies(app, { upload: 3_000, other: 300, afterAnswer: 1_000_000 })
  app.post('/note', async () => 'kept')
  app.post('/file', { config: { isUpload: true } }, async () => 'kept')
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends a body byte by byte; answers what came back and how long it took. */
async function dribble(path: string, bytes: number) {
  const socket = connect(port, '127.0.0.1')
  const began = performance.now()
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.on('error', () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${bytes}\r\nConnection: close\r\n\r\n`,
  )
  const timer = setInterval(() => socket.write('x'), 100)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  return { answer, ms: performance.now() - began }
}

test('who sends a small body too slowly is let go', async () => {
  const { answer, ms } = await dribble('/note', 50)
  expect(answer).not.toContain('kept')
  expect(ms).toBeLessThan(2_000)
})

test('a file may take longer on a slow line, but not for ever', async () => {
  expect((await dribble('/file', 10)).answer).toContain('kept')
  const { answer, ms } = await dribble('/file', 1000)
  expect(answer).not.toContain('kept')
  expect(ms).toBeLessThan(6_000)
})
