import type { ResumeDocument, ResumeLanguage, SectionName } from '../contract/resume-document.ts'
import { dateText, periodText } from './dates.ts'
import { plainText, type Run, richText, webAddress } from './rich-text.ts'
import { isList, sectionsOf } from './sections.ts'
import { resumeWords } from './words.ts'

/** The printed content for every format: without hidden parts, in the resume's language and order. */
export interface Printed {
  language: ResumeLanguage
  /** Of the file. */
  title: string
  name: string
  label: string
  contacts: Contact[]
  sections: PrintedSection[]
}

export interface Contact {
  kind: 'email' | 'phone' | 'place' | 'web'
  text: string
  link: string | null
}

export interface PrintedSection {
  key: string
  title: string
  /** `lines` are one line an entry: a name and what belongs to it. */
  kind: 'text' | 'entries' | 'lines'
  startsPage: boolean
  entries: PrintedEntry[]
}

export interface PrintedEntry {
  title: string
  link: string | null
  /** Employer, school, publisher. */
  organization: string
  place: string
  dates: string
  /** Another role at the employer of the entry before. */
  goesOn: boolean
  paragraphs: Run[][]
  bullets: Run[][]
}

export function printed(document: ResumeDocument): Printed {
  const { basics, 'x-applybox': extra } = document
  const { language } = extra
  const sections = sectionsOf(document)
    .filter(({ isHidden }) => !isHidden)
    .map(({ key, title, startsPage }): PrintedSection => ({ key, title, startsPage, ...contentOf(document, key, language) }))
    .filter(({ entries }) => entries.length > 0)
  const name = trim(basics?.name)
  return {
    language,
    title: name || resumeWords[language].resume,
    name,
    label: trim(basics?.label),
    contacts: contactsOf(basics),
    sections,
  }
}

type Text = string | null | undefined
type Basics = ResumeDocument['basics']

const trim = (text: Text) => (text ?? '').trim()
const joined = (parts: Text[], by: string) => parts.map(trim).filter(Boolean).join(by)

export function contactsOf(basics: Basics): Contact[] {
  const { location, email, phone, url } = basics ?? {}
  const city = joined([location?.postalCode, location?.city], ' ')
  const place = joined([location?.address, city, location?.region, location?.countryCode], ', ')
  const found: Contact[] = [
    { kind: 'place', text: place, link: null },
    { kind: 'phone', text: trim(phone), link: trim(phone) && `tel:${trim(phone).replace(/[^\d+]/g, '')}` },
    { kind: 'email', text: trim(email), link: trim(email) && `mailto:${trim(email)}` },
    { kind: 'web', text: shortAddress(trim(url)), link: webAddress(url ?? '') },
    ...(basics?.profiles ?? [])
      .filter((profile) => !profile['x-applybox']?.isHidden)
      .map((profile): Contact => {
        const link = webAddress(profile.url ?? '')
        const name = joined([profile.network, profile.username], ': ')
        return { kind: 'web', text: link === null || !profile.url ? name : shortAddress(profile.url), link }
      }),
  ]
  return found.filter(({ text }) => text !== '').map((contact) => ({ ...contact, link: webAddress(contact.link ?? '') }))
}

/** A web address as people write it. */
const shortAddress = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

function contentOf(document: ResumeDocument, key: string, language: ResumeLanguage): Pick<PrintedSection, 'kind' | 'entries'> {
  if (key === 'summary') {
    const paragraphs = paragraphsOf(document.basics?.summary)
    return { kind: 'text', entries: paragraphs.length > 0 ? [entry({ paragraphs })] : [] }
  }
  if (isList(key)) return { kind: oneLine.has(key) ? 'lines' : 'entries', entries: listEntries(document, key, language) }
  const own = document['x-applybox'].own.find(({ id }) => id === key)?.entries ?? []
  const entries = own.filter(isShown).map((one) =>
    entry({
      title: one.title,
      link: one.url,
      organization: one.subtitle,
      place: one.location,
      dates: periodOrNothing(one, language),
      paragraphs: paragraphsOf(one.summary),
      bullets: bulletsOf(one.highlights),
    }),
  )
  return { kind: 'entries', entries: entries.filter(saysSomething) }
}

const oneLine: ReadonlySet<SectionName> = new Set(['skills', 'languages', 'interests'])

type Rows<Name extends SectionName> = NonNullable<ResumeDocument[Name]>[number]
type Readers = { [Name in SectionName]: (row: Rows<Name>, language: ResumeLanguage) => PrintedEntry }

const isShown = (row: { 'x-applybox'?: { isHidden?: boolean } }) => !row['x-applybox']?.isHidden

