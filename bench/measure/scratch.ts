import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assignAddress, authenticate } from '../../contract/accounts.ts'
import { connect } from '../../server/db/connect.ts'
import { startEmbedded } from '../../server/db/embedded.ts'
import { migrate } from '../../server/db/migrate.ts'
import type { Database } from '../../server/db/pool.ts'
import { type RunningProduct, runProduct } from '../../server/testing/product.ts'
import { addUser } from '../../server/testing/tracker.ts'

/** A PostgreSQL of its own, on which product and floors are measured alike. */
export interface Scratch {
  database: Database
  postgresPid: number
  /** The product with these roles, and settings beside the usual ones. */
  start(roles: string, settings?: Record<string, string>): Promise<RunningProduct>
  close(): Promise<void>
}

export async function openScratch(): Promise<Scratch> {
  const folder = await mkdtemp(path.join(tmpdir(), 'applybox-bench-'))
  await chmod(folder, 0o755)
  const embedded = await startEmbedded(path.join(folder, 'postgres'), () => {})
  await migrate(embedded.url)
  const database = await connect(embedded.url, { onError: () => {} })
  const [pid] = (await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  return {
    database,
    postgresPid: Number(pid),
    start: (roles, settings) =>
      runProduct({ DATABASE_URL: embedded.url, APPLYBOX_ROLES: roles, APPLYBOX_LOG_LEVEL: 'error', ...settings }),
    async close() {
      await database.close()
      await embedded.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Person {
  email: string
  password: string
  token: string
  address: string
}

const device = '018f0000-0000-7000-8000-00000000be9c'

/** Addresses of people who never sign in. */
export async function addAddresses({ database }: Scratch, count: number): Promise<string[]> {
  const { db } = database
  return Promise.all(
    Array.from({ length: count }, async () => {
      const userId = await addUser(db)
      const name = `b${userId.slice(-12)}`
      await db.insertInto('assignedAddresses').values({ name, skeleton: name, userId }).execute()
      return `${name}@applybox.localhost`
    }),
  )
}

/** Signs somebody up and takes an address, as a browser does. */
export async function signUp(product: RunningProduct, name: string): Promise<Person> {
  const email = `${name}@example.com`
  const password = 'four crows over Brno'
  const { token } = await call<{ token: string }>(product, authenticate.path, {
    method: 'email',
    intent: 'sign-up',
    email,
    password,
  })
  const { email: address } = await call<{ email: string }>(product, assignAddress.path, { name }, token)
  return { email, password, token, address }
}

export async function call<T>(product: RunningProduct, at: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${product.url}/api/${at}`, {
    method: 'POST',
    headers: headersOf(token),
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${at}: ${answer.status} ${text}`)
  return (JSON.parse(text) as { data: T }).data
}

export function headersOf(token?: string): Record<string, string> {
  return { 'content-type': 'application/json', 'x-device-identity': device, ...(token && { authorization: `Bearer ${token}` }) }
}

export async function processed({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query("select from mails where state = 'waiting' limit 1")
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A program that prints its port. */
export async function startFloor(...command: string[]): Promise<{ port: number; stop(): Promise<void>; child: ChildProcess }> {
  const child = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    child,
    port: Number(line.toString()),
    async stop() {
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}
