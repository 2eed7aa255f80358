import { expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { refreshShared } from '../server/features/catalogue/index.ts'
import { signUp } from '../server/testing/caller.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { page, product, database } = await beginWithAda()
const others = await Promise.all(['bea', 'cyd', 'dan', 'eli', 'fay'].map((name) => signUp(product, `${name}.applies`)))

/** The work that comes round every hour. */
const hourPasses = () => refreshShared(database.db)
const rows = () => page.getByRole('list', { name: 'Companies', exact: true }).getByRole('link')
const porter = { company: 'Northwind Traders', title: 'Night Porter', status: 'applied' } as const
const nothingShared = () => page.getByText('once at least five people on this server applied there').waitFor()

test('what four people share is shown to nobody', async () => {
  for (const { call } of others.slice(0, 4)) {
    await call(createApplication, { body: { ...porter, location: 'Zlín' } })
    await call(createApplication, { body: { company: 'Wide World Importers', title: 'Clerk', status: 'applied' } })
  }
  // Who only notes a job has not applied.
  await others[4]?.call(createApplication, { body: { ...porter, status: 'saved' } })
  await hourPasses()
  await page.goto('/companies?mode=all')
  await nothingShared()
})

test('from the fifth on the company and its job are there for all, and nothing that leads to one of them', async () => {
  await others[4]?.call(createApplication, { body: porter })
  await hourPasses()
  await page.reload()
  await rows().first().waitFor()
  expect(await rows().allInnerTexts()).toEqual([expect.stringMatching(/Northwind Traders\s+5\+ people applied/)])
  await expectNoFaults(page)
  await rows().first().click()
  await page.getByRole('heading', { name: 'Northwind Traders', level: 1 }).waitFor()
  const detail = page.getByRole('main')
  await detail.getByText('Night Porter').waitFor()
  await detail.getByText('too few replies').waitFor()
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
  await others[4]?.data('DELETE', 'users/account', { password: others[4].password })
  await page.goto('/companies?mode=all')
  await nothingShared()
})
