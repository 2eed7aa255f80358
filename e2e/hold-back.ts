import type { Page, Request } from 'playwright-core'

/**
 * Holds back what is to be changed at an address, or all that `isMeant`, until it is let through or broken off. What is asked
 * after that passes.
 */
export async function holdBack(page: Page, address: string, isMeant = (request: Request) => request.method() !== 'GET') {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>()
  let isOver = false
  await page.route(address, async (route) => (isOver || !isMeant(route.request()) ? route.fallback() : route[await promise]()))
  const end = (how: 'continue' | 'abort') => {
    isOver = true
    resolve(how)
  }
  return { letThrough: () => end('continue'), breakOff: () => end('abort') }
}
