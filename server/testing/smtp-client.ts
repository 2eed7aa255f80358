import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'

/** A client that says exactly what it is given, so that rules can be broken with it. */
export interface SmtpClient {
  /** Sends bytes as they are. */
  send(text: string | Buffer): void
  /** The next reply: code and text of its last line. Rejects when the server hangs up. */
  reply(): Promise<string>
  /** One line, and the reply to it. */
  command(line: string): Promise<string>
  /** EHLO, then the envelope and one message in proper form; the reply to the message, or the first refusal. */
  deliver(to: string | string[], message: string | Buffer, from?: string): Promise<string>
  socket: Socket
  close(): void
}

/** `from` is the address that it connects from: every one of 127.0.0.0/8 is another client. */
export async function smtpClient(port: number, from = '127.0.0.1'): Promise<SmtpClient> {
  const socket = connectTcp({ port, host: '127.0.0.1', localAddress: from })
  socket.setNoDelay(true)
  let received = ''
  const replies: string[] = []
  const waiting: { resolve: (reply: string) => void; reject: (cause: Error) => void }[] = []
  let failure: Error | null = null

  const hand = () => {
    while (waiting.length > 0 && replies.length > 0) waiting.shift()?.resolve(replies.shift() ?? '')
    if (failure) while (waiting.length > 0) waiting.shift()?.reject(failure)
  }
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    for (;;) {
      const last = /(?:^|\r\n)(\d{3}(?: [^\r\n]*)?)\r\n/.exec(received)
      if (!last) break
      replies.push(last[1] ?? '')
      received = received.slice(last.index + last[0].length)
    }
    hand()
  })
  socket.on('error', (cause) => {
    failure ??= cause
    hand()
  })
  socket.on('close', () => {
    failure ??= new Error('The server hung up')
    hand()
  })

  const client: SmtpClient = {
    socket,
    send: (text) => void socket.write(text),
    reply: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        hand()
      }),
    command: (line) => {
      socket.write(`${line}\r\n`)
      return client.reply()
    },
    async deliver(to, message, from = 'sender@example.com') {
      const recipients = Array.isArray(to) ? to : [to]
      const opening = await client.command(`MAIL FROM:<${from}>`)
      if (!opening.startsWith('250')) return opening
      for (const recipient of recipients) {
        const answer = await client.command(`RCPT TO:<${recipient}>`)
        if (!answer.startsWith('250')) return answer
      }
      const go = await client.command('DATA')
      if (!go.startsWith('354')) return go
      client.send(Buffer.concat([asData(message), Buffer.from('\r\n.\r\n')]))
      return client.reply()
    },
    close: () => socket.destroy(),
  }
  await once(socket, 'connect')
  await client.reply()
  await client.command('EHLO client.example.com')
  return client
}

/** Lines ended by CR LF, dots at their beginning doubled (RFC 5321 section 4.5.2), no end of line at the end. */
export function asData(message: string | Buffer): Buffer {
  const text = typeof message === 'string' ? Buffer.from(message).toString('latin1') : message.toString('latin1')
  return Buffer.from(text.replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..').replace(/\r\n$/, ''), 'latin1')
}
