import type { SectionName } from '../../contract/resume-document.ts'
import { entriesIn, type RawEntry } from './entries.ts'
import { folded } from './headings.ts'
import type { Line } from './line.ts'

type Fields = Record<string, unknown>

/** The entries of one section, as JSON Resume has them. */
export function readSection(section: SectionName | 'own', lines: readonly Line[]): Fields[] {
  if (section === 'skills') return withLeads(lines).flatMap(skillsOf)
  if (section === 'languages') return withLeads(lines).flatMap(languagesOf)
  if (section === 'interests') return lines.flatMap((line) => listed(line.text).map((name) => ({ name })))
  const entries = entriesIn(lines)
  if (section === 'work' || section === 'volunteer') return workOf(entries, section === 'work' ? 'name' : 'organization')
  return entries.map((entry) => shaped[section](entry))
}

const shaped: Record<
  Exclude<SectionName, 'work' | 'volunteer' | 'skills' | 'languages' | 'interests'> | 'own',
  (entry: RawEntry) => Fields
> = {
  education: educationOf,
  projects: ({ heads, startDate, endDate, paragraphs, bullets }) => ({
    name: heads[0] ?? '',
    entity: heads.slice(1).join(', '),
    // A project of one date began then.
    ...(startDate === '' && endDate !== '' ? { startDate: endDate } : { startDate, endDate }),
    description: paragraphs.join('\n'),
    highlights: bullets,
  }),
  certificates: ({ heads, startDate, endDate, paragraphs, bullets }) => ({
    name: heads[0] ?? bullets[0] ?? paragraphs[0] ?? '',
    issuer: heads.slice(1).join(', '),
    date: endDate || startDate,
  }),
  awards: ({ heads, startDate, endDate, paragraphs, bullets }) => ({
    title: heads[0] ?? bullets[0] ?? '',
    awarder: heads.slice(1).join(', '),
    date: endDate || startDate,
    summary: paragraphs.join('\n'),
  }),
  publications: ({ heads, startDate, endDate, paragraphs, bullets }) => ({
    name: heads[0] ?? bullets[0] ?? paragraphs[0] ?? '',
    publisher: heads.slice(1).join(', '),
    releaseDate: endDate || startDate,
    summary: heads.length > 0 ? paragraphs.join('\n') : '',
  }),
  references: ({ heads, paragraphs, bullets }) => ({ name: heads.join(', '), reference: [...paragraphs, ...bullets].join('\n') }),
  own: ({ heads, startDate, endDate, paragraphs, bullets }) => ({
    title: heads[0] ?? '',
    subtitle: heads.slice(1).join(', '),
    ...(startDate === '' && endDate !== '' ? { startDate: endDate } : { startDate, endDate }),
    summary: paragraphs.join('\n'),
    highlights: bullets,
  }),
}

const jobWords =
  /\b(?:engineer|developer|manager|director|lead|head|analyst|consultant|designer|architect|administrator|assistant|officer|specialist|coordinator|intern|teacher|nurse|scientist|researcher|accountant|technician|clerk|programmer|founder|ceo|cto|entwickler|entwicklerin|ingenieur|ingenieurin|leiter|leiterin|berater|beraterin|referent|referentin|sachbearbeiter|sachbearbeiterin|praktikant|praktikantin|werkstudent|werkstudentin|mitarbeiter|mitarbeiterin|ingeniero|ingeniera|desarrollador|desarrolladora|gerente|ingegnere|sviluppatore|developpeur|developpeuse|chef|responsable|utvecklare|chef|konsult|ontwikkelaar|kierownik|programista)\b/
const isJob = (text: string) => jobWords.test(folded(text))

function workOf(entries: readonly RawEntry[], organization: 'name' | 'organization'): Fields[] {
  let before = { employer: '', location: '' }
  return entries.map(({ heads, startDate, endDate, paragraphs, bullets }) => {
    const [first = '', second = ''] = heads
    const isTurned = second !== '' && isJob(second) && !isJob(first)
    const position = isTurned ? second : first
    const at = [isTurned ? first : second, ...heads.slice(2)].filter(Boolean).join(', ')
    let { name: employer, location } = employerOf(at)
    // The next role at the same employer names the place alone, or nothing.
    if (location === '' && (employer === '' || employer === before.location))
      ({ employer, location } = { ...before, location: employer })
    before = { employer, location }
    return {
      position,
      [organization]: employer,
      ...(organization === 'name' && { location }),
      startDate,
      endDate,
      summary: paragraphs.join('\n'),
      highlights: bullets,
    }
  })
}

const legalForm = /^(?:inc|ltd|llc|gmbh|ag|kg|se|s\.?a|s\.?l|b\.?v|plc|co|corp|oy|ab)\.?$/i

/** 'Contoso, Berlin', but not 'Contoso, Inc.' */
function employerOf(text: string): { name: string; location: string } {
  const parts = text.split(/\t|, | \| | · /).map((part) => part.trim())
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  if (last === '' || legalForm.test(last)) return { name: parts.join(', '), location: '' }
  return { name: parts.slice(0, -1).join(', '), location: last }
}

const school =
  /\b(?:universit|university|college|school|institut|academy|akademie|hochschule|gymnasium|schule|lycee|ecole|escuela|politecnic|polytechnic|faculty)/

function educationOf({ heads, startDate, endDate, paragraphs, bullets }: RawEntry): Fields {
  const [first = '', second = '', ...more] = heads
  const isTurned = school.test(folded(first)) && second !== '' && !school.test(folded(second))
  const isAlone = second === '' && school.test(folded(first))
  const [title, institution] = isTurned || isAlone ? [second, first] : [first, second]
  const [studyType = '', ...area] = title.split(/, | in /)
  const [grade, ...text] = paragraphs.toSorted((a, b) => Number(gradeWord.test(b)) - Number(gradeWord.test(a)))
  const hasGrade = grade !== undefined && gradeWord.test(grade)
  return {
    studyType,
    area: area.join(', '),
    institution: [institution, ...more].join(', ').replace(/, $/, ''),
    startDate,
    endDate,
    score: hasGrade ? grade.replace(gradeWord, '').trim() : '',
    courses: [...(hasGrade ? text : paragraphs), ...bullets],
  }
}

const gradeWord = /^(?:grade|gpa|note|abschlussnote|mention|nota) ?: ?/i

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
    if (line.lead === '' && rest.length > 0) return [{ ...line, lead: first, text: `${first}: ${rest.join(' ')}` }]
    if (leads(line) && after && !after.standsOut) return []
    if (leads(before) && !line.standsOut) return [{ ...line, lead: before?.text ?? '', text: `${before?.text}: ${line.text}` }]
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

function languagesOf({ text, lead }: Line): Fields[] {
  if (lead !== '' && !/[,(]/.test(text)) {
    const language = lead.replace(/[\s:–-]+$/, '')
    return [{ language, fluency: text.slice(language.length).replace(/^[\s:–-]+/, '') }]
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