function listEntries<Name extends SectionName>(document: ResumeDocument, key: Name, language: ResumeLanguage): PrintedEntry[] {
  const rows = (document[key] ?? []) as (Rows<Name> & { 'x-applybox'?: { isHidden?: boolean } })[]
  const read = readers[key]
  const entries = rows
    .filter(isShown)
    .map((row) => read(row, language))
    .filter(saysSomething)
  return entries.map((one, n) => {
    const before = entries[n - 1]
    const isSame = key === 'work' && one.organization !== '' && before?.organization === one.organization
    return isSame ? { ...one, goesOn: true } : one
  })
}

const readers: Readers = {
  work: ({ position, name, location, url, description, summary, highlights, ...dates }, language) =>
    entry({
      title: position || name,
      link: url,
      organization: position ? name : '',
      place: location,
      dates: periodText(dates, language),
      paragraphs: [...paragraphsOf(description), ...paragraphsOf(summary)],
      bullets: bulletsOf(highlights),
    }),
  volunteer: ({ position, organization, url, summary, highlights, ...dates }, language) =>
    entry({
      title: position || organization,
      link: url,
      organization: position ? organization : '',
      dates: periodText(dates, language),
      paragraphs: paragraphsOf(summary),
      bullets: bulletsOf(highlights),
    }),
  education: ({ studyType, area, institution, url, score, courses, ...dates }, language) => {
    const title = joined([studyType, area], ', ')
    return entry({
      title: title || institution,
      link: url,
      organization: title ? institution : '',
      dates: periodText(dates, language),
      paragraphs: trim(score) ? paragraphsOf(`${resumeWords[language].grade}: ${trim(score)}`) : [],
      bullets: bulletsOf(courses),
    })
  },
  projects: ({ name, entity, roles, url, description, highlights, keywords, ...dates }, language) =>
    entry({
      title: name,
      link: url,
      organization: joined([joined(roles ?? [], ', '), entity], ', '),
      dates: periodOrNothing(dates, language),
      paragraphs: [...paragraphsOf(description), ...paragraphsOf(joined(keywords ?? [], ', '))],
      bullets: bulletsOf(highlights),
    }),
  skills: ({ name, level, keywords }) => lineOf(joined([name, level && `(${level})`], ' '), joined(keywords ?? [], ', ')),
  languages: ({ language, fluency }) => lineOf(language, fluency),
  interests: ({ name, keywords }) => lineOf(name, joined(keywords ?? [], ', ')),
  certificates: ({ name, issuer, date, url }, language) =>
    entry({ title: name, link: url, organization: issuer, dates: dateText(date, language) }),
  awards: ({ title, awarder, date, summary }, language) =>
    entry({ title, organization: awarder, dates: dateText(date, language), paragraphs: paragraphsOf(summary) }),
  publications: ({ name, publisher, releaseDate, url, summary }, language) =>
    entry({
      title: name,
      link: url,
      organization: publisher,
      dates: dateText(releaseDate, language),
      paragraphs: paragraphsOf(summary),
    }),
  references: ({ name, reference }) => entry({ title: name, paragraphs: paragraphsOf(reference) }),
}

interface Given extends Partial<Pick<PrintedEntry, 'paragraphs' | 'bullets' | 'dates'>> {
  title?: Text
  link?: Text
  organization?: Text
  place?: Text
}

function entry({ title, link, organization, place, dates = '', paragraphs = [], bullets = [] }: Given): PrintedEntry {
  return {
    title: trim(title),
    link: webAddress(link ?? ''),
    organization: trim(organization),
    place: trim(place),
    dates,
    goesOn: false,
    paragraphs,
    bullets,
  }
}

function lineOf(title: Text, text: Text): PrintedEntry {
  return trim(title) ? entry({ title, paragraphs: paragraphsOf(text) }) : entry({ title: text })
}

const saysSomething = ({ title, organization, paragraphs, bullets }: PrintedEntry) =>
  title !== '' || organization !== '' || paragraphs.length > 0 || bullets.length > 0

/** A project or custom entry without an end date is not ongoing. */
const periodOrNothing = (dates: { startDate?: Text; endDate?: Text }, language: ResumeLanguage) =>
  trim(dates.endDate) === '' ? dateText(dates.startDate, language) : periodText(dates, language)

const paragraphsOf = (text: Text): Run[][] => richLines((text ?? '').split('\n'))
const bulletsOf = (lines: readonly string[] | null | undefined): Run[][] => richLines(lines ?? [])
const richLines = (lines: readonly string[]) =>
  lines.map((line) => richText(line.replace(/\s+/gu, ' ').trim())).filter((runs) => plainText(runs) !== '')
