import type { Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { changeApplication, createApplication } from '../contract/applications.ts'
import type { BodyIn } from '../contract/endpoint.ts'
import { addInterview } from '../contract/interviews.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'
import { open } from './open.ts'

const { ada, page } = await beginWithAda({ permissions: ['clipboard-read', 'clipboard-write'] })
/** Noon of the day before, where the browser is. */
const yesterday = () =>
  new Date(
    Date.parse(`${new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format()}T11:00Z`) - 86_400_000,
  ).toISOString()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

beforeAll(async () => {
  await receipt('Larkspur Analytics', 'Senior Data Engineer', 20)
  const add = async (company: string, title: string, days: number) =>
    (await ada.call(createApplication, { body: { company, title, appliedAt: inDays(days) } })).id
  const change = (id: string, body: BodyIn<typeof changeApplication>) => ada.call(changeApplication, { params: { id }, body })
  await change(await add('Fabrikam', 'Clerk', -3), { nextStep: 'Send the references', nextStepDueAt: yesterday() })
  const later = await add('Woodgrove', 'Teller', -2)
  await change(later, { nextStep: 'Not before next month', nextStepDueAt: inDays(30) })
  await change(later, { status: 'rejected' })
  const invited = await add('Northwind', 'Cook', -4)
  await change(invited, { status: 'interview' })
  await ada.call(addInterview, { params: { id: invited }, body: { startsAt: inDays(3), state: 'proposed', kind: 'video' } })
})

/** What an employer's system writes when an application arrived, so many days ago. */
async function receipt(company: string, title: string, daysAgo: number) {
  await ada.receive({
    from: `${company} <no-reply@us.greenhouse-mail.io>`,
    date: new Date(inDays(-daysAgo)),
    subject: `Thank you for applying to ${company}`,
    text: `Hi Ada,\n\nThank you for your interest in ${company}! We have received your application for the ${title} role.`,
  })
}

test('what needs me comes first: what is due, an interview to confirm, an application gone quiet', async () => {
  await page.goto('/dashboard')
  const needs = page.getByRole('region', { name: 'To do' })
  await needs.getByText('Larkspur Analytics – Senior Data Engineer').waitFor()
  await needs.getByText('Confirm the interview with Northwind').waitFor()
  expect(await needs.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Send the referencesFabrikam – Clerk · overdue since yesterday$/),
    expect.stringMatching(/^Confirm the interview with Northwind/),
    expect.stringMatching(/^Larkspur Analytics – Senior Data EngineerNo reply for 2 WeeksFollow up$/),
  ])
})

test('a mail that asks how it stands is begun from here', async () => {
  await page.getByRole('link', { name: 'Follow up: Larkspur Analytics – Senior Data Engineer' }).click()
  const text = page.getByLabel('Your message')
  await expect.poll(() => text.inputValue()).toMatch(/how my application for Senior Data Engineer at Larkspur Analytics stands/)
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.goto('/dashboard')
})

test('the application itself says for how long nobody wrote, how long all took, and begins the same mail', async () => {
  await page.getByRole('link', { name: /^Larkspur Analytics – Senior Data Engineer/ }).click()
  const quiet = page.getByRole('region', { name: 'No reply yet' })
  await quiet.getByText('No reply for 2 Weeks').waitFor()
  await page.getByText('First reply', { exact: true }).waitFor()
  await expectNoFaults(page)
  await quiet.getByRole('link', { name: 'Follow up' }).click()
  await expect.poll(() => page.getByLabel('Your message').inputValue()).toContain('Larkspur Analytics')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.goto('/dashboard')
})

test('each chart has its figures as a table', async () => {
  const outcomes = page.getByRole('region', { name: 'Outcomes' }).first()
  await outcomes.getByRole('img', { name: /Applied → Rejected: 1.*Applied → No further step yet: 2/ }).waitFor()
  await page.getByRole('img', { name: '4 applications in the last 26 weeks' }).waitFor()
  await page.getByRole('img', { name: /\d+ events? on \d+ days? of the last year/ }).waitFor()
  await expectNoFaults(page)
  for (const title of ['Outcomes', 'Applications by week', 'Activity by day'])
    await page.getByRole('button', { name: `Show as a table: ${title}` }).click()
  const table = page.getByRole('table', { name: 'Outcomes' })
  expect(await table.getByRole('row').allTextContents()).toEqual([
    'FromToApplications',
    'AppliedInterview1',
    'AppliedRejected1',
    'AppliedNo further step yet2',
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
  const asking = new Set<Request>()
  let lastHeard = 0
  const heard = (request: Request) => {
    asking.delete(request)
    lastHeard = Date.now()
  }
  page.on('request', (request) => void (new URL(request.url()).pathname.endsWith('/events') || asking.add(request)))
  page.on('requestfinished', heard)
  page.on('requestfailed', heard)
  for (const width of [1280, 360])
    for (const path of ['/dashboard', '/companies', '/jobs']) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      // Nothing more is asked for, and what was answered has been drawn.
      await expect.poll(() => asking.size === 0 && Date.now() - lastHeard > 300).toBe(true)
      expect(await page.evaluate<number>('window.jumped'), `${path} at ${width} px`).toBeLessThan(0.01)
    }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard')
})

test('the coming interview is there, and what changes elsewhere shows by itself', async () => {
  await page
    .getByRole('region', { name: 'Upcoming interviews' })
    .getByRole('link', { name: /Northwind/ })
    .waitFor()
  await receipt('Palisade Robotics', 'Field Engineer', 25)
  await page.getByRole('region', { name: 'To do' }).getByText('Palisade Robotics – Field Engineer').waitFor()
})
