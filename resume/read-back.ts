import type { ReadEntry, ReadField } from '../contract/resume-check.ts'
import { type ResumeDocument, type SectionName, sectionNames } from '../contract/resume-document.ts'
import { entriesOf } from './change.ts'
import { plainText, richText } from './rich-text.ts'
import { isList, sectionsOf } from './sections.ts'
import { nameOf, type ShownEntry, shownEntries, textOf } from './shown.ts'

/** A field of an entry: what is written in it, and the fields of the document that make it. */
type Compared = readonly [name: string, parts?: readonly string[]]

const period: Compared = ['startDate', ['startDate', 'endDate']]
const highlights: Compared = ['highlights']

/** What a machine is expected to understand of each section. Of the others its words are looked for, and no more. */
const compared: Partial<Record<SectionName, readonly Compared[]>> = {
  work: [['position'], ['name'], ['location'], period, ['summary', ['description', 'summary']], highlights],
  volunteer: [['position'], ['organization'], period, ['summary'], highlights],
  education: [['studyType', ['studyType', 'area']], ['institution'], period, ['score'], ['courses']],
  projects: [['name'], ['entity', ['roles', 'entity']], period, ['description', ['description', 'keywords']], highlights],
  skills: [['name'], ['level'], ['keywords']],
  languages: [['language'], ['fluency']],
  certificates: [['name'], ['issuer'], ['date']],
  awards: [['title'], ['awarder'], ['date'], ['summary']],
  publications: [['name'], ['publisher'], ['releaseDate'], ['summary']],
}
const looked: readonly Compared[] = [['title'], ['subtitle'], ['name'], ['summary'], ['reference'], ['keywords'], highlights]

const most = { shown: 300 }

/** What is written in a document beside what was read in its PDF. `text` is all of the PDF's. */
export function comparedWith(written: ResumeDocument, read: ResumeDocument, text: string): ReadEntry[] {
  const all = keyOf(text)
  const reader = (fields: readonly Compared[], entry: ShownEntry, found: Record<string, unknown> | null, isLooked = false) =>
    fields.flatMap(([name, parts = [name]]): ReadField[] => {
      const field = fieldOf(parts, entry.fields, found, all, isLooked)
      return field ? [{ name, at: `${entry.section}/${entry.id}/${name}`, ...field }] : []
    })
  const candidates = new Map(sectionNames.map((key) => [key as string, [...entriesOf(read, key)]]))
  const entries = shownEntries(written).map((entry): ReadEntry => {
    const fields = isList(entry.section) ? compared[entry.section] : undefined
    const found = fields ? taken(candidates.get(entry.section) ?? [], entry.fields, fields) : null
    return {
      section: entry.section,
      name: nameOf(entry),
      fields: fields ? reader(fields, entry, found) : reader(looked, entry, null, true),
    }
  })
  return [basicsRead(written, read, all), ...entries].filter(({ fields }) => fields.length > 0)
}

/** Long texts are no sign of which entry it is, and cost time. */
const long: ReadonlySet<string> = new Set(['summary', 'description', 'highlights', 'courses'])

/** The entry that has most in common with what is written; it is no other's any more. */
function taken(
  candidates: Record<string, unknown>[],
  written: Record<string, unknown>,
  fields: readonly Compared[],
): Record<string, unknown> | null {
  const alike = (one: Record<string, unknown>) =>
    fields.filter(([name, parts = [name]]) => !long.has(name) && textOf(written, parts) !== '' && isSame(parts, written, one))
      .length
  const best = candidates.map(alike).reduce((best, n, at) => (n > best.n ? { n, at } : best), { n: 0, at: -1 })
  return best.at < 0 ? null : (candidates.splice(best.at, 1)[0] ?? null)
}

function fieldOf(
  parts: readonly string[],
  written: Record<string, unknown>,
  found: Record<string, unknown> | null,
  all: string,
  isLooked: boolean,
): Omit<ReadField, 'name' | 'at'> | null {
  const said = textOf(written, parts)
  if (keyOf(said) === '') return null
  const read = found ? textOf(found, parts) : ''
  const shown = { written: shortened(said), read: shortened(read) }
  if (found && isSame(parts, written, found)) return { ...shown, state: 'found' }
  const isThere = valuesOf(written, parts).every((value) => all.includes(value))
  if (isLooked && isThere) return { ...shown, read: shown.written, state: 'found' }
  return { ...shown, state: isThere || read !== '' ? 'different' : 'missing' }
}

