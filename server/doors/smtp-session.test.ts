import { once } from 'node:events'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type SmtpClient, smtpClient } from '../testing/smtp-client.ts'
import { selfSigned } from './certificate.ts'
import { openSmtpDoor, type SmtpDoor } from './smtp.ts'

const domain = 'applybox.example'
const limits = { connectionsPerClient: 1, errors: 2, idle: 1_000, session: 1_500 }
let door: SmtpDoor

beforeAll(async () => {
  door = await openSmtpDoor({
    host: '127.0.0.1',
    port: 0,
    name: domain,
    tls: await selfSigned(domain),
    findRecipient: async (address) => (address.startsWith('ada@') ? { address, userId: 'ada', tag: null } : null),
    accept: async () => {},
    onFailure: () => {},
    limits,
  })
})
afterAll(() => door.close())

/** What a client says to have the session upgraded, and what it says afterwards. */
async function upgraded(client: SmtpClient): Promise<{ socket: TLSSocket; command(line: string): Promise<string> }> {
  await client.command('STARTTLS')
  client.socket.removeAllListeners('data')
  const socket = connectTls({ socket: client.socket, rejectUnauthorized: false })
  socket.on('error', () => {})
  await once(socket, 'secureConnect')
  const command = async (line: string) => {
    socket.write(`${line}\r\n`)
    const [reply] = (await once(socket, 'data')) as [Buffer]
    return reply.toString('latin1')
  }
  await command('EHLO client.example.com')
  return { socket, command }
}

type End = (client: SmtpClient) => Promise<unknown>
const overTls =
  (end: (client: Awaited<ReturnType<typeof upgraded>>) => unknown): End =>
  async (client) =>
    end(await upgraded(client))

const beginMessage = ['MAIL FROM:<a@example.com>', `RCPT TO:<ada@${domain}>`, 'DATA', 'Subject: x']

const ends: Record<string, End> = {
  'says QUIT': (client) => client.command('QUIT'),
  'is cut': async (client) => client.socket.destroy(),
  'is cut within a message': async (client) => {
    for (const line of beginMessage.slice(0, 3)) await client.command(line)
    client.send('Subject: x\r\n')
    client.socket.destroy()
  },
  'is hung up on after too many errors': async (client) => {
    for (let n = 0; n < limits.errors; n++) await client.command(`RCPT TO:<nobody${n}@${domain}>`)
    for (let n = 0; n < limits.errors; n++) await client.command('BOGUS').catch(() => {})
  },
  'stays silent': async () => {},
  'is cut during the handshake': async (client) => {
    await client.command('STARTTLS')
    client.socket.destroy()
  },
  'breaks the handshake': async (client) => {
    await client.command('STARTTLS')
    client.send('this is not a handshake\r\n'.repeat(20))
  },
  'leaves the handshake unfinished': async (client) => {
    await client.command('STARTTLS')
  },
  'says QUIT over TLS': overTls(({ command }) => command('QUIT')),
  'is cut over TLS': overTls(({ socket }) => socket.destroy()),
  'is reset over TLS': async (client) => {
    await upgraded(client)
    client.socket.resetAndDestroy()
  },
  'is cut within a message over TLS': overTls(async ({ socket, command }) => {
    for (const line of beginMessage.slice(0, 3)) await command(line)
    socket.write('Subject: x\r\n')
    socket.destroy()
  }),
  'is hung up on after too many errors over TLS': overTls(async ({ command }) => {
    await command('MAIL FROM:<a@example.com>')
    for (let n = 0; n < limits.errors; n++) await command(`RCPT TO:<nobody${n}@${domain}>`)
  }),
  'stays silent over TLS': overTls(() => {}),
  'delivers a message over TLS and leaves': overTls(async ({ command }) => {
    for (const line of [...beginMessage.slice(0, 3), 'Subject: x\r\n\r\nwords\r\n.', 'QUIT']) await command(line)
  }),
}

// Every case has an address of its own, and each address may have one session: the next one gets in only when the last one is forgotten.
describe('A session is forgotten when it', () => {
  for (const [n, [way, end]] of Object.entries(ends).entries())
    test.concurrent(way, async ({ expect }) => {
      const address = `127.0.1.${n + 1}`
      const first = await smtpClient(door.port, address)
      await end(first)
      await expect
        .poll(
          async () => {
            const next = await smtpClient(door.port, address).catch(() => null)
            const reply = await next?.command('NOOP').catch(() => null)
            next?.close()
            return reply
          },
          { timeout: 8_000 },
        )
        .toMatch(/^250 /)
      first.close()
    })
})
