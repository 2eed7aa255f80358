import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { OutgoingProblem } from '../../../contract/outgoing.ts'
import { messageOf } from '../../lib/message-of.ts'

export interface Envelope {
  from: string
  to: string[]
  bytes: Buffer
  /** Awaited before the server gets the end of it. */
  beforeEnd?: () => Promise<void>
}

export interface Taken {
  /** Who gets it, as the server promised. */
  reached: string[]
  refused: Refused[]
  /** What the server made of the Message-ID, as far as its reply says so. */
  messageId: string | null
}

export interface Refused {
  address: string
  isForGood: boolean
  words: string
}

/** Nobody has the message; with the problem `unconfirmed`, somebody may. */
export class NotTaken extends Error {
  readonly problem: OutgoingProblem | null
  readonly isForGood: boolean

  constructor(words: string, problem: OutgoingProblem | null, isForGood = false) {
    super(words)
    this.problem = problem
    this.isForGood = isForGood
  }
}

/** It was not begun, or broken off before the server had it: it is as it was. */
export class RelayClosed extends Error {}

export interface Relay {
  /** Rejects with `NotTaken`, or `RelayClosed`. */
  send(envelope: Envelope): Promise<Taken>
  /** Ends what is under way, too. */
  close(): void
}

export const mostConnections = 10
/** Milliseconds that a connection waits for the next message. */
const idleFor = 5_000
const longestReply = 64 * 1024
/** Bytes in a millisecond of the slowest server that is waited for. */
const slowest = 20
const chunk = 64 * 1024

interface Line {
  connection: SMTPConnection
  offersUtf8: boolean
  idling: NodeJS.Timeout | null
}

/** A pool of connections to the mail server that mail leaves by. Each step of handing over has its own time limit, however little the server says meanwhile. */
export function openRelay(smtpUrl: string): Relay {
  const { auth, socketTimeout, ...given } = parseConnectionUrl(smtpUrl) as SMTPConnection.Options & {
    auth?: SMTPConnection.Credentials
  }
  const { protocol, username, hostname } = new URL(smtpUrl)
  const limit = socketTimeout ?? 60_000
  // a server that has the whole message is waited for longer, or it is sent twice (RFC 5321, 4.5.3.2.6)
  const lastLimit = limit * 10
  const options = {
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    ...given,
    // a password never travels in the clear, except on this machine
    requireTLS:
      given.requireTLS || (protocol === 'smtp:' && username !== '' && !/^(?:localhost|127\..*|\[::1\])$/.test(hostname)),
    socketTimeout: lastLimit * 2,
    socketCloseTimeout: 0,
    maxResponseSize: longestReply,
  }
  const idle: Line[] = []
  const open = new Set<SMTPConnection>()
  const waiting: (() => void)[] = []
  let busy = 0
  let isClosed = false

  async function send(envelope: Envelope): Promise<Taken> {
    if (busy >= mostConnections) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy++
    try {
      return await handOver(envelope)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }

  async function handOver(envelope: Envelope): Promise<Taken> {
    const kept = idle.pop()
    try {
      if (kept) return await handOverBy(kept, envelope)
    } catch (cause) {
      // the server may have been closing it at this moment
      if (!isUnreachable(cause)) throw cause
    }
    try {
      if (isClosed) throw new RelayClosed()
      return await handOverBy(await connect(), envelope)
    } catch (cause) {
      throw isClosed && isUnreachable(cause) ? new RelayClosed() : cause
    }
  }

  async function connect(): Promise<Line> {
    const connection = new SMTPConnection(options)
    open.add(connection)
    connection.on('error', () => {})
    connection.once('end', () => {
      open.delete(connection)
      const at = idle.findIndex((line) => line.connection === connection)
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.idling ?? undefined)
    })
    try {
      await step(connection, options.connectionTimeout + options.greetingTimeout + limit, 'connect', (done) =>
        connection.connect(done),
      )
      const offersUtf8 = /^250[ -]SMTPUTF8\b/im.test(connection.lastServerResponse || '')
      if (auth) await step(connection, limit, 'login', (done) => connection.login({ credentials: auth }, done))
      return { connection, offersUtf8, idling: null }
    } catch (cause) {
      connection.close()
      throw cause
    }
  }

  async function handOverBy(line: Line, { from, to, bytes, beforeEnd }: Envelope): Promise<Taken> {
    const { connection, offersUtf8, idling } = line
    if (idling) clearTimeout(idling)
    try {
      if (!offersUtf8 && to.some(isInternational)) throw new NotTaken('SMTPUTF8', 'no_international_addresses', true)
      const taken = await step<SMTPConnection.SentMessageInfo>(connection, limit, 'envelope', (done, move) => {
        const message = streamOf(bytes, {
          begun: () => move('data', limit + bytes.length / slowest),
          beforeEnd: async () => {
            await beforeEnd?.()
            move('answer', lastLimit)
          },
        })
        message.once('error', done)
        connection.send({ from, to, size: bytes.length } as SMTPConnection.Envelope, message, done)
      })
      keep(line)
      return {
        reached: taken.accepted,
        refused: (taken.rejectedErrors ?? []).map((cause) => ({
          address: cause.recipient ?? '',
          isForGood: (cause.responseCode ?? 0) >= 500,
          words: clean(cause.response ?? cause.message),
        })),
        messageId: taken.serverMessageId ?? null,
      }
    } catch (cause) {
      quit(connection)
      throw cause
    }
  }

  function keep(line: Line): void {
    if (isClosed) {
      quit(line.connection)
      return
    }
    line.idling = setTimeout(() => {
      idle.splice(idle.indexOf(line), 1)
      quit(line.connection)
    }, idleFor)
    idle.push(line)
  }

  return {
    send,
    close() {
      isClosed = true
      for (const { connection, idling } of idle.splice(0)) {
        if (idling) clearTimeout(idling)
        quit(connection)
      }
      for (const connection of open) connection.close()
    },
  }
}

