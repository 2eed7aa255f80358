import { setTimeout as sleep } from 'node:timers/promises'
import { memory } from '../../server/testing/memory.ts'
import type { Figure } from '../measure/figure.ts'
import { addAddresses, processed, type Scratch } from '../measure/scratch.ts'
import { sampleMail } from './sample-mail.ts'
import { smtpLoad } from './smtp-load.ts'

const mails = 5_000
const minutes = 10
/** Threads that have nothing to do have ended by then. */
const untilIdle = 6 * 60_000

/** What the process holds when nothing was asked of it, and ten minutes after a flood. */
export async function measureMemory(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http,smtp,worker')
  try {
    await sleep(untilIdle)
    const idle = await memory(product.process.pid, 'now')
    const addresses = await addAddresses(scratch, 10)
    await smtpLoad({
      port: product.smtpPort,
      connections: 10,
      mails,
      message: (n) => sampleMail(n, addresses[n % addresses.length] ?? '', 20_000),
      recipient: (n) => addresses[n % addresses.length] ?? '',
    })
    await processed(scratch.database)
    const peak = await memory(product.process.pid, 'most')
    await sleep(minutes * 60_000)
    return [
      { what: 'memory idle', value: idle, unit: 'MB', goal: { is: 'at most', value: 250, of: 'value' } },
      { what: `  most while ${mails} mails come`, value: peak, unit: 'MB' },
      {
        what: `  ${minutes} minutes after`,
        value: await memory(product.process.pid, 'now'),
        unit: 'MB',
        goal: { is: 'at most', value: 500, of: 'value' },
      },
    ]
  } finally {
    await product.stop()
  }
}
