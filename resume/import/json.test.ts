import { expect, test } from 'vitest'
import { readResume } from './read.ts'

/** Shapes in which other tools write a resume. */
const entries = { name: 'Contoso', position: 'Analyst', startDate: '2020-03-01', endDate: '2021-04', summary: 'Counted.' }
const shapes: Record<string, unknown> = {
  'nothing at all': {},
  'lists that are empty': {
    basics: {},
    work: [],
    volunteer: [],
    education: [],
    awards: [],
    skills: [],
    languages: [],
    interests: [],
    references: [],
    projects: [],
    certificates: [],
    publications: [],
  },
  'null for what is missing': {
    basics: { name: 'Ada', label: null, image: null, location: null, profiles: null, url: null },
    work: null,
    skills: null,
    meta: null,
  },
  'null within entries': {
    work: [{ ...entries, endDate: null, highlights: null, url: null, location: null }],
    education: [{ institution: 'A', courses: null, score: null }],
  },
  'empty strings': {
    basics: {
      name: '',
      label: '',
      email: '',
      phone: '',
      url: '',
      summary: '',
      location: { address: '', postalCode: '', city: '', countryCode: '', region: '' },
    },
    work: [{ name: '', position: '', endDate: '' }],
  },
  'spaces and line ends': { basics: { name: 'Ada\u00a0Lovelace', summary: 'one\r\ntwo\tthree ' }, work: [{ name: ' A ' }] },
  'dates of all precisions': {
    work: ['2020', '2020-03', '2020-03-31', 'March 2020', '2020-03-31T00:00:00.000Z', 'Present', '03/2020'].map((startDate) => ({
      name: 'A',
      startDate,
    })),
  },
  'keywords and levels': {
    skills: [
      { name: 'Web', level: 'Master', keywords: ['HTML', '', 'C++ & C#'] },
      { name: 'x', level: '', keywords: [] },
    ],
    interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }],
  },
  'fields of a theme': {
    meta: {
      theme: 'even',
      version: 'v1.0.0',
      lastModified: '2017-12-24T15:53:00',
      canonical: 'https://example.org/resume.json',
      themeOptions: { colors: { background: ['#fff', '#000'] } },
    },
  },
  'fields of a visual editor': {
    basics: {
      name: 'Ada',
      headline: 'x',
      customFields: [{ id: 'a', icon: 'envelope', name: 'b', value: 'c' }],
      picture: { url: '', size: 64, effects: { hidden: false, border: false } },
    },
    sections: { custom: {}, work: { items: [{ id: 'x', visible: true }] } },
    metadata: { template: 'rhyhorn', layout: [[['profiles'], ['skills']]], css: { value: '* {}', visible: false } },
  },
  'fields of a network': {
    basics: { name: 'Ada', followers: 17, connections: 500.5, isOpen: true },
    work: [{ ...entries, companyId: 1234567890123, logo: { url: 'https://example.org/l.png' } }],
  },
  'fields of a parser': {
    basics: { name: 'Ada', confidence: 0.87 },
    work: [{ ...entries, raw: { page: 1, box: [1.5, 2, 3e-7, -4] } }],
    warnings: [],
  },
  'other scripts': {
    basics: { name: 'Ελένη Παπαδοπούλου', summary: 'Щербакова 山田 太郎 مرحبا 👩‍🔬 e\u0301' },
    work: [{ name: 'Żółć', position: 'Ąnalityk' }],
  },
  'line breaks and spaces': {
    basics: { name: ' Ada  Lovelace ', summary: 'One\n\nTwo\r\n\tThree ' },
    references: [{ name: 'B', reference: '  \n' }],
  },
  'HTML and Markdown as text': {
    basics: { summary: '<p><b>Bold</b> &amp; <script>alert(1)</script></p>' },
    work: [
      {
        name: 'A',
        summary: '- one\n- **two** [x](https://example.org)',
        highlights: ['<li>three</li>', '`code` \\ $x$ #import'],
      },
    ],
  },
  'lists of lists under own names': { extra: [[1, [2, [3]]], [], [{}]], matrix: { a: { b: { c: { d: null } } } } },
  'numbers, true and false under own names': { count: 0, ratio: -0.5, isDraft: false, nothing: null, big: 1e21, text: '' },
  'keys with odd names': { 'a b': 1, ä: 2, '': 3, '0': 4, 'x.y': 5, $ref: '#', basics: { '@type': 'Person', 'data-x': 'y' } },
  'a schema named': {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name: 'Ada' },
  },
  'many entries': {
    work: Array.from({ length: 60 }, (_, n) => ({
      ...entries,
      name: `Contoso ${n}`,
      highlights: Array.from({ length: 12 }, (_, m) => `Point ${m}`),
    })),
  },
  'long texts': { basics: { summary: 'word '.repeat(1900) }, work: [{ highlights: ['long '.repeat(390)] }] },
  'a photo in the file': { basics: { name: 'Ada', image: `data:image/png;base64,${'iVBORw0KGgo='.repeat(100)}` } },
  'every section': {
    basics: {
      name: 'Ada',
      label: 'Analyst',
      email: 'ada@example.org',
      phone: '+44 20',
      url: 'https://example.org',
      summary: 'S',
      location: { address: 'A', postalCode: 'W1', city: 'London', countryCode: 'GB', region: 'R' },
      profiles: [{ network: 'X', username: 'ada', url: 'https://x.example/ada' }],
    },
    work: [{ ...entries, location: 'L', description: 'D', url: 'https://c.example', highlights: ['H'] }],
    volunteer: [
      { organization: 'O', position: 'P', url: 'u', startDate: '2020', endDate: '2021', summary: 'S', highlights: ['H'] },
    ],
    education: [
      { institution: 'I', url: 'u', area: 'A', studyType: 'B', startDate: '2020', endDate: '2021', score: '4.0', courses: ['C'] },
    ],
    awards: [{ title: 'T', date: '2020', awarder: 'A', summary: 'S' }],
    certificates: [{ name: 'N', date: '2020', issuer: 'I', url: 'u' }],
    publications: [{ name: 'N', publisher: 'P', releaseDate: '2020', url: 'u', summary: 'S' }],
    skills: [{ name: 'N', level: 'L', keywords: ['K'] }],
    languages: [{ language: 'L', fluency: 'F' }],
    interests: [{ name: 'N', keywords: ['K'] }],
    references: [{ name: 'N', reference: 'R' }],
    projects: [
      {
        name: 'N',
        description: 'D',
        highlights: ['H'],
        keywords: ['K'],
        startDate: '2020',
        endDate: '2021',
        url: 'u',
        roles: ['R'],
        entity: 'E',
        type: 'application',
      },
    ],
  },
  'sections of our own kinds under other names': {
    patents: [{ title: 'P' }],
    courses: [{ name: 'C' }],
    skillset: { a: 1 },
    hobbies: ['x'],
  },
  'JSON-LD around it': {
    '@context': 'https://jsonresume.org',
    '@type': 'Resume',
    '@id': 'urn:x',
    basics: { '@type': 'Person', name: 'Ada' },
  },
}

