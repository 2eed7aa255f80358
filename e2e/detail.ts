import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { type Endpoint, prefix } from '../contract/endpoint.ts'
import type { RunningProduct } from '../server/testing/product.ts'

/** Calls the interface as the browser that is signed in on the page. */
export async function callAs(page: Page, product: RunningProduct, { method, path }: Endpoint, body?: object) {
  const token = await page.evaluate<string>("localStorage.getItem('access-token')")
  const device = await page.evaluate<string>("localStorage.getItem('device-identity')")
  const answer = await fetch(`${product.url}${prefix}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'X-Device-Identity': device },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBeLessThan(300)
  return answer.status === 204 ? { id: '' } : ((await answer.json()) as { data: { id: string } }).data
}

/** Notes an application and opens it; answers its id. */
export async function openNew(page: Page, product: RunningProduct, company: string, title: string, tab = ''): Promise<string> {
  const { id } = await callAs(page, product, createApplication, { company, title })
  await page.goto(`/active-applications/${id}${tab && `?tab=${tab}`}`)
  await page.getByRole('heading', { name: title, level: 1 }).last().waitFor()
  return id
}
