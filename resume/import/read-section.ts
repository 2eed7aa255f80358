import type { SectionName } from '../../contract/resume-document.ts'
import { entriesIn, type RawEntry } from './entries.ts'
import {
  gradeWord,
  isDegree,
  isFluency,
  isGrade,
  isJob,
  isLegal,
  isLegalForm,
  isOrganization,
  isPlace,
  isSchool,
  mayBePlace,
} from './kinds.ts'
import type { Line } from './line.ts'
import { type Judge, partsOf, type Role } from './roles.ts'

type Fields = Record<string, unknown>

/** The entries of one section, as JSON Resume has them. */
export function readSection(section: SectionName | 'own', lines: readonly Line[]): Fields[] {
  if (section === 'skills') return withLeads(lines).flatMap(skillsOf)
  if (section === 'languages') return paired(withLeads(lines).flatMap(languagesOf))
  if (section === 'interests') return lines.flatMap((line) => listed(line.text).map((name) => ({ name })))
  const entries = entriesIn(lines, asList.has(section))
  if (section === 'work' || section === 'volunteer') return workOf(entries, section === 'work' ? 'name' : 'organization')
  if (section === 'education') return educationOf(entries)
  return entries.map((entry) => shaped[section]({ ...entry, heads: pieces(entry.heads) }))
}

/** Sections where each point of a list is an entry. */
const asList: ReadonlySet<SectionName | 'own'> = new Set(['certificates', 'awards', 'publications', 'projects', 'volunteer'])

/** Splits 'title, publisher' at its last comma if both stand in one line. */
function byline(heads: readonly string[]): [name: string, by: string] {
  const [first = '', ...rest] = heads
  if (rest.length > 0) return [first, rest.join(', ')]
  const at = first.lastIndexOf(', ')
  return at < 0 ? [first, ''] : [first.slice(0, at), first.slice(at + 2)]
}

const shaped: Record<
  Exclude<SectionName, 'work' | 'volunteer' | 'education' | 'skills' | 'languages' | 'interests'> | 'own',
  (entry: RawEntry) => Fields
> = {
  projects: ({ heads, startDate, endDate, paragraphs, bullets }) => ({
    name: heads[0] ?? '',
    entity: heads.slice(1).join(', '),
    // A project of one date began then.
    ...(startDate === '' && endDate !== '' ? { startDate: endDate } : { startDate, endDate }),
    description: paragraphs.join('\n'),
    highlights: bullets,
  }),
  certificates: ({ heads, startDate, endDate, paragraphs, bullets }) => {
    const [name, issuer] = byline(heads.length > 0 ? heads : [bullets[0] ?? paragraphs[0] ?? ''])
    return { name, issuer, date: endDate || startDate }
  },
  awards: ({ heads, startDate, endDate, paragraphs, bullets }) => {
    const [title, awarder] = heads.length > 0 ? [heads[0], heads.slice(1).join(', ')] : [bullets[0] ?? paragraphs[0] ?? '', '']
    return { title, awarder, date: endDate || startDate, summary: heads.length > 0 ? [...paragraphs, ...bullets].join('\n') : '' }
  },
  publications: ({ heads, startDate, endDate, paragraphs, bullets }) => {
    const [name, publisher] = byline(heads.length > 0 ? heads : [bullets[0] ?? paragraphs[0] ?? ''])
    return { name, publisher, releaseDate: endDate || startDate, summary: heads.length > 0 ? paragraphs.join('\n') : '' }
  },
  references: ({ heads, paragraphs, bullets }) => ({ name: heads.join(', '), reference: [...paragraphs, ...bullets].join('\n') }),
  own: ({ heads, startDate, endDate, paragraphs, bullets }) => ({
    title: heads[0] ?? '',
    subtitle: heads.slice(1).join(', '),
    ...(startDate === '' && endDate !== '' ? { startDate: endDate } : { startDate, endDate }),
    summary: paragraphs.join('\n'),
    highlights: bullets,
  }),
}

