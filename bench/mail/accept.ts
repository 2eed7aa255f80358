import path from 'node:path'
import { memory } from '../../server/testing/memory.ts'
import { type Figure, median } from '../measure/figure.ts'
import { addAddresses, processed, type Scratch, startFloor } from '../measure/scratch.ts'
import { sampleMail } from './sample-mail.ts'
import { type LoadResult, smtpLoad } from './smtp-load.ts'

const shapes = [
  { connections: 20, size: 20_000, mails: 1000 },
  { connections: 50, size: 20_000, mails: 1000 },
  { connections: 20, size: 5_000, mails: 2000 },
  { connections: 50, size: 5_000, mails: 2000 },
]
const rounds = 3

/** How fast mail is accepted, against a bare server that discards and one that only commits the bytes to the same PostgreSQL. */
export async function measureAccept(scratch: Scratch): Promise<Figure[]> {
  await scratch.database.pool.query('create table floor_messages (id bigserial primary key, bytes bytea not null)')
  await scratch.database.pool.query('alter table floor_messages alter column bytes set storage external')
  const floor = path.join(import.meta.dirname, 'floor-smtp.ts')
  const discard = await startFloor(floor, 'discard')
  const commit = await startFloor(floor, 'commit', scratch.database.url)
  const figures: Figure[] = []

  const idle = await scratch.start('http,smtp')
  const addresses = await addAddresses(scratch, 20)
  for (const shape of shapes) {
    const taken = { discard: [] as LoadResult[], commit: [] as LoadResult[], door: [] as LoadResult[] }
    for (let round = 0; round < rounds; round++) {
      taken.discard.push(await load(discard.port, shape, addresses))
      taken.commit.push(await load(commit.port, shape, addresses))
      taken.door.push(await load(idle.smtpPort, shape, addresses))
    }
    const what = `${shape.connections} connections, ${shape.size / 1000} kB`
    const rate = (results: LoadResult[]) => median(results.map(({ perSecond }) => perSecond))
    figures.push({
      what: `accepted, ${what}`,
      value: rate(taken.door),
      unit: 'mails/s',
      floor: { what: 'discarded', value: rate(taken.discard) },
    })
    figures.push({
      what: '',
      value: rate(taken.door),
      unit: 'mails/s',
      floor: { what: 'committed', value: rate(taken.commit) },
      goal: { is: 'at least', value: 0.7, of: 'ratio' },
    })
    figures.push({
      what: '  end of data to 250, p99',
      value: median(taken.door.map(({ p99 }) => p99)),
      unit: 'ms',
      floor: { what: 'committed', value: median(taken.commit.map(({ p99 }) => p99)) },
      goal: { is: 'at most', value: 60, of: 'value' },
    })
  }
  figures.push({ what: 'peak memory, doors alone', value: await memory(idle.process.pid, 'most'), unit: 'MB' })
  await idle.stop()

  // nobody is to read what the doors alone were given
  await scratch.database.pool.query('truncate mails, raw_messages, floor_messages cascade')
  const busy = await scratch.start('http,smtp,worker')
  const [shape = { connections: 20, size: 20_000, mails: 1000 }] = shapes
  const taken = { commit: [] as LoadResult[], door: [] as LoadResult[] }
  for (let round = 0; round < rounds; round++) {
    await processed(scratch.database)
    taken.commit.push(await load(commit.port, shape, addresses))
    taken.door.push(await load(busy.smtpPort, shape, addresses))
  }
  await processed(scratch.database)
  figures.push({
    what: `accepted while workers read, ${shape.connections} connections, ${shape.size / 1000} kB`,
    value: median(taken.door.map(({ perSecond }) => perSecond)),
    unit: 'mails/s',
    floor: { what: 'committed', value: median(taken.commit.map(({ perSecond }) => perSecond)) },
    goal: { is: 'at least', value: 0.5, of: 'ratio' },
  })
  figures.push({ what: 'peak memory, doors and workers', value: await memory(busy.process.pid, 'most'), unit: 'MB' })
  await busy.stop()
  await Promise.all([discard.stop(), commit.stop()])
  return figures
}

let sent = 0

function load(
  port: number,
  { connections, size, mails }: (typeof shapes)[number],
  addresses: readonly string[],
): Promise<LoadResult> {
  const first = sent
  sent += mails
  const address = (n: number) => addresses[n % addresses.length] ?? ''
  return smtpLoad({ port, connections, mails, message: (n) => sampleMail(first + n, address(n), size), recipient: address })
}
