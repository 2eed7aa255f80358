import { parse } from 'csv-parse/sync'
import { resumeDocument } from '../../contract/resume-document.ts'
import { periodIn } from './period.ts'
import type { Understood } from './understand.ts'
import { unzipped } from './zip.ts'

type Row = Record<string, string>

/** LinkedIn's export of a person's data: a zip of tables. */
export async function readLinkedIn(bytes: Buffer): Promise<Understood> {
  const files = await unzipped(bytes, (name) => /^(?:[^/]*\/)?[\w ]+\.csv$/.test(name))
  const rows = (table: string): Row[] => {
    const [, text] = [...files].find(([name]) => name.replace(/^.*\//, '') === `${table}.csv`) ?? []
    if (text === undefined) return []
    return parse(text, {
      columns: true,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: 100,
    })
  }
  const [profile] = rows('Profile')
  if (!profile && rows('Positions').length === 0) throw new Error('This is no export of LinkedIn')
  const of = (row: Row | undefined, name: string) => (row?.[name] ?? '').trim()
  const date = (text: string) => {
    const found = periodIn(text)
    return found ? found.endDate || found.startDate : text
  }
  const period = (row: Row) => ({ startDate: date(of(row, 'Started On')), endDate: date(of(row, 'Finished On')) })
  const emails = rows('Email Addresses')
  const document = resumeDocument.parse({
    basics: {
      name: `${of(profile, 'First Name')} ${of(profile, 'Last Name')}`.trim(),
      label: of(profile, 'Headline'),
      summary: of(profile, 'Summary'),
      email: of(emails.find((row) => of(row, 'Primary') === 'Yes') ?? emails[0], 'Email Address'),
      phone: of(rows('PhoneNumbers')[0], 'Number'),
      location: { address: of(profile, 'Address'), postalCode: of(profile, 'Zip Code'), city: of(profile, 'Geo Location') },
    },
    work: rows('Positions').map((row) => ({
      position: of(row, 'Title'),
      name: of(row, 'Company Name'),
      location: of(row, 'Location'),
      summary: of(row, 'Description'),
      ...period(row),
    })),
    education: rows('Education').map((row) => ({
      institution: of(row, 'School Name'),
      studyType: of(row, 'Degree Name'),
      startDate: date(of(row, 'Start Date')),
      endDate: date(of(row, 'End Date')),
      courses: [of(row, 'Notes'), of(row, 'Activities')].filter(Boolean),
    })),
    skills: rows('Skills').map((row) => ({ name: of(row, 'Name') })),
    languages: rows('Languages').map((row) => ({ language: of(row, 'Name'), fluency: of(row, 'Proficiency') })),
    certificates: rows('Certifications').map((row) => ({
      name: of(row, 'Name'),
      issuer: of(row, 'Authority'),
      url: of(row, 'Url'),
      date: date(of(row, 'Started On')),
    })),
    projects: rows('Projects').map((row) => ({
      name: of(row, 'Title'),
      description: of(row, 'Description'),
      url: of(row, 'Url'),
      ...period(row),
    })),
    awards: rows('Honors').map((row) => ({
      title: of(row, 'Title'),
      summary: of(row, 'Description'),
      date: date(of(row, 'Issued On')),
    })),
    publications: rows('Publications').map((row) => ({
      name: of(row, 'Name'),
      publisher: of(row, 'Publisher'),
      url: of(row, 'Url'),
      summary: of(row, 'Description'),
      releaseDate: date(of(row, 'Published On')),
    })),
    volunteer: rows('Volunteering').map((row) => ({
      organization: of(row, 'Company Name'),
      position: of(row, 'Role'),
      summary: of(row, 'Description'),
      ...period(row),
    })),
  })
  return { document, unread: [] }
}
