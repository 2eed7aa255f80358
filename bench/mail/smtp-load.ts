import { connect } from 'node:net'
import { percentile } from '../measure/figure.ts'

export interface LoadOptions {
  port: number
  connections: number
  mails: number
  /** The n-th message; without its end of data. */
  message: (n: number) => Buffer
  recipient: (n: number) => string
}

export interface LoadResult {
  perSecond: number
  /** Milliseconds from the end of the data to 250. */
  median: number
  p99: number
}

/** Delivers mails as fast as the server takes them, each connection one after the other, with the envelope pipelined (RFC 2920). */
export async function smtpLoad(options: LoadOptions): Promise<LoadResult> {
  const messages = Array.from({ length: options.mails }, (_, n) => Buffer.concat([dotStuffed(options.message(n)), endOfData]))
  const times: number[] = []
  let next = 0
  const take = () => (next < options.mails ? next++ : null)
  const sessions = await Promise.all(Array.from({ length: options.connections }, () => openSession(options.port)))
  const begun = performance.now()
  await Promise.all(
    sessions.map(async (session) => {
      for (let n = take(); n !== null; n = take()) {
        session.write(`MAIL FROM:<sender@example.com>\r\nRCPT TO:<${options.recipient(n)}>\r\nDATA\r\n`)
        await session.expect('250')
        await session.expect('250')
        await session.expect('354')
        session.write(messages[n] ?? '')
        const sent = performance.now()
        await session.expect('250')
        times.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  for (const session of sessions) session.close()
  return { perSecond: options.mails / seconds, median: percentile(times, 50), p99: percentile(times, 99) }
}

const endOfData = Buffer.from('\r\n.\r\n')
const dotStuffed = (message: Buffer) =>
  message.includes('\n.') ? Buffer.from(message.toString('latin1').replace(/^\./gm, '..'), 'latin1') : message

interface Session {
  write(data: string | Buffer): void
  expect(code: string): Promise<void>
  close(): void
}

async function openSession(port: number): Promise<Session> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const replies: string[] = []
  let waiting: (() => void) | null = null
  let failure: Error | null = null
  let rest = ''
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line[3] !== '-') replies.push(line)
    waiting?.()
  })
  const fail = (cause?: Error) => {
    failure ??= cause ?? new Error('The server hung up')
    waiting?.()
  }
  socket.on('error', fail)
  socket.on('close', () => fail())
  const session: Session = {
    write: (data) => void socket.write(data),
    async expect(code) {
      while (replies.length === 0) {
        if (failure) throw failure
        await new Promise<void>((resolve) => {
          waiting = resolve
        })
      }
      const reply = replies.shift() ?? ''
      if (!reply.startsWith(code)) throw new Error(`Expected ${code}: ${reply}`)
    },
    close: () => socket.end('QUIT\r\n'),
  }
  await session.expect('220')
  session.write('EHLO bench.example\r\n')
  await session.expect('250')
  return session
}
