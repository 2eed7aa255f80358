import { expect, test } from 'vitest'
import { signIn } from './entrance.ts'
import { beginWithAda } from './journey.ts'

const { ada, page, product, visitor } = await beginWithAda({ permissions: ['notifications'] })

const unread = (count: number | null) =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: new RegExp(`^Notifications\\s*${count ?? '$'}`) })
const kind = (name: string) => page.getByRole('switch', { name, exact: true })

test('a kind that is turned off is not counted any more, and undo brings it back', async () => {
  await ada.receive({
    from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
    subject: 'Your application at Larkspur Analytics',
    text: 'Thank you for applying for the Data Engineer role at Larkspur Analytics. Unfortunately we have decided to move forward with other candidates.',
  })
  await page.goto('/settings')
  await unread(1).waitFor()
  await kind('Rejections').click()
  await page.getByText(/^Saved/).waitFor()
  expect(await kind('Rejections').getAttribute('aria-checked')).toBe('false')
  await unread(null).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await unread(1).waitFor()
  expect(await kind('Rejections').getAttribute('aria-checked')).toBe('true')
})

test('undo takes back its own change alone', async () => {
  await page.goto('/settings')
  await kind('Rejections').click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await kind('Offers').click()
  await expect.poll(() => undo.count()).toBe(2)
  await undo.first().click()
  await page.getByText('Undone').waitFor()
  expect(await kind('Rejections').getAttribute('aria-checked')).toBe('true')
  expect(await kind('Offers').getAttribute('aria-checked')).toBe('false')
  await expect.poll(() => undo.count()).toBe(1)
  await undo.click()
  await expect.poll(() => kind('Offers').getAttribute('aria-checked')).toBe('true')
})

test('days and keys are chosen, and hold on another device', async () => {
  await page.goto('/settings')
  await page.getByLabel('No reply after applying').selectOption('21 days')
  await page.getByLabel('Archive what has ended').selectOption('Never')
  await kind('Single-key shortcuts').press('Space')
  await expect.poll(() => kind('Single-key shortcuts').getAttribute('aria-checked')).toBe('false')
  const phone = await visitor({ viewport: { width: 360, height: 740 } })
  await signIn(phone.page, ada)
  await phone.page.waitForURL('**/dashboard')
  await expect.poll(() => phone.page.evaluate(() => localStorage.getItem('single-key-shortcuts'))).toBe('off')
  await phone.page.goto('/settings')
  await expect.poll(() => phone.page.getByLabel('No reply after applying').inputValue()).toBe('21')
  expect(await phone.page.getByLabel('Archive what has ended').inputValue()).toBe('0')

  await phone.page.getByLabel('Probably ghosted').selectOption('45 days')
  await expect.poll(() => page.getByLabel('Probably ghosted').inputValue()).toBe('45')
  await phone.leave()
})

test('a push message is shown as what it is about, and leads there', async () => {
  const [id, applicationId] = ['0193a6e0-0000-7000-8000-000000000001', '0193a6e0-0000-7000-8000-000000000002']
  // There is no push service here: what it would call is registered all the same.
  ada.foresee(/^The browser could not subscribe|does not support the Push API/)
  await kind('Show them on this device').click()
  await page.getByText('The push service of this browser does not answer').waitFor()
  // until then what is pushed gets lost
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.active.state)'))
    .toBe('activated')
  const session = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
  const push = (message: unknown) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId, data: JSON.stringify(message) })
  const shown = () =>
    page.evaluate<string[][]>(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((all) => all.map(({ title, body, data }) => [title, body, data.path]).sort())`)
  // Chromium's tools may lose what they push, above all while the worker handles another; what comes twice is shown once.
  const first = async () => {
    if ((await shown()).length === 0) await push({ notice: 'interview', id, applicationId, company: 'Larkspur', more: 0 })
    return shown()
  }
  await expect
    .poll(first, { interval: 1_000 })
    .toEqual([['Larkspur: Interview', '', `/active-applications/${applicationId}?tab=mail&message=${id}`]])
  const others = [
    { notice: 'code', id: applicationId, applicationId: null, company: null, more: 2 },
    'no message of ours',
    { notice: '__proto__', id: '../settings', applicationId: 'https://evil.example/', company: '<b>Eve</b>' },
  ]
  for (const [n, message] of others.entries()) {
    const count = async () => (await shown()).length
    const pushed = async () => {
      if ((await count()) < n + 2) await push(message)
      return count()
    }
    await expect.poll(pushed, { interval: 1_000 }).toBe(n + 2)
  }
  expect(await shown()).toEqual([
    ['<b>Eve</b>: Applybox', '', '/notifications'],
    ['A code arrived', 'and 2 more', '/notifications'],
    ['Applybox', '', '/notifications'],
    ['Larkspur: Interview', '', `/active-applications/${applicationId}?tab=mail&message=${id}`],
  ])
})
