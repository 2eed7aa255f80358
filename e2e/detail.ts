import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { type Endpoint, prefix } from '../contract/endpoint.ts'
import type { RunningProduct } from '../server/testing/product.ts'

/** Calls the interface as the browser that is signed in on the page. */
export async function callAs(page: Page, product: RunningProduct, { method, path }: Endpoint, body: object) {
  const token = await page.evaluate<string>("localStorage.getItem('access-token')")
  const device = await page.evaluate<string>("localStorage.getItem('device-identity')")
  const answer = await fetch(`${product.url}${prefix}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'X-Device-Identity': device },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBeLessThan(300)
  return ((await answer.json()) as { data: { id: string } }).data
}

/** Notes an application and opens it; answers its id. */
export async function openNew(page: Page, product: RunningProduct, company: string, title: string, tab = ''): Promise<string> {
  const { id } = await callAs(page, product, createApplication, { company, title })
  await page.goto(`/active-applications/${id}${tab && `?tab=${tab}`}`)
  await page.getByRole('heading', { name: title, level: 1 }).last().waitFor()
  return id
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Nothing that axe finds and nothing wider than the window: at a desk and on a phone, in light and in dark. */
export async function expectNoFaults(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await faults(page)).toEqual([])
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
