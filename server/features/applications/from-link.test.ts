import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApplication, getApplication, listApplications, readPosting } from '../../../contract/applications.ts'
import { openOutside } from '../../testing/outside.ts'
import { type Client, serveReaching } from '../../testing/served.ts'
import { addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'
import { readPostings } from './job-posting.ts'

const outside = await openOutside(({ url }, response) => {
  if (url === '/moved') response.writeHead(301, { location: '/jobs/7' }).end()
  else if (url === '/inside') response.writeHead(302, { location: 'http://inside.example/' }).end()
  else if (url !== '/slow') response.writeHead(page.status, page.headers).end(page.body)
})
const served = await serveReaching(outside.outbound, routesOf)
let client: Client
let page: { status: number; headers: Record<string, string>; body: string | Buffer }
beforeEach(async () => {
  client = served.as(await addUser(served.database.db))
  page = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: withJson(posting) }
})
afterAll(async () => {
  await served.close()
  outside.close()
})

const withJson = (...values: unknown[]) =>
  `<!doctype html><title>Jobs</title>${values.map((value) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`).join('')}`
const posting = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Data Engineer',
  hiringOrganization: { '@type': 'Organization', name: 'Contoso' },
  identifier: { '@type': 'PropertyValue', name: 'Contoso', value: 'R-1042' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Brno', addressRegion: 'Brno', addressCountry: { name: 'Czechia' } },
  },
}
const add = (path: string) => client.call(createApplication, { body: { source: 'link', link: `${outside.url}${path}` } })
const refused = (link: string) => client.refused(createApplication, { body: { source: 'link', link } })

describe('an application added from the link of its posting', () => {
  test('has company, title, place, requisition and the address to which the link led', async () => {
    const { id, undo } = await add('/moved')
    expect(undo).not.toBe('')
    expect(await client.call(getApplication, { params: { id } })).toMatchObject({
      company: { name: 'Contoso' },
      job: { title: 'Data Engineer' },
      status: 'saved',
      source: 'link',
      location: 'Brno, Czechia',
      requisition: 'R-1042',
      postingUrl: `${outside.url}/jobs/7`,
      appliedAt: null,
      isUncategorized: false,
    })
  })

  test('can be one that was applied to', async () => {
    const body = { source: 'link', link: `${outside.url}/`, status: 'applied' } as const
    expect(await client.call(createApplication, { body })).toMatchObject({ status: 'applied', appliedAt: expect.any(String) })
  })

  test('can be looked at before it is noted, and noted with what was changed', async () => {
    const link = `${outside.url}/moved`
    const told = await client.call(readPosting, { body: { link } })
    expect(told).toEqual({
      company: 'Contoso',
      title: 'Data Engineer',
      location: 'Brno, Czechia',
      requisition: 'R-1042',
      postingUrl: `${outside.url}/jobs/7`,
    })
    expect((await client.call(listApplications)).list).toEqual([])
    const { postingUrl, ...said } = { ...told, title: 'Senior Data Engineer' }
    const made = await client.call(createApplication, { body: { source: 'link', link: postingUrl, ...said, status: 'applied' } })
    expect(made).toMatchObject({ job: { title: 'Senior Data Engineer' }, source: 'link', location: 'Brno, Czechia' })
  })

  test('is read in the encoding that the page is written in', async () => {
    page.headers = { 'content-type': 'text/html; charset=ISO-8859-1' }
    page.body = Buffer.from(withJson({ ...posting, title: 'Verkäufer' }), 'latin1')
    expect((await add('/')).job?.title).toBe('Verkäufer')
  })

  test.each<[string, () => void, string, RegExp]>([
    ['no posting is told', () => (page.body = '<h1>Data Engineer at Contoso</h1>'), 'posting_unreadable', /by hand/],
    [
      'what is told is broken',
      () => (page.body = '<script type="application/ld+json">{"@type":"JobPosting"</script>'),
      'posting_unreadable',
      /by hand/,
    ],
    [
      'the employer is missing',
      () => (page.body = withJson({ ...posting, hiringOrganization: {} })),
      'posting_unreadable',
      /by hand/,
    ],
    ['there are several', () => (page.body = withJson([posting, { ...posting, title: 'Cook' }])), 'posting_ambiguous', /several/],
    ['the page is gone', () => (page.status = 404), 'posting_unreachable', /404/],
    ['the page is too large', () => (page.body = 'x'.repeat(3 * 1024 * 1024 + 1)), 'posting_unreachable', /too large/],
  ])('is refused, and nothing is noted, when %s', async (_, prepare, code, detail) => {
    prepare()
    const problem = await refused(`${outside.url}/`)
    expect(problem).toMatchObject({ code, status: 422, detail: expect.stringMatching(detail) })
    expect((await client.call(listApplications)).list).toEqual([])
  })

  test('is refused when the page does not come in time', async () => {
    expect(await refused(`${outside.url}/slow`)).toMatchObject({
      code: 'posting_unreachable',
      detail: expect.stringMatching(/too long/),
    })
  })

  test('is not looked for inside our network', async () => {
    const inside = ['http://127.0.0.1/', 'http://[::1]/', 'http://inside.example/', 'http://169.254.169.254/']
    for (const link of [...inside, 'http://outside.example:22/', `${outside.url}/inside`])
      expect(await refused(link), link).toMatchObject({ code: 'bad_input', errors: [{ path: 'link' }] })
    expect(await refused('file:///etc/passwd')).toMatchObject({ code: 'bad_input', errors: [{ path: 'link' }] })
  })

  test('is looked for twenty times, then with pauses', async () => {
    const codes = await Promise.all(Array.from({ length: 22 }, async () => (await refused('http://127.0.0.1/')).code))
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(2)
  })
})

const read = { company: 'Contoso', title: 'Data Engineer', location: 'Brno, Czechia', requisition: 'R-1042' }
test.each<[string, string, object[]]>([
  ['in a graph', withJson({ '@graph': [{ '@type': 'WebSite' }, posting] }), [read]],
  ['twice', withJson(posting, posting), [read]],
  ['beside broken ones', `<script type="application/ld+json">{</script>${withJson(null, 1, [], posting)}`, [read]],
  ['with its type in full', withJson({ ...posting, '@type': ['Thing', 'https://schema.org/JobPosting'] }), [read]],
  ['with line breaks in texts', withJson({ ...posting, title: 'Data@Engineer' }).replace('@E', '\nE'), [read]],
  ['in a comment', withJson(posting).replace('json">', 'json"><!--').replace('</script', '--></script'), [read]],
  [
    'with markup and entities',
    withJson({ ...posting, title: '<b>R&amp;D</b> &lt;lead&gt;' }),
    [{ ...read, title: 'R&D <lead>' }],
  ],
  ['with the employer as text', withJson({ ...posting, hiringOrganization: 'Contoso' }), [read]],
  ['with a number as requisition', withJson({ ...posting, identifier: 1042 }), [{ ...read, requisition: '1042' }]],
  [
    'from home',
    withJson({ ...posting, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' }),
    [{ ...read, location: 'Remote' }],
  ],
  ['with what turns the direction of writing', withJson({ ...posting, title: 'Data \u202eEngineer\0' }), [read]],
  [
    'with everything of another type',
    withJson({ '@type': 'JobPosting', title: {}, hiringOrganization: [[]], jobLocation: 7 }),
    [],
  ],
])('a posting is read: %s', (_, html, expected) => {
  expect(readPostings(html)).toEqual(expected)
})

test.each([
  ['opening scripts', '<script'.repeat(400_000)],
  ['scripts that do not end', '<script type="application/ld+json">'.repeat(80_000)],
  ['many scripts', '<script type="application/ld+json">{}</script>'.repeat(60_000)],
  ['nested lists', `<script type="application/ld+json">${'['.repeat(1_400_000)}${']'.repeat(1_400_000)}</script>`],
  ['many values', withJson(Array.from({ length: 300_000 }, () => ({ a: [] })))],
  ['a long title', withJson({ ...posting, title: '<'.repeat(2_500_000) })],
])('a hostile page is read in linear time: %s', (_, html) => {
  // The processor's time: other work on the machine must not fail this. What grows with the square would take minutes.
  const start = process.cpuUsage()
  readPostings(html)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
})
