import { expect, test } from 'vitest'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page, product } = await beginWithAda()

const confirmation = {
  from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
  subject: 'Thank you for applying to Larkspur Analytics',
  text: `Hi Ada,

Thank you for your interest in Larkspur Analytics! We have received your application for the Senior Data Engineer role.

Our recruiting team will review your application and will be in touch if your qualifications match our needs for the role.

Best,
The Larkspur Analytics Recruiting Team`,
}

test('a mail shows on the open dashboard and in the list by itself, without reload', async () => {
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await page.evaluate('window.neverReloaded = true')
  const places = page.getByRole('navigation').first()
  expect(await places.getByRole('link', { name: /Active applications/ }).textContent()).not.toMatch(/\d/)

  await ada.receive(confirmation)
  await page.getByRole('main').getByText('Larkspur Analytics').first().waitFor()
  await places.getByRole('link', { name: /Active applications.*1/s }).waitFor()

  await places.getByRole('link', { name: /Active applications/ }).click()
  await page.getByText('Senior Data Engineer').first().waitFor()
  const second = {
    from: 'Tidewater Maps <no-reply@hire.lever.co>',
    subject: 'Thank you for your application to Tidewater Maps',
    text: 'Ada,\n\nThanks for applying to Geospatial Engineer at Tidewater Maps. Your application has been received and we will review it right away.\n\nRegards,\nTidewater Maps',
  }
  await ada.receive(second)
  await page.getByText('Tidewater Maps').first().waitFor()
  expect(await page.evaluate('window.neverReloaded')).toBe(true)
})

test('a mail that arrives while the list is on its way shows in it too', async () => {
  const arrived = Promise.withResolvers<void>()
  const lookedUp = Promise.withResolvers<void>()
  const address = /\/api\/jobApplications\?/
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      lookedUp.resolve()
      await arrived.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.goto('/active-applications')
  await lookedUp.promise
  const badge = page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /Active applications.*3/s })
  await ada.receive({
    from: 'Quillfeather Press <no-reply@hire.lever.co>',
    subject: 'Thank you for your application to Quillfeather Press',
    text: 'Ada,\n\nThanks for applying to Map Editor at Quillfeather Press. Your application has been received and we will review it right away.\n\nRegards,\nQuillfeather Press',
  })
  await badge.waitFor()
  arrived.resolve()
  await page.getByRole('main').getByText('Quillfeather Press').first().waitFor()
  await page.unroute(address)
})

test('the application shows company, job, status, timeline and the words that decided each', async () => {
  await page.goto('/active-applications')
  await page
    .getByRole('link', { name: /Larkspur Analytics/ })
    .first()
    .click()
  await page
    .getByRole('heading', { name: /Senior Data Engineer/ })
    .first()
    .waitFor()
  const main = page.getByRole('main')
  await main.getByText('Larkspur Analytics').first().waitFor()
  await main.getByText('Applied').filter({ visible: true }).first().waitFor()
  await main.getByText(confirmation.subject).filter({ visible: true }).first().waitFor()

  // However the name breaks, its mark is on the line of its last word.
  for (const width of [340, 360, 380, 400]) {
    await page.setViewportSize({ width, height: 800 })
    const heading = page.getByRole('heading', { name: /Senior Data Engineer/ })
    const [word, why] = await Promise.all(
      [heading.getByText('Engineer', { exact: true }), heading.getByRole('button')].map((one) => one.boundingBox()),
    )
    expect(why?.y).toBeLessThan((word?.y ?? 0) + (word?.height ?? 0))
  }
  // Each step is named where there is little room too.
  await page.setViewportSize({ width: 360, height: 800 })
  for (const step of await page.getByRole('list', { name: 'Progress' }).getByRole('listitem').all())
    expect(await step.locator('span').last().isVisible()).toBe(true)
  await expectNoFaults(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const company = page.getByRole('button', { name: /why.*company/i }).first()
  await company.click()
  await page.getByRole('dialog').locator('mark').filter({ hasText: 'Larkspur Analytics' }).first().waitFor()
  await page.keyboard.press('Escape')
})

test('a later mail moves the status of the open application by itself', async () => {
  const invitation = {
    from: 'Maya Thornbury <maya.thornbury@larkspuranalytics.example>',
    subject: 'Interview for Senior Data Engineer at Larkspur Analytics',
    text: 'Hi Ada,\n\nWe would like to invite you to a phone interview for the Senior Data Engineer position at Larkspur Analytics. When are you available next week?\n\nBest regards,\nMaya Thornbury\nSenior Recruiter, Larkspur Analytics',
  }
  await ada.receive(invitation)
  await page.getByRole('main').getByText(invitation.subject).filter({ visible: true }).first().waitFor()
})

test('the mail itself is shown without scripts and without asking anybody, until remote pictures are wanted', async () => {
  ada.foresee(/status of 4\d\d/)
  await ada.receive({
    from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
    subject: 'Your application to Larkspur Analytics: Senior Data Engineer',
    html: `<h1>Under review</h1><script>parent.postMessage('ran', '*')</script>
      <p onclick="alert(1)">Your application for the Senior Data Engineer role at Larkspur Analytics is being reviewed by the hiring manager.</p>
      <img src="https://tracker.example/open.gif" width="40" height="40" alt="logo"><a href="javascript:alert(1)">more</a>`,
    attachments: [{ filename: 'role.txt', content: 'What you will do' }],
  })
  await page
    .getByRole('link', { name: /^Mail/ })
    .or(page.getByRole('tab', { name: /^Mail/ }))
    .first()
    .click()
  await page.getByText('Your application to Larkspur Analytics: Senior Data Engineer').first().click()
  const frame = page.locator('iframe[sandbox]').last()
  await frame.waitFor()
  expect(await frame.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin|allow-forms|allow-top-navigation/)
  expect(await frame.getAttribute('srcdoc')).toMatch(/Content-Security-Policy" content="default-src 'none'/)
  const inside = page.frameLocator('iframe[sandbox]').last()
  await inside.getByText('Under review').waitFor()
  expect(await inside.locator('script, [onclick], a[href^="javascript"]').count()).toBe(0)

  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  // Nobody has that picture: what counts is who was asked.
  const [fetched] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/users/emails/pictures/')),
    page.getByRole('button', { name: 'Load images' }).first().click(),
  ])
  expect(new URL(fetched.url()).searchParams.get('url')).toBe('https://tracker.example/open.gif')
  expect(asked.filter((url) => new URL(url).host === 'tracker.example')).toEqual([])
  await page.getByText('role.txt').first().waitFor()
})

