import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Form, forms, type Try } from './forms.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test.each(Object.entries(forms))('%s: what is wrong is said at its field, and what was typed stays', async (_, form) => {
  const { page, foresee } = world.people[form.who ?? 'onboarded']
  // What the server refuses stands in the console too.
  foresee(/status of 4\d\d|Could not load/)
  const scope = await open(page, form)
  for (const tried of form.tries) {
    for (const [label, [typed]] of Object.entries(tried)) await field(scope, label).fill(typed)
    await press(scope.getByRole('button', { name: form.send, exact: true }).first())
    await expect.poll(() => said(scope, tried)).toEqual(wanted(tried))
  }
  expect(await page.evaluate('window.pwned')).toBeUndefined()
})

async function open(page: Page, { at, open = [], within }: Form): Promise<Locator> {
  await page.goto(typeof at === 'string' ? at : at(world.ids))
  for (const [role, name] of open) await page.getByRole('main').getByRole(role, { name, exact: true }).first().click()
  return within ? page.getByRole(within[0], { name: within[1], exact: true }) : page.getByRole('main')
}

const field = (scope: Locator, label: string) =>
  scope.getByLabel(label, { exact: true }).and(scope.page().locator('input, textarea')).first()

/** A button that waits until its form makes sense is as good as a refusal. */
async function press(button: Locator) {
  if (await button.isEnabled()) await button.click()
}

/** What stands in each field that was tried, and what is said at it. */
async function said(scope: Locator, tried: Try) {
  const fields = Object.entries(tried).map(async ([label, [, wants]]) => {
    const at = field(scope, label)
    const text = await at.inputValue()
    if (wants === null) return [label, text]
    if (wants === 'browser') return [label, text, (await at.and(scope.page().locator(':invalid')).count()) === 1]
    const ids = (await at.getAttribute('aria-describedby'))?.split(' ') ?? []
    const words = await Promise.all(ids.map((id) => scope.page().locator(`[id="${id}"]`).textContent()))
    return [label, text, await at.getAttribute('aria-invalid'), words.join(' ')]
  })
  return Promise.all(fields)
}

const wanted = (tried: Try) =>
  Object.entries(tried).map(([label, [typed, says]]) => {
    if (says === null) return [label, typed]
    return says === 'browser' ? [label, typed, true] : [label, typed, 'true', expect.stringContaining(says)]
  })