/** 'Contoso, Berlin' and 'Contoso, Portland, OR', but not 'Contoso, Inc.' */
function divided(text: string, first: Role, second: Role): [string, string] | null {
  if (first === 'subject' || second === 'subject') {
    const at = /^(.+?)(?: at | @ | bei | chez | presso | bij | hos | – | — | - )(.+)$/u.exec(text)
    if (at?.[1] !== undefined && at[2] !== undefined) return [at[1].trim(), at[2].trim()]
  }
  const commas = [...text.matchAll(/,\s+|\s[–—-]\s/g)]
    .map(({ index, 0: { length } }): [string, string] => [text.slice(0, index).trim(), text.slice(index + length).trim()])
    .filter(([, after]) => !isLegalForm(after.split(',')[0] ?? ''))
  if (second === 'place' || second === 'grade') {
    const wanted = second === 'place' ? isPlace : isGrade
    return commas.find(([before, after]) => before !== '' && wanted(after)) ?? commas.at(-1) ?? null
  }
  if (first === 'place') return commas.findLast(([before]) => isPlace(before)) ?? commas[0] ?? null
  if (first === 'subject') {
    const known = isEducation(text) ? isSchool : isOrganization
    return commas.findLast(([before, after]) => known(after) && !known(before)) ?? commas[0] ?? null
  }
  return commas.findLast(([before, after]) => (isJob(after) || isDegree(after)) && before !== '') ?? commas.at(-1) ?? null
}
const isEducation = (text: string) => isDegree(text) || isSchool(text)

const common = (role: Role, text: string): number => {
  if (role === 'more') return -1
  if (role === 'grade') return isGrade(text) ? 3 : -4
  if (role === 'place') {
    if (isGrade(text) && /\d/.test(text)) return -4
    return isPlace(text) ? 2.5 : mayBePlace(text) ? 0.3 - text.split(/\s+/).length * 0.05 : -3
  }
  return (isPlace(text) ? -2.5 : 0) + (isGrade(text) ? -2 : 0) - (/, /.test(text) ? 0.3 : 0) - (text.length > 80 ? 1 : 0)
}

const jobs: Judge = {
  divide: divided,
  score(role, text) {
    const sum = common(role, text)
    if (role === 'subject') return sum + (isJob(text) ? 3 : 0) - (isLegal(text) ? 3 : isOrganization(text) ? 1.5 : 0)
    if (role === 'organization')
      return sum + (isLegal(text) ? 3 : isOrganization(text) ? 2 : 0) - (isJob(text) && !isLegal(text) ? 1.5 : 0)
    return role === 'grade' ? -9 : sum
  },
}

const studies: Judge = {
  divide: divided,
  score(role, text) {
    const sum = common(role, text)
    if (role === 'subject') return sum + (isDegree(text) ? 3 : 0) - (isSchool(text) ? 2 : 0) + (/, /.test(text) ? 0.3 : 0)
    if (role === 'organization') return sum + (isSchool(text) ? 3 : 0) - (isDegree(text) && !isSchool(text) ? 2 : 0)
    // The place stays with the name of the school: less is won by seeing one.
    return role === 'place' && !isPlace(text) ? sum - 0.7 : sum
  },
}

/** Parts of heads: what is on lines of its own, far apart, or has a sign between. */
const pieces = (heads: readonly string[]) =>
  heads
    .flatMap((head) => head.split(/\t| [|·•∙] |[|•]| [–—] (?=\p{Lu})/u))
    .map((part) => part.replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, '').trim())
    .filter(Boolean)

