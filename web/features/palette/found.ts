import type { Found } from '../../../contract/search.ts'
import { type Icon, IconBriefcase2, IconBuilding, IconUser } from '../../ui/icons.tsx'
import { IconFile, IconMail, IconNote } from '../../ui/more-icons.ts'
import { t } from './texts/index.ts'

type Text = { text: string; marks: readonly (readonly [number, number])[] }

/** What it is called. */
export function nameOf({ kind, title, company, marks }: Found): Text {
  if (kind !== 'application' && kind !== 'job' && kind !== 'note') {
    const text = title || (kind === 'mail' ? t('mail.noSubject') : '')
    return { text, marks: title ? marks.title : [] }
  }
  if (kind === 'job' && company === null) return { text: title, marks: marks.title }
  const [job, employer] = [title || t('title.unknown'), company ?? t('company.unknown')]
  const text = t('palette.jobAt', { title: job, company: employer })
  const [jobAt, employerAt] = [text.indexOf(job), text.lastIndexOf(employer)]
  const moved = (of: Found['marks']['title'], by: number) => of.map(([from, to]) => [from + by, to + by] as const)
  return {
    text,
    marks: [...moved(title ? marks.title : [], jobAt), ...moved(marks.company, employerAt)].sort((a, b) => a[0] - b[0]),
  }
}

/** What tells it from others of the same name, each with its marks. */
export function detailsOf({ kind, words, company, who, marks }: Found): Text[] {
  const [place, employer, whose] = [
    { text: words, marks: marks.words },
    { text: company ?? '', marks: marks.company },
    { text: who ?? '', marks: marks.who },
  ]
  const details = {
    application: [place],
    company: [place],
    job: [place],
    person: [whose, employer, place],
    note: [place],
    document: [place, employer],
    mail: [whose, place],
  }[kind]
  return details.filter(({ text }) => text !== '')
}

export function addressOf({ kind, id, applicationId, place }: Found): string {
  if (kind === 'company') return `/companies/${id}`
  if (kind === 'job') return `/jobs/${id}`
  if (place === 'inbox') return `/unidentified-messages/${id}`
  if (place === 'uncategorized') return `/uncatagorized-application-detail/${applicationId}`
  const tab = {
    application: '',
    person: '?tab=people',
    note: '?tab=notes',
    document: '?tab=documents',
    mail: `?tab=mail&message=${id}`,
  }[kind]
  return `/${place}-applications/${applicationId}${tab}`
}

export const iconOf: Record<Found['kind'], Icon> = {
  application: IconBriefcase2,
  company: IconBuilding,
  job: IconBriefcase2,
  person: IconUser,
  note: IconNote,
  document: IconFile,
  mail: IconMail,
}
