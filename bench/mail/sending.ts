import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { sendingTrial } from '../../server/testing/sending-trial.ts'
import type { Figure } from '../measure/figure.ts'
import type { Scratch } from '../measure/scratch.ts'

const mails = 1_000
/** The number of connections that the product opens. */
const connections = 4

/** Rate at which one process sends signed mail, compared with plain nodemailer and the same relay. */
export async function measureSending({ database }: Scratch): Promise<Figure[]> {
  const { rate, lost, doubled } = await sendingTrial({ database, mails, kills: 0, outages: 0, faults: 0 })
  if (lost + doubled > 0) throw new Error(`${lost} lost, ${doubled} doubled`)
  const floor = { what: 'bare nodemailer', value: await bareRate() }
  return [{ what: 'Mail handed over', value: rate, unit: 'a second', floor, goal: { is: 'at least', value: 200, of: 'value' } }]
}

async function bareRate(): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
  })
  const mail = { from: 'ada@applybox.localhost', to: 'maya@northwind.example', subject: 'Question', text: 'Is there parking?' }
  await transport.sendMail(mail)
  const began = performance.now()
  await Promise.all(Array.from({ length: mails }, () => transport.sendMail(mail)))
  const rate = mails / ((performance.now() - began) / 1000)
  transport.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return rate
}