type Stage = 'connect' | 'login' | 'envelope' | 'data' | 'answer'
type Done<T> = (cause?: Error | null, value?: T) => void

/** One exchange with the server, with a limit that begins anew when it moves on to its next stage. */
function step<T>(
  connection: SMTPConnection,
  limit: number,
  stage: Stage,
  run: (done: Done<T>, move: (stage: Stage, limit: number) => void) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    let isOver = false
    const end = (cause: Error | null | undefined, value?: T) => {
      isOver = true
      clearTimeout(timer)
      connection.off('error', failed)
      connection.off('end', ended)
      if (cause) reject(reasonOf(cause, stage))
      else resolve(value as T)
    }
    const failed = (cause: Error) => end(cause)
    const ended = () => {
      // a server that goes away says so before (RFC 5321, 4.2.1)
      const response = connection.lastServerResponse || ''
      const goodbye = response.startsWith('421') && { response, responseCode: 421 }
      end(Object.assign(new Error('The connection ended'), goodbye))
    }
    const move = (next: Stage, within: number) => {
      if (isOver) return
      stage = next
      clearTimeout(timer)
      timer = setTimeout(() => {
        end(new Error('The time limit was reached'))
        connection.close()
      }, within)
    }
    connection.once('error', failed)
    connection.once('end', ended)
    move(stage, limit)
    run(end, move)
  })
}

function quit(connection: SMTPConnection): void {
  connection.quit()
  setTimeout(() => connection.close(), 1_000).unref()
}

function streamOf(bytes: Buffer, on: { begun: () => void; beforeEnd: () => Promise<void> }): Readable {
  let at = 0
  return new Readable({
    read() {
      if (at === 0) on.begun()
      this.push(bytes.subarray(at, at + chunk))
      at += chunk
      if (at < bytes.length) return
      on.beforeEnd().then(
        () => this.push(null),
        (cause: Error) => this.destroy(cause),
      )
    },
  })
}

const isUnreachable = (cause: unknown) => cause instanceof NotTaken && cause.problem === 'unreachable'
const isInternational = (address: string) => /[^\0-\x7f]/.test(address)

/** Commands that a server refuses to who has not signed in, or not by TLS. */
const unauthorised = new Set([530, 534, 535, 538])

/** What it says of the connection is put off until somebody mends it; what it says of the message decides on the message. */
function reasonOf(cause: Error, stage: Stage): NotTaken {
  if (cause instanceof NotTaken) return cause
  const { code, originalCode, command, response, responseCode } = cause as SMTPConnection.SMTPError & { originalCode?: string }
  const words = clean(response || messageOf(cause))
  if (code === 'EAUTH' || code === 'ENOAUTH' || stage === 'login' || unauthorised.has(responseCode ?? 0))
    return new NotTaken(words, response || code === 'EAUTH' || code === 'ENOAUTH' ? 'not_signed_in' : 'unreachable')
  if (code === 'ETLS' || /CERT|SIGNED|ALTNAME|UNABLE_TO/.test(`${originalCode} ${code}`)) return new NotTaken(words, 'not_secure')
  if (stage === 'connect') return new NotTaken(words, 'unreachable')
  const isSize = code === 'EMESSAGE' && !response && command === 'MAIL FROM'
  if (isSize || /\b5\.3\.4\b/.test(words) || (responseCode === 552 && command !== 'RCPT TO'))
    return new NotTaken(words, 'too_large', true)
  if (responseCode && responseCode >= 400 && responseCode < 600) return new NotTaken(words, null, responseCode >= 500)
  return new NotTaken(words, stage === 'answer' ? 'unconfirmed' : 'unreachable')
}

/** As it can be stored and shown. */
const clean = (words: string) =>
  words
    .slice(0, 2_000)
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 500)
