import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { RunningProduct } from '../../server/testing/product.ts'
import { smtpClient } from '../../server/testing/smtp-client.ts'
import { openBrowser, signIn } from '../measure/browser.ts'
import { type Figure, median, percentile } from '../measure/figure.ts'
import { headersOf, type Person, type Scratch, signUp } from '../measure/scratch.ts'
import { sampleMail } from './sample-mail.ts'

const deliveries = 150
const seenDeliveries = 25

/** From 250 to the event in an open connection, and from 250 to the words in an open browser: one mail at a time on an idle server. */
export async function measureLive(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http,smtp,worker')
  try {
    const heard = await timeEvents(product)
    const seen = await timeSeen(product)
    return [
      {
        what: '250 to event in an open connection, median',
        value: median(heard),
        unit: 'ms',
        goal: { is: 'at most', value: 150, of: 'value' },
      },
      { what: '  p99', value: percentile(heard, 99), unit: 'ms', goal: { is: 'at most', value: 1000, of: 'value' } },
      {
        what: '250 to a new application in the list of an open browser, median',
        value: median(seen),
        unit: 'ms',
        floor: { what: 'the event', value: median(heard) },
      },
      { what: '  slowest', value: Math.max(...seen), unit: 'ms', goal: { is: 'at most', value: 1000, of: 'value' } },
    ]
  } finally {
    await product.stop()
  }
}

async function timeEvents(product: RunningProduct): Promise<number[]> {
  const person = await signUp(product, 'listener')
  const events = await openEvents(`${product.url}/api/events`, person)
  const client = await smtpClient(product.smtpPort)
  const times: number[] = []
  for (let n = 0; n < deliveries; n++) {
    const heard = events.next()
    await client.deliver(person.address, sampleMail(n, person.address, 5_000))
    const stored = performance.now()
    times.push((await heard) - stored)
    await sleep(20)
  }
  client.close()
  events.close()
  return times.map((time) => Math.max(0, time)).slice(10)
}

/** Each mail is of another employer, so each adds a row and raises the number beside the heading. */
async function timeSeen(product: RunningProduct): Promise<number[]> {
  const person = await signUp(product, 'watcher')
  const browser = await openBrowser()
  const client = await smtpClient(product.smtpPort)
  const times: number[] = []
  try {
    const page = await browser.newPage({ baseURL: product.url })
    await openList(page, person)
    for (let n = 0; n < seenDeliveries; n++) {
      const seen = whenCounted(page, n + 1)
      await client.deliver(person.address, sampleMail(n, person.address, 5_000))
      const stored = Date.now()
      times.push((await seen) - stored)
      await sleep(200)
    }
  } finally {
    client.close()
    await browser.close()
  }
  return times.slice(5)
}

async function openList(page: Page, person: Person) {
  await signIn(page, person)
  await page.goto('/active-applications')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** When the page counted so many, as its own clock says: that of this machine. Throws after ten seconds. */
const whenCounted = (page: Page, count: number) =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the list does not come to ${count} applications')), 10000)
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    function look() {
      if (!new RegExp('\\\\D${count}$').test(document.querySelector('h1')?.textContent ?? '')) return
      watch.disconnect()
      requestAnimationFrame(() => resolve(Date.now()))
    }
  })`)

async function openEvents(url: string, { token }: Person) {
  const abort = new AbortController()
  const answer = await fetch(url, { headers: headersOf(token), signal: abort.signal })
  if (!answer.ok || !answer.body) throw new Error(`No events: ${answer.status}`)
  const waiting: ((at: number) => void)[] = []
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) {
      if (!Buffer.from(chunk).includes('data:')) continue
      for (const tell of waiting.splice(0)) tell(performance.now())
    }
  })()
  reading.catch(() => {})
  return {
    next: () => new Promise<number>((resolve) => waiting.push(resolve)),
    close: () => abort.abort(),
  }
}
