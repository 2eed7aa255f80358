import type { ResumeFinding, ResumeRule } from '../contract/resume-check.ts'
import type { ResumeDocument } from '../contract/resume-document.ts'
import { headingOf } from './import/headings.ts'
import { hasTwoColumns, resolvedLook } from './looks.ts'
import { photoOf } from './photo.ts'
import { webAddress } from './rich-text.ts'
import { isList, sectionsOf } from './sections.ts'
import { nameOf, type ShownEntry, shownEntries, textOf } from './shown.ts'

const usual = { pages: 2, points: 9, gapInMonths: 6 }

/** Where employers refuse resumes with a photo, as laws against discrimination make them do. */
const withoutPhotos =
  /^(?:us|usa|united states.*|gb|uk|united kingdom|great britain|england|scotland|wales|ie|ireland|ca|canada|au|australia|nz|new zealand)$/i

const found = (rule: ResumeRule, at: string, about = '', from = '', to = ''): ResumeFinding => ({
  rule,
  at,
  about: about.slice(0, 200),
  from: from.slice(0, 40),
  to: to.slice(0, 40),
})

/** What makes a resume hard to read, with the field to change; contact first, then what is written, then how it looks. */
export function findingsOf(document: ResumeDocument, pages: number): ResumeFinding[] {
  const entries = shownEntries(document)
  return [
    ...contactFindings(document),
    ...linkFindings(document, entries),
    ...titleFindings(document, entries),
    ...dateFindings(entries),
    ...gapsIn(entries),
    ...lookFindings(document, pages),
  ]
}

function contactFindings({ basics }: ResumeDocument): ResumeFinding[] {
  const [name, email, phone] = [basics?.name, basics?.email, basics?.phone].map((text) => (text ?? '').trim())
  return [
    ...(name ? [] : [found('noName', 'basics/name')]),
    ...(email ? [] : [found('noEmail', 'basics/email')]),
    ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? [found('badEmail', 'basics/email', email)] : []),
    ...(phone ? [] : [found('noPhone', 'basics/phone')]),
  ]
}

function linkFindings({ basics }: ResumeDocument, entries: readonly ShownEntry[]): ResumeFinding[] {
  const profiles = (basics?.profiles ?? []).map((fields, n) => ({
    section: 'profiles',
    id: fields['x-applybox']?.id ?? String(n),
    fields: fields['x-applybox']?.isHidden ? {} : fields,
  }))
  const links = [
    { at: 'basics/url', url: (basics?.url ?? '').trim() },
    ...[...profiles, ...entries].map(({ section, id, fields }) => ({ at: `${section}/${id}/url`, url: textOf(fields, ['url']) })),
  ]
  return links.filter(({ url }) => url !== '' && webAddress(url) === null).map(({ at, url }) => found('badLink', at, url))
}

/** Titles that no dictionary has: what stands below them is taken for something else. */
function titleFindings(document: ResumeDocument, entries: readonly ShownEntry[]): ResumeFinding[] {
  return sectionsOf(document)
    .filter(({ key, isHidden }) => isList(key) && !isHidden && entries.some(({ section }) => section === key))
    .filter(({ key, title }) => headingOf(title) !== key)
    .map(({ key, title }) => found('oddTitle', `title/${key}`, title))
}

const iso = /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/

/** Counts months from the year 0; a year alone begins in January and ends in December. */
function monthOf(date: string, end: boolean): number | null {
  const [, year, month] = iso.exec(date) ?? []
  return year === undefined ? null : Number(year) * 12 + (month === undefined ? (end ? 11 : 0) : Number(month) - 1)
}

const dated: readonly string[] = ['work', 'education', 'volunteer']

function dateFindings(entries: readonly ShownEntry[]): ResumeFinding[] {
  return entries.flatMap((entry) => {
    const { section, id, fields } = entry
    const at = (field: string) => `${section}/${id}/${field}`
    const [start, end] = [textOf(fields, ['startDate']), textOf(fields, ['endDate'])] as const
    const bad = ['startDate', 'endDate', 'date', 'releaseDate'].filter((field) => {
      const date = textOf(fields, [field])
      return date !== '' && !iso.test(date)
    })
    const [from, to] = [monthOf(start, false), monthOf(end, true)]
    return [
      ...(dated.includes(section) && start === '' && nameOf(entry) !== ''
        ? [found('noStart', at('startDate'), nameOf(entry))]
        : []),
      ...bad.map((field) => found('badDate', at(field), textOf(fields, [field]))),
      ...(from !== null && to !== null && to < from ? [found('endBeforeStart', at('endDate'), nameOf(entry), start, end)] : []),
    ]
  })
}

/** Months in which nothing is said; what goes on has no gap after it. */
function gapsIn(entries: readonly ShownEntry[]): ResumeFinding[] {
  const periods = entries
    .filter(({ section }) => dated.includes(section))
    .flatMap((entry) => {
      const [start, end] = [textOf(entry.fields, ['startDate']), textOf(entry.fields, ['endDate'])] as const
      const from = monthOf(start, false)
      const to = end === '' ? Number.POSITIVE_INFINITY : monthOf(end, true)
      return from === null || to === null || to < from ? [] : [{ entry, from, to, start, end }]
    })
    .toSorted((a, b) => a.from - b.from)
  const findings: ResumeFinding[] = []
  let before = periods[0]
  for (const next of periods.slice(1)) {
    if (before && next.from - before.to - 1 > usual.gapInMonths)
      findings.push(found('gap', `${next.entry.section}/${next.entry.id}/startDate`, nameOf(next.entry), before.end, next.start))
    if (!before || next.to > before.to) before = next
  }
  return findings
}

function lookFindings({ basics, 'x-applybox': { look } }: ResumeDocument, pages: number): ResumeFinding[] {
  const { size, hasPhoto, template } = resolvedLook(look)
  const country = (basics?.location?.countryCode ?? '').trim()
  const isPrinted = hasPhoto && photoOf(basics?.image) !== null
  return [
    // An academic's list of publications is as long as it is.
    ...(pages > usual.pages && template !== 'academic' ? [found('tooLong', 'look/spacing', String(pages))] : []),
    ...(size < usual.points ? [found('smallText', 'look/size', String(size))] : []),
    ...(hasTwoColumns(template) ? [found('twoColumns', 'look/template')] : []),
    ...(isPrinted && withoutPhotos.test(country) ? [found('photo', 'look/photo', country)] : []),
  ]
}
