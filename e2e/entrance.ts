import type { Page } from 'playwright-core'
import type { Endpoint } from '../contract/endpoint.ts'
import { addressOf, type Input } from '../server/testing/served.ts'

/** What a person types to come in. */
export interface Account {
  email: string
  password: string
}

const password = 'harbour lantern quince'

export async function signIn(page: Page, account: Account) {
  await page.goto('/auth/sign-in')
  await fillIn(page, account, 'Sign in')
}

/** Signs up, and comes to where an address is chosen. */
export async function signUp(page: Page, email: string, at = '/auth/sign-up'): Promise<Account> {
  await page.goto(at)
  await fillIn(page, { email, password }, 'Sign up')
  await page.waitForURL('**/auth/create-account')
  return { email, password }
}

/** Fills in the form of signing in or up, on the page where it stands. */
export async function fillIn(page: Page, { email, password }: Account, action: 'Sign in' | 'Sign up') {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: action, exact: true }).click()
}

export async function takeAddress(page: Page, name: string) {
  await page.getByLabel('Address').fill(name)
  await page.getByRole('button', { name: 'Take this address' }).click()
}

/** Signs up, takes an address and goes to the dashboard. */
export async function join(page: Page, name: string): Promise<Account> {
  const account = await signUp(page, `${name}@example.com`)
  await takeAddress(page, name)
  await page.waitForURL('**/welcome')
  await page.getByRole('button', { name: 'Go to the dashboard' }).click()
  await page.waitForURL('**/dashboard')
  return account
}

/** Calls the interface as whoever is signed in on the page. */
export async function callAs<E extends Endpoint>(page: Page, endpoint: E, input: Input<E>) {
  const call = { method: endpoint.method, address: addressOf(endpoint, input), body: JSON.stringify(input.body) }
  const status = await page.evaluate(async ({ method, address, body }) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('access-token')}`,
      'x-device-identity': localStorage.getItem('device-identity') ?? '',
    }
    return (await fetch(address, { method, headers, body })).status
  }, call)
  if (status >= 300) throw new Error(`${call.method} ${call.address}: ${status}`)
}
