import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { SMTPConnection, type SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js'
import { type Allowance, openAllowance } from '../lib/allowance.ts'
import { networkOf } from '../lib/client-network.ts'

/** How long and how badly one client may behave. Times in milliseconds. */
export interface SessionLimits {
  /** From connecting to leaving. */
  session: number
  /** From DATA to its end. */
  data: number
  connections: number
  connectionsPerClient: number
  /** Unknown recipients of one client over all its connections, and the milliseconds after which it may name one more. */
  guesses: number
  guessEvery: number
  /** Refused recipients and unknown commands before the line is cut. */
  errors: number
  /** Commands that lead to no message, before the next message or the line is cut. */
  idleCommands: number
}

/** An SMTP server whose sessions end: `smtp-server` itself counts idle time only, and follows source routes. */
export class LimitedServer extends SMTPServer {
  readonly limits: SessionLimits
  /** Open connections by client. */
  readonly clients = new Map<string, number>()
  readonly sessions = new Map<string, LimitedConnection>()
  readonly guesses: Allowance

  constructor(options: SMTPServerOptions, limits: SessionLimits) {
    super(options)
    this.limits = limits
    this.guesses = openAllowance({ burst: limits.guesses, every: limits.guessEvery })
  }

  override connect(socket: Socket, options?: SMTPConnectionOptions | null): void {
    const connection = new LimitedConnection(this, socket, options ?? undefined)
    const { client } = connection
    if (this.connections.size >= this.limits.connections) this.#makeRoomFor(client)
    const count = (this.clients.get(client) ?? 0) + 1
    this.clients.set(client, count)
    this.connections.add(connection)
    this.sessions.set(connection.id, connection)
    // a client that went away is no fault of ours, and there is no one to tell
    connection.on('error', () => {})
    connection.init()
    if (count > this.limits.connectionsPerClient)
      setImmediate(() => connection.send(421, 'Too many connections from your address', false))
  }

  /** Called once for each session, however it ends: the socket's own events are lost when it is upgraded to TLS. */
  override onClose({ id }: SMTPServerSession): void {
    const connection = this.sessions.get(id)
    if (!connection) return
    this.sessions.delete(id)
    connection.stopClocks()
    const left = (this.clients.get(connection.client) ?? 1) - 1
    if (left > 0) this.clients.set(connection.client, left)
    else this.clients.delete(connection.client)
  }

  /** Whoever has most connections gives up the oldest, when that leaves them at least as many as the newcomer has. */
  #makeRoomFor(newcomer: string): void {
    let most = this.clients.get(newcomer) ?? 0
    let client: string | null = null
    for (const [one, count] of this.clients) if (count > most) [client, most] = [one, count]
    const oldest = [...this.sessions.values()].find((session) => session.client === client && this.connections.has(session))
    oldest?.send(421, 'Too many connections from your address while others wait')
  }

  /** Takes no new connection, lets messages that are being received end, then hangs up. */
  stop(): Promise<void> {
    const stopped = new Promise<void>((resolve) => this.close(resolve))
    for (const session of this.sessions.values()) session.hangUp()
    return stopped
  }
}

export class LimitedConnection extends SMTPConnection {
  readonly #limits: SessionLimits
  readonly #guesses: Allowance
  /** Whom limits count: an address, or the network of one IPv6 customer, who has more addresses than there are limits. */
  readonly client: string
  #errors = 0
  #idleCommands = 0
  #isReceiving = false
  readonly #deadline: NodeJS.Timeout
  #dataDeadline: NodeJS.Timeout | undefined

  constructor(server: LimitedServer, socket: Socket, options?: SMTPConnectionOptions) {
    super(server, socket, options)
    this.#limits = server.limits
    this.#guesses = server.guesses
    this.client = networkOf(this.remoteAddress) ?? this.remoteAddress
    this.#deadline = setTimeout(() => this.send(421, 'The session has lasted too long'), this.#limits.session)
  }

