import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { SMTPConnection, type SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js'
import { networkOf } from '../lib/client-network.ts'

/** How long and how badly one client may behave. Times in milliseconds. */
export interface SessionLimits {
  /** From connecting to leaving. */
  session: number
  /** From DATA to its end. */
  data: number
  connectionsPerClient: number
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

  constructor(options: SMTPServerOptions, limits: SessionLimits) {
    super(options)
    this.limits = limits
  }

  override connect(socket: Socket, options?: SMTPConnectionOptions | null): void {
    const connection = new LimitedConnection(this, socket, options ?? undefined)
    this.connections.add(connection)
    this.sessions.set(connection.id, connection)
    socket.once('close', () => this.sessions.delete(connection.id))
    // a client that went away is no fault of ours, and there is no one to tell
    connection.on('error', () => {})
    connection.init()
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
  /** Whom limits count: an address, or the network of one IPv6 customer, who has more addresses than there are limits. */
  readonly client: string
  #errors = 0
  #idleCommands = 0
  #isReceiving = false
  #dataDeadline: NodeJS.Timeout | undefined

  constructor(server: LimitedServer, socket: Socket, options?: SMTPConnectionOptions) {
    super(server, socket, options)
    this.#limits = server.limits
    this.client = networkOf(this.remoteAddress) ?? this.remoteAddress
    const { client } = this
    const count = (server.clients.get(client) ?? 0) + 1
    server.clients.set(client, count)
    const deadline = setTimeout(() => this.send(421, 'The session has lasted too long'), this.#limits.session)
    socket.once('close', () => {
      clearTimeout(deadline)
      clearTimeout(this.#dataDeadline)
      const left = (server.clients.get(client) ?? 1) - 1
      if (left > 0) server.clients.set(client, left)
      else server.clients.delete(client)
    })
    if (count > this.#limits.connectionsPerClient)
      setImmediate(() => this.send(421, 'Too many connections from your address', false))
  }

  /** One more refusal; the line is cut when there were too many. */
  countError(): void {
    if (++this.#errors >= this.#limits.errors) setImmediate(() => this.send(421, 'Too many errors'))
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

  override handler_RCPT(command: Buffer, callback: () => void): void {
    if (isRelayForm(command.toString('latin1'))) {
      this.send(550, 'No such address here')
      this.countError()
      callback()
    } else {
      super.handler_RCPT(command, callback)
    }
  }
}

/** A path that asks us to pass the message on: a source route, a second @, `%`, `!`, or a quoted local part to hide one of them in. */
function isRelayForm(command: string): boolean {
  const path = command.slice(command.indexOf('<') + 1, command.includes('>') ? command.lastIndexOf('>') : undefined)
  return /["%!]/.test(path) || path.startsWith('@') || path.indexOf('@') !== path.lastIndexOf('@')
}
