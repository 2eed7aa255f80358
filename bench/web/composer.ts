import { createTransport } from 'nodemailer'
import type { Browser, Page } from 'playwright-core'
import { beginDraft } from '../../contract/drafts.ts'
import { updateSettings } from '../../contract/settings.ts'
import { type Caller, signUp } from '../../server/testing/caller.ts'
import type { RunningProduct } from '../../server/testing/product.ts'
import { openRelay, type Relay } from '../../server/testing/relay.ts'
import { smtpClient } from '../../server/testing/smtp-client.ts'
import { openBrowser, signIn, timed, untilShown, worst } from '../measure/browser.ts'
import { type Figure, median } from '../measure/figure.ts'
import { processed, type Scratch } from '../measure/scratch.ts'
import { build } from './build.ts'

const times = 20
/** Seconds; the least that can be undone. */
const hold = 1

/** The composer as its user meets it: its size, how soon it opens, how it takes a key while it saves, and when a reply is sent. */
export async function measureComposer(scratch: Scratch): Promise<Figure[]> {
  const size = build().find(({ what }) => what === 'composer')
  if (!size) throw new Error('The build does not tell the size of the composer')
  const relay = await openRelay()
  const product = await scratch.start('http,smtp,worker', { SMTP_URL: relay.url })
  const browser = await openBrowser()
  try {
    const ada = await signUp(product, 'ada.composer')
    await ada.call(updateSettings, { body: { undoSendingSeconds: hold } })
    const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
    await signIn(page, ada)
    await page.goto(await receiveQuestion(scratch, product, ada))
    await replyButton(page).waitFor()
    const bare = await measureBare(browser)
    const { first, again } = await measureOpening(page)
    const typing = await measureTyping(page)
    const sending = await measureSending(page, relay)
    const field = (value: number) => ({ what: 'ms, a text field alone', value })
    return [
      {
        what: 'Click on Send to sent, beyond the hold, median',
        value: median(sending),
        unit: 'ms',
        floor: { what: 'ms, bare nodemailer', value: median(await bareHandOver(relay)) },
        goal: { is: 'at most', value: 300, of: 'value' },
      },
      {
        what: 'Key to a composer that can be typed in, first time',
        value: worst(first),
        unit: 'ms',
        floor: field(worst(bare.opening)),
        goal: { is: 'at most', value: 100, of: 'value' },
      },
      {
        what: '  again',
        value: worst(again),
        unit: 'ms',
        floor: field(worst(bare.opening)),
        goal: { is: 'at most', value: 100, of: 'value' },
      },
      {
        what: '  a key while a draft is saved, to the next paint',
        value: worst(typing),
        unit: 'ms',
        floor: field(worst(bare.typing)),
        goal: { is: 'at most', value: 50, of: 'value' },
      },
      {
        what: '  what it loads, gzip',
        value: size.gzip,
        unit: 'kB',
        goal: { is: 'at most', value: size.budget, of: 'value' },
      },
    ]
  } finally {
    await browser.close()
    await product.remove()
    await relay.close()
  }
}

