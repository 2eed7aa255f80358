import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import { listen } from '../../db/listen.ts'
import type { Db } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Accept, FindRecipient, Recipient } from '../../lib/delivery.ts'
import type { Log } from '../../lib/log.ts'
import { messageOf } from '../../lib/message-of.ts'
import { changeApplication, getSummary } from '../applications/index.ts'
import { answerMeeting } from '../interviews/index.ts'
import { type DkimKey, dkimKeys, signMessage } from './dkim.ts'
import { cancelOvertaken, type Written } from './queries.ts'

export const outgoingChannel = 'applybox_outgoing'

export interface HandOverOptions {
  db: Db
  url: string
  log: Log
  smtpUrl: string | undefined
  mailDomain: string
  /** Stores mail between two people of the installation. */
  accept: Accept
  findRecipient: FindRecipient
  /** Tells the workers that read mail of a sent one. */
  mailChannel: string
}

type Options = HandOverOptions & { keys: () => Promise<DkimKey[]> }

/** Milliseconds after which keys are looked up again: after a rotation, the old ones stay published for a week. */
const keysKeptFor = 30_000

function signingKeys(db: Db): () => Promise<DkimKey[]> {
  let kept: Promise<DkimKey[]> | null = null
  let until = 0
  return () => {
    if (kept !== null && Date.now() < until) return kept
    until = Date.now() + keysKeptFor
    const loading = dkimKeys(db)
    kept = loading
    loading.catch(() => {
      if (kept === loading) kept = null
    })
    return loading
  }
}

/** At the same time, each with a connection to the database and one to the mail server. */
const atOnce = 4
const lookEvery = 1_000
/** Minutes between two tries, the last one again and again, for so many hours. */
const pauses = [1, 2, 5, 10, 20, 40, 60]
const mostHours = 48

interface Due {
  userId: string
  id: string
  token: string
  recipients: string[]
  applicationId: string | null
  emailId: string | null
  written: Written
  address: string
  bytes: Buffer
  attempts: number
  createdAt: Date
}

/** Hands mail over to the mail server when it is due, and tries again what was put off. What a killed process had in hand is due again. */
export async function startHandingOver(given: HandOverOptions): Promise<{ close(): Promise<void> }> {
  const options = { ...given, keys: signingKeys(given.db) }
  const { url, log, smtpUrl } = options
  const transport = smtpUrl === undefined ? null : openTransport(smtpUrl)
  const running = new Set<Promise<void>>()
  let isClosed = false

  function wake(): void {
    while (!isClosed && running.size < atOnce) {
      const one = handOverAll().finally(() => running.delete(one))
      running.add(one)
    }
  }
  async function handOverAll(): Promise<void> {
    try {
      await cancelAnswered(options.db)
      while (!isClosed && (await handOverNext(options, transport)));
    } catch (err) {
      log.error({ err }, 'outgoing mail')
    }
  }

  const listening = await listen(url, outgoingChannel, {
    notification: wake,
    gap: wake,
    failure: (err) => log.error({ err }, 'outgoing'),
  })
  const looking = setInterval(wake, lookEvery)
  return {
    async close() {
      isClosed = true
      clearInterval(looking)
      await listening.close()
      await Promise.all(running)
      transport?.close()
    },
  }
}

async function cancelAnswered(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { userId, applicationId } of await cancelOvertaken(trx))
      await announce(trx, userId, [{ type: 'mail', applicationId, mailId: null }])
  })
}

function openTransport(smtpUrl: string): Transporter {
  const { protocol, username, hostname } = new URL(smtpUrl)
  // a password never travels in the clear, but on this machine
  const requireTLS = protocol === 'smtp:' && username !== '' && !/^(?:localhost|127\..*|\[::1\])$/.test(hostname)
  const limits = {
    pool: true,
    maxConnections: atOnce,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    socketTimeout: 60_000,
  }
  return createTransport({ url: smtpUrl, ...limits, ...(requireTLS && { requireTLS }) } as Parameters<typeof createTransport>[0])
}

/** One that is due. Its row is locked while it is handed over: a process that ends meanwhile leaves it as it was. */
async function handOverNext(options: Options, transport: Transporter | null): Promise<boolean> {
  return options.db.transaction().execute(async (trx) => {
    const due = await takeDue(trx, options.mailDomain)
    if (!due) return false
    const outcome = await tryOnce(due, options, transport)
    if (outcome.as === 'sent') {
      await keepSent(trx, due, outcome.bytes, options.mailChannel)
      await keepEffect(trx, due, options.log)
    } else await keepFailure(trx, due, outcome)
    await announce(trx, due.userId, [{ type: 'mail', applicationId: due.applicationId, mailId: due.id }])
    return true
  })
}

