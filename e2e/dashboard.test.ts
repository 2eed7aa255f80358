import nodemailer from 'nodemailer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeApplication, createApplication } from '../contract/applications.ts'
import { type Endpoint, prefix } from '../contract/endpoint.ts'
import { addInterview } from '../contract/interviews.ts'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { join, openBrowser, type Visitor, visitor } from './browser.ts'
import { expectNoFaults } from './faults.ts'

let product: RunningProduct
let browser: Browser
let ada: Visitor
let page: Page
let address: string
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

beforeAll(async () => {
  product = await runProduct()
  browser = await openBrowser()
  ada = await visitor(browser, product.url, { permissions: ['clipboard-read', 'clipboard-write'] })
  page = ada.page
  address = (await join(page, 'ada.lovelace')).address
  await receipt('Larkspur Analytics', 'Senior Data Engineer', 20)
  const due = await ask(createApplication, { company: 'Fabrikam', title: 'Clerk', appliedAt: inDays(-3) })
  await ask(changeApplication, { nextStep: 'Send the references', nextStepDueAt: inDays(-1) }, due)
  const later = await ask(createApplication, { company: 'Woodgrove', title: 'Teller', appliedAt: inDays(-2) })
  await ask(changeApplication, { nextStep: 'Not before next month', nextStepDueAt: inDays(30) }, later)
  await ask(changeApplication, { status: 'rejected' }, later)
  const invited = await ask(createApplication, { company: 'Northwind', title: 'Cook', appliedAt: inDays(-4) })
  await ask(changeApplication, { status: 'interview' }, invited)
  await ask(addInterview, { startsAt: inDays(3), state: 'proposed', kind: 'video' }, invited)
})
afterAll(async () => {
  await browser?.close()
  await product?.remove()
})

/** What an employer's system writes when an application arrived, so many days ago. */
async function receipt(company: string, title: string, daysAgo: number) {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: product.smtpPort, tls: { rejectUnauthorized: false } })
  await transport.sendMail({
    to: address,
    from: `${company} <no-reply@us.greenhouse-mail.io>`,
    date: new Date(inDays(-daysAgo)),
    subject: `Thank you for applying to ${company}`,
    text: `Hi Ada,\n\nThank you for your interest in ${company}! We have received your application for the ${title} role.`,
  })
  transport.close()
}

async function ask({ method, path }: Endpoint, body: object, id = ''): Promise<string> {
  const token = await page.evaluate<string>("localStorage.getItem('access-token')")
  const device = await page.evaluate<string>("localStorage.getItem('device-identity')")
  const answer = await fetch(`${product.url}${prefix}/${path.replace('{id}', id)}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'X-Device-Identity': device },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

test('what needs me comes first: what is due, an interview to confirm, an application gone quiet', async () => {
  await page.goto('/dashboard')
  const needs = page.getByRole('region', { name: 'Needs you' })
  await needs.getByText('Larkspur Analytics – Senior Data Engineer').waitFor()
  await needs.getByText('Confirm the interview with Northwind').waitFor()
  expect(await needs.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Send the referencesFabrikam – Clerk · was due: Yesterday$/),
    expect.stringMatching(/^Confirm the interview with Northwind/),
    expect.stringMatching(/^Larkspur Analytics – Senior Data EngineerNo word for 2 WeeksFollow up$/),
  ])
})

test('a draft that asks how it stands is changed and copied', async () => {
  await page.getByRole('button', { name: 'Follow up: Larkspur Analytics – Senior Data Engineer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask how it stands' })
  const draft = dialog.getByLabel('Draft')
  expect(await draft.inputValue()).toMatch(
    /I applied for the position Senior Data Engineer at Larkspur Analytics\. I am still very interested/,
  )
  await expectNoFaults(page)
  await draft.fill('Hello Kim')
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await dialog.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe('Hello Kim')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('the application itself says for how long nobody wrote, how long all took, and offers the same draft', async () => {
  await page.getByRole('link', { name: /^Larkspur Analytics – Senior Data Engineer/ }).click()
  const quiet = page.getByRole('region', { name: 'No word from them' })
  await quiet.getByText(/^No word for \d+ days$/).waitFor()
  await page.getByText('First answer', { exact: true }).waitFor()
  await expectNoFaults(page)
  await quiet.getByRole('button', { name: 'Follow up' }).click()
  const draft = page.getByRole('dialog', { name: 'Ask how it stands' }).getByLabel('Draft')
  expect(await draft.inputValue()).toContain('Larkspur Analytics')
  await page.keyboard.press('Escape')
  await page.goBack()
})

test('each chart has its figures as a table', async () => {
  const outcomes = page.getByRole('region', { name: 'What became of them' }).first()
  await outcomes.getByRole('img', { name: /Applied → Rejected: 1.*Applied → No answer yet: 2/ }).waitFor()
  await page.getByRole('img', { name: '4 applications in the last 26 weeks' }).waitFor()
  await page.getByRole('img', { name: /happened on \d+ days? of the last year/ }).waitFor()
  await expectNoFaults(page)
  for (const title of ['What became of them', 'Applications by week', 'Activity by day'])
    await page.getByRole('button', { name: `Show as a table: ${title}` }).click()
  const table = page.getByRole('table', { name: 'What became of them' })
  expect(await table.getByRole('row').allTextContents()).toEqual([
    'FromToApplications',
    'AppliedInterview1',
    'AppliedRejected1',
    'AppliedNo answer yet2',
  ])
  expect(await page.getByRole('table', { name: 'Applications by week' }).getByRole('row').count()).toBe(27)
  await expectNoFaults(page)
})

test('nothing jumps while a page loads', async () => {
  await page.addInitScript(`
    window.jumped = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.jumped += shift.value
    }).observe({ type: 'layout-shift', buffered: true })`)
  for (const width of [1280, 360])
    for (const path of ['/dashboard', '/companies', '/jobs']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForTimeout(1500)
      expect(await page.evaluate<number>('window.jumped'), `${path} at ${width} px`).toBeLessThan(0.01)
    }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard')
})

test('the coming interview is there, and what changes elsewhere shows by itself', async () => {
  await page
    .getByRole('region', { name: 'Coming interviews' })
    .getByRole('link', { name: /Northwind/ })
    .waitFor()
  await receipt('Palisade Robotics', 'Field Engineer', 25)
  await page.getByRole('region', { name: 'Needs you' }).getByText('Palisade Robotics – Field Engineer').waitFor()
})
