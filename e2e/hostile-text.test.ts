import nodemailer from 'nodemailer'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { join, openBrowser, type Visitor, visitor } from './browser.ts'

const image = `<img src=x onerror="window.pwned='image'">`
const script = `</title></textarea></script><script>window.pwned='script'</script>`
const breakout = `"'><svg onload="window.pwned='svg'">`
const link = `javascript:window.pwned='link'`

let product: RunningProduct
let browser: Browser
let ada: Visitor
beforeAll(async () => {
  product = await runProduct()
  browser = await openBrowser()
  ada = await visitor(browser, product.url)
  const { address } = await join(ada.page, 'ada.lovelace')
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: product.smtpPort, tls: { rejectUnauthorized: false } })
  const say = (from: string, subject: string, text: string, more: object = {}) =>
    transport.sendMail({ from: { name: from, address: 'no-reply@us.greenhouse-mail.io' }, to: address, subject, text, ...more })
  await say(
    `${image} Talent Team`,
    `Thank you for applying to ${image} Larkspur`,
    `Hi ${script},\n\nWe have received your application for the ${image} Data Engineer role at Larkspur ${breakout}.\n\nThe ${image} Team`,
    {
      attachments: [{ filename: `${breakout}${script}.txt`, content: image }],
      icalEvent: { method: 'REQUEST', content: invitation },
    },
  )
  await say(`Maya ${breakout}`, `${script} a question`, `Could you call me? ${link}\n${image}`)
  await say('Larkspur', 'Thank you for applying', `${image}`, {
    html: `<form action="${link}"><input name=a autofocus onfocus="window.pwned=1"></form>${image}${script}`,
  })
  transport.close()
  while ((await api<{ waiting: number }>('GET', 'users/ingest/health')).waiting > 0) await ada.page.waitForTimeout(100)
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await product?.remove()
})

const invitation = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//test//test//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:hostile@example.com
DTSTAMP:20261101T090000Z
DTSTART:20261212T090000Z
DTEND:20261212T100000Z
SUMMARY:Interview ${image}
LOCATION:${link}
DESCRIPTION:${script}
ORGANIZER;CN=Eve:mailto:eve@example.com
END:VEVENT
END:VCALENDAR`.replaceAll('\n', '\r\n')

/** Calls the interface as the page does. */
async function api<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await ada.page.evaluate(
    async ({ method, path, body }) => {
      const headers: Record<string, string> = {
        authorization: `Bearer ${localStorage.getItem('access-token')}`,
        'x-device-identity': localStorage.getItem('device-identity') ?? '',
      }
      if (body) headers['content-type'] = 'application/json'
      const response = await fetch(`/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return (response.status === 204 ? {} : await response.json()) as { data: unknown }
    },
    { method, path, body },
  )
  return answer.data as T
}

test('what strangers and the user write is text on every page, and runs nowhere', async () => {
  const { page } = ada
  await api('POST', 'users/profile', {
    firstName: image,
    lastName: script,
    preferredName: breakout,
    city: image,
    emailSignature: script,
  })
  await api('POST', 'jobApplications', { company: image, title: script })
  const { list } = await api<{ list: { id: string }[] }>('GET', 'jobApplications?active=all')
  const uncategorized = await api<{ list: { id: string }[] }>('GET', 'users/jobs/uncategorized')
  const companies = await api<{ list: { id: string }[] }>('GET', 'users/jobs/company')
  const jobs = await api<{ list: { id: string }[] }>('GET', 'jobs')
  for (const { id } of companies.list)
    await api('PUT', `companies/${id}`, {
      notes: `${image}\n[a](${link})\n${script}`,
      website: `https://example.com/?${breakout}`,
    })
  const unknown = await api<{ list: { id: string }[] }>('GET', 'users/emails/unknown')
  for (const { id } of list)
    await api('POST', 'jobApplications/note', { applicationId: id, text: `${image}\n[a](${link})\n${script}` })

  const pages = [
    '/dashboard',
    '/active-applications',
    ...list.map(({ id }) => `/active-applications/${id}`),
    ...uncategorized.list.map(({ id }) => `/uncatagorized-application-detail/${id}`),
    '/unidentified-messages',
    ...unknown.list.map(({ id }) => `/unidentified-messages/${id}`),
    '/emails-with-missing-data',
    '/companies',
    ...companies.list.map(({ id }) => `/companies/${id}`),
    '/jobs',
    ...jobs.list.map(({ id }) => `/jobs/${id}`),
    '/settings',
    '/profile',
    '/notifications',
    `/active-applications?name=${encodeURIComponent(image)}`,
  ]
  expect(list.length, 'applications').toBeGreaterThan(0)
  expect(companies.list.length * jobs.list.length, 'companies and jobs').toBeGreaterThan(0)
  expect(unknown.list.length, 'mails to settle').toBeGreaterThan(0)
  let seen = ''
  for (const path of pages) {
    await page.goto(path)
    await page.waitForTimeout(700)
    for (const tab of await page.getByRole('tab').all()) await tab.click()
    seen += await page.locator('body').textContent()
    for (const frame of page.frames()) expect(await frame.evaluate('window.pwned').catch(() => undefined), path).toBeUndefined()
    expect(await page.locator('a[href^="javascript:" i]').count(), path).toBe(0)
  }
  expect(seen, 'the text was there to see').toContain('onerror=')
}, 120_000)