  stopClocks(): void {
    clearTimeout(this.#deadline)
    clearTimeout(this.#dataDeadline)
  }

  /** One more refusal; the line is cut when there were too many. */
  countError(): void {
    if (++this.#errors >= this.#limits.errors) setImmediate(() => this.send(421, 'Too many errors'))
  }

  /** One more recipient that is not here: counted for this session, and for the client, who would only connect again. */
  countGuess(): void {
    this.#guesses.count(this.client)
    this.countError()
  }

  hasGuessedTooMuch(): boolean {
    return this.#guesses.isSpent(this.client)
  }

  /** While a message is received and stored, the session is not ended by a stopping server. */
  beginMessage(): void {
    this.#isReceiving = true
    this.#idleCommands = 0
    this.#dataDeadline = setTimeout(() => this.send(421, 'The message took too long'), this.#limits.data)
  }

  endMessage(): void {
    this.#isReceiving = false
    clearTimeout(this.#dataDeadline)
    // after the reply to the message
    if (this._server._closeTimeout) setImmediate(() => this.hangUp())
  }

  hangUp(): void {
    if (!this.#isReceiving) this.send(421, 'Shutting down')
  }

  override handler_NOOP(command: Buffer, callback: () => void): void {
    if (this.#mayGoOn()) super.handler_NOOP(command, callback)
  }

  override handler_RSET(command: Buffer, callback: () => void): void {
    if (this.#mayGoOn()) super.handler_RSET(command, callback)
  }

  override handler_VRFY(command: Buffer, callback: () => void): void {
    if (this.#mayGoOn()) super.handler_VRFY(command, callback)
  }

  override handler_EHLO(command: Buffer, callback: () => void): void {
    if (this.#mayGoOn()) super.handler_EHLO(command, callback)
  }

  override handler_HELO(command: Buffer, callback: () => void): void {
    if (this.#mayGoOn()) super.handler_HELO(command, callback)
  }

  #mayGoOn(): boolean {
    if (++this.#idleCommands <= this.#limits.idleCommands) return true
    this.send(421, 'Too many commands without a message')
    return false
  }

  override handler_MAIL(command: Buffer, callback: () => void): void {
    if (!this.#refuseUnknown(command, mailParameters, callback)) super.handler_MAIL(command, callback)
  }

  override handler_RCPT(command: Buffer, callback: () => void): void {
    const text = unquoted(command.toString('latin1'))
    if (this.#refuseUnknown(command, none, callback)) return
    if (isRelayForm(text)) {
      this.send(550, 'No such address here')
      this.countGuess()
      callback()
    } else {
      super.handler_RCPT(Buffer.from(text, 'latin1'), callback)
    }
  }

  /** Parameters that were not offered are not passed over in silence (RFC 5321, 4.1.1.11). */
  #refuseUnknown(command: Buffer, known: ReadonlySet<string>, callback: () => void): boolean {
    const unknown = parametersOf(command.toString('latin1')).some((name) => !known.has(name))
    if (unknown) this.send(555, 'Parameter not recognised')
    if (unknown) callback()
    return unknown
  }
}

const mailParameters: ReadonlySet<string> = new Set(['SIZE', 'BODY', 'SMTPUTF8'])
const none: ReadonlySet<string> = new Set()

/** The names of the parameters behind the path. */
function parametersOf(command: string): string[] {
  const words = /^[^<]*<(?:"(?:[^"\\]|\\.)*"|[^<>"])*>(.*)$/s.exec(command)?.[1]?.split(/\s+/) ?? []
  return words.filter(Boolean).map((word) => (word.split('=')[0] ?? '').toUpperCase())
}

/** A quoted local part is the same as its plain form (RFC 5321, 4.1.2). What cannot stand without quotes is left: it is no name of ours. */
function unquoted(command: string): string {
  return command.replace(/<"((?:\\?[\w.+-])+)"@/, (_, local: string) => `<${local.replaceAll('\\', '')}@`)
}

/** A path that asks us to pass the message on: a source route, a second @, `%`, `!`, or a quoted local part to hide one of them in. */
function isRelayForm(command: string): boolean {
  const path = command.slice(command.indexOf('<') + 1, command.includes('>') ? command.lastIndexOf('>') : undefined)
  return /["%!]/.test(path) || path.startsWith('@') || path.indexOf('@') !== path.lastIndexOf('@')
}
