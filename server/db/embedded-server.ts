import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../lib/cannot-start.ts'
import { type Cluster, lastComplaint } from './embedded-cluster.ts'
import { finished } from './embedded-owner.ts'

/** Finds the running server of this cluster or starts one, on the given port if there is one. */
export async function run(cluster: Cluster, wanted?: number): Promise<{ port: number; isNew: boolean }> {
  const deadline = Date.now() + 90_000
  for (let attempt = 0; ; attempt++) {
    const running = await readPidFile(cluster.folder)
    if (running && !(await isServerOf(running.pid, cluster.folder))) {
      await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true })
    } else if (running?.status === 'ready' || running?.status === 'standby') {
      return { port: running.port, isNew: false }
    } else if (running) {
      // starting, recovering or stopping
      await sleep(50)
    } else {
      const port = wanted ?? (await freePort())
      await limitLog(cluster.log)
      const { code, output } = await finished(
        cluster.launch(cluster.binaries.pgCtl, [
          'start',
          '--wait',
          '--timeout=85',
          '--silent',
          `--pgdata=${cluster.folder}`,
          `--log=${cluster.log}`,
          `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 -c timezone=UTC -c log_timezone=UTC -c jit=off`,
        ]),
      )
      if (code === 0) return { port, isNew: true }
      const complaint = lastComplaint((await readTail(cluster.log)) || output)
      const mayPass = /address already in use|could not create any TCP|lock file|shared memory block/i.test(complaint)
      if (!mayPass || attempt > 100) throw new CannotStart(`PostgreSQL can not use ${cluster.folder}: ${complaint}`)
      await sleep(200)
    }
    if (Date.now() > deadline) throw new CannotStart(`PostgreSQL in ${cluster.folder} did not become ready; see ${cluster.log}`)
  }
}

/** Ends the server of this cluster and waits until it has. */
export async function stop(cluster: Cluster) {
  await finished(
    cluster.launch(cluster.binaries.pgCtl, [
      'stop',
      '--mode=fast',
      '--wait',
      '--timeout=60',
      '--silent',
      `--pgdata=${cluster.folder}`,
    ]),
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
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (process.platform === 'win32') return true
  // not its folder (cwd): root in a container may not look into processes of others, and a second server on the files would ruin them
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.split('\0').includes(cluster)
  }
  const { output } = await finished(spawn('ps', ['-o', 'comm=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'pipe'] }))
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

async function limitLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > 10_000_000) await rename(file, `${file}.old`)
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