/** Where the question can be read. */
async function receiveQuestion({ database }: Scratch, product: RunningProduct, { email }: Caller): Promise<string> {
  const { pool } = database
  await pool.query('update users set email_verified_at = now() where email = $1', [email])
  const client = await smtpClient(product.smtpPort)
  const lines = [
    'From: Maya Lindqvist <maya@northwind.example>',
    'To: <ada.composer@applybox.localhost>',
    'Subject: Interview for Backend Engineer at Northwind',
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${Date.now()}@northwind.example>`,
    '',
    'Hi Ada,',
    '',
    'we would like to invite you to an interview for the Backend Engineer position at Northwind. Does Tuesday at 14:00 suit you?',
    '',
    'Maya',
  ]
  await client.deliver('ada.composer@applybox.localhost', lines.join('\r\n'))
  client.close()
  await processed(database)
  const { rows } = await pool.query<{ id: string; applicationId: string }>(
    'select m.id, m.application_id as "applicationId" from mails m join users u on u.id = m.user_id where u.email = $1',
    [email],
  )
  const [mail] = rows
  if (!mail) throw new Error('The question did not arrive')
  return `/active-applications/${mail.applicationId}?tab=mail&message=${mail.id}`
}

const replyButton = (page: Page) => page.getByRole('button', { name: 'Reply', exact: true })
const composer = (page: Page) => page.getByRole('form', { name: 'Reply' })
const text = (page: Page) => composer(page).getByLabel('Your message')
const isTypedIn = "document.activeElement.tagName === 'TEXTAREA'"

/** A key that shows a text field on a page with nothing else, and keys in it. */
async function measureBare(browser: Browser): Promise<{ opening: number[]; typing: number[] }> {
  const page = await browser.newPage()
  await page.setContent(`<script>addEventListener('keydown', event => {
    if (event.key !== 'r' || document.activeElement !== document.body) return
    event.preventDefault()
    document.body.append(document.createElement('textarea'))
    document.querySelector('textarea').focus()
  })</script>`)
  const opening: number[] = []
  for (let n = 0; n < times; n++) {
    await page.evaluate("document.querySelector('textarea')?.remove()")
    opening.push(await untilShown(page, 'keydown', isTypedIn, () => page.keyboard.press('r')))
  }
  const typing: number[] = []
  for (let n = 0; n < times; n++) typing.push(await timed(page, () => page.keyboard.press('a')))
  await page.close()
  return { opening, typing }
}

/** In a page that was just loaded, without anything kept from before; and in one where it was open already. */
async function measureOpening(page: Page): Promise<{ first: number[]; again: number[] }> {
  const first: number[] = []
  const again: number[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  for (let n = 0; n < times; n++) {
    await page.reload()
    await replyButton(page).waitFor()
    // the least that a person looks before a key
    await page.waitForTimeout(500)
    for (const measured of [first, again]) {
      measured.push(await untilShown(page, 'keydown', isTypedIn, () => page.keyboard.press('r')))
      await composer(page).getByRole('button', { name: 'Close' }).click()
      await replyButton(page).waitFor()
    }
  }
  await session.detach()
  return { first, again }
}

/** The server's answer to a save is kept back while keys are typed. */
async function measureTyping(page: Page): Promise<number[]> {
  const { promise: until, resolve: answer } = Promise.withResolvers<void>()
  const drafts = `**/${beginDraft.path}`
  await page.route(drafts, async (route) => {
    if (route.request().method() === beginDraft.method) await until
    await route.continue()
  })
  await replyButton(page).click()
  const saving = page.waitForRequest(
    (request) => request.method() === beginDraft.method && request.url().endsWith(beginDraft.path),
  )
  await text(page).fill('Tuesday suits me well. '.repeat(100))
  await saving
  const measured: number[] = []
  for (let n = 0; n < times; n++) measured.push(await timed(page, () => page.keyboard.press('a')))
  answer()
  await page.unrouteAll({ behavior: 'wait' })
  await composer(page).getByRole('button', { name: 'Discard' }).click()
  await replyButton(page).waitFor()
  return measured
}

async function measureSending(page: Page, relay: Relay): Promise<number[]> {
  const measured: number[] = []
  const isLeaving = "[...document.querySelectorAll('[role=status]')].some(row => row.textContent.includes('Sending to'))"
  const hasLeft = `(window.hasBegun ||= ${isLeaving}) && !${isLeaving}`
  for (let n = 0; n < times; n++) {
    await replyButton(page).click()
    await text(page).fill(`Tuesday suits me, ${n} times.`)
    await page.evaluate('window.hasBegun = false')
    const send = composer(page).getByRole('button', { name: 'Send', exact: true })
    const taken = await untilShown(page, 'click', hasLeft, () => send.click())
    measured.push(taken - hold * 1000)
    if (relay.taken.length !== n + 1) throw new Error(`${relay.taken.length} of ${n + 1} are at the relay`)
  }
  return measured
}

/** One mail at a time over an open connection to the same relay. */
async function bareHandOver(relay: Relay): Promise<number[]> {
  const transport = createTransport({ url: relay.url, pool: true })
  const mail = {
    from: 'bounce+1@applybox.localhost',
    to: 'maya@northwind.example',
    subject: 'Question',
    text: 'Is there parking?',
  }
  await transport.sendMail(mail)
  const measured: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    await transport.sendMail(mail)
    measured.push(performance.now() - began)
  }
  transport.close()
  return measured
}
