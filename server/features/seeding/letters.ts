import { randomInt } from 'node:crypto'

/** A mail of an employer that does not exist. */
export interface Letter {
  from: { name: string; address: string }
  subject: string
  text: string
  sentAt: Date
  /** Message-IDs that it answers. */
  references?: string[]
}

export interface Position {
  company: string
  title: string
}

const companies = [
  'Alder Robotics',
  'Brightwater Health',
  'Contoso',
  'Fabrikam',
  'Juniper Labs',
  'Northwind',
  'Tailspin',
  'Wingtip',
]
const titles = [
  'Backend Engineer',
  'Data Analyst',
  'Product Designer',
  'QA Engineer',
  'Site Reliability Engineer',
  'Support Specialist',
]
const teams = ['Billing', 'Identity', 'Logistics', 'Mobile', 'Payments', 'Platform', 'Research', 'Storage']

type Stage = 'receipt' | 'assessment' | 'interview' | 'offer' | 'rejection'
const words: Record<Stage, (position: Position) => { subject: string; text: string }> = {
  receipt: ({ company, title }) => ({
    subject: `Thank you for applying to ${company}`,
    text: `Thank you for applying for the position of ${title} at ${company}. We have received your application and will review it carefully.`,
  }),
  assessment: ({ company, title }) => ({
    subject: `${company}: your online assessment`,
    text: `Thank you for your interest in the ${title} position at ${company}. As the next step please complete our online assessment within 7 days.`,
  }),
  interview: ({ company, title }) => ({
    subject: `Interview for ${title} at ${company}`,
    text: `We liked your application for the position of ${title} at ${company} and would like to invite you to an interview. Please let us know when it suits you.`,
  }),
  offer: ({ company, title }) => ({
    subject: `Your offer from ${company}`,
    text: `We are delighted to offer you the position of ${title} at ${company}. You find the terms of the offer below. Please let us know by Friday.`,
  }),
  rejection: ({ company, title }) => ({
    subject: `Your application for ${title} at ${company}`,
    text: `Thank you for your application for the position of ${title} at ${company}. Unfortunately we have decided to move forward with other candidates.`,
  }),
}

const day = 86_400_000

/** For each of so many applications a receipt, and what came after it: as far as the stage of each goes. */
export function lettersOfApplications(count: number, now: Date): Letter[] {
  return positions(count).flatMap((position, n) => {
    const receivedAt = now.getTime() - (20 + randomInt(30)) * day
    const then = (['assessment', 'interview', 'offer', 'rejection', null] as const)[n % 5]
    const receipt = letter('receipt', position, new Date(receivedAt))
    return then ? [receipt, letter(then, position, new Date(receivedAt + (3 + randomInt(14)) * day))] : [receipt]
  })
}

/** Mails of today that matter at once, each of an application of its own. */
export function lettersToAnnounce(count: number, now: Date): Letter[] {
  const stages = ['interview', 'offer', 'assessment', 'rejection'] as const
  return positions(count).map((position, n) => letter(stages[n % stages.length] ?? 'interview', position, now))
}

/** Mails about one application, in its thread when it has one. */
export function lettersAbout(position: Position, references: string[], count: number, now: Date): Letter[] {
  const stages = ['assessment', 'interview', 'offer'] as const
  return Array.from({ length: count }, (_, n) => ({
    ...letter(stages[n % stages.length] ?? 'interview', position, new Date(now.getTime() - (count - n) * 60_000)),
    references,
  }))
}

function letter(stage: Stage, position: Position, sentAt: Date): Letter {
  const { subject, text } = words[stage](position)
  const host = `${position.company.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}.example`
  const from = { name: `${position.company} Careers`, address: `careers@${host}` }
  return { from, subject, text: `Hello,\n\n${text}\n\nKind regards,\n${position.company}\n`, sentAt }
}

/** By chance, but in one call none twice: a second receipt of one job joins the application that is there. */
function positions(count: number): Position[] {
  const all = companies.flatMap((company) =>
    titles.flatMap((title) => teams.map((team) => ({ company, title: `${title}, ${team}` }))),
  )
  return Array.from({ length: count }, () => all.splice(randomInt(all.length), 1)).flat()
}
