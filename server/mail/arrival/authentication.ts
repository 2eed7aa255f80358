import { BlockList, isIP } from 'node:net'
import { authenticate } from 'mailauth'
import type { Authentication } from '../../../domain/application/stored-mail.ts'
import { attachedMessages, mayAttachMessages } from './attached.ts'
import { senderChecks } from './sender-checks.ts'

/** What the SMTP server knows of the origin of a message. */
export interface Origin {
  clientAddress: string
  helo: string
  envelopeFrom: string
}

/** Answers as `dns.promises.resolve` does. */
export type Resolve = (name: string, type: string) => Promise<string[] | string[][]>

// 5,000 signatures would cost 5,002 DNS queries
const mostSignatures = 10
// what is looked at outside of the thread
const glance = 256 * 1024

/** The neutral result, neither for nor against a message. */
export const nothingKnown: Authentication = { spf: 'none', dkim: 'none', dmarc: 'none', arc: 'none' }

/**
 * The answer for a message that there is nothing to ask the DNS about: unsigned, from an address of our own network (a relay before us, or
 * this machine). Whether the relay's client was allowed to send cannot be known here, and a guess would warn about honest mail. Null when
 * the DNS must be asked.
 */
export function authenticateOffline(bytes: Uint8Array, origin: Origin): Authentication | null {
  return mayAttachMessages(bytes) ? null : withoutDns(bytes, origin)
}

function withoutDns(bytes: Uint8Array, origin: Origin): Authentication | null {
  const fields = headerFields(bytes.subarray(0, glance))
  if (countOf(fields, 'from') > 1) return { ...nothingKnown, dmarc: 'fail' }
  const isSigned = fields.some((field) => /^(?:dkim-signature|arc-seal)[ \t]*:/i.test(field))
  return !isSigned && isPrivate(origin.clientAddress) ? withAuthor(nothingKnown, false) : null
}

/**
 * SPF, DKIM, DMARC and ARC (RFC 7208, 6376, 7489, 8617), and which attached messages prove their author. Claims in the message's own
 * Authentication-Results are not looked at.
 */
export async function authenticateMail(bytes: Uint8Array, origin: Origin, resolve: Resolve): Promise<Authentication> {
  const outer = withoutDns(bytes, origin) ?? (await check(bytes, origin, resolve))
  const originals = await provenOriginals(bytes, resolve)
  return originals.length > 0 ? { ...outer, originals } : outer
}

async function check(bytes: Uint8Array, origin: Origin, resolve: Resolve): Promise<Authentication> {
  const result = await authenticateAll(bytes, origin, resolve)
  const signatures = result.dkim.results?.map(({ status }) => status.result) ?? []
  const checked = {
    spf: nameOf(result.spf ? result.spf.status.result : 'none'),
    dkim: nameOf(signatures.includes('pass') ? 'pass' : (signatures[0] ?? 'none')),
    dmarc: isManyAuthors(result.dmarcSkipReason) ? 'fail' : nameOf(result.dmarc ? result.dmarc.status.result : 'none'),
    arc: nameOf(result.arc ? result.arc.status.result : 'none'),
  }
  const isBySender = checked.spf === 'pass' && domainOf(origin.envelopeFrom) === authorDomain(result)
  return withAuthor(checked, checked.dmarc === 'pass' || isBySender || signaturesOfAuthor(result).length > 0)
}

/** A DMARC failure counts on a closed network too. */
function withAuthor(checked: Authentication, isProven: boolean): Authentication {
  if (checked.dmarc === 'fail') return checked
  if (isProven) return { ...checked, author: 'proven' }
  return senderChecks().isClosedNetwork ? { ...checked, author: 'unjudged' } : checked
}

/**
 * The attached messages that a signature of their author's own domain covers: their author, recipient and subject, each of which is there
 * once, and their text.
 */
