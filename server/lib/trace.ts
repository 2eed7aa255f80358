/** How a message arrived. */
export interface Arrival {
  /** Id of the delivery, generated here. */
  id: string
  recipient: string
  envelopeFrom: string
  clientAddress: string
  helo: string
  isTls: boolean
  source: string
  receivedAt: Date
}

/**
 * The trace fields that the server of the last delivery puts before a message (RFC 5321, 4.4). The bytes are kept as they came, so that
 * signatures and hashes hold; whoever takes a message out gets the trace before them. Empty for a message that no server handed over.
 */
export function traceOf({ id, recipient, envelopeFrom, clientAddress, helo, isTls, source, receivedAt }: Arrival): string {
  if (source !== 'smtp' && source !== 'http') return ''
  const domain = recipient.slice(recipient.lastIndexOf('@') + 1)
  const protocol = source === 'http' ? 'HTTP' : isTls ? 'ESMTPS' : 'ESMTP'
  const client = clientAddress && `([${clientAddress.includes(':') ? 'IPv6:' : ''}${plain(clientAddress)}])`
  const from = [plain(helo), client].filter(Boolean).join(' ')
  const lines = [
    // a provider can omit the sender; the null sender counts as one
    ...(envelopeFrom || source === 'smtp' ? [`Return-Path: <${plain(envelopeFrom)}>`] : []),
    `Received: ${from && `from ${from}\r\n\t`}by ${domain} with ${protocol} id ${id}`,
    `\tfor <${plain(recipient)}>; ${receivedAt.toUTCString().replace('GMT', '+0000')}`,
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Strips line ends and brackets from what the client claims, to prevent header injection. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s<>()]/gu, '').slice(0, 320)
