import type { ResumeDocument } from '../../contract/resume-document.ts'

/** What a resume says, as a person who looks at it would enter it. */
export interface Truth {
  basics: Record<string, string> & { profiles: Record<string, string>[] }
  [section: string]: unknown
}

export interface Score {
  /** Fields of the truth. */
  all: number
  missed: string[]
  /** What stands in the file, read as something else. */
  misplaced: string[]
  /** What doesn't stand in the file. */
  invented: string[]
}

type Entry = Record<string, unknown>

/** Letters and digits alone: how words are divided and punctuated is no matter here. */
const keyOf = (value: unknown) =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const addressKey = (value: unknown) => keyOf(String(value ?? '').replace(/^(?:https?:\/\/)?(?:www\.)?/i, ''))
const bagOf = (value: unknown) =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !['', 'in', 'en', 'i', 'em'].includes(word))
    .toSorted()
    .join(' ')
const listOf = (value: unknown): Entry[] => (Array.isArray(value) ? value : [])

/** The fields of a section's entries, each as a key that is equal when the field is right. */
const fields: Record<string, Record<string, (entry: Entry) => string>> = {
  work: {
    name: ({ name }) => keyOf(name),
    position: ({ position }) => keyOf(position),
    location: ({ location }) => keyOf(location),
    startDate: ({ startDate }) => keyOf(startDate),
    endDate: ({ endDate }) => keyOf(endDate),
    summary: ({ summary }) => keyOf(summary),
    highlights: ({ highlights }) => listOf(highlights).map(keyOf).join('|'),
  },
  education: {
    institution: ({ institution }) => keyOf(institution),
    title: ({ studyType, area }) => bagOf(`${String(studyType ?? '')} ${String(area ?? '')}`),
    startDate: ({ startDate }) => keyOf(startDate),
    endDate: ({ endDate }) => keyOf(endDate),
    score: ({ score }) => keyOf(score),
  },
  languages: { language: ({ language }) => keyOf(language), fluency: ({ fluency }) => keyOf(fluency) },
  projects: {
    name: ({ name }) => keyOf(name),
    description: ({ description, highlights }) => keyOf([description, ...listOf(highlights)].join('')),
    startDate: ({ startDate, endDate }) => keyOf(startDate || endDate),
  },
  certificates: { name: ({ name }) => keyOf(name), issuer: ({ issuer }) => keyOf(issuer), date: ({ date }) => keyOf(date) },
  awards: { title: ({ title }) => keyOf(title), awarder: ({ awarder }) => keyOf(awarder), date: ({ date }) => keyOf(date) },
  publications: {
    name: ({ name }) => keyOf(name),
    publisher: ({ publisher }) => keyOf(publisher),
    releaseDate: ({ releaseDate }) => keyOf(releaseDate),
  },
  volunteer: {
    organization: ({ organization }) => keyOf(organization),
    position: ({ position }) => keyOf(position),
    startDate: ({ startDate, endDate }) => keyOf(startDate || endDate),
  },
  interests: { name: ({ name }) => keyOf(name) },
  references: { reference: ({ name, reference }) => keyOf([name, reference].join('')) },
}

/** How much of a file was understood. An entry is compared with the one that is most like it. */
export function scoreOf(truth: Truth, document: ResumeDocument, text: string): Score {
  const score: Score = { all: 0, missed: [], misplaced: [], invented: [] }
  const whole = keyOf(text)
  const extra = (at: string, value: string) => {
    if (value === '') return
    // Of a date the year is written as it is.
    const parts = /Date$|\.date$/.test(at) ? [value.slice(0, 4)] : value.split(/[ |]/)
    const isThere = parts.every((part) => whole.includes(keyOf(part)))
    score[isThere ? 'misplaced' : 'invented'].push(`${at}: ${value}`)
  }
  const compare = (at: string, wanted: string, found: string) => {
    if (wanted === '') return extra(at, found)
    score.all += 1
    if (found === wanted) return
    score.missed.push(`${at}: ${wanted} ≠ ${found}`)
    if (found !== '') extra(at, found)
  }
  const compareLists = (at: string, wanted: readonly string[], found: readonly string[]) => {
    score.all += wanted.length
    score.missed.push(...wanted.filter((one) => !found.includes(one)).map((one) => `${at}: ${one}`))
    for (const one of found) if (!wanted.includes(one)) extra(at, one)
  }

  const basics = document.basics ?? {}
  for (const field of ['name', 'label', 'email', 'phone', 'summary'] as const)
    compare(`basics.${field}`, keyOf(truth.basics[field]), keyOf(basics[field]))
  compare('basics.url', addressKey(truth.basics['url']), addressKey(basics.url))
  compare('basics.location', bagOf(truth.basics['location']), bagOf(Object.values(basics.location ?? {}).join(' ')))
  const profileKey = ({ network, username }: Entry) => keyOf(`${String(network)}${String(username)}`)
  const profiles = listOf(basics.profiles)
  compareLists(
    'basics.profiles',
    truth.basics.profiles.map((one) =>
      profiles.some(({ url }) => addressKey(url) === addressKey(one['url'])) ? addressKey(one['url']) : profileKey(one),
    ),
    profiles.map((one) =>
      truth.basics.profiles.some(({ url }) => addressKey(url) === addressKey(one['url']))
        ? addressKey(one['url'])
        : profileKey(one),
    ),
  )

  const skillsOf = (from: unknown) =>
    listOf(from)
      .flatMap(({ name, keywords }) => [name, ...listOf(keywords)].map(keyOf))
      .filter(Boolean)
  compareLists('skills', skillsOf(truth['skills']), skillsOf(document.skills))

  for (const [section, keys] of Object.entries(fields)) {
    const left = [...listOf((document as Entry)[section])]
    const alike = (a: Entry, b: Entry) => Object.values(keys).filter((key) => key(a) !== '' && key(a) === key(b)).length
    for (const [n, entry] of listOf(truth[section]).entries()) {
      const best = left.toSorted((a, b) => alike(entry, b) - alike(entry, a))[0]
      const found: Entry = best && alike(entry, best) > 0 ? best : {}
      if (best === found) left.splice(left.indexOf(found), 1)
      // JSON Resume has no field for the place of a school: it is kept with its name.
      if (
        section === 'education' &&
        keyOf(found['institution']) === keyOf(`${String(entry['institution'])}${String(entry['location'])}`)
      )
        found['institution'] = entry['institution']
      for (const [field, key] of Object.entries(keys)) compare(`${section}.${n}.${field}`, key(entry), key(found))
      // One without an end goes on: only a found entry can say so.
      if (section === 'work' && endOf(entry) === '') {
        score.all += 1
        if (best !== found || endOf(found) !== '') score.missed.push(`${section}.${n}.endDate: goes on`)
      }
    }
    for (const entry of left) for (const [field, key] of Object.entries(keys)) extra(`${section}+.${field}`, key(entry))
  }
  for (const { title, entries } of document['x-applybox'].own)
    score.misplaced.push(`${title}: ${JSON.stringify(entries).slice(0, 100)}`)
  return score
}

const endOf = ({ endDate }: Entry) => keyOf(endDate)
