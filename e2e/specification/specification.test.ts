import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openWorld, type State, states } from '../world.ts'
import { type Route, routes } from './routes.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

const world = await openWorld()

/** Loads the path as a person types it, and answers where it led once a page is there. */
async function whereLeads({ path, of = 'active' }: Route, state: State): Promise<string> {
  const { page } = world.people[state]
  const asked = path.replace('{id}', world.ids[of])
  await page.goto(asked)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const { pathname } = new URL(page.url())
  return pathname === asked ? 'stays' : pathname
}

describe('every route leads where it should, whoever opens it', () => {
  test.each(routes.map((route) => [route.path, route] as const))('%s', async (_, route) => {
    const led = await Promise.all(states.map(async (state) => [state, await whereLeads(route, state)]))
    expect(Object.fromEntries(led), route.says).toEqual(route.leads)
  })
})

const root = path.join(import.meta.dirname, '../..')

describe('every rule holds', () => {
  test.each(rules.map((rule): [string, Rule] => [`${rule.section}: ${rule.says}`, rule]))('%s', async (_, rule) => {
    if ('see' in rule) return rule.see(world)
    const [file, name] = rule.shownBy
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n')
    expect(lines.some((line) => line.trimStart().startsWith(`test('${name}'`))).toBe(true)
  })
})
