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
  /** Times that the server is killed while it hands mail over. */
  kills: number
  /** Of a hundred messages, how many the relay puts off, breaks off and keeps waiting. */
  faults: number
  /** What the trial has to see. */
  planted?: 'loss' | 'double'
  onProgress?: (line: string) => void
}

export interface SendingResult {
  kills: number
  sent: number
  /** Noted as sent, and never taken by the relay. */
  lost: number
  /** Taken twice with a kill between the data and what followed. */
  repeatedByKill: number
  /** Taken twice without one. */
  doubled: number
  /** Neither sent nor failed in the end. */
  unfinished: number
  /** Messages that the relay took in a second, from the first to the last. */
  rate: number
}

interface Take {
  began: number
  ended: number
}

/** Hands mails over to a relay with faults while the server is killed again and again, then compares what is noted as sent with what the relay took. */
export async function sendingTrial(options: SendingTrial): Promise<SendingResult> {
  const { database, mails, kills, planted, onProgress = () => {} } = options
  const takes = new Map<string, Take[]>()
  const sink = await openSink(options.faults, takes, planted)
  const environment = { DATABASE_URL: database.url, SMTP_URL: sink.url }
  const killedAt: number[] = []
  try {
    await addMails(database, mails)
    let product = await runProduct(environment)
    const count = async () => {
      const { rows } = await database.pool.query<{ open: number }>(
        'select count(*)::int as open from outgoing_mails where due_at is not null',
      )
      return rows[0]?.open ?? 0
    }
    // what was put off is due again at once: pauses are not what is tried
    const hurry = () =>
      database.pool.query(`
        update outgoing_mails set due_at = now()
        where id in (select id from outgoing_mails where state = 'delayed' order by id for update skip locked)`)
    for (let open = mails; open > 0; open = await count()) {
      await hurry()
      if (killedAt.length < kills && open <= mails - ((killedAt.length + 1) * mails) / (kills + 1)) {
        await sleep(Math.random() * 50)
        killedAt.push(performance.now())
        product.process.kill('SIGKILL')
        await new Promise((resolve) => product.process.once('exit', resolve))
        onProgress(`killed ${killedAt.length} times, ${open} left`)
        product = await runProduct(environment)
      }
      await sleep(20)
    }
    await product.stop()
    const { rows } = await database.pool.query<{ state: string; id: string }>(
      'select state, message_id as id from outgoing_mails',
    )
    const sent = rows.filter(({ state }) => state === 'sent')
    const twice = [...takes.values()].filter((all) => all.length > 1)
    const byKill = twice.filter((all) => all.slice(0, -1).every((take) => killedAt.some((at) => isBetween(take, at))))
    return {
      kills: killedAt.length,
      sent: sent.length,
      lost: sent.filter(({ id }) => !takes.has(id)).length,
      repeatedByKill: byKill.length,
      doubled: twice.length - byKill.length,
      unfinished: rows.length - sent.length,
      rate: rateOf([...takes.values()].flat()),
    }
  } finally {
    await sink.close()
  }
}

function rateOf(all: readonly Take[]): number {
  const from = Math.min(...all.map(({ began }) => began))
  const to = Math.max(...all.map(({ ended }) => ended))
  return all.length / ((to - from) / 1000)
}

/** The answer may still be on its way, and what it says not yet written. */
const isBetween = ({ began, ended }: Take, at: number) => at >= began && at <= ended + 1_000

async function openSink(faults: number, takes: Map<string, Take[]>, planted: SendingTrial['planted']) {
  let isPlanted = planted === undefined
  const isFaulty = () => Math.random() * 100 < faults
  const server = new SMTPServer({
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
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
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
    const written = { to, cc: [], bcc: [], subject: `Question ${n}`, text: '', documents: [], files: [], replyAll: false }
    await pool.query(
      `insert into outgoing_mails (user_id, id, state, due_at, token, message_id, recipients, written, bytes, size)
       values ($1, $2, 'queued', now(), $3, $4, $5, $6, $7, $8)`,
      [userId, id, uuidv7(), messageId, to, JSON.stringify({ ...written, meeting: null, moves: null }), bytes, bytes.length],
    )
  }
}