test('a mail looks as it was drawn, and its links open apart', async () => {
  // What the test asks in the frame.
  ada.foresee(/Blocked script execution in 'about:srcdoc'/)
  await ada.receive({
    from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
    subject: 'Your application to Larkspur Analytics: drawn',
    html: `<style>.hidden { display: none } #ground { background: linear-gradient(#1144aa, #3366ee); color: #fff }</style>
      <p class="hidden">Words for the list alone</p><p id="ground">On a ground</p><div background="x.png"><b style="color: white">On a picture</b></div>
      <table width="320" bgcolor="#eeeeee"><tr><td align="center" style="padding: 12px 4px; color: #1a7f37; font-family: '</style>', serif">
      Your application for the Senior Data Engineer role at Larkspur Analytics is being reviewed.</td></tr>
      <tr><td><a href="${product.url}/auth/forgot-password" style="display: inline-block; background: #336be5">See it</a></td></tr></table>`,
  })
  await page.getByText('Your application to Larkspur Analytics: drawn').first().waitFor()
  // What came last is open when one comes anew.
  await page.reload()
  const inside = page.frameLocator('iframe[sandbox]').last()
  const link = inside.getByRole('link', { name: 'See it' })
  await link.waitFor()
  const drawn = (selector: string, property: string) =>
    inside
      .locator(selector)
      .first()
      .evaluate((element, name) => (globalThis as unknown as Styled).getComputedStyle(element)[name], property)
  expect(await inside.getByText('Words for the list alone').isVisible()).toBe(false)
  expect(await drawn('p:has-text("On a ground")', 'backgroundColor')).toBe('rgb(17, 68, 170)')
  expect(await drawn('div:has(b)', 'backgroundColor')).toBe('rgb(74, 81, 96)')
  expect(await drawn('table', 'width')).toBe('320px')
  expect(await drawn('table', 'backgroundColor')).toBe('rgb(238, 238, 238)')
  expect(await drawn('td', 'textAlign')).toMatch(/center/)
  expect(await drawn('td', 'color')).toBe('rgb(26, 127, 55)')
  expect(await drawn('td', 'paddingTop')).toBe('12px')
  expect(await drawn('a', 'backgroundColor')).toBe('rgb(51, 107, 229)')

  await page.setViewportSize({ width: 360, height: 800 })
  const isCut = () => inside.locator(':root').evaluate((root) => (root as Measured).scrollWidth > (root as Measured).clientWidth)
  await expect.poll(isCut).toBe(false)
  expect(Number.parseInt((await drawn('table', 'width')) ?? '', 10)).toBeLessThan(320)
  await page.setViewportSize({ width: 1280, height: 800 })

  const before = page.url()
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await opened.waitForURL('**/auth/forgot-password')
  expect(await opened.evaluate('window.opener')).toBeNull()
  expect(page.url()).toBe(before)
})

interface Measured {
  scrollWidth: number
  clientWidth: number
}

interface Styled {
  getComputedStyle(element: unknown): Record<string, string>
}
