import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { generate } from 'selfsigned'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Taken {
  from: string
  to: string[]
  bytes: Buffer
  mail: Email
  isTls: boolean
}

export interface Relay {
  port: number
  /** For `SMTP_URL`. */
  url: string
  /** The mail of users; letters of the installation itself are left out. */
  taken: Taken[]
  close(): Promise<void>
}

export interface Identity {
  name?: string
  /** Its certificate ended yesterday. */
  isExpired?: boolean
  /** Whom the client believes: anybody, those that the system knows, or this certificate's own authority. */
  trust?: 'anybody' | 'system' | 'own'
}

/** The employer's side: a mail server with TLS and AUTH. Nobody is called nobody there; what else it does can be said. */
export async function openRelay(behaviour: SMTPServerOptions = {}, identity: Identity = {}): Promise<Relay> {
  const { name = 'localhost', isExpired = false, trust = 'anybody' } = identity
  const taken: Taken[] = []
  const day = 86_400_000
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 9 * day),
    notAfterDate: new Date(Date.now() + (isExpired ? -1 : 9) * day),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  const server = new SMTPServer({
    key,
    cert,
    onAuth: ({ username, password }, _session, done) =>
      username === 'applybox' && password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        if (from.startsWith('bounce+')) {
          const to = rcptTo.map(({ address }) => address)
          taken.push({ from, to, bytes, mail: await PostalMime.parse(bytes), isTls: session.secure })
        }
        done()
      })
    },
    ...behaviour,
  })
  // a client that hangs up in the middle is no failure of the relay
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://applybox:secret@localhost:${port}?${
      trust === 'anybody' ? 'tls.rejectUnauthorized=false' : trust === 'own' ? `tls.ca=${encodeURIComponent(cert)}` : ''
    }`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
