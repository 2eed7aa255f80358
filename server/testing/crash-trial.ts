import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { builtInDatabaseUrl } from './built-in-database.ts'
import { freePort } from './free-port.ts'
import { smtpClient } from './smtp-client.ts'

export interface TrialOptions {
  /** What is killed with SIGKILL, each time at a moment nobody chose. */
  kill: 'server' | 'postgres'
  kills: number
  /** At least so many. Between two kills at most an equal part of them is delivered, or ten for each connection when that is more. */
  mails: number
  connections: number
  /** Milliseconds between two kills, at most; a third of it at least. */
  pause: number
  /** The program that is tried: the product, or one with a planted fault. */
  program?: string[]
  /** Stop at the first kill that lost something. */
  untilLoss?: boolean
  onProgress?: (line: string) => void
}

export interface TrialResult {
  kills: number
  /** Mails that were answered with 250. */
  accepted: number
  /** Accepted, and not there. */
  lost: number
  /** There more than once. */
  doubled: number
  /** There with other bytes than were sent. */
  changed: number
  /** Never read, or not applied, after everything was quiet. */
  unfinished: number
  /** Applied, and in the application's history not exactly once. */
  misapplied: number
  /** Of those accepted, put into an application of their own. */
  applications: number
  /** Deliveries that were broken off or put off, and tried again as mail servers do. */
  retries: number
}

const users = 10

