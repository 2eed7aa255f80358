import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream, SMTPServerEnvelope, SMTPServerSession } from 'smtp-server'
import { messageBytes } from '../../contract/mail.ts'
import { withTimeLimit } from '../db/time-limit.ts'
import { type Accept, type FindRecipient, NobodyHere, NoRoom, type Recipient } from '../lib/delivery.ts'
import { faultOf } from '../lib/framing.ts'
import { Gathered } from '../mail/arrival/gathered.ts'
import { openRoom, type RoomLimits } from './smtp-room.ts'
import { LimitedServer, type SessionLimits } from './smtp-session.ts'

export interface SmtpLimits extends SessionLimits, RoomLimits {
  recipients: number
  /** Milliseconds without a byte from the client. */
  idle: number
  /** Milliseconds in which the database answers a question that keeps the client waiting. */
  answer: number
  /** Lines that begin with a dot: each costs far more than its bytes. */
  dotLines: number
}

export const smtpLimits: SmtpLimits = {
  message: messageBytes,
  recipients: 100,
  connections: 1000,
  connectionsPerClient: 100,
  errors: 20,
  guesses: 100,
  guessEvery: 10_000,
  idleCommands: 100,
  idle: 60_000,
  answer: 5_000,
  data: 5 * 60_000,
  session: 10 * 60_000,
  inFlight: 256 * 1024 * 1024,
  inFlightPerClient: 64 * 1024 * 1024,
  dotLines: 200_000,
}

export interface SmtpDoorOptions {
  host?: string
  port: number
  /** How the server calls itself. */
  name: string
  tls: { key: string; cert: string }
  findRecipient: FindRecipient
  /** Resolves when the message is safely stored. */
  accept: Accept
  /** Whether mail is put off before it is sent, for want of room. */
  isDiskFull?: () => boolean
  /** What the client was answered with 451 for. */
  onFailure: (cause: unknown) => void
  limits?: Partial<SmtpLimits>
}

export interface SmtpDoor {
  port: number
  /** Shows another certificate to whoever connects from now on. */
  renew(tls: { key: string; cert: string }): void
  /** Takes no new connection, finishes the messages being received, then hangs up. */
  close(): Promise<void>
}

const LF = 0x0a
const DOT = 0x2e

const noRoomTexts = {
  mailbox: 'The mailbox is full, try again later',
  disk: 'Not enough room on the disk, try again later',
}

class Refusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** Takes mail for the addresses of this installation and for nobody else. `250` is said when the message is stored, never before. */
export async function openSmtpDoor(options: SmtpDoorOptions): Promise<SmtpDoor> {
  const limits = { ...smtpLimits, ...options.limits }
  const room = openRoom(limits)
  const recipientsOf = new WeakMap<object, Map<string, Recipient>>()

  const server = new LimitedServer(
    {
      name: options.name,
      banner: 'Applybox',
      key: options.tls.key,
      cert: options.tls.cert,
      authMethods: [],
      disabledCommands: ['AUTH', 'HELP', 'WIZ', 'SHELL', 'KILL'],
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: false,
      hideDSN: true,
      logger: false,
      size: limits.message,
      rejectOversized: true,
      maxClients: limits.connections,
      maxRecipients: limits.recipients,
      maxCommandLength: 2048,
      socketTimeout: limits.idle,
      closeTimeout: 10_000,
      // the default counts every command of a session that cannot sign in
      maxAllowedUnauthenticatedCommands: false,

      onMailFrom(_address, _session, callback) {
        callback(options.isDiskFull?.() ? new Refusal(452, noRoomTexts.disk) : null)
      },

      async onRcptTo(address, session, callback) {
        const connection = server.sessions.get(session.id)
        if (connection?.hasGuessedTooMuch())
          return callback(new Refusal(451, 'Too many unknown names from your network, try again later'))
        try {
          const recipient = await withTimeLimit(limits.answer, () => options.findRecipient(address.address))
          if (recipient === 'full') return callback(new Refusal(452, noRoomTexts.mailbox))
          if (!recipient) {
            connection?.countGuess()
            return callback(new Refusal(550, 'No such address here'))
          }
          const found = recipientsOf.get(session.envelope) ?? new Map<string, Recipient>()
          recipientsOf.set(session.envelope, found.set(recipient.address, recipient))
          callback()
        } catch (cause) {
          options.onFailure(cause)
          callback(new Refusal(451, 'Not available right now, try again later'))
        }
      },

      onData(stream, session, callback) {
        receiveMessage(stream, session).then(
          () => callback(null, 'Stored'),
          (error: unknown) =>
            callback(error instanceof Refusal ? error : new Refusal(451, 'Not available right now, try again later')),
        )
      },
    },
    limits,
  )

  async function receiveMessage(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const { envelope, remoteAddress, hostNameAppearsAs, secure } = session
    const recipients = [...(recipientsOf.get(envelope)?.values() ?? [])]
    const connection = server.sessions.get(session.id)
    const client = connection?.client ?? remoteAddress
    let message: Gathered | null = new Gathered()
    let dotLines = 0
    let isAtLineStart = false
    let refusal: Refusal | null = null

    const hangUp = (code: number, words: string) => {
      connection?.send(code, words)
      connection?.close()
      stream.destroy()
    }
    const letGo = () => {
      message = null
      place.leave()
    }
    const place = room.enter({
      client,
      announced: announcedBy(envelope),
      giveWay() {
        letGo()
        hangUp(421, 'Too slow while others wait, try again later')
      },
    })
    const refuse = (code: number, words: string) => {
      refusal = new Refusal(code, words)
      letGo()
    }

    const take = (piece: Buffer) => {
      // the parser cuts a piece off before each dot that it takes away
      if (isAtLineStart && piece[0] === DOT && ++dotLines > limits.dotLines) return hangUp(554, 'Too many lines begin with a dot')
      isAtLineStart = piece.at(-1) === LF
      if (stream.byteLength > 4 * limits.message) return connection?.send(421, 'The message is far too large')
      if (!message) return
      const more = message.add(piece)
      if (message.length > limits.message) refuse(552, 'The message is too large')
      else if (!place.hold(more)) refuse(452, 'Too much mail at once, try again later')
    }

    try {
      connection?.beginMessage()
      await wholeMessage(stream, take)
      if (!message) throw refusal
      place.complete()
      const bytes = message.end()
      const fault = faultOf(bytes)
      if (fault) throw new Refusal(fault.code, fault.message)
      const delivery = {
        bytes,
        recipients,
        envelopeFrom: envelope.mailFrom ? envelope.mailFrom.address : '',
        clientAddress: remoteAddress,
        helo: hostNameAppearsAs,
        isTls: secure,
        source: 'smtp',
      } as const
      await withTimeLimit(limits.answer, () => options.accept(delivery))
    } catch (error) {
      if (error instanceof NoRoom) throw new Refusal(452, noRoomTexts[error.where])
      if (error instanceof NobodyHere) throw new Refusal(550, 'No such address here')
      if (!(error instanceof Refusal) && !isHangUp(error)) options.onFailure(error)
      throw error
    } finally {
      connection?.endMessage()
      place.leave()
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      server.removeListener('error', reject)
      // one client's broken handshake must not end the door
      server.on('error', () => {})
      resolve()
    })
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    renew: ({ key, cert }) => server.updateSecureContext({ key, cert }),
    close: () => server.stop(),
  }
}

/** Bytes that the sender says the message will have (RFC 1870). */
function announcedBy({ mailFrom }: SMTPServerEnvelope): number | null {
  const args = mailFrom ? mailFrom.args : false
  return args ? Number(args.SIZE) || null : null
}

/** Feeds every chunk to `take`; rejects when the client leaves before the end. */
function wholeMessage(stream: SMTPServerDataStream, take: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.on('data', take)
    stream.once('end', resolve)
    stream.once('error', reject)
    stream.once('close', () => reject(new Error('hung up')))
  })
}

const hangUps = new Set(['ECONNECTION', 'ERR_STREAM_PREMATURE_CLOSE'])
const isHangUp = (error: unknown) =>
  error instanceof Error &&
  (error.message === 'hung up' || ('code' in error && typeof error.code === 'string' && hangUps.has(error.code)))
