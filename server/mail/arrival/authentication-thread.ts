import { serve } from '../../lib/thread.ts'
import { authenticateMail, type Origin } from './authentication.ts'
import { openDns } from './dns.ts'
import { senderChecks } from './sender-checks.ts'

export interface AuthenticationInput {
  bytes: Uint8Array
  origin: Origin
}

/** Milliseconds for all questions about one mail. */
const limit = 5_000

const { dnsServers } = senderChecks()
const dns = openDns(dnsServers ? { servers: dnsServers } : {})

serve(({ bytes, origin }: AuthenticationInput) => authenticateMail(bytes, origin, dns.resolverUntil(Date.now() + limit)))
