import { createPrivateKey, X509Certificate } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { connect as connectTo } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { diskState, freeBytes } from '../lib/disk.ts'
import { makeFolder } from '../lib/make-folder.ts'
import { messageOf } from '../lib/message-of.ts'
import { examineSending } from './examine-sending.ts'
import type { Finding } from './finding.ts'

const patience = 5_000

/** Looks at everything that the product stands on. Nothing it finds is thrown. */
export async function examine(config: Config, dnsServers?: string[]): Promise<Finding[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (dnsServers) resolver.setServers(dnsServers)
  const findings = [
    await disk(config),
    await database(config),
    await door('HTTP', config.httpPort, config.publicUrl, looksLikeHttp),
    await door('SMTP', config.smtpPort, config.mailDomain, (banner) => banner.startsWith('220 ')),
    ...(await Promise.all([mailExchanger(config, resolver), webAddress(config, resolver), certificate(config), relay(config)])),
    transport(config),
    ...(config.smtpUrl && !local.test(config.mailDomain) ? await examineSending(config, resolver) : []),
  ]
  return findings
}

export function describeFindings(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length))
  return findings
    .map(({ about, state, detail, advice }) => {
      const line = `${state.padEnd(8)}  ${about.padEnd(width)}  ${detail}`
      return advice ? `${line}\n${' '.repeat(width + 12)}→ ${advice}\n` : `${line}\n`
    })
    .join('')
}

async function disk({ dataDir }: Config): Promise<Finding> {
  const about = 'Disk'
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK)
    const free = await freeBytes(dataDir)
    const detail = `${(free / 1e9).toFixed(1)} GB free in ${dataDir}`
    const state = diskState(free)
    if (state === 'full') return { about, state: 'broken', detail, advice: 'Make room: mail is put off when the disk is full' }
    if (state === 'low') return { about, state: 'doubtful', detail, advice: 'Make room soon: 100 000 mails take about 3 GB' }
    return { about, state: 'good', detail }
  } catch (cause) {
    return {
      about,
      state: 'broken',
      detail: messageOf(cause),
      advice: `Let this user write to ${dataDir}, or set APPLYBOX_DATA_DIR`,
    }
  }
}

async function database(config: Config): Promise<Finding> {
  const about = 'Database'
  try {
    const opened = await openDatabase(config, () => {})
    const { rows } = await opened.pool.query<{ version: string; size: string }>(
      "select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size",
    )
    await opened.close()
    const place = config.databaseUrl ? 'at DATABASE_URL' : 'built in'
    return { about, state: 'good', detail: `PostgreSQL ${rows[0]?.version} ${place}, ${rows[0]?.size}, at this version's schema` }
  } catch (cause) {
    const advice = config.databaseUrl ? 'Start it, or mend DATABASE_URL' : 'Read the log in the data folder'
    return { about, state: 'broken', detail: messageOf(cause), advice }
  }
}

const looksLikeHttp = (answer: string) => answer.startsWith('HTTP/1.1 ')

/** Free, ours, or somebody else's. */
async function door(about: string, port: number, name: string, isOurs: (answer: string) => boolean): Promise<Finding> {
  const answer = await greeting(port, about === 'HTTP')
  if (answer === null) return { about, state: 'good', detail: `Port ${port} is free; ${name} is not running` }
  if (isOurs(answer)) return { about, state: 'good', detail: `Port ${port} answers for ${name}` }
  const advice = `Stop the other program, or set APPLYBOX_${about}_PORT`
  return { about, state: 'broken', detail: `Port ${port} is taken by something else`, advice }
}

/** The first that a port says, null when nobody listens. */
function greeting(port: number, asksFirst: boolean): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connectTo(port, '127.0.0.1')
    const end = (answer: string | null) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(patience, () => end(''))
    socket.on('connect', () => asksFirst && socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))
    socket.on('data', (data) => end(data.toString('latin1')))
    socket.on('error', () => end(null))
    socket.on('end', () => end(''))
  })
}

// RFC 2606, RFC 6761: names that lead nowhere beyond this machine
const local = /(^|\.)(localhost|test|example|invalid|local)$/

