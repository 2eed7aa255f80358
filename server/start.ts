import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import { openPipelinedPool } from './db/connect.ts'
import { openJobs } from './db/jobs.ts'
import { openDatabase } from './db/open.ts'
import type { Db } from './db/pool.ts'
import { certificateFor, followCertificate } from './doors/certificate.ts'
import { openEvents } from './doors/events.ts'
import { createHttp } from './doors/http.ts'
import { startScheduled } from './doors/scheduled.ts'
import { openSmtpDoor } from './doors/smtp.ts'
import { startWorker } from './doors/worker.ts'
import { admitPublic, callerOf } from './features/accounts/index.ts'
import { followImports } from './features/imports/index.ts'
import { countOutgoing, startHandingOver } from './features/outgoing/index.ts'
import { openPushQueue } from './features/push/index.ts'
import { routesOf } from './features/routes.ts'
import { CannotStart } from './lib/cannot-start.ts'
import { watchDisk } from './lib/disk.ts'
import type { Log } from './lib/log.ts'
import { type Outbound, openOutbound } from './lib/outbound.ts'
import { recipientFinder } from './mail/arrival/recipients.ts'
import { withReports } from './mail/arrival/reports.ts'
import { roomInMailboxes, withRoom } from './mail/arrival/room.ts'
import { senderChecks, setSenderChecks } from './mail/arrival/sender-checks.ts'
import { indexEarlierMail } from './mail/index-earlier.ts'
import { openPipeline } from './mail/process.ts'
import { mailChannel } from './mail/queue.ts'
import { createReceiver } from './mail/receive.ts'

export interface Product {
  /** The ports that were opened; null for a door that the roles leave out. */
  httpPort: number | null
  smtpPort: number | null
  /** Lets what was begun end: first the doors, then the work behind them, the database last. */
  close(): Promise<void>
}

const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }
const webFolder = path.join(import.meta.dirname, '../web/dist')

/** Opens the database and every door of the roles. Throws CannotStart, with everything closed again, when one cannot be opened. */
export async function start(config: Config, log: Log, outbound = openOutbound()): Promise<Product> {
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end().catch((err: unknown) => log.error({ err }, 'closing failed'))
  }
  try {
    return { ...(await open(config, log, outbound, opened)), close }
  } catch (cause) {
    await close()
    throw cause
  }
}

