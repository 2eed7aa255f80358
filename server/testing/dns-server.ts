import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server of our own: answers TXT from its records, and that there is no such name to everything else. */
export interface DnsServer {
  /** As the setting for name servers takes it. */
  address: string
  /** Texts by lower-case name; can be changed while it runs. */
  records: Map<string, string>
  close(): void
}

export async function dnsServer(records: Record<string, string> = {}): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const known = new Map(Object.entries(records))
  socket.on('message', (question, { port, address }) => socket.send(answerTo(question, known), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, records: known, close: () => socket.close() }
}

const types = { txt: 16 }

/** RFC 1035, section 4.1. */
function answerTo(message: Buffer, known: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const question = message.subarray(12, at + 5)
  const name = labels.join('.').toLowerCase()
  const text = message.readUInt16BE(at + 1) === types.txt ? known.get(name) : undefined
  const exists = [...known.keys()].some((one) => one === name || one.endsWith(`.${name}`)) || name === ''
  const header = Buffer.alloc(12)
  message.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (exists ? 0 : 3), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(text === undefined ? 0 : 1, 6)
  return Buffer.concat([header, question, ...(text === undefined ? [] : [recordOf(text)])])
}

function recordOf(text: string): Buffer {
  const strings = (text.match(/.{1,255}/gs) ?? ['']).map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]))
  const data = Buffer.concat(strings)
  // the name is that of the question, for a minute
  const head = Buffer.from([0xc0, 12, 0, types.txt, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