async function mailExchanger({ mailDomain, smtpPort }: Config, resolver: Resolver): Promise<Finding> {
  const about = 'MX record'
  if (local.test(mailDomain))
    return {
      about,
      state: 'good',
      detail: `${mailDomain} is for this machine: mail comes to port ${smtpPort} here, none from outside`,
    }
  const record = `${mailDomain}. MX 10 <name of this host>.`
  try {
    const [first] = (await resolver.resolveMx(mailDomain)).sort((a, b) => a.priority - b.priority)
    if (!first?.exchange)
      return { about, state: 'broken', detail: `${mailDomain} takes no mail`, advice: `Add the record: ${record}` }
    const addresses = await addressesOf(first.exchange, resolver)
    if (addresses.length === 0)
      return { about, state: 'broken', detail: `${first.exchange} has no address`, advice: 'Add an A or AAAA record for it' }
    return { about, state: 'good', detail: `Mail for ${mailDomain} goes to ${first.exchange} (${addresses.join(', ')}), port 25` }
  } catch (cause) {
    return isAbsent(cause)
      ? { about, state: 'broken', detail: `${mailDomain} has no MX record`, advice: `Add the record: ${record}` }
      : {
          about,
          state: 'doubtful',
          detail: `DNS does not answer: ${messageOf(cause)}`,
          advice: 'Try again when this machine reaches a name server',
        }
  }
}

async function webAddress({ publicUrl }: Config, resolver: Resolver): Promise<Finding> {
  const about = 'Web address'
  const { hostname, protocol } = new URL(publicUrl)
  if (local.test(hostname) || /^[\d.]+$|^\[/.test(hostname))
    return { about, state: 'good', detail: `${publicUrl}, for this machine or network` }
  const addresses = await addressesOf(hostname, resolver)
  if (addresses.length === 0)
    return {
      about,
      state: 'broken',
      detail: `${hostname} has no address`,
      advice: 'Add an A or AAAA record, or mend APPLYBOX_PUBLIC_URL',
    }
  if (protocol === 'http:')
    return {
      about,
      state: 'doubtful',
      detail: `${publicUrl} is not encrypted`,
      advice: 'Put a reverse proxy with TLS in front, and write https in APPLYBOX_PUBLIC_URL',
    }
  return { about, state: 'good', detail: `${hostname} leads to ${addresses.join(', ')}` }
}

async function addressesOf(host: string, resolver: Resolver): Promise<string[]> {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

async function certificate({ tlsCert, tlsKey, mailDomain }: Config): Promise<Finding> {
  const about = 'Certificate'
  if (!tlsCert || !tlsKey) return { about, state: 'good', detail: 'Self-signed for STARTTLS, as is usual between mail servers' }
  try {
    const found = new X509Certificate(await readFile(tlsCert))
    if (!found.checkPrivateKey(createPrivateKey(await readFile(tlsKey))))
      return {
        about,
        state: 'broken',
        detail: `${tlsKey} is not the key of ${tlsCert}`,
        advice: 'Set APPLYBOX_TLS_KEY to the key that belongs to it',
      }
    const days = Math.floor((found.validToDate.getTime() - Date.now()) / 86_400_000)
    if (days < 0)
      return {
        about,
        state: 'broken',
        detail: `${tlsCert} ran out ${-days} days ago`,
        advice: 'Renew it: it is taken within a minute',
      }
    if (days < 14)
      return {
        about,
        state: 'doubtful',
        detail: `${tlsCert} runs out in ${days} days`,
        advice: 'Renew it: it is taken within a minute',
      }
    return { about, state: 'good', detail: `${found.subjectAltName ?? mailDomain}, for ${days} more days` }
  } catch (cause) {
    return { about, state: 'broken', detail: messageOf(cause), advice: 'Mend APPLYBOX_TLS_CERT and APPLYBOX_TLS_KEY' }
  }
}

async function relay({ smtpUrl }: Config): Promise<Finding> {
  const about = 'Outgoing mail'
  if (smtpUrl === undefined)
    return {
      about,
      state: 'doubtful',
      detail: 'No relay: links that would be mailed are written to the log',
      advice: 'Set SMTP_URL',
    }
  const transport = createTransport(smtpUrl, { connectionTimeout: patience, greetingTimeout: patience } as object)
  try {
    await transport.verify()
    return { about, state: 'good', detail: `The relay at ${new URL(smtpUrl).host} takes mail from us` }
  } catch (cause) {
    return { about, state: 'broken', detail: messageOf(cause), advice: 'Mend SMTP_URL: smtps://user:password@host' }
  } finally {
    transport.close()
  }
}

function transport({ publicUrl, trustProxy }: Config): Finding {
  const about = 'Reverse proxy'
  if (publicUrl.startsWith('https:') && !trustProxy)
    return {
      about,
      state: 'doubtful',
      detail: 'The app is reached by https, but no proxy is believed: limits by address do not work',
      advice: 'Set APPLYBOX_TRUST_PROXY=on if a proxy sets X-Forwarded-For',
    }
  return { about, state: 'good', detail: trustProxy ? 'X-Forwarded-For of one proxy is believed' : 'None' }
}

const isAbsent = (cause: unknown) => ['ENODATA', 'ENOTFOUND'].includes(String((cause as { code?: unknown }).code))