/** Each shape as it is, and with its keys in another order and more of its own fields. */
const files = Object.entries(shapes).flatMap(([name, shape]): [string, unknown][] => [
  [name, shape],
  [`${name}, turned and extended`, turned({ ...(shape as object), x_own: { list: [1, 'two', null, { three: false }] } })],
])

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, turned(inner)]),
  )
}

test('there are fifty files', () => expect(files).toHaveLength(50))

test.each(files)('JSON Resume in and out without a difference: %s', async (_, given) => {
  const { document, unread } = await readResume(Buffer.from(JSON.stringify(given)))
  const { 'x-applybox': __, ...out } = JSON.parse(JSON.stringify(document))
  expect({ out, unread }).toEqual({ out: given, unread: [] })
})

test('what version 0.0.0 calls otherwise is known by its name of today, and kept', async () => {
  const given = {
    basics: { name: 'Ada', picture: 'https://example.org/a.png', website: 'https://example.org' },
    work: [
      { company: 'Contoso', website: 'https://contoso.example', position: 'Analyst' },
      { company: 'Fabrikam', name: 'Fabrikam Ltd' },
    ],
    education: [{ institution: 'A', gpa: '3.9' }],
    publications: [{ name: 'C', website: 'https://c.example' }],
  }
  const { document, unread } = await readResume(Buffer.from(JSON.stringify(given)))
  expect(unread).toEqual([])
  expect(document).toMatchObject(given)
  expect(document).toMatchObject({
    basics: { image: 'https://example.org/a.png', url: 'https://example.org' },
    work: [{ name: 'Contoso', url: 'https://contoso.example' }, { name: 'Fabrikam Ltd' }],
    education: [{ score: '3.9' }],
    publications: [{ url: 'https://c.example' }],
  })
})
