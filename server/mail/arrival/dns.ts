import { Resolver } from 'node:dns/promises'
import type { Resolve } from './authentication.ts'

/**
 * Answers are kept, and a DNS that does not answer is left alone for a while, so that mail does not wait for it again and again. A domain
 * whose own servers are silent is no reason for that: anybody could run one to have the checks skipped.
 */
export interface Dns {
  /** Asks until `deadline` (milliseconds since the epoch), then fails as a time-out does. */
  resolverUntil(deadline: number): Resolve
}

export interface DnsOptions {
  servers?: string[]
  now?: () => number
}

const keptFor = 300_000
const mostKept = 5_000
const leftAloneFor = 30_000

export function openDns({ servers, now = Date.now }: DnsOptions = {}): Dns {
  const resolver = new Resolver({ timeout: 1500, tries: 2, maxTimeout: 3000 })
  if (servers) resolver.setServers(servers)
  const kept = new Map<string, { answer: Promise<string[] | string[][]>; until: number }>()
  let leftAloneUntil = 0
  let isProbing = false

  async function ask(name: string, type: string): Promise<string[] | string[][]> {
    try {
      return (await resolver.resolve(name, type)) as string[] | string[][]
    } catch (cause) {
      if (isSilence(cause)) {
        kept.delete(`${type} ${name}`)
        if (!isProbing) void probe()
      }
      throw cause
    }
  }

  /** Asks for what always exists. */
  async function probe(): Promise<void> {
    isProbing = true
    await resolver.resolveNs('.').catch((cause: unknown) => {
      if (isSilence(cause)) leftAloneUntil = now() + leftAloneFor
    })
    isProbing = false
  }

  function askOnce(name: string, type: string): Promise<string[] | string[][]> {
    const key = `${type} ${name}`
    const known = kept.get(key)
    if (known && known.until > now()) return known.answer
    if (kept.size >= mostKept) kept.clear()
    const answer = ask(name, type)
    kept.set(key, { answer, until: now() + keptFor })
    return answer
  }

  return {
    resolverUntil: (deadline) => async (name, type) => {
      const left = deadline - now()
      if (left <= 0 || leftAloneUntil > now()) throw timeOut()
      return Promise.race([
        askOnce(name.toLowerCase(), type),
        new Promise<never>((_, reject) => setTimeout(() => reject(timeOut()), left).unref()),
      ])
    },
  }
}

const timeOut = () => Object.assign(new Error('The DNS did not answer in time'), { code: 'ETIMEOUT' })

/** No answer at all, against the answer that there is no such name. */
function isSilence(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return code === 'ETIMEOUT' || code === 'ECONNREFUSED'
}
