import { describe, expect, test } from 'vitest'
import { openWorld, type State, states } from '../world.ts'
import { type Route, routes } from './routes.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

const world = await openWorld()

/** Opens a typed path and returns the URL of the page that loads. */
async function whereLeads({ path, of = 'active', title = '' }: Route, state: State): Promise<string> {
  const { page } = world.people[state]
  const asked = path.replace('{id}', world.ids[of])
  await page.goto(asked)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const { pathname } = new URL(page.url())
  if (pathname !== asked) return pathname
  await expect.poll(() => page.title()).toMatch(new RegExp(`^${RegExp.escape(title)}`))
  return 'stays'
}

describe('every route leads where it should, whoever opens it', () => {
  test.each(routes.map((route) => [route.path, route] as const))('%s', async (_, route) => {
    const led = await Promise.all(states.map(async (state) => [state, await whereLeads(route, state)]))
    expect(Object.fromEntries(led), route.says).toEqual(route.leads)
  })
})

describe('every rule holds', () => {
  test.each(rules.map((rule): [string, Rule] => [`${rule.section}: ${rule.says}`, rule]))('%s', async (_, rule) => {
    await rule.see(world)
  })
})
