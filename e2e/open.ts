import type { Page } from 'playwright-core'

/** Goes there, and waits until everything that the page shows has come. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).last().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}
