import { beforeAll, expect, test } from 'vitest'
import { processed } from '../server/testing/running.ts'
import { beginWithAda } from './journey.ts'
import { open } from './open.ts'

const { ada, page, product, database } = await beginWithAda()
/** What the interface answers to her. */
const { data: api } = ada
const image = `<img src=x onerror="window.pwned='image'">`
const script = `</title></textarea></script><script>window.pwned='script'</script>`
const breakout = `"'><svg onload="window.pwned='svg'">`
const link = `javascript:window.pwned='link'`

beforeAll(async () => {
  const say = (from: string, subject: string, text: string, more: object = {}) =>
    ada.receive({ from: { name: from, address: 'no-reply@us.greenhouse-mail.io' }, subject, text, ...more })
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
  await say(`Eve ${breakout}`, `Interview ${script}`, `${image}`, {
    from: { name: `Eve ${image}`, address: 'eve?bcc=thief@example.com' },
    html: `<base href="${link}"><meta http-equiv="refresh" content="0;url=${link}"><style>@import '${link}'; p { background: url(${link}) }</style>
      <p style="font-family:'</style><script>window.pwned=1</script>'" data-style="position:fixed;inset:0">${breakout}<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${image}">
      <a href="java&#10;script:window.pwned=1" target="_top">a</a><a href="data:text/html,${script}">b</a><a href="//evil.example/x">c</a>`,
  })
  await processed(database)
}, 60_000)

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

test('what strangers and the user write is text on every page, and runs nowhere', async () => {
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

  const id = list[0]?.id ?? ''
  for (const text of [image, script, breakout]) {
    await api('POST', 'jobApplications/views', { name: text.slice(0, 60), search: `?label=${encodeURIComponent(text)}` })
    await api('POST', `jobApplications/${id}/contacts`, { name: text, role: text, phone: text.slice(0, 50) })
    await api('POST', `jobApplications/${id}/interviews`, {
      startsAt: '2027-01-12T09:00:00Z',
      place: text,
      people: text,
      summary: text,
    })
  }
  await api('POST', `jobApplications/${id}/interviews`, { startsAt: '2027-01-13T09:00:00Z', place: link, summary: link })
  await api('PUT', `jobApplications/${id}`, {
    labels: [image.slice(0, 40), breakout.slice(0, 40)],
    nextStep: script.slice(0, 100),
  })

  const tabs = ['timeline', 'mail', 'people', 'documents', 'notes', 'interviews', 'job']
  const pages = [
    '/dashboard',
    '/active-applications',
    '/active-applications?view=board',
    ...list.flatMap(({ id }) => tabs.map((tab) => `/active-applications/${id}?tab=${tab}`)),
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
    await see(path)
    seen += await page.locator('body').textContent()
  }
  expect(seen, 'the text was there to see').toContain('onerror=')
}, 120_000)

/** Goes there and looks. */
async function see(path: string) {
  await open(page, path)
  await expectHarmless(path)
}

/** Nothing became more than text, on the page or in a frame of it. */
async function expectHarmless(path: string): Promise<void> {
  for (const frame of page.frames()) {
    const pwned = await frame.evaluate('window.pwned').catch(() => undefined)
    const dangerous = frame.locator('[onerror], [onload], [onfocus], form[action^=javascript]').count()
    const found = await dangerous.catch((cause: unknown) => {
      if (frame.isDetached()) return null
      throw cause
    })
    // The mail in it is shown anew: all is looked at again.
    if (found === null) return expectHarmless(path)
    expect([pwned, found], path).toEqual([undefined, 0])
  }
  const links = await page.locator('a').evaluateAll((all) => all.map((one) => (one as unknown as { href: string }).href))
  expect(
    links.filter((href) => !/^(https?:|mailto:[^?]*$|tel:|blob:)/.test(href)),
    path,
  ).toEqual([])
}

test('what is kept of a list, and the panels over it, show hostile names as text', async () => {
  await page.goto('/active-applications')
  for (const [button, panel] of [
    ['Views', 'Saved views'],
    ['Filter', 'Filter'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog', { name: panel }).getByText('onerror=').first().waitFor()
    await expectHarmless(panel)
    await page.keyboard.press('Escape')
  }
})

test.each<[string, string]>([
  [`${image}.txt`, `${image}.txt`],
  ['invoice\u202Etxt.exe.txt', 'invoicetxt.exe.txt'],
  ['..\\..\\etc\\passwd.txt', 'passwd.txt'],
  [`${'long '.repeat(60)}.txt`, '.txt'],
  ['履歴書 📄 سيرة ذاتية.txt', '履歴書 📄 سيرة ذاتية.txt'],
  ['\u200B\u202E.txt', '.txt'],
])('a file called %j is kept under a name that shows what it is', async (name, shown) => {
  const { list } = await api<{ list: { id: string }[] }>('GET', 'jobApplications?active=all')
  await page.goto(`/active-applications/${list[0]?.id}?tab=documents`)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Dear Kim') })
  const kept = page.getByRole('list', { name: 'Documents' }).getByRole('listitem').filter({ hasText: shown })
  await kept.first().waitFor()
  expect(await page.getByRole('list', { name: 'Documents' }).textContent()).not.toMatch(/[\u202A-\u202E\u200B]/)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectHarmless(name)
})

test('an address that somebody was sent opens a page of ours and does nothing else', async () => {
  const hostile = [image, script, breakout, link, '//evil.example', '../../..', '\0', '__proto__'].map(encodeURIComponent)
  const parameters = ['name', 'view', 'tab', 'message', 'label', 'sort', 'connected', 'redirect']
  for (const path of ['/active-applications', '/companies', '/jobs', '/notifications', '/settings', '/unidentified-messages'])
    for (let turn = 0; turn < 3; turn++) {
      const search = parameters.map((name, n) => `${name}=${hostile[(n + turn) % hostile.length]}`)
      await see(`${path}?${search.join('&')}#${hostile[turn]}`)
      expect(new URL(page.url()).origin).toBe(product.url)
    }
  ada.foresee(/status of 400|^Could not load/)
  // With NUL in it, an address is refused before there is a page.
  for (const text of hostile.filter((one) => one !== '%00')) await see(`/active-applications/${text}?tab=mail&message=${text}`)
})

test('links that would run are refused wherever a link is kept', async () => {
  const { list } = await api<{ list: { id: string }[] }>('GET', 'jobApplications?active=all')
  const company = (await api<{ list: { id: string }[] }>('GET', 'users/jobs/company')).list[0]
  ada.foresee(/status of 400/)
  for (const harmful of [
    link,
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    `data:text/html,${script}`,
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/',
  ]) {
    for (const [method, path, body] of [
      ['POST', 'jobApplications', { company: 'Larkspur', title: 'Cook', postingUrl: harmful }],
      ['PUT', `jobApplications/${list[0]?.id}`, { postingUrl: harmful }],
      ['POST', 'jobApplications', { source: 'link', link: harmful }],
      ['PUT', `companies/${company?.id}`, { website: harmful }],
      ['POST', 'users/profile', { linkedIn: harmful }],
      ['POST', 'users/profile', { github: harmful }],
      ['POST', 'users/profile', { portfolio: harmful }],
      ['POST', 'users/profile', { otherLinks: [harmful] }],
    ] as const)
      expect(await (await ada.send(method, path, body)).json(), `${method} ${path} ${JSON.stringify(body)}`).toMatchObject({
        code: 'bad_input',
      })
  }
})
