import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningProduct } from '../../server/testing/product.ts'
import { smtpClient } from '../../server/testing/smtp-client.ts'
import { type Figure, percentile } from '../measure/figure.ts'
import { addAddresses, processed, type Scratch } from '../measure/scratch.ts'
import { sampleMail } from './sample-mail.ts'
import { smtpLoad } from './smtp-load.ts'

/** Deliveries of one flood, and milliseconds between two mails to somebody else meanwhile. */
const flood = 2_000
const every = 200
const probesWhenIdle = 50
/** Deliveries whose pace is measured, in two halves. */
const paced = 20_000

let sent = 0

/** How long mail of one person waits to be applied while another person's mailbox is flooded, and whether a large mailbox makes the next mail slower. */
export async function measureFairness(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http,smtp,worker')
  const figures: Figure[] = []
  try {
    const [other = ''] = await addAddresses(scratch, 1)
    const idle = percentile(await timeApplied(scratch, product, other, (n) => n < probesWhenIdle), 99)
    figures.push({ what: "another's mail from 250 to applied, no flood, p99", value: idle, unit: 'ms' })
    for (const [what, message] of Object.entries(shapes)) {
      const [flooded = ''] = await addAddresses(scratch, 1)
      let isOver = false
      const flooding = deliver(product, flooded, flood, message)
        .then(() => processed(scratch.database))
        .finally(() => {
          isOver = true
        })
      const times = await timeApplied(scratch, product, other, () => !isOver)
      await flooding
      figures.push({
        what: `  while ${what} come to one person`,
        value: percentile(times, 99),
        unit: 'ms',
        floor: { what: 'no flood', value: idle },
        goal: { is: 'at most', value: 2_000, of: 'value' },
      })
    }
    figures.push(...(await measurePace(scratch, product)))
  } finally {
    await product.stop()
  }
  return figures
}

const headers = (from: string, subject: string, more: string[] = []) =>
  [
    `From: ${from}`,
    'To: sam@example.com',
    `Subject: ${subject}`,
    `Message-ID: <${++sent}.${Date.now()}@flood.example>`,
    ...more,
    '',
    '',
  ].join('\r\n')

const shapes: Record<string, (n: number, to: string) => Buffer> = {
  [`${flood} mails of one sender`]: (n) =>
    Buffer.from(`${headers('Northwind <news@northwind.example>', `Note ${n}`)}Hello Sam, this is note ${n}.`),
  [`${flood} job alerts`]: (n) =>
    Buffer.from(
      `${headers('Job Alert <alerts@jobboard.example>', `${n % 50} new jobs for Backend Engineer`, ['List-Unsubscribe: <https://jobboard.example/u>'])}New jobs for you:\r\n\r\nBackend Engineer ${n}, Fabrikam, Leeds\r\nApply now: https://jobboard.example/jobs/${n}`,
    ),
  [`${flood} mails of 23 kB in one thread`]: (n) =>
    Buffer.from(
      `${headers('Maya Lindqvist <maya@fabrikam.example>', 'Re: Interview for Data Analyst at Fabrikam', ['References: <root@fabrikam.example>'])}Hi Sam,\r\n\r\nabout the Data Analyst position at Fabrikam, point ${n}.\r\n\r\n${'We look forward to meeting you and the whole team here.\r\n'.repeat(400)}`,
    ),
  [`${flood} mails of distinct senders`]: (n) =>
    Buffer.from(
      `${headers(`Careers <jobs@employer${n}.example>`, `Thank you for applying to Employer ${n}`)}Hi Sam,\r\n\r\nThank you for applying for the Planner position at Employer ${n}. We have received your application.`,
    ),
}

async function deliver(
  product: RunningProduct,
  to: string,
  mails: number,
  message: (n: number, to: string) => Buffer,
): Promise<void> {
  await smtpLoad({ port: product.smtpPort, connections: 10, mails, message: (n) => message(n, to), recipient: () => to })
}

/** Milliseconds from 250 to applied, one mail after the other. */
async function timeApplied(
  { database }: Scratch,
  product: RunningProduct,
  to: string,
  goesOn: (n: number) => boolean,
): Promise<number[]> {
  const client = await smtpClient(product.smtpPort)
  const times: number[] = []
  for (let n = 0; goesOn(n); n++) {
    await client.deliver(to, sampleMail(++sent, to, 5_000))
    const stored = performance.now()
    for (;;) {
      const { rows } = await database.pool.query("select from mails where recipient = $1 and state = 'waiting' limit 1", [to])
      if (rows.length === 0) break
      await sleep(5)
    }
    times.push(performance.now() - stored)
    await sleep(every)
  }
  client.close()
  return times
}

/** One person's mailbox grows: the second half must come as fast as the first. */
async function measurePace(scratch: Scratch, product: RunningProduct): Promise<Figure[]> {
  const [to = ''] = await addAddresses(scratch, 1)
  const rates: number[] = []
  for (let half = 0; half < 2; half++) {
    const begun = performance.now()
    await deliver(product, to, paced / 2, (n) => sampleMail(half * paced + n, to, 5_000))
    await processed(scratch.database)
    rates.push(paced / 2 / ((performance.now() - begun) / 1000))
  }
  const [first = Number.NaN, second = Number.NaN] = rates
  return [
    { what: `one person's first ${paced / 2} mails`, value: first, unit: 'mails/s' },
    { what: `  the second ${paced / 2}`, value: second, unit: 'mails/s', floor: { what: 'the first', value: first } },
  ]
}
