import type { Status } from '../../../contract/applications.ts'
import type { ImportChoices, PlannedRow } from '../../../contract/imports.ts'
import { postingKey } from '../../../domain/attribution/identifiers.ts'
import { companyKey } from '../../../domain/names/company-key.ts'
import { titleKey } from '../../../domain/names/title-key.ts'
import { foldWords } from '../../../domain/text/fold.ts'
import { readDay } from './day.ts'
import { type Particulars, readParticulars } from './particulars.ts'
import { statusOfWords } from './status-words.ts'

/** A row of a table as the application that it becomes. */
export interface Planned extends Omit<PlannedRow, 'appliedAt'> {
  n: number
  appliedAt: Date | null
  companyKey: string
  titleKey: string
  requisition: string
  postingUrl: string
  isActive: boolean
  particulars: Particulars
  /** What has no place elsewhere, as Markdown. */
  note: string
  /** The word of the status column, where it is not known. */
  unknownStatus: string | null
}

/** What an application can be known again by. */
export interface Known {
  applicationId: string | null
  line: number | null
  appliedAt: Date | null
}

/** The applications that are there, and the rows before this one. */
export type Memory = Map<string, Known[]>

/** Two applications to one job within this time are one, and later ones are a new try. */
const sameTry = 60 * 86_400_000
const most = { company: 200, title: 300, location: 200, requisition: 100, postingUrl: 2000, note: 50_000 }

/** The words of a row, each where it belongs, and what comes of it; `memory` remembers it. */
export function planRow(
  row: { n: number; line: number; cells: readonly string[] },
  names: readonly string[],
  choices: ImportChoices,
  memory: Memory,
): Planned {
  const cellOf = (field: ImportChoices['columns'][number]) => {
    const at = choices.columns.indexOf(field)
    return at === -1 ? '' : (row.cells[at] ?? '').trim()
  }
  const said = {
    company: oneLine(cellOf('company')),
    title: oneLine(cellOf('title')),
    location: oneLine(cellOf('location')),
    requisition: oneLine(cellOf('requisition')),
  }
  const status = readStatus(cellOf('status'), choices)
  const appliedOn = cellOf('appliedAt')
  const appliedAt = readDay(appliedOn, choices.dates)
  const link = cellOf('postingUrl')
  const isLink = isWebAddress(link)
  const isActive = readYes(cellOf('isActive'))
  const { particulars, unread: unreadParticulars } = readParticulars(cellOf, choices.dates)
  const unread: Planned['unread'] = [
    ...(status === null ? (['status'] as const) : []),
    ...(appliedAt === null && appliedOn !== '' ? (['appliedAt'] as const) : []),
    ...(!isLink && link !== '' ? (['postingUrl'] as const) : []),
    ...(isActive === null ? (['isActive'] as const) : []),
    ...unreadParticulars,
  ]
  const kept = row.cells.flatMap((cell, at) => {
    const field = choices.columns[at] ?? 'note'
    const isUnread = unread.some((one) => one === field)
    const isCut = field in said && cell.trim().length > most[field as keyof typeof said]
    const isSecond = field !== 'note' && field !== 'ignore' && choices.columns.indexOf(field) !== at
    if (cell.trim() === '' || (field !== 'note' && !isUnread && !isCut && !isSecond)) return []
    return [names[at] ? `${names[at]}: ${cell.trim()}` : cell.trim()]
  })
  const planned: Planned = {
    n: row.n,
    line: row.line,
    outcome: 'made',
    company: said.company.slice(0, most.company),
    title: said.title.slice(0, most.title),
    companyKey: companyKey(said.company.slice(0, most.company)),
    titleKey: titleKey(said.title.slice(0, most.title)),
    status: status ?? choices.status,
    appliedAt: (status ?? choices.status) === 'saved' ? null : appliedAt,
    location: said.location.slice(0, most.location),
    requisition: said.requisition.slice(0, most.requisition),
    postingUrl: isLink ? link : '',
    isActive: (isActive ?? true) && !isArchived(cellOf('status')),
    particulars,
    note: kept.join('\n\n').slice(0, most.note),
    sameAs: null,
    unread,
    unknownStatus: status === null ? cellOf('status').slice(0, 200) : null,
  }
  if (planned.companyKey === '' && planned.titleKey === '') return { ...planned, outcome: 'left-out' }
  const same = sameIn(memory, planned)
  const sameAs = same && { applicationId: same.applicationId, line: same.line }
  if (same !== null && choices.duplicates === 'leave-out') return { ...planned, outcome: 'duplicate', sameAs }
  remember(memory, planned, { applicationId: null, line: row.line, appliedAt: planned.appliedAt })
  return { ...planned, sameAs }
}

export interface Signs {
  companyKey: string
  title: string
  titleKey: string
  postingUrl: string
}

export function remember(memory: Memory, signs: Signs, known: Known): void {
  const numbered = numbersOf(signs) === '' ? [] : [anyNumber(signs)]
  for (const sign of [...signsOf(signs), ...numbered]) {
    const others = memory.get(sign)
    if (others) others.push(known)
    else memory.set(sign, [known])
  }
}

function sameIn(memory: Memory, planned: Planned): Known | null {
  const numbered = numbersOf(planned) === '' ? anyNumber(planned) : namesSign(planned, '')
  for (const sign of [...signsOf(planned), numbered])
    for (const known of memory.get(sign) ?? [])
      if (
        known.appliedAt === null ||
        planned.appliedAt === null ||
        Math.abs(known.appliedAt.getTime() - planned.appliedAt.getTime()) < sameTry
      )
        return known
  return null
}

function signsOf(signs: Signs): string[] {
  const posting = postingKey(signs.postingUrl)
  return [
    ...(posting === null ? [] : [`posting ${posting}`]),
    ...(signs.companyKey === '' || signs.titleKey === '' ? [] : [namesSign(signs, numbersOf(signs))]),
  ]
}

const namesSign = ({ companyKey, titleKey }: Signs, numbers: string) => `names ${companyKey} / ${titleKey} / ${numbers}`

/** Found by a title without a number: 'Engineer' can be short for 'Engineer REQ-4711'. */
const anyNumber = (signs: Signs) => namesSign(signs, 'any')

/** The numbers that the title's key leaves out: two of them make two jobs. */
export function numbersOf({ title, titleKey }: Pick<Signs, 'title' | 'titleKey'>): string {
  const kept = new Set(titleKey.split(' '))
  return numbersIn(title)
    .filter((number) => !kept.has(number))
    .join(' ')
}

export const numbersIn = (text: string): string[] => text.match(/[0-9]+/g) ?? []

/** What was chosen for the word, or what it means; that of rows that tell none; null for a word that is not known. */
function readStatus(cell: string, choices: ImportChoices): Status | null {
  if (cell === '') return choices.status
  const chosen = Object.hasOwn(choices.statuses, cell.slice(0, 200)) ? choices.statuses[cell.slice(0, 200)] : undefined
  return chosen ?? statusOfWords(cell)
}

/** Yes where the cell is empty; null for a word that is neither. */
function readYes(cell: string): boolean | null {
  const word = foldWords(cell.slice(0, 200)).join(' ')
  if (['', 'yes', 'ja', 'true', 'wahr', '1', 'active', 'aktiv'].includes(word)) return true
  return ['no', 'nein', 'false', 'falsch', '0', 'archived', 'archiviert'].includes(word) ? false : null
}

/** Some trackers put aside by the status. */
const isArchived = (status: string): boolean => /^archiv(?:ed|iert)$/i.test(status.trim())

function isWebAddress(text: string): boolean {
  return text.length <= most.postingUrl && /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text)
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
