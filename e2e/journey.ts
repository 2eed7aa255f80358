import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import type { Database } from '../server/db/pool.ts'
import { type Caller, signUp } from '../server/testing/caller.ts'
import { testDatabase } from '../server/testing/database.ts'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { openBrowser, type Visitor, type VisitorOptions, visitor, wholeBrowser } from './browser.ts'

/** The running product and a browser for whoever comes to it. All of it ends by itself after the last test of the file. */
export interface Journey {
  product: RunningProduct
  database: Database
  browser: Browser
  /** Somebody with a browser of their own: nothing stored, nothing shared. */
  visitor(options?: VisitorOptions): Promise<Visitor>
  /** Somebody who signed up before, with an address of the same name, and is signed in on a browser of their own. */
  person(name: string, options?: VisitorOptions & { withAddress?: boolean }): Promise<Person>
}

export interface Person extends Visitor, Caller {
  address: string
  /** Another browser that is signed in as this person. */
  elsewhere(options?: VisitorOptions): Promise<Visitor>
  /** What somebody writes to this person, taken in at the door. */
  receive(mail: SendMailOptions): Promise<void>
}

export async function begin(environment: Record<string, string> = {}): Promise<Journey> {
  const database = await testDatabase()
  const [product, browser] = await Promise.all([runProduct({ DATABASE_URL: database.url, ...environment }), openBrowser()])
  const transport = createTransport({ host: '127.0.0.1', port: product.smtpPort, tls: { rejectUnauthorized: false } })
  let whole: Promise<Browser> | undefined
  afterAll(async () => {
    await browser.close()
    await (await whole)?.close()
    await product.remove()
    await database.close()
  })
  const visit = async (options?: VisitorOptions) => {
    const isWhole = options?.permissions?.includes('notifications')
    if (isWhole) whole ??= wholeBrowser()
    return visitor((isWhole && (await whole)) || browser, product.url, options)
  }
  return {
    product,
    database,
    browser,
    visitor: visit,
    async person(name, { withAddress = true, ...options } = {}) {
      const caller = await signUp(product, name, { withAddress })
      const stored = { 'device-identity': caller.device, 'access-token': caller.token, 'refresh-token': caller.refreshToken }
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
      const storageState = { cookies: [], origins: [{ origin: new URL(product.url).origin, localStorage }] }
      const address = `${name}@applybox.localhost`
      return {
        ...(await visit({ storageState, ...options })),
        ...caller,
        address,
        elsewhere: (options) => visit({ storageState, ...options }),
        async receive(mail) {
          await transport.sendMail({ to: address, ...mail })
        },
      }
    },
  }
}

/** The journey of one person. */
export async function beginWithAda(options?: VisitorOptions): Promise<Journey & { ada: Person; page: Person['page'] }> {
  const journey = await begin()
  const ada = await journey.person('ada.lovelace', options)
  return { ...journey, ada, page: ada.page }
}
