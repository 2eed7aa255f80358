import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, inject, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { listen } from './listen.ts'

const database = await testDatabase()
afterAll(() => database.close())

/** What stands between the server and its database, and forgets connections without telling anybody. */
async function firewall() {
  const target = new URL(inject('databaseServer'))
  const forgotten = new Set<Socket>()
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const beyond = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('data', (chunk) => forgotten.has(from) || to.write(chunk))
      from.on('close', () => forgotten.has(from) || to.destroy())
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = new URL(database.url)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    forget() {
      for (const socket of open) forgotten.add(socket)
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

test('a connection that was forgotten on the way is replaced, and what was missed is told as a gap', async () => {
  const between = await firewall()
  const heard: string[] = []
  const listening = await listen(
    between.url,
    'changes',
    { notification: (payload) => heard.push(payload), gap: () => heard.push('gap'), failure: () => {} },
    { every: 100, within: 500 },
  )
  const notify = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['changes', payload])
  await notify('one')
  await expect.poll(() => heard).toEqual(['one'])
  between.forget()
  await notify('missed')
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['one', 'gap'])
  await notify('two')
  await expect.poll(() => heard).toEqual(['one', 'gap', 'two'])
  between.forget()
  await listening.close()
  between.close()
})
