import type { Locator } from 'playwright-core'

interface Window {
  getComputedStyle(element: unknown): Record<string, string>
}

/** How the browser draws an element: the value of one property, as it is computed. */
export const styleOf = (at: Locator, property: string): Promise<string> =>
  at.evaluate((element, name) => (globalThis as unknown as Window).getComputedStyle(element)[name] ?? '', property)
