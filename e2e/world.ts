import { createTransport } from 'nodemailer'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { prefix } from '../contract/endpoint.ts'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { openBrowser, type Visitor, visitor } from './browser.ts'

/** The three states of signing in, in the words of the specification: no profile, one without an assigned address, one with it. */
export const states = ['signedOut', 'withoutAddress', 'onboarded'] as const
export type State = (typeof states)[number]

/** What an `{id}` of a route stands for. */
export type Thing = 'active' | 'archived' | 'uncategorized' | 'message' | 'company' | 'job'

/** The running product with one person in each state, and something of everything for the one who is onboarded. */
export interface World {
  product: RunningProduct
  browser: Browser
  people: Record<State, Visitor>
  ids: Record<Thing, string>
  /** Another browser of the person: signed in, with nothing else stored. */
  visit(state: State, options?: BrowserContextOptions): Promise<Visitor>
  /** Calls the interface as the person who is onboarded. */
  ask<T>(method: string, path: string, body?: object): Promise<T>
  /** Somebody else with an address, who calls the interface. */
  addPerson(name: string): Promise<{ ask: World['ask'] }>
  send(mail: { from: string; subject: string; text: string }): Promise<void>
  close(): Promise<void>
}

export async function openWorld(): Promise<World> {
  // Of Google and Apple only the buttons are looked at: what comes after them is tried with a real provider where accounts are.
  const product = await runProduct({
    APPLYBOX_GOOGLE_CLIENT_ID: 'walk',
    APPLYBOX_GOOGLE_CLIENT_SECRET: 'walk',
    APPLYBOX_APPLE_CLIENT_ID: 'walk',
    APPLYBOX_APPLE_TEAM_ID: 'walk',
    APPLYBOX_APPLE_KEY_ID: 'walk',
    APPLYBOX_APPLE_KEY_FILE: 'walk.p8',
  })
  const browser = await openBrowser()
  const { origin } = new URL(product.url)
  const signedIn = {
    signedOut: {},
    withoutAddress: await signUp(product, 'grace.hopper'),
    onboarded: await signUp(product, 'ada.lovelace'),
  }
  const visit = async (state: State, options: BrowserContextOptions = {}) => {
    const localStorage = Object.entries<string>(signedIn[state]).map(([name, value]) => ({ name, value }))
    return visitor(browser, product.url, { storageState: { cookies: [], origins: [{ origin, localStorage }] }, ...options })
  }
  const ask = <T>(method: string, path: string, body?: object) => call<T>(product, method, path, body, signedIn.onboarded)
  await ask('POST', 'email/assign', { name: 'ada.lovelace' })
  const transport = createTransport({ host: '127.0.0.1', port: product.smtpPort, tls: { rejectUnauthorized: false } })
  const send = async (mail: { from: string; subject: string; text: string }) => {
    await transport.sendMail({ to: 'ada.lovelace@applybox.localhost', ...mail })
  }
  const world: World = {
    product,
    browser,
    ids: await fill(ask, send),
    people: {
      signedOut: await visit('signedOut'),
      withoutAddress: await visit('withoutAddress'),
      onboarded: await visit('onboarded'),
    },
    visit,
    ask,
    async addPerson(name) {
      const stored = await signUp(product, name)
      await call(product, 'POST', 'email/assign', { name }, stored)
      return { ask: (method, path, body) => call(product, method, path, body, stored) }
    },
    send,
    async close() {
      transport.close()
      await browser.close()
      await product.remove()
    },
  }
  return world
}

type Stored = Record<string, string>

async function signUp(product: RunningProduct, name: string): Promise<Stored> {
  const device = { 'device-identity': `browser of ${name}` }
  const account = { method: 'email', intent: 'sign-up', email: `${name}@example.com`, password: 'harbour lantern quince' }
  const tokens = await call<{ token: string; refreshToken: string }>(product, 'POST', 'authenticate', account, device)
  return { ...device, 'access-token': tokens.token, 'refresh-token': tokens.refreshToken }
}

async function call<T>(
  product: RunningProduct,
  method: string,
  path: string,
  body: object | undefined,
  stored: Stored,
): Promise<T> {
  const answer = await fetch(`${product.url}${prefix}/${path}`, {
    method,
    headers: {
      'X-Device-Identity': stored['device-identity'] ?? '',
      ...(stored['access-token'] && { Authorization: `Bearer ${stored['access-token']}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? undefined : ((await answer.json()) as { data: unknown }).data) as T
}

async function fill(ask: World['ask'], send: World['send']): Promise<World['ids']> {
  interface Made {
    id: string
    company: { id: string }
    job: { id: string }
  }
  const active = await ask<Made>('POST', 'jobApplications', { company: 'Contoso', title: 'Analyst' })
  await ask('POST', 'jobApplications', { company: 'Fabrikam', title: 'Clerk' })
  const { id: archived } = await ask<Made>('POST', 'jobApplications', { company: 'Woodgrove', title: 'Teller' })
  await ask('PUT', `jobApplications/${archived}/toggle-active`)
  await send({
    from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
    subject: 'Thank you for applying to Larkspur Analytics',
    text: 'Hi Ada,\n\nThank you for your interest in Larkspur Analytics! We have received your application.',
  })
  await send({
    from: 'LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>',
    subject: '30+ new jobs match your alert',
    text: 'Data Engineer at Aldermoor\n\nSee all jobs. You are receiving job alert emails. Unsubscribe.',
  })
  const firstOf = async (path: string): Promise<string> => {
    for (;;) {
      const { list } = await ask<{ list: { id: string }[] }>('GET', path)
      if (list[0]) return list[0].id
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    active: active.id,
    archived,
    uncategorized: await firstOf('users/jobs/uncategorized'),
    message: await firstOf('users/emails/unknown'),
    company: active.company.id,
    job: active.job.id,
  }
}
