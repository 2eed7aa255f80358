import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../db/pool.ts'
import { compose } from '../features/outgoing/compose.ts'
import { runProduct } from './product.ts'
import { addUser } from './tracker.ts'

export interface SendingTrial {
  /** An empty one. */
  database: Database
  mails: number
  /** Times that the server is killed while it hands mail over: once right when the relay took one and has not said so, once at any moment, and so on. */
  kills: number
  /** Times that the relay goes away for a moment, with every connection. */
  outages: number
  /** Of a hundred messages, how many the relay puts off, breaks off and keeps waiting. */
  faults: number
  /** What the trial has to see. */
  planted?: 'loss' | 'double'
  onProgress?: (line: string) => void
}

export interface SendingResult {
  kills: number
  outages: number
  sent: number
  /** Noted as sent, and never taken by the relay. */
  lost: number
  /** Taken twice though nobody had said that it may have arrived. */
  doubled: number
  /** Of which it is said that they may have arrived: those that the relay has, and those that it has not. */
  unconfirmed: { taken: number; notTaken: number }
  /** Of the unconfirmed, taken more often than the two times that are promised. */
  overdone: number
  /** Neither sent nor unconfirmed in the end. */
  unfinished: number
  /** Milliseconds from a kill, and from the relay's return, to the next message that the relay takes. */
  backAfterKill: Spread
  backAfterOutage: Spread
  /** Messages that the relay took in a second, from the first to the last. */
  rate: number
}

interface Spread {
  median: number
  most: number
}

interface Take {
  began: number
  ended: number
}

/**
 * Hands mails over to a relay with faults while the server is killed and the relay goes away again and again, then compares what the user
 * reads of each with what the relay took. What may have arrived is tried again only once everything else has left.
 */
export async function sendingTrial(options: SendingTrial): Promise<SendingResult> {
  const { database, mails, kills, outages, planted, onProgress = () => {} } = options
  const { pool } = database
  const takes = new Map<string, Take[]>()
  const sink = await openSink(options.faults, takes, planted)
  const killedAt: number[] = []
  const returnedAt: number[] = []
  try {
    await addMails(database, mails)
    const start = () => runProduct({ DATABASE_URL: database.url, SMTP_URL: sink.url })
    let product = await start()

    async function kill(): Promise<void> {
      const exit = new Promise((resolve) => product.process.once('exit', resolve))
      const end = () => {
        killedAt.push(performance.now())
        product.process.kill('SIGKILL')
      }
      if (killedAt.length % 2 === 0) sink.atNextTake(end)
      else setTimeout(end, Math.random() * 50)
      await exit
      product = await start()
    }

    async function interrupt(): Promise<void> {
      await sink.leave()
      await sleep(300)
      await sink.comeBack()
      returnedAt.push(performance.now())
    }

    // spread over the whole, one after the other
    const steps = Array.from({ length: kills + outages }, (_, n) => ((n + 1) * mails) / (kills + outages + 1))
    const isOutage = (n: number) => Math.floor(((n + 1) * outages) / steps.length) > Math.floor((n * outages) / steps.length)
    for (let open = mails, n = 0; open > 0; open = await countOpen(pool, false)) {
      await hurry(pool, false)
      if (mails - open >= (steps[n] ?? Number.POSITIVE_INFINITY)) {
        const what = isOutage(n) ? interrupt : kill
        n++
        await what()
        onProgress(`${what === kill ? 'server killed' : 'relay gone and back'} (${n} of ${steps.length}), ${open} left`)
      }
      await sleep(20)
    }
    const once = await statesOf(pool)
    const takenOnce = new Map([...takes].map(([id, all]) => [id, all.length]))
    for (let open = 1; open > 0; open = await countOpen(pool, true)) {
      await hurry(pool, true)
      await sleep(20)
    }
    await product.stop()

    const sent = once.filter(({ state }) => state === 'sent')
    const unconfirmed = once.filter(({ state, problem }) => state === 'delayed' && problem === 'unconfirmed')
    const inTheEnd = new Map((await statesOf(pool)).map(({ id, state }) => [id, state]))
    const all = [...takes.values()].flat()
    return {
      kills: killedAt.length,
      outages: returnedAt.length,
      sent: sent.length,
      lost: [...inTheEnd].filter(([id, state]) => state === 'sent' && !takes.has(id)).length,
      doubled: [...takenOnce.values()].filter((times) => times > 1).length,
      unconfirmed: {
        taken: unconfirmed.filter(({ id }) => takenOnce.has(id)).length,
        notTaken: unconfirmed.filter(({ id }) => !takenOnce.has(id)).length,
      },
      overdone: unconfirmed.filter(({ id }) => (takes.get(id)?.length ?? 0) > 2).length,
      unfinished: once.length - sent.length - unconfirmed.length,
      backAfterKill: timesBack(killedAt, all),
      backAfterOutage: timesBack(returnedAt, all),
      rate: rateOf(all),
    }
  } finally {
    await sink.close()
  }
}