async function takeDue(db: Db, domain: string): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select o.user_id as "userId", o.id, o.token, o.recipients, o.application_id as "applicationId", o.email_id as "emailId", o.written, o.bytes, o.attempts, o.created_at as "createdAt",
      (select a.name || '@' || ${domain}::text from assigned_addresses a where a.user_id = o.user_id order by a.name limit 1) as address
    from outgoing_mails o where o.due_at <= now() and not exists (select from outgoing_holds h where h.user_id = o.user_id) order by o.due_at limit 1 for update of o skip locked`.execute(
    db,
  )
  return rows[0]
}

type Outcome = { as: 'sent'; bytes: Buffer } | { as: 'delayed' | 'failed'; words: string }

async function tryOnce(due: Due, options: Options, transport: Transporter | null): Promise<Outcome> {
  const { mailDomain, accept, findRecipient, keys } = options
  const isHere = (address: string) => address.slice(address.lastIndexOf('@') + 1) === mailDomain
  try {
    const bytes = await signMessage(due.bytes, mailDomain, await keys())
    const envelopeFrom = `bounce+${due.token}@${mailDomain}`
    const elsewhere = due.recipients.filter((address) => !isHere(address))
    if (elsewhere.length > 0) {
      if (!transport) return { as: 'failed', words: 'No mail server is configured' }
      await transport.sendMail({ envelope: { from: envelopeFrom, to: elsewhere }, raw: bytes })
    }
    const here: Recipient[] = []
    for (const address of due.recipients.filter(isHere)) {
      const found = await findRecipient(address)
      if (found === 'full') return { as: 'delayed', words: `The mailbox of ${address} is full` }
      if (!found) return { as: 'failed', words: `${address} is no address here` }
      here.push(found)
    }
    if (here.length > 0)
      await accept({ bytes, recipients: here, envelopeFrom, clientAddress: '', helo: mailDomain, isTls: true, source: 'http' })
    return { as: 'sent', bytes }
  } catch (cause) {
    const { responseCode, response } = Object(cause) as { responseCode?: number; response?: string }
    const words = (response ?? messageOf(cause)).slice(0, 500)
    const isForGood = responseCode !== undefined && responseCode >= 500
    const isTooLate = Date.now() - due.createdAt.getTime() > mostHours * 3_600_000
    return { as: isForGood || isTooLate ? 'failed' : 'delayed', words }
  }
}

/** It stands in its thread from now on, read like every other mail. */
async function keepSent(
  db: Db,
  { userId, id, applicationId, address, token }: Due,
  bytes: Buffer,
  mailChannel: string,
): Promise<void> {
  const digest = hash('sha256', bytes, 'buffer')
  await sql`
    insert into raw_messages (hash, size, bytes) values (${digest}, ${bytes.length}, ${bytes}) on conflict (hash) do nothing`.execute(
    db,
  )
  await sql`
    insert into mails (user_id, id, raw_hash, recipient, envelope_from, client_address, helo, is_tls, source, application_id)
    values (${userId}, ${id}, ${digest}, ${address}, ${`bounce+${token}`}, '127.0.0.1', '', true, 'sent', ${applicationId})
    on conflict do nothing`.execute(db)
  await sql`
    update outgoing_mails set state = 'sent', words = null, sent_at = now(), due_at = null, bytes = null where user_id = ${userId} and id = ${id}`.execute(
    db,
  )
  await sql`select pg_notify(${mailChannel}, ${userId})`.execute(db)
}

/** What the user wrote is known to have happened now. The mail is sent, whether or not that can be kept. */
async function keepEffect(db: Db, due: Due, log: Log): Promise<void> {
  const { userId, id } = due
  await sql`savepoint effect`.execute(db)
  try {
    const { undo, movedFrom } = await effectOf(db, due)
    await sql`
      update outgoing_mails set undo = ${undo}, moved_from = ${movedFrom} where user_id = ${userId} and id = ${id}`.execute(db)
  } catch (err) {
    await sql`rollback to savepoint effect`.execute(db)
    log.error({ err, mailId: id }, 'what a sent mail changes')
  }
}

/** Answers what undoes it. */
async function effectOf(db: Db, { userId, emailId, applicationId, written: { meeting, moves } }: Due) {
  const undo = emailId !== null && meeting ? await answerMeeting(db, userId, emailId, meeting) : null
  if (applicationId === null || !moves) return { undo, movedFrom: null }
  const { status: movedFrom } = await getSummary(db, userId, applicationId)
  const moved = await changeApplication(db, userId, applicationId, { status: moves })
  return { undo: moved.undo, movedFrom }
}

async function keepFailure(
  db: Db,
  { userId, id, attempts }: Due,
  { as, words }: Exclude<Outcome, { as: 'sent' }>,
): Promise<void> {
  const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 60
  await sql`
    update outgoing_mails set state = ${as}, words = ${words}, attempts = attempts + 1,
      due_at = case when ${as} = 'delayed' then now() + make_interval(mins => ${pause}) end
    where user_id = ${userId} and id = ${id}`.execute(db)
}
