import type { Resolver } from 'node:dns/promises'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { type DkimKey, dkimKeys, dkimRecord } from '../features/outgoing/index.ts'
import { messageOf } from '../lib/message-of.ts'
import type { Finding } from './finding.ts'

/** What others look up of mail that leaves here: SPF, DKIM, DMARC, and the name of the address of this host. */
export async function examineSending(config: Config, resolver: Resolver): Promise<Finding[]> {
  const { mailDomain } = config
  return Promise.all([
    spf(mailDomain, resolver),
    dkim(config, resolver),
    dmarc(mailDomain, resolver),
    reverse(mailDomain, resolver),
  ])
}

const advice = 'Publish what `npm run applybox -- dns` prints'

async function spf(domain: string, resolver: Resolver): Promise<Finding> {
  const about = 'SPF record'
  const records = (await textsOf(domain, resolver)).filter((text) => /^v=spf1(?: |$)/i.test(text))
  if (records.length === 0)
    return { about, state: 'broken', detail: `${domain} has none: mail from it is taken for forged`, advice }
  if (records.length > 1)
    return { about, state: 'broken', detail: `${domain} has ${records.length}: then none counts`, advice: 'Leave one' }
  const [record = ''] = records
  if (record.includes('YOUR-RELAY'))
    return { about, state: 'broken', detail: record, advice: 'Replace include:YOUR-RELAY by what your relay tells you to' }
  return { about, state: 'good', detail: record }
}

async function dkim(config: Config, resolver: Resolver): Promise<Finding> {
  const about = 'DKIM records'
  let keys: DkimKey[]
  try {
    const opened = await openDatabase(config, () => {})
    keys = await dkimKeys(opened.db)
    await opened.close()
  } catch (cause) {
    return { about, state: 'doubtful', detail: `The keys can't be read: ${messageOf(cause)}` }
  }
  const signing = keys.filter(({ retiredAt }) => retiredAt === null)
  const missing: string[] = []
  for (const key of signing) {
    const published = await textsOf(`${key.selector}._domainkey.${config.mailDomain}`, resolver)
    const publicKey = /p=([^;\s]+)/.exec(dkimRecord(key))?.[1] ?? ''
    if (!published.some((text) => text.replace(/\s/g, '').includes(`p=${publicKey}`))) missing.push(key.selector)
  }
  return missing.length === 0
    ? { about, state: 'good', detail: signing.map(({ selector }) => selector).join(', ') }
    : { about, state: 'broken', detail: `${missing.join(', ')}: not published, or with another key`, advice }
}

async function dmarc(domain: string, resolver: Resolver): Promise<Finding> {
  const about = 'DMARC record'
  const record = (await textsOf(`_dmarc.${domain}`, resolver)).find((text) => /^v=DMARC1(?:;|$)/i.test(text))
  return record === undefined
    ? { about, state: 'doubtful', detail: `${domain} has none: large providers refuse bulk mail without`, advice }
    : { about, state: 'good', detail: record }
}

async function reverse(domain: string, resolver: Resolver): Promise<Finding> {
  const about = 'Reverse DNS'
  try {
    const [first] = (await resolver.resolveMx(domain)).sort((a, b) => a.priority - b.priority)
    const [address] = await resolver.resolve4(first?.exchange ?? domain)
    const names = await resolver.reverse(address ?? '')
    return { about, state: 'good', detail: `${address} is called ${names.join(', ')}` }
  } catch (cause) {
    const detail = `The address of this host has no name that can be looked up: ${messageOf(cause)}`
    return {
      about,
      state: 'doubtful',
      detail,
      advice: 'Mail leaves by the relay, whose name counts; ask your provider for a PTR record',
    }
  }
}

async function textsOf(name: string, resolver: Resolver): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch {
    return []
  }
}
