import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import { messageBytes } from '../../contract/mail.ts'
import type { Accept, FindRecipient, Recipient } from '../lib/delivery.ts'
import { endLinesWithCrlf, faultOf } from '../mail/arrival/framing.ts'
import { LimitedServer, type SessionLimits } from './smtp-session.ts'

export interface SmtpLimits extends SessionLimits {
  /** Bytes of one message. */
  message: number
  recipients: number
  connections: number
  /** Milliseconds without a byte from the client. */
  idle: number
  /** Bytes of all messages that are being received or written; more are put off with 452. */
  inFlight: number
  /** Of them, those of one client. */
  inFlightPerClient: number
  /** Pieces that DATA is cut into: a line that begins with a dot is one, and costs far more than its bytes. */
  pieces: number
}

export const smtpLimits: SmtpLimits = {
  message: messageBytes,
  recipients: 100,
  connections: 1000,
  connectionsPerClient: 100,
  errors: 20,
  idleCommands: 100,
  idle: 60_000,
  data: 5 * 60_000,
  session: 10 * 60_000,
  inFlight: 256 * 1024 * 1024,
  inFlightPerClient: 64 * 1024 * 1024,
  pieces: 50_000,
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
  const inFlight = { bytes: 0, ofClient: new Map<string, number>() }
  const count = (client: string, bytes: number) => {
    inFlight.bytes += bytes
    const left = (inFlight.ofClient.get(client) ?? 0) + bytes
    if (left > 0) inFlight.ofClient.set(client, left)
    else inFlight.ofClient.delete(client)
  }
  const isFull = (client: string, bytes: number) =>
    inFlight.bytes + bytes > limits.inFlight || (inFlight.ofClient.get(client) ?? 0) + bytes > limits.inFlightPerClient
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
      // the default counts every command of a session that can not sign in
      maxAllowedUnauthenticatedCommands: false,

      async onRcptTo(address, session, callback) {
        try {
          const recipient = await options.findRecipient(address.address)
          if (!recipient) {
            server.sessions.get(session.id)?.countError()
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
    const chunks: Buffer[] = []
    let held = 0
    let pieces = 0
    let refusal: Refusal | null = null

    const take = (chunk: Buffer) => {
      if (++pieces > limits.pieces) {
        connection?.send(554, 'Too many lines begin with a dot')
        connection?.close()
        stream.destroy()
        return
      }
      if (stream.byteLength > 4 * limits.message) return connection?.send(421, 'The message is far too large')
      if (refusal) return
      if (stream.byteLength > limits.message) refusal = new Refusal(552, 'The message is too large')
      else if (isFull(client, chunk.length)) refusal = new Refusal(452, 'Too much mail at once, try again later')
      else {
        chunks.push(chunk)
        held += chunk.length
        count(client, chunk.length)
      }
    }

    try {
      connection?.beginMessage()
      await wholeMessage(stream, take)
      if (refusal) throw refusal
      const bytes = endLinesWithCrlf(Buffer.concat(chunks))
      chunks.length = 0
      const fault = faultOf(bytes)
      if (fault) throw new Refusal(fault.code, fault.message)
      await options.accept({
        bytes,
        recipients,
        envelopeFrom: envelope.mailFrom ? envelope.mailFrom.address : '',
        clientAddress: remoteAddress,
        helo: hostNameAppearsAs,
        isTls: secure,
        source: 'smtp',
      })
    } catch (error) {
      if (!(error instanceof Refusal) && !isHangUp(error)) options.onFailure(error)
      throw error
    } finally {
      connection?.endMessage()
      count(client, -held)
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
