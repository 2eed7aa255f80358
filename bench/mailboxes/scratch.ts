import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The whole product on free ports with an empty database; everything is removed on close. */
export interface Scratch {
  httpUrl: string
  smtpPort: number
  mailDomain: string
  close(): Promise<void>
}

const mailDomain = 'bench.localhost'
const patience = { start: 120_000, stop: 15_000 }

export async function startScratch(): Promise<Scratch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'applybox-bench-'))
  const [httpPort, smtpPort] = await freePorts()
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      APPLYBOX_HTTP_PORT: String(httpPort),
      APPLYBOX_HTTP_HOST: '127.0.0.1',
      APPLYBOX_SMTP_PORT: String(smtpPort),
      APPLYBOX_SMTP_HOST: '127.0.0.1',
      APPLYBOX_DATA_DIR: dataDir,
      APPLYBOX_MAIL_DOMAIN: mailDomain,
      APPLYBOX_BOT_PROTECTION: 'off',
      APPLYBOX_LOG_LEVEL: 'error',
    },
  })
  const close = async () => {
    await stop(server)
    await rm(dataDir, { recursive: true, force: true })
  }
  // Ctrl-C must not leave a server and a database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().finally(() => process.exit(130)))
  const httpUrl = `http://127.0.0.1:${httpPort}`
  try {
    await untilReady(`${httpUrl}/readyz`, server)
  } catch (cause) {
    await close()
    throw cause
  }
  return { httpUrl, smtpPort, mailDomain, close }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + patience.start
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the scratch instance ended with ${server.exitCode} before it was ready`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the scratch instance was not ready in time')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  const timer = setTimeout(() => server.kill('SIGKILL'), patience.stop)
  await ended
  clearTimeout(timer)
}

/** Both are held open together, so that they differ. */
async function freePorts(): Promise<[number, number]> {
  const open = () =>
    new Promise<{ port: number; close(): Promise<void> }>((resolve, reject) => {
      const server = createServer()
      server.once('error', reject)
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        const port = typeof address === 'object' && address !== null ? address.port : 0
        resolve({ port, close: () => new Promise((done) => server.close(() => done())) })
      })
    })
  const [one, other] = [await open(), await open()]
  await Promise.all([one.close(), other.close()])
  return [one.port, other.port]
}
