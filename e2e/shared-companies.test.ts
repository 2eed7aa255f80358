import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../server/db/connect.ts'
import type { Database } from '../server/db/pool.ts'
import { refreshShared } from '../server/features/catalogue/index.ts'
import { builtInDatabaseUrl } from '../server/testing/built-in-database.ts'
import { expectNoFaults } from './faults.ts'
import { openWorld, type World } from './world.ts'

let world: World
let page: Page
let database: Database
const others: { ask: World['ask'] }[] = []
beforeAll(async () => {
  world = await openWorld()
  page = world.people.onboarded.page
  database = await connect(await builtInDatabaseUrl(world.product.dataDir), { max: 2, onError: () => {} })
  for (const name of ['bea', 'cyd', 'dan', 'eli', 'fay']) others.push(await world.addPerson(`${name}.applies`))
})
afterAll(async () => {
  await database?.close()
  await world?.close()
})

/** The work that comes round every hour. */
const hourPasses = () => refreshShared(database.db)
const rows = () => page.getByRole('list', { name: 'Companies', exact: true }).getByRole('link')
const nothingShared = () => page.getByText('once at least five people on this server applied there').waitFor()

test('what four people share is shown to nobody', async () => {
  for (const { ask } of others.slice(0, 4)) {
    await ask('POST', 'jobApplications', {
      company: 'Northwind Traders',
      title: 'Night Porter',
      location: 'Zlín',
      status: 'applied',
    })
    await ask('POST', 'jobApplications', { company: 'Wide World Importers', title: 'Clerk', status: 'applied' })
  }
  // Who only notes a job has not applied.
  await others[4]?.ask('POST', 'jobApplications', { company: 'Northwind Traders', title: 'Night Porter', status: 'saved' })
  await hourPasses()
  await page.goto('/companies?mode=all')
  await nothingShared()
})

test('from the fifth on the company and its job are there for all, and nothing that leads to one of them', async () => {
  await others[4]?.ask('POST', 'jobApplications', { company: 'Northwind Traders', title: 'Night Porter', status: 'applied' })
  await hourPasses()
  await page.reload()
  await rows().first().waitFor()
  expect(await rows().allInnerTexts()).toEqual([expect.stringMatching(/Northwind Traders\s+5\+ people applied/)])
  await expectNoFaults(page)
  await rows().first().click()
  await page.getByRole('heading', { name: 'Northwind Traders', level: 1 }).waitFor()
  const detail = page.getByRole('main')
  await detail.getByText('Night Porter').waitFor()
  await detail.getByText('too few answers to tell').waitFor()
  await expectNoFaults(page)
  const seen = await detail.textContent()
  for (const own of ['Zlín', 'Wide World', 'bea', 'applies', '@']) expect(seen).not.toContain(own)

  await page.getByRole('button', { name: 'Add to my companies' }).click()
  await page.waitForURL((url) => !url.search.includes('mode=all'))
  await page.getByRole('heading', { name: 'Northwind Traders', level: 1 }).waitFor()
})

test('is searched and sorted in the address, and is found by nobody who asks for one person’s words', async () => {
  await page.goto('/companies?mode=all&name=northw')
  await rows().first().waitFor()
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('wide world')
  await page.getByText('Nothing matches').waitFor()
  await page.waitForURL('**/companies?mode=all&name=wide+world')
})

test('goes away again when one of them leaves', async () => {
  await others[4]?.ask('DELETE', 'users/account', { password: 'harbour lantern quince' })
  await page.goto('/companies?mode=all')
  await nothingShared()
})
