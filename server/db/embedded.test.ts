import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

let parent: string
let home: string
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'applybox-embedded-'))
  home = path.join(parent, 'postgres')
  return () => rm(parent, { recursive: true, force: true })
})

const start = () => startEmbedded(home, () => {})
const serverPid = async () => Number((await readFile(path.join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])
/** A server that is not our child ends a moment after it was asked to stop. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return readFile(`/proc/${pid}/stat`, 'utf8').then(
      (stat) => !stat.includes(') Z '),
      () => false,
    )
  } catch {
    return Promise.resolve(false)
  }
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A process of its own that starts the database, keeps a row in it and goes on running. */
async function startElsewhere(wrapper: string[] = []): Promise<ChildProcess> {
  const program = `
    import pg from 'pg'
    import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))}
    const { url } = await startEmbedded(${JSON.stringify(home)}, () => {})
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table if not exists kept (id integer); ')
    await client.query('insert into kept values (1)')
    process.stdout.write('ready')`
  const [command = '', ...args] = [...wrapper, process.execPath, '--input-type=module', '-e', program]
  const child = spawn(command, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  return child
}

describe('starting and stopping', { timeout: 60_000 }, () => {
  test('what was committed is there after a stop and a start, and nothing goes on running', async () => {
    const first = await start()
    await query(first.url, 'create table kept (id integer)')
    const pid = await serverPid()
    await first.close()
    await expect.poll(() => isAlive(pid)).toBe(false)
    const second = await start()
    expect(await query(second.url, 'select * from kept')).toEqual([])
    await second.close()
  })

  test('a server left running by a killed process is taken over, and stopped in the end', async () => {
    const child = await startElsewhere()
    const pid = await serverPid()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const embedded = await start()
    expect(await serverPid()).toBe(pid)
    expect(await query(embedded.url, 'select * from kept')).toEqual([{ id: 1 }])
    await embedded.close()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('two processes started at once on a new folder share one server; the last one out stops it', async () => {
    const [child, embedded] = await Promise.all([startElsewhere(), start()])
    const pid = await serverPid()
    await embedded.close()
    expect(await isAlive(pid)).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const last = await start()
    await last.close()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
    'root without the right to look into processes of others, as in a container, joins the running server',
    async () => {
      const embedded = await start()
      const pid = await serverPid()
      const child = await startElsewhere(['setpriv', '--bounding-set=-sys_ptrace'])
      expect(await serverPid()).toBe(pid)
      expect(await query(embedded.url, 'select * from kept')).toEqual([{ id: 1 }])
      child.kill('SIGKILL')
      await once(child, 'exit')
      await embedded.close()
    },
  )

  test('when PostgreSQL is killed it comes back by itself at the same address with everything committed', async () => {
    const embedded = await start()
    await query(embedded.url, 'create table kept as select 7 as id')
    for (let round = 0; round < 3; round++) {
      process.kill(await serverPid(), 'SIGKILL')
      await expect
        .poll(() => query(embedded.url, 'select * from kept').catch(() => 'away'), { timeout: 20_000 })
        .toEqual([{ id: 7 }])
      await sleep(100)
    }
    await embedded.close()
  })

  test('a lock file that survived a crash of the machine and names a stranger does not keep it from starting', async () => {
    const first = await start()
    const lockFile = path.join(home, 'cluster/postmaster.pid')
    const lines = (await readFile(lockFile, 'utf8')).split('\n')
    await first.close()
    await writeFile(lockFile, [String(process.pid), ...lines.slice(1)].join('\n'))
    const second = await start()
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.close()
  })

  test('an interrupted first start is begun again', async () => {
    await mkdir(path.join(home, 'cluster.new-1', 'base'), { recursive: true })
    const embedded = await start()
    await embedded.close()
  })

  test('everything committed is on the disk: fsync, synchronous_commit and full_page_writes are on', async () => {
    const embedded = await start()
    expect(
      await query(
        embedded.url,
        "select setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')",
      ),
    ).toEqual(Array(3).fill({ setting: 'on' }))
    await embedded.close()
  })
})

describe('a folder that can not be used is refused in one line', { timeout: 60_000 }, () => {
  const refusal = async () => {
    const message = await start().then(
      () => 'it started',
      (cause: Error) => `${cause.name}: ${cause.message}`,
    )
    expect(message).not.toContain('\n')
    return message
  }
  const made = async () => (await start()).close()

  test('a file in its place', async () => {
    await writeFile(home, 'x')
    expect(await refusal()).toBe(`CannotStart: ${home} is not a folder`)
  })

  test('something else in it', async () => {
    await mkdir(home)
    await writeFile(path.join(home, 'holiday.jpg'), 'x')
    expect(await refusal()).toMatch(/^CannotStart: .* holds something else than our database \(holiday\.jpg\)/)
  })

  test('damaged files', async () => {
    await made()
    await truncate(path.join(home, 'cluster/global/pg_control'), 100)
    expect(await refusal()).toMatch(/^CannotStart: PostgreSQL can not use .*cluster: .*pg_control/)
    await unlink(path.join(home, 'cluster/PG_VERSION'))
    expect(await refusal()).toMatch(/^CannotStart: .* is damaged \(no PG_VERSION\)/)
  })

  test('files of another PostgreSQL', async () => {
    await made()
    await writeFile(path.join(home, 'cluster/PG_VERSION'), '16\n')
    expect(await refusal()).toMatch(/^CannotStart: .* was made by PostgreSQL 16, this is 18/)
  })

  test('a lost or wrong password', async () => {
    await made()
    await writeFile(path.join(home, 'password'), 'wrong')
    expect(await refusal()).toMatch(/^CannotStart: The password beside .* is not that of its PostgreSQL/)
    await unlink(path.join(home, 'password'))
    expect(await refusal()).toMatch(/^CannotStart: .*password is missing/)
  })

  test('a folder that may not be written', async () => {
    // root may write everywhere but there
    const isRoot = process.getuid?.() === 0
    if (isRoot) home = '/sys/applybox'
    else await chmod(parent, 0o555)
    expect(await refusal()).toMatch(/^CannotStart: .* can not be written by this user \((EACCES|EPERM|EROFS)\)$/)
  })
})
