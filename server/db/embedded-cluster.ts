import { randomBytes } from 'node:crypto'
import { chmod, chown, link, lstat, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CannotStart } from '../lib/cannot-start.ts'
import { makeFolder } from '../lib/make-folder.ts'
import { messageOf } from '../lib/message-of.ts'
import { type Binaries, findBinaries } from './embedded-binaries.ts'
import { finished, type Launch, launchAs, type Owner, ownerOf } from './embedded-owner.ts'

/** The one role of the cluster. */
export const user = 'applybox'
const majorVersion = '18'

export interface Cluster {
  folder: string
  log: string
  password: string
  binaries: Binaries
  launch: Launch
}

/** Makes `<home>/{cluster,password}` where they are missing and checks what is there. Throws CannotStart. */
export async function prepare(home: string): Promise<Cluster> {
  const binaries = await findBinaries()
  try {
    await makeFolder(home, 0o700)
    const folder = path.join(await realpath(home), 'cluster')
    await checkContents(home, folder)
    const owner = await ownerOf(home)
    if (owner) await chown(home, owner.uid, owner.gid)
    await chmod(home, 0o700)
    const cluster: Cluster = {
      folder,
      log: path.join(home, 'log'),
      password: await passwordOf(home, owner),
      binaries,
      launch: await launchAs(owner, home, binaries),
    }
    if (!(await exists(cluster.folder))) await initialise(home, cluster)
    await removeUnfinished(home)
    return cluster
  } catch (cause) {
    throw explainFolder(home, cause)
  }
}

/**
 * Creates the cluster beside its final place, so that an interrupted first start leaves nothing half-made and of two first starts at once
 * one wins.
 */
async function initialise(home: string, cluster: Cluster) {
  const unfinished = path.join(home, `cluster.new-${process.pid}`)
  const { code, output } = await finished(
    cluster.launch(cluster.binaries.initdb, [
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
  if (code === 0) await rename(unfinished, cluster.folder).catch(() => {})
  if (!(await exists(cluster.folder)))
    throw new CannotStart(`PostgreSQL can not create its files in ${home}: ${lastComplaint(output)}`)
}

/** What a killed first start left; not what another process is making at this moment. */
async function removeUnfinished(home: string) {
  for (const name of await readdir(home)) {
    const maker = /\.new-(\d+)$/.exec(name)?.[1]
    if (maker && !isRunning(Number(maker))) await rm(path.join(home, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return codeOf(cause) !== 'ESRCH'
  }
}

async function passwordOf(home: string, owner: Owner | null): Promise<string> {
  const file = path.join(home, 'password')
  if (!(await exists(file))) {
    if (await exists(path.join(home, 'cluster')))
      throw new CannotStart(`${file} is missing, so nobody can sign in to the PostgreSQL in ${home}: put it back`)
    const unfinished = `${file}.new-${process.pid}`
    await writeFile(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (owner) await chown(unfinished, owner.uid, owner.gid)
    await link(unfinished, file).catch((cause) => {
      // another process was first: its password counts
      if (codeOf(cause) !== 'EEXIST') throw cause
    })
  }
  return (await readFile(file, 'utf8')).trim()
}

async function checkContents(home: string, cluster: string) {
  const foreign = (await readdir(home)).find((name) => !/^(cluster|password)(\.new-\d+)?$|^log(\.old)?$/.test(name))
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

/** The last line in which PostgreSQL says what is wrong. */
export function lastComplaint(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const complaint =
    lines.findLast((line) => /(FATAL|PANIC):|error:/.test(line)) ?? lines.findLast((line) => line !== '') ?? 'no reason given'
  return complaint.replace(/^.*?(FATAL|PANIC|error):\s*/, '').slice(0, 300)
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
const exists = (file: string) =>
  lstat(file).then(
    () => true,
    (cause) => {
      if (codeOf(cause) === 'ENOENT') return false
      throw cause
    },
  )