/** Delivers mail from many connections while the program or its database is killed again and again, then looks for every mail that got 250. */
export async function crashTrial(options: TrialOptions): Promise<TrialResult> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'applybox-crash-'))
  const port = await freePort()
  const run = program(options.program ?? [path.join(import.meta.dirname, '../main.ts')], dataDir, port)
  try {
    await run.start()
    const client = await database(dataDir)
    await addUsers(client)
    await client.end()

    const state: State = {
      isOver: false,
      next: 0,
      allowed: deliveriesPerKill(options),
      retries: 0,
      accepted: new Map<number, string>(),
      whenAccepted: [],
      whenAllowed: [],
    }
    const senders = Array.from({ length: options.connections }, () =>
      send(port, state, () => state.isOver && state.next >= options.mails),
    )
    const kills = await killRepeatedly(run, dataDir, options, state)
    state.isOver = true
    allow(state, Number.POSITIVE_INFINITY)
    await Promise.all(senders)
    if (!options.program) await settled(dataDir)
    return { kills, ...(await check(dataDir, state.accepted)), retries: state.retries }
  } finally {
    await run.end()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface State {
  isOver: boolean
  next: number
  /** How many can be delivered before the next kill. */
  allowed: number
  retries: number
  /** SHA-256 of what was sent, by number. */
  accepted: Map<number, string>
  whenAccepted: (() => void)[]
  whenAllowed: (() => void)[]
}

function deliveriesPerKill({ mails, kills, connections }: TrialOptions): number {
  return Math.max(Math.ceil(mails / kills), 10 * connections)
}

function allow(state: State, more: number): void {
  state.allowed += more
  for (const resolve of state.whenAllowed.splice(0)) resolve()
}

function nextAccepted(state: State): Promise<void> {
  return new Promise((resolve) => state.whenAccepted.push(resolve))
}

/** One connection after the other, one mail after the other; each until it was answered with 250. */
async function send(port: number, state: State, isDone: () => boolean): Promise<void> {
  let client = null
  while (!isDone()) {
    if (state.next >= state.allowed) {
      await new Promise<void>((resolve) => state.whenAllowed.push(resolve))
      continue
    }
    const n = state.next++
    const message = mailNumber(n)
    const digest = digestOf(message)
    for (;;) {
      try {
        client ??= await patiently(smtpClient(port))
        const reply = await patiently(client.deliver(addressOf(n), message))
        if (reply.startsWith('250')) break
        if (!reply.startsWith('4')) throw new RefusedForGood(reply)
      } catch (cause) {
        if (cause instanceof RefusedForGood) throw cause
      }
      client?.close()
      client = null
      state.retries++
      await sleep(20 + Math.random() * 50)
    }
    for (const resolve of state.whenAccepted.splice(0)) resolve()
    state.accepted.set(n, digest)
  }
  client?.close()
}

class RefusedForGood extends Error {}

/** A server that is killed may leave a client waiting for ever. */
function patiently<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return Promise.race([promise, sleep(15_000, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')))])
}

async function killRepeatedly(run: Program, dataDir: string, options: TrialOptions, state: State): Promise<number> {
  let kills = 0
  while (kills < options.kills || state.next < options.mails) {
    await killTime(options, state)
    if (kills >= options.kills) continue
    const before = state.accepted.size
    // the moment after a 250 is the one that shows whether it was true
    await Promise.race([nextAccepted(state), sleep(2_000)])
    if (options.kill === 'server') await run.kill()
    else await killPostgres(dataDir)
    kills++
    allow(state, deliveriesPerKill(options))
    if (options.kill === 'server') await run.start()
    // the next kill must hit deliveries, not a server that is getting up
    for (let waited = 0; state.accepted.size < before + options.connections && waited < 30_000; waited += 20) await sleep(20)
    options.onProgress?.(`kill ${kills}: ${state.accepted.size} accepted, ${state.retries} retries`)
    if (options.untilLoss && (await hasLost(dataDir, new Map(state.accepted)))) break
  }
  return kills
}

/** Ends at a moment nobody chose, while there is something left to deliver. */
async function killTime(options: TrialOptions, state: State): Promise<void> {
  const end = performance.now() + options.pause / 3 + (Math.random() * options.pause * 2) / 3
  const enough = state.accepted.size + (state.allowed - state.accepted.size) * (0.2 + Math.random() * 0.7)
  while (performance.now() < end && state.accepted.size < enough) await sleep(10)
}

/** What a faulty door accepted early may still be on its way: it is lost when it does not come. */
async function hasLost(dataDir: string, accepted: State['accepted']): Promise<boolean> {
  if ((await check(dataDir, accepted)).lost === 0) return false
  await sleep(500)
  return (await check(dataDir, accepted)).lost > 0
}

interface Program {
  start(): Promise<void>
  /** SIGKILL to the process alone. */
  kill(): Promise<void>
  end(): Promise<void>
}

function program(command: string[], dataDir: string, smtpPort: number): Program {
  let child: ChildProcess | null = null
  return {
    async start() {
      const started = spawn(process.execPath, command, {
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          APPLYBOX_DATA_DIR: dataDir,
          APPLYBOX_SMTP_PORT: String(smtpPort),
          APPLYBOX_SMTP_HOST: '127.0.0.1',
          APPLYBOX_HTTP_PORT: '0',
          APPLYBOX_HTTP_HOST: '127.0.0.1',
          APPLYBOX_LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      let output = ''
      await new Promise<void>((resolve, reject) => {
        started.stderr.on('data', (chunk) => {
          output += chunk
        })
        started.stdout.on('data', (chunk) => {
          output += chunk
          if (/SMTP on port/.test(output)) resolve()
        })
        started.once('exit', () => reject(new Error(`The program did not start: ${output}`)))
      })
      started.removeAllListeners('exit')
    },
    async kill() {
      if (child?.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
    async end() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** All processes at once, as when the machine stops: one that survives could still save what another had only in memory. */
async function killPostgres(dataDir: string): Promise<void> {
  for (;;) {
    const text = await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
    const lines = text.split('\n')
    const postmaster = Number(lines[0])
    if (lines[7]?.trim() === 'ready' && killOne(postmaster, 'SIGSTOP')) {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)])
      for (const pid of [...stdout.split('\n').map(Number).filter(Boolean), postmaster]) killOne(pid, 'SIGKILL')
      return
    }
    await sleep(20)
  }
}

/** False when there is no such process any longer. */
function killOne(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** A connection to the program's own database, as soon as it can be had. */
async function database(dataDir: string): Promise<pg.Client> {
  for (let attempt = 0; ; attempt++) {
    try {
      const client = new pg.Client({ connectionString: await builtInDatabaseUrl(dataDir) })
      client.on('error', () => {})
      await client.connect()
      return client
    } catch (cause) {
      if (attempt === 300) throw cause
      await sleep(100)
    }
  }
}

async function addUsers(client: pg.Client): Promise<void> {
  for (let n = 0; n < users; n++) {
    const id = uuidv7()
    await client.query('insert into users (id, email, ref_code) values ($1, $2, $2)', [id, `crash${n}@example.com`])
    await client.query('insert into assigned_addresses (name, skeleton, user_id) values ($1, $1, $2)', [`crash${n}`, id])
  }
}

/** Waits until every stored mail was processed; a minute without progress is too long. */
async function settled(dataDir: string): Promise<void> {
  const client = await database(dataDir)
  let left = Number.POSITIVE_INFINITY
  for (let idle = 0; left > 0 && idle < 600; idle++) {
    const { rows } = await client.query<{ count: number }>("select count(*)::int as count from mails where state = 'waiting'")
    const count = rows[0]?.count ?? 0
    if (count < left) idle = 0
    left = count
    if (left > 0) await sleep(100)
  }
  await client.end()
}

async function check(dataDir: string, accepted: ReadonlyMap<number, string>): Promise<Omit<TrialResult, 'kills' | 'retries'>> {
  const client = await database(dataDir)
  try {
    const { rows } = await client.query<Found>(`
      select encode(m.raw_hash, 'hex') as hash, encode(sha256(r.bytes), 'hex') as "bytesHash", m.state, m.application_id as "applicationId",
        (select count(*)::int from timeline t where t.user_id = m.user_id and t.mail_id = m.id and t.kind = 'mail') as entries,
        (select count(*)::int from timeline t where t.user_id = m.user_id and t.mail_id = m.id and t.kind = 'created') as created
      from mails m join raw_messages r on r.hash = m.raw_hash`)
    const byHash = Map.groupBy(rows, ({ hash }) => hash)
    const found = [...accepted.values()].map((hash) => byHash.get(hash) ?? [])
    const there = found.flatMap(([first]) => (first ? [first] : []))
    const { rows: orphans } = await client.query(`select from applications a where not exists
      (select from mails m where m.user_id = a.user_id and m.application_id = a.id)`)
    return {
      accepted: accepted.size,
      lost: found.filter((mails) => mails.length === 0).length,
      doubled: found.filter((mails) => mails.length > 1).length,
      changed: rows.filter(({ hash, bytesHash }) => hash !== bytesHash).length,
      unfinished: there.filter(({ state }) => state !== 'applied').length,
      misapplied: orphans.length + there.filter(({ state, ...mail }) => state === 'applied' && !isAppliedOnce(mail)).length,
      applications: new Set(there.flatMap(({ applicationId }) => applicationId ?? [])).size,
    }
  } finally {
    await client.end()
  }
}

interface Found {
  hash: string
  bytesHash: string
  state: string
  applicationId: string | null
  entries: number
  created: number
}

/** Each mail of a trial is about an employer of its own, so it founds an application; or it waits for review, and no history has it. */
function isAppliedOnce({ applicationId, entries, created }: Omit<Found, 'state' | 'hash' | 'bytesHash'>): boolean {
  return applicationId === null ? entries === 0 : entries === 1 && created === 1
}

const addressOf = (n: number) => `crash${n % users}@applybox.localhost`

function mailNumber(n: number): string {
  const company = employer(n)
  return [
    `From: ${company} Careers <no-reply@${company.toLowerCase()}.example>`,
    `To: <${addressOf(n)}>`,
    `Subject: Thank you for applying to ${company}`,
    `Date: Mon, 02 Nov 2026 09:00:00 +0000`,
    `Message-ID: <${n}@${company.toLowerCase()}.example>`,
    '',
    'Hi Sam,',
    `Thank you for applying for the Warehouse Planner position at ${company}. We have received your application.`,
    'Our team will review it and get back to you.',
    '',
    `The ${company} hiring team`,
    'x'
      .repeat(72)
      .concat('\r\n')
      .repeat(n % 40),
  ].join('\r\n')
}

/** A name of one word for each number, no two alike. */
function employer(n: number): string {
  const parts = [
    'ba',
    'ce',
    'di',
    'fo',
    'gu',
    'ha',
    'je',
    'ki',
    'lo',
    'mu',
    'na',
    'pe',
    'ri',
    'so',
    'tu',
    'va',
    'we',
    'xi',
    'yo',
    'zu',
  ]
  let name = ''
  for (let rest = n, length = 0; length < 4 || rest > 0; length++, rest = Math.floor(rest / parts.length))
    name += parts[rest % parts.length]
  return `${name[0]?.toUpperCase()}${name.slice(1)}tor`
}

function digestOf(message: string): string {
  return hash('sha256', message.endsWith('\r\n') ? message : `${message}\r\n`)
}