type Pool = Database['pool']

async function countOpen(pool: Pool, isUnconfirmed: boolean): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    "select count(*)::int as open from outgoing_mails where due_at is not null and (problem is not distinct from 'unconfirmed') <= $1",
    [isUnconfirmed],
  )
  return rows[0]?.open ?? 0
}

/** What was put off is due again at once: pauses are not what is tried. */
async function hurry(pool: Pool, isUnconfirmed: boolean): Promise<void> {
  await pool.query(
    `update outgoing_mails set due_at = now() where id in (
      select id from outgoing_mails where state = 'delayed' and due_at > now() and (problem is not distinct from 'unconfirmed') <= $1
      order by id for update skip locked)`,
    [isUnconfirmed],
  )
}

async function statesOf(pool: Pool) {
  const { rows } = await pool.query<{ id: string; state: string; problem: string | null }>(
    'select message_id as id, state, problem from outgoing_mails',
  )
  return rows
}

function timesBack(since: readonly number[], all: readonly Take[]): Spread {
  const ended = all.map((take) => take.ended).sort((a, b) => a - b)
  const times = since
    // what it held when it was killed may still end
    .map((at) =>
      Math.round(
        all.filter(({ began }) => began > at).reduce((least, take) => Math.min(least, take.ended), ended.at(-1) ?? at) - at,
      ),
    )
    .sort((a, b) => a - b)
  return { median: times[Math.floor(times.length / 2)] ?? 0, most: times.at(-1) ?? 0 }
}

function rateOf(all: readonly Take[]): number {
  const from = Math.min(...all.map(({ began }) => began))
  const to = Math.max(...all.map(({ ended }) => ended))
  return all.length / ((to - from) / 1000)
}

async function openSink(faults: number, takes: Map<string, Take[]>, planted: SendingTrial['planted']) {
  let isPlanted = planted === undefined
  const isFaulty = () => Math.random() * 100 < faults
  const sockets = new Set<Socket>()
  let server: SMTPServer | null = null
  let atTake = () => {}

  async function listen(port: number): Promise<number> {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_, __, done) => done(isFaulty() ? Object.assign(new Error('4.2.1 Later'), { responseCode: 451 }) : null),
      onData(stream, _session, done) {
        const began = performance.now()
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', async () => {
          const id = /^Message-ID: (\S+)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? ''
          if (isFaulty()) return done(Object.assign(new Error('4.3.0 Broken off'), { responseCode: 451 }))
          if (isFaulty()) await sleep(200)
          const take = { began, ended: performance.now() }
          if (isPlanted) takes.set(id, [...(takes.get(id) ?? []), take])
          else if (planted === 'double') takes.set(id, [{ began: 0, ended: 0 }, take])
          isPlanted = true
          atTake()
          atTake = () => {}
          done()
        })
      },
    })
    server = opened
    opened.on('error', () => {})
    opened.server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
    return (opened.server.address() as AddressInfo).port
  }

  const leave = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  const port = await listen(0)
  return {
    url: `smtp://127.0.0.1:${port}`,
    atNextTake(run: () => void) {
      atTake = run
    },
    leave,
    comeBack: () => listen(port),
    close: leave,
  }
}

async function addMails({ db, pool }: Database, mails: number): Promise<void> {
  const userId = await addUser(db, { emailVerifiedAt: new Date() })
  await db.insertInto('assignedAddresses').values({ name: 'ada', skeleton: 'ada', userId }).execute()
  const from = { name: 'Ada', address: 'ada@applybox.localhost' }
  for (let n = 0; n < mails; n++) {
    const id = uuidv7()
    const messageId = `<${id}@applybox.localhost>`
    const to = [`maya${n}@northwind.example`]
    const rest = { date: new Date(), cc: [], quoted: null, inReplyTo: null, references: [], attachments: [], calendar: null }
    const bytes = await compose({ ...rest, messageId, from, to, subject: `Question ${n}`, text: 'Is there parking?' })
    const written = {
      to,
      cc: [],
      bcc: [],
      subject: `Question ${n}`,
      text: '',
      documents: [],
      files: [],
      isSigned: true,
      quoted: null,
      replyAll: false,
    }
    await pool.query(
      `insert into outgoing_mails (user_id, id, state, due_at, token, message_id, recipients, written, bytes, size)
       values ($1, $2, 'queued', now(), $3, $4, $5, $6, $7, $8)`,
      [userId, id, uuidv7(), messageId, to, JSON.stringify({ ...written, meeting: null, moves: null }), bytes, bytes.length],
    )
  }
}
