import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { TLSSocket } from 'node:tls'
import ipaddr from 'ipaddr.js'

/** The only way to fetch untrusted URLs: images in mail, postings, push endpoints. */
export interface Outbound {
  /** Fetches by GET, following redirects. Throws Unreachable. */
  fetch(address: string, wanted: Wanted): Promise<Fetched>
  /** Sends by POST without following redirects; returns the status only. Throws Unreachable. */
  post(address: string, sent: Sent): Promise<number>
  /** Throws Unreachable when this address would not be fetched, as it stands and as its name resolves now. */
  check(address: string): Promise<void>
}

export interface Wanted {
  /** Value of the Accept header. */
  accept: string
  /** Maximum bytes of the body. */
  bytes: number
}

export interface Sent {
  headers: Record<string, string>
  body: Buffer
}

export interface Fetched {
  /** The URL after redirects. */
  url: string
  status: number
  /** Content-Type of the response; '' if missing. */
  contentType: string
  body: Buffer
}

export class Unreachable extends Error {
  /** `untrusted`: by https, and the certificate does not prove that the server is the one that was named. */
  readonly reason: 'not_allowed' | 'untrusted' | 'failed' | 'too_slow' | 'too_large' | 'too_many_redirects'

  constructor(reason: Unreachable['reason'], cause?: unknown) {
    super(`Not fetched: ${reason}`, { cause })
    this.name = 'Unreachable'
    this.reason = reason
  }
}

/** Changed only by tests. */
export interface OutboundOptions {
  ports?: readonly number[]
  resolve?: (hostname: string) => Promise<LookupAddress[]>
  isAllowed?: (ip: string) => boolean
  /** The authorities whose certificates count, instead of those that Node knows (PEM). */
  authorities?: string[]
  milliseconds?: number
}

const most = { redirects: 5, atOnce: 16 }

export function openOutbound(options: OutboundOptions = {}): Outbound {
  const { ports = [80, 443], isAllowed = isPublicAddress, authorities, milliseconds = 10_000 } = options
  const resolve = options.resolve ?? ((hostname) => lookup(hostname, { all: true }))

  async function allowedAddresses(hostname: string): Promise<LookupAddress[]> {
    const found = await resolve(hostname)
    if (found.length === 0) throw new Unreachable('failed')
    if (!found.every(({ address }) => isAllowed(address))) throw new Unreachable('not_allowed')
    return found
  }

  // Connects to the checked addresses themselves, which defeats DNS rebinding.
  const checkedLookup: LookupFunction = (hostname, { all }, done) => {
    allowedAddresses(hostname).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (cause: Error) => done(cause, []),
    )
  }

  const connection: Connection = { lookup: checkedLookup, ca: authorities }

  // Responses are held in memory, so further requests wait, within their time limit.
  const waiting: (() => void)[] = []
  let running = 0
  async function enter(): Promise<() => void> {
    if (running < most.atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return () => {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  function allowedUrl(address: string, base?: string): URL {
    const url = URL.parse(address, base)
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new Unreachable('not_allowed')
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
    const ip = url.hostname.replace(/^\[|\]$/g, '')
    // IP literals are not resolved, so they are checked here.
    if (!ports.includes(port) || (isIP(ip) && !isAllowed(ip))) throw new Unreachable('not_allowed')
    return url
  }

  return {
    async fetch(address, wanted) {
      const signal = AbortSignal.timeout(milliseconds)
      const leave = await enter()
      try {
        let url = allowedUrl(address)
        for (let hop = 0; hop <= most.redirects; hop++) {
          const answer = await get(url, wanted, connection, signal)
          const location = isRedirect(answer) ? answer.headers.location : undefined
          if (location === undefined) return await fetchedFrom(answer, url, wanted)
          answer.destroy()
          url = allowedUrl(location, url.href)
        }
      } catch (cause) {
        throw unreachable(cause, signal)
      } finally {
        leave()
      }
      throw new Unreachable('too_many_redirects')
    },

    async post(address, { headers, body }) {
      const signal = AbortSignal.timeout(milliseconds)
      const leave = await enter()
      try {
        const answer = await ask(allowedUrl(address), { method: 'POST', headers }, connection, signal, body)
        answer.destroy()
        return answer.statusCode ?? 0
      } catch (cause) {
        throw unreachable(cause, signal)
      } finally {
        leave()
      }
    },

    async check(address) {
      const { hostname } = allowedUrl(address)
      if (isIP(hostname.replace(/^\[|\]$/g, ''))) return
      await allowedAddresses(hostname).catch((cause: unknown) => {
        throw cause instanceof Unreachable ? cause : new Unreachable('failed', cause)
      })
    },
  }
}

/**
 * Whether an address is one of the open Internet: nothing of this machine, its network, its provider's, or set aside by IANA (RFC 6890).
 * Of the IPv6 addresses that hold an IPv4 address only those of NAT64 count (RFC 6052), by what they hold: a network without IPv4
 * reaches everything by them.
 */
export function isPublicAddress(ip: string): boolean {
  if (!isIP(ip) || ip.includes('%')) return false
  const address = ipaddr.parse(ip)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  const bytes = address.toByteArray()
  if (address.match(nat64, 96)) return new ipaddr.IPv4(bytes.slice(12)).range() === 'unicast'
  return address.range() === 'unicast' && address.match(globalUnicast, 3)
}

const nat64 = ipaddr.IPv6.parse('64:ff9b::')
const globalUnicast = ipaddr.IPv6.parse('2000::')

interface Connection {
  lookup: LookupFunction
  ca: string[] | undefined
}

function get(url: URL, { accept }: Wanted, connection: Connection, signal: AbortSignal): Promise<http.IncomingMessage> {
  return ask(url, { method: 'GET', headers: { accept, 'accept-encoding': 'identity' } }, connection, signal)
}

/** Sends no cookie, no referrer, and keeps no connection. */
function ask(
  url: URL,
  { method, headers }: { method: string; headers: Record<string, string> },
  connection: Connection,
  signal: AbortSignal,
  body?: Buffer,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { method, agent: false, headers: { ...headers, 'user-agent': 'Applybox' }, ...connection, signal }
    const { request } = url.protocol === 'https:' ? https : http
    const asked = request(url, options, resolve)
    asked.on('error', (cause) => {
      const isUntrusted = asked.socket instanceof TLSSocket && asked.socket.authorizationError !== null
      reject(isUntrusted ? new Unreachable('untrusted', cause) : cause)
    })
    // Without this, Node closes the connection silently when the server switches protocols.
    asked.on('close', () => reject(new Unreachable('failed')))
    asked.end(body)
  })
}

function unreachable(cause: unknown, signal: AbortSignal): Unreachable {
  return cause instanceof Unreachable ? cause : new Unreachable(signal.aborted ? 'too_slow' : 'failed', cause)
}

function isRedirect({ statusCode = 0 }: http.IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode)
}

async function fetchedFrom(answer: http.IncomingMessage, url: URL, { bytes }: Wanted): Promise<Fetched> {
  const { headers, statusCode = 0 } = answer
  // Compression was declined, so a compressed body can be a zip bomb.
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  const chunks: Buffer[] = []
  let size = Number(headers['content-length']) > bytes ? bytes + 1 : 0
  if (isPlain && size <= bytes)
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > bytes) break
      chunks.push(chunk)
    }
  answer.destroy()
  if (!isPlain) throw new Unreachable('failed')
  if (size > bytes) throw new Unreachable('too_large')
  return { url: url.href, status: statusCode, contentType: headers['content-type'] ?? '', body: Buffer.concat(chunks) }
}