async function provenOriginals(bytes: Uint8Array, resolve: Resolve): Promise<string[]> {
  const proven: string[] = []
  for (const message of await attachedMessages(bytes)) {
    const fields = headerFields(message.bytes)
    const isSigned = countOf(fields, 'dkim-signature') > 0
    if (!isSigned || mostOnce.some((name) => countOf(fields, name) > 1)) continue
    const result = await authenticateAll(message.bytes, nowhere, resolve)
    if (signaturesOfAuthor(result).some(coversWhatIsRead)) proven.push(message.hash)
  }
  return proven
}

// a second field could be displayed instead of the signed one
const mostOnce = ['from', 'to', 'subject', 'date', 'content-type', 'content-transfer-encoding']
const nowhere: Origin = { clientAddress: '', helo: '', envelopeFrom: '' }

function coversWhatIsRead({ signingHeaders }: Signature): boolean {
  const signed = new Set((signingHeaders?.keys ?? '').split(':').map((name) => name.trim().toLowerCase()))
  return ['from', 'to', 'subject'].every((name) => signed.has(name))
}

type Checks = Awaited<ReturnType<typeof authenticateAll>>
type Signature = NonNullable<Checks['dkim']['results']>[number]

/** Good signatures of the author's domain; one of its organisation counts where DMARC says so. */
function signaturesOfAuthor(result: Checks): Signature[] {
  const author = authorDomain(result)
  const isOfOrganisation = result.dmarc !== false && result.dmarc?.status.result === 'pass'
  return (result.dkim.results ?? []).filter(
    ({ status, signingDomain }) =>
      status.result === 'pass' &&
      author !== '' &&
      (signingDomain?.toLowerCase() === author || (isOfOrganisation && status.aligned)),
  )
}

const authorDomain = ({ dkim }: Checks): string => (dkim.headerFrom?.length === 1 ? domainOf(dkim.headerFrom[0] ?? '') : '')
const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

async function authenticateAll(bytes: Uint8Array, origin: Origin, resolve: Resolve) {
  return authenticate(Buffer.from(withoutWeakSignatures(bytes)), {
    ...(isPrivate(origin.clientAddress) ? {} : { ip: origin.clientAddress, helo: origin.helo, sender: origin.envelopeFrom }),
    // the name only appears in header lines that are not used
    mta: 'applybox',
    minBitLength: 1024,
    rejectRsaSha1: true,
    disableBimi: true,
    disableArc: countOf(headerFields(bytes), 'arc-seal') > mostSignatures,
    resolver: resolve as (name: string, type: string) => Promise<string[]>,
  })
}

const isManyAuthors = (reason: string | undefined) => reason === 'multiple-from-fields' || reason === 'multiple-author-domains'
const nameOf = (result: string) => (result === 'temperr' ? 'temperror' : result)

/** Without the signatures beyond the tenth, and without those that leave a part of the body unsigned (`l=`): anything can be added there. */
function withoutWeakSignatures(bytes: Uint8Array): Uint8Array {
  const fields = headerFields(bytes)
  let signatures = 0
  const kept = fields.filter((field) => {
    if (!/^dkim-signature[ \t]*:/i.test(field)) return true
    return !/[;:]\s*l\s*=/i.test(field) && ++signatures <= mostSignatures
  })
  if (kept.length === fields.length) return bytes
  const length = fields.reduce((sum, field) => sum + field.length, 0)
  return Buffer.concat([Buffer.from(kept.join(''), 'latin1'), bytes.subarray(length)])
}

/** The fields of the header block with their folded lines and line ends; their lengths add up to where the block ends. */
function headerFields(bytes: Uint8Array): string[] {
  const message = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (message[0] === 0x0d) return []
  const end = message.indexOf('\r\n\r\n')
  const block = message.toString('latin1', 0, end === -1 ? message.length : end + 2)
  return block.split(/(?<=\r\n)(?![ \t])/).filter((field) => field !== '')
}

function countOf(fields: string[], name: string): number {
  return fields.filter((field) => field.slice(0, name.length).toLowerCase() === name && /^[ \t]*:/.test(field.slice(name.length)))
    .length
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

function isPrivate(address: string): boolean {
  const version = isIP(address)
  return version === 0 || privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