function workOf(entries: readonly RawEntry[], organization: 'name' | 'organization'): Fields[] {
  let before = { employer: '', location: '' }
  const heads = partsOf(
    entries.map((entry) => pieces(entry.heads)),
    jobs,
  )
  return entries.map(({ startDate, endDate, paragraphs, bullets }, n) => {
    const { subject = '', organization: at = '', place = '', more = '' } = heads[n] ?? {}
    // The next role at the same employer names the place alone, or nothing.
    const isSame = at === '' && subject !== ''
    const employer = isSame ? before.employer : at
    const location = isSame && place === '' ? before.location : place
    before = { employer, location }
    return {
      position: subject,
      [organization]: employer,
      ...(organization === 'name' ? { location } : {}),
      startDate,
      endDate,
      summary: [...(more ? [more] : []), ...(organization === 'organization' && location ? [location] : []), ...paragraphs].join(
        '\n',
      ),
      highlights: bullets,
    }
  })
}

function educationOf(entries: readonly RawEntry[]): Fields[] {
  const heads = partsOf(
    entries.map((entry) => pieces(entry.heads)),
    studies,
  )
  return entries.map(({ startDate, endDate, paragraphs, bullets }, n) => {
    const { subject = '', organization = '', place = '', grade = '', more = '' } = heads[n] ?? {}
    const [studyType = '', ...area] = subject.split(/, | in | en | em |: | – | — /)
    const graded = paragraphs.find((text) => isGrade(text)) ?? ''
    return {
      studyType,
      area: area.join(', '),
      institution: [organization, place].filter(Boolean).join(', '),
      startDate,
      endDate,
      score: (grade || graded).replace(gradeWord, '').trim(),
      courses: [...more.split('\n').filter(Boolean), ...paragraphs.filter((text) => grade !== '' || text !== graded), ...bullets],
    }
  })
}

const listed = (text: string) =>
  text
    .split(/[,;•·|\t]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** A line that stands out and what stands below it, or beside it after a tab, are one line with its lead. */
function withLeads(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, n) => {
    const [before, after] = [lines[n - 1], lines[n + 1]]
    const leads = (one: Line | undefined) => one?.standsOut && !/[,\t]/.test(one.text)
    const [first = '', ...rest] = line.text.split('\t')
    if (leads(before) && !line.standsOut) return [{ ...line, lead: before?.text ?? '', text: `${before?.text}: ${line.text}` }]
    if (line.lead === '' && rest.length > 0) return [{ ...line, lead: first, text: `${first}: ${rest.join(' ')}` }]
    if (leads(line) && after && !after.standsOut) return []
    return [line]
  })
}

function skillsOf({ text, lead }: Line): Fields[] {
  const colon = text.indexOf(':')
  const name = lead.replace(/[\s:–-]+$/, '') || (colon > 0 && colon < 50 ? text.slice(0, colon) : '')
  if (name === '') return listed(text).map((one) => ({ name: one }))
  const [, bare = name, level] = /^(.+?) \(([^()]+)\)$/.exec(name) ?? []
  return [{ name: bare, ...(level && { level }), keywords: listed(text.slice(name.length).replace(/^[\s:–-]+/, '')) }]
}

/** How well a language is known, below its name. */
function paired(entries: Fields[]): Fields[] {
  const out: Fields[] = []
  for (const entry of entries) {
    const before = out.at(-1)
    if (before && !before.fluency && !entry.fluency && isFluency(String(entry.language))) before.fluency = entry.language
    else out.push(entry)
  }
  return out
}

function languagesOf({ text, lead }: Line): Fields[] {
  if (lead !== '' && !/[,;]/.test(text)) {
    const language = lead.replace(/[\s:–-]+$/, '')
    const fluency = text.slice(language.length).replace(/^[\s:–-]+/, '')
    return [{ language, fluency: /^\(([^()]*)\)$/.exec(fluency)?.[1] ?? fluency }]
  }
  return text
    .split(/[,;•|\t](?![^()]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, language, fluency] = /^([^(:–]+?)\s*(?:\(|: ?| – | - )(.+?)\)?$/.exec(part) ?? []
      return language === undefined ? { language: part } : { language, fluency }
    })
}