function isSame(parts: readonly string[], written: Record<string, unknown>, read: Record<string, unknown>): boolean {
  if (parts.includes('endDate') || parts.some((part) => /date$/i.test(part))) {
    const [mine, theirs] = [written, read].map((one) =>
      [...new Set(parts.map((part) => textOf(one, [part]).slice(0, 7)))].filter(Boolean),
    )
    return mine?.join() === theirs?.join()
  }
  return keyOf(textOf(written, parts)) === keyOf(textOf(read, parts))
}

/** Each line by itself: a page may end between two. */
const valuesOf = (fields: Record<string, unknown>, parts: readonly string[]) =>
  parts
    .filter((part) => !/date$/i.test(part))
    .flatMap((part) => fields[part])
    .flatMap((value) => (typeof value === 'string' ? value.split('\n') : []))
    .map(keyOf)

/** What counts of a text when it is compared: its letters and digits. */
function keyOf(text: string): string {
  return text
    .split('\n')
    .map((line) => plainText(richText(line)))
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
}

/** As it is printed, without the marks of bold text. */
function shortened(text: string): string {
  const plain = text
    .slice(0, most.shown)
    .split('\n')
    .map((line) => plainText(richText(line)))
    .join('\n')
  return text.length > most.shown ? `${plain}…` : plain
}

function basicsRead(written: ResumeDocument, read: ResumeDocument, all: string): ReadEntry {
  const { location, ...mine } = written.basics ?? {}
  const theirs = read.basics ?? {}
  const isHidden = sectionsOf(written).some((section) => section.key === 'summary' && section.isHidden)
  const names = ['name', 'label', 'email', 'phone', 'url', ...(isHidden ? [] : ['summary'])]
  const fields = names.flatMap((name): ReadField[] => {
    const field = fieldOf([name], bare(name, mine), bare(name, theirs), all, false)
    return field ? [{ name, at: name === 'summary' ? 'summary' : `basics/${name}`, ...field }] : []
  })
  return {
    section: 'basics',
    name: '',
    fields: [...fields, ...placeRead(location ?? {}, theirs.location ?? {}, all), ...linksRead(written, read, all)],
  }
}

type Place = Record<string, unknown>
const placeParts = ['address', 'postalCode', 'city', 'region', 'countryCode']

/** A machine may take a region for a country: what counts is that each part was taken for a place. */
function placeRead(written: Place, read: Place, all: string): ReadField[] {
  const keys = (place: Place) =>
    placeParts
      .map((part) => keyOf(textOf(place, [part])))
      .filter(Boolean)
      .sort()
      .join()
  const field = fieldOf(placeParts, written, null, all, false)
  if (!field) return []
  const state = keys(written) === keys(read) ? 'found' : field.state
  return [{ name: 'location', at: 'location/city', ...field, read: shortened(textOf(read, placeParts)), state }]
}

function linksRead(written: ResumeDocument, read: ResumeDocument, all: string): ReadField[] {
  const { profiles, url } = read.basics ?? {}
  const found = [url, ...(profiles ?? []).map((profile) => profile.url)].map((link) => addressOf(link ?? ''))
  return (written.basics?.profiles ?? []).flatMap((profile, n): ReadField[] => {
    const { id = String(n), isHidden } = profile['x-applybox'] ?? {}
    const field = fieldOf(['url'], { url: addressOf(profile.url ?? '') }, null, all, false)
    if (isHidden || !field) return []
    const isFound = found.includes(addressOf(profile.url ?? ''))
    return [{ name: 'link', at: `profiles/${id}/url`, ...field, ...(isFound && { state: 'found', read: field.written }) }]
  })
}

const bare = (name: string, fields: Record<string, unknown>) =>
  name === 'url' ? { url: addressOf(textOf(fields, ['url'])) } : fields

/** A web address as it is printed. */
const addressOf = (url: string) =>
  url
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
