import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/**
 * What the door is measured against, a process of its own: `node bench/mail/floor-smtp.ts discard`, or `commit URL`, which also writes the bytes
 * to a table before it says 250. Prints its port.
 */
const [mode, url] = process.argv.slice(2)
const pool = mode === 'commit' ? new pg.Pool({ connectionString: url, max: 20 }) : null

const server = new SMTPServer({
  authMethods: [],
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  maxAllowedUnauthenticatedCommands: false,
  logger: false,
  onData(stream, _session, callback) {
    receive(stream).then(
      () => callback(),
      (cause) => callback(cause),
    )
  },
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.server.address() as AddressInfo).port}\n`))

async function receive(stream: SMTPServerDataStream): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  if (pool) await pool.query('insert into floor_messages (bytes) values ($1)', [Buffer.concat(chunks)])
}
