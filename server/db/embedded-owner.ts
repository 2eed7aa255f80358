import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { CannotStart } from '../lib/cannot-start.ts'
import type { Binaries } from './embedded-binaries.ts'

/** Starts a program as the owner of the database's files. */
export type Launch = (program: string, args: string[]) => ChildProcess

export interface Owner {
  uid: number
  gid: number
}

/** Whom PostgreSQL runs as when we are root: the folder's owner, else the system's unprivileged user; null when we are not root. */
export async function ownerOf(home: string): Promise<Owner | null> {
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
export async function launchAs(owner: Owner | null, home: string, binaries: Binaries): Promise<Launch> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  const options = { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
  if (process.platform === 'win32') return (command, args) => spawn(command, args, { stdio: options.stdio })
  if (!owner) return (command, args) => spawn(command, args, options)

  const plain: Launch = (command, args) => spawn(command, args, { ...options, ...owner })
  const reach = ['-c', 'cd "$1" && test -x "$2" && "$2" --version', 'sh', home, binaries.postgres]
  if ((await finished(plain('/bin/sh', reach))).code === 0) return plain

  const capable: Launch = (command, args) =>
    spawn(
      'setpriv',
      [
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        '--inh-caps=-all,+dac_override',
        '--ambient-caps=+dac_override',
        '--bounding-set=-all,+dac_override',
        // access(2), by which PostgreSQL looks for its own programs, counts capabilities only so
        '--securebits=+no_setuid_fixup',
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

/** Waits for the end of a program; its last 8000 characters of output. */
export function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
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