async function open(config: Config, log: Log, outbound: Outbound, opened: (() => Promise<unknown>)[]) {
  const does = new Set(config.roles)
  const onError = (err: unknown) => log.error({ err }, 'database')

  const database = await openDatabase(config, (message) => log.warn(message))
  opened.push(() => database.close())
  const jobs = await openJobs(database.url, { isWorker: does.has('worker'), onError })
  opened.push(() => jobs.stop({ graceful: true, timeout: 15_000 }))

  // where the database is elsewhere, so is its disk
  const disk = config.databaseUrl === undefined ? await watchDisk(config.dataDir, log) : null
  opened.push(async () => disk?.close())
  const isDiskFull = () => disk?.isFull() ?? false

  const findRecipient = recipientFinder(database.db, config.mailDomain, config.storagePerAccount)
  const isInbound = does.has('http') && config.inboundSecret !== undefined
  const receiver = does.has('smtp') || does.has('worker') || isInbound ? openReceiver(database.url, onError, opened) : null
  const accept =
    receiver &&
    withReports(
      database.db,
      config.mailDomain,
      withRoom(receiver.accept, {
        mailboxes: roomInMailboxes(database.db, config.storagePerAccount),
        disk: disk?.hasRoomFor ?? null,
      }),
    )

  let smtpPort: number | null = null
  if (does.has('smtp') && accept) {
    const certFiles = { certFile: config.tlsCert, keyFile: config.tlsKey }
    const findCertificate = () => certificateFor(config.mailDomain, config.dataDir, certFiles)
    const tls = await findCertificate()
    const door = await listening('SMTP', config.smtpHost, config.smtpPort, (host) =>
      openSmtpDoor({
        host,
        port: config.smtpPort,
        name: config.mailDomain,
        tls,
        findRecipient,
        accept,
        isDiskFull,
        onFailure: (err) => log.error({ err }, 'mail put off'),
      }),
    )
    opened.push(() => door.close())
    const following = followCertificate(tls, findCertificate, {
      renewed(next) {
        door.renew(next)
        log.info('The certificate for STARTTLS was renewed and is in use')
      },
      broken: (err) => log.error({ err }, 'The certificate on the disk can not be used: the one from before stays in use'),
    })
    opened.push(async () => following.close())
    smtpPort = door.port
  }

  if (does.has('worker')) {
    const push = await openPushQueue(jobs)
    const before = senderChecks()
    setSenderChecks({ dnsServers: config.dnsServers, isClosedNetwork: config.closedNetwork })
    opened.push(async () => setSenderChecks(before))
    const pipeline = openPipeline(database.db, {
      onFailure: (err, mailId) => log.error({ err, mailId }, 'mail not understood'),
      push: push.enqueue,
    })
    opened.push(() => pipeline.close())
    const worker = await startWorker({
      db: database.db,
      url: database.url,
      pipeline,
      onFailure: (err) => log.error({ err }, 'worker'),
    })
    opened.push(() => worker.close())
    if (accept) {
      const { smtpUrl, mailDomain } = config
      const handingOver = await startHandingOver({
        db: database.db,
        url: database.url,
        log,
        smtpUrl,
        mailDomain,
        accept,
        findRecipient,
        mailChannel,
      })
      opened.push(() => handingOver.close())
    }
    await push.work({ db: database.db, outbound, mailDomain: config.mailDomain })
    const imports = followImports({ db: database.db, log })
    opened.push(async () => imports.close())
    const indexing = indexEarlierMail(database.db, (err) => log.error({ err }, 'Stored mail could not be indexed for search'))
    opened.push(() => indexing.close())
    await startScheduled({ db: database.db, jobs, autoArchiveDays: config.autoArchiveDays })
  }

  let httpPort: number | null = null
  if (does.has('http')) {
    const events = await openEvents(database.url, onError)
    opened.push(() => events.close())
    const context = {
      db: database.db,
      config,
      log,
      outbound,
      smtpPort: smtpPort ?? config.smtpPort,
      inbound: isInbound && accept ? { findRecipient, accept, isDiskFull } : null,
      subscribe: events.subscribe,
    }
    const http = await createHttp({
      log,
      version,
      routes: routesOf(context),
      callerOf: callerOf(context),
      admit: admitPublic(context),
      async notReady() {
        await sql`select 1`.execute(database.db)
        return isDiskFull() ? 'disk full' : null
      },
      webFolder,
      isSecure: config.publicUrl.startsWith('https:'),
      hasRecaptcha: config.botProtection === 'recaptcha',
      isBehindProxy: config.trustProxy,
      ...(config.metricsToken && {
        metrics: {
          token: config.metricsToken,
          countMails: () => countMails(database.db),
          countOutgoing: () => countOutgoing(database.db),
        },
      }),
    })
    opened.push(() => http.close())
    await listening('HTTP', config.httpHost, config.httpPort, (host) => http.listen({ host, port: config.httpPort }))
    httpPort = (http.server.address() as AddressInfo).port
  }
  return { httpPort, smtpPort }
}

/** What stores mail, with connections of its own. */
function openReceiver(url: string, onError: (err: unknown) => void, opened: (() => Promise<unknown>)[]) {
  const pool = openPipelinedPool(url, { max: 2, onError })
  opened.push(() => pool.end())
  const receiver = createReceiver(pool)
  opened.push(() => receiver.settled())
  return receiver
}

async function countMails(db: Db) {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed
    from mails where state <> 'applied'`.execute(db)
  return rows[0] ?? { waiting: 0, failed: 0 }
}

/**
 * Turns the operating system's refusals into what to do about them; where there is no IPv6, `::` means every IPv4 address. `localhost` is
 * one address, as any other: for its second one the HTTP library would open a listener of its own, which closing does not wait for.
 */
async function listening<T>(door: 'HTTP' | 'SMTP', host: string, port: number, listen: (host: string) => Promise<T>): Promise<T> {
  try {
    return await listen(host === 'localhost' ? '127.0.0.1' : host)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null
    if (code === 'EADDRINUSE')
      throw new CannotStart(`Port ${port} is taken by another program: stop it or set APPLYBOX_${door}_PORT to a free one`)
    if (code === 'EACCES')
      throw new CannotStart(`Port ${port} may not be opened by this user: set APPLYBOX_${door}_PORT to one above 1023`)
    if (host === '::' && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL')) return listening(door, '0.0.0.0', port, listen)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CannotStart(`APPLYBOX_${door}_HOST=${host} is not an address of this machine`)
    throw cause
  }
}
