import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { launchOptions } from './chromium.ts'

export interface Visitor {
  page: Page
  /**
   * What a user never sees and should not be there, in any tab, in this test: errors in the console, uncaught exceptions, breaches of the
   * content policy, requests to other hosts. A test that ends with one fails.
   */
  complaints: string[]
  /** In this test such a complaint is part of what is tried. */
  foresee(complaint: RegExp): void
  leave(): Promise<void>
}

/** Who saves data has nothing loaded ahead, which in each page of each test would take as long as the page itself. */
export type VisitorOptions = BrowserContextOptions & { savesData?: boolean }

/** The run's Chromium, shared by all journeys; closing it closes what was opened here. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserServer'))

/** A Chromium in which the person set the usual size of text, in pixels. */
export const browserWithText = (size: number): Promise<Browser> => chromium.launch(launchOptions({ textSize: size }))

/** A Chromium that can show notifications. */
export const wholeBrowser = (): Promise<Browser> => chromium.launch(launchOptions({ isWhole: true }))

/** A person with a browser of their own: nothing stored, nothing shared. */
export async function visitor(
  browser: Browser,
  url: string,
  { savesData = true, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options })
  const complaints: string[] = []
  const foreseen: RegExp[] = []
  everybody.push({ complaints, foreseen })
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('request', (request) => {
    const address = new URL(request.url())
    if (address.protocol.startsWith('http') && address.host !== new URL(url).host) complaints.push(`asked ${address.host}`)
  })
  await context.exposeFunction('tellBreach', (breach: string) => void complaints.push(breach))
  await context.addInitScript(`addEventListener('securitypolicyviolation', (breach) =>
    tellBreach('breach of ' + breach.effectiveDirective + ': ' + breach.blockedURI + ' ' + breach.sample + ' (' + breach.sourceFile + ')'))`)
  if (savesData) await context.addInitScript(`Object.defineProperty(navigator.connection, 'saveData', { value: true })`)
  const page = await context.newPage()
  page.setDefaultTimeout(40_000)
  return { page, complaints, foresee: (complaint) => void foreseen.push(complaint), leave: () => context.close() }
}

const everybody: { complaints: string[]; foreseen: RegExp[] }[] = []

/** What the visitors of the file before did not say yet is not this file's. */
export function forgetVisitors() {
  everybody.length = 0
}

/** Fails when a page complained of what the test did not foresee, and forgets it. Called after every test of this room. */
export function expectQuietPages() {
  const unforeseen = everybody.flatMap(({ complaints, foreseen }) => {
    const expected = foreseen.splice(0)
    return complaints.splice(0).filter((complaint) => !expected.some((one) => one.test(complaint)))
  })
  expect(unforeseen, 'what the pages complained of').toEqual([])
}
