import { type Browser, chromium, type Page } from 'playwright-core'
import { launchOptions } from '../../e2e/chromium.ts'
import { percentile } from './figure.ts'
import type { Person } from './scratch.ts'

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions())

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/auth/sign-in')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/dashboard|welcome/)
}

/** The slowest but one in twenty: one outlier of a machine that does other things too is not the page's. */
export const worst = (measured: readonly number[]): number => percentile(measured, 100 * (1 - 2 / measured.length))

/** What the browser took for each interaction that `work` does, in milliseconds; 8 where it was below what the browser reports. */
export async function timed(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(`(() => {
    window.slowest = 8
    window.watch ??= new PerformanceObserver((found) => {
      for (const { interactionId, duration } of found.getEntries()) if (interactionId) window.slowest = Math.max(window.slowest, duration)
    })
    window.watch.observe({ type: 'event', durationThreshold: 16 })
  })()`)
  await work()
  // Told with the frame after.
  await page.waitForTimeout(150)
  return page.evaluate<number>('window.slowest')
}

/**
 * Milliseconds from the next event of a kind, as the browser received it, to the frame in which `is` holds in the page. Throws after ten seconds.
 * It looks at changes of the document and of the focus: frames that are asked for take time from what is measured.
 */
export async function untilShown(page: Page, event: string, is: string, work: () => Promise<void>): Promise<number> {
  await page.evaluate(`void (window.shown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(${JSON.stringify(`after ${event} there is no ${is}`)})), 10000)
    addEventListener(${JSON.stringify(event)}, ({ timeStamp }) => {
      const watch = new MutationObserver(look)
      watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      addEventListener('focusin', look)
      function look() {
        if (!(${is})) return
        watch.disconnect()
        removeEventListener('focusin', look)
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      }
    }, { capture: true, once: true })
  }))`)
  await work()
  return page.evaluate<number>('window.shown')
}
