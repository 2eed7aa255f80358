import { interviewsOf } from '../../domain/application/interviews.ts'
import type { Interview } from '../../domain/application/meeting-table.ts'
import { asOwnMail, ownAddresses } from '../../domain/application/own-mail.ts'
import { statusOf } from '../../domain/application/status.ts'
import { statusEventsOf } from '../../domain/application/status-events.ts'
import { inOrder, type StoredMail, within } from '../../domain/application/stored-mail.ts'
import { read } from '../../reader/read.ts'
import { readSet } from '../../training/sets.ts'

/** A conversation about one application, and what is true at its end. */
export interface Dialogue {
  id: string
  lang: string
  /** What it tries. */
  trait: string
  /** Of the clock by which both write: `+0100`. */
  zone: string
  /** `< ` before what the employer writes, `> ` before what the user does; hours apart, each in answer to the one before. */
  lines: string[]
  status: string
  /** Those that stand, as `2026-12-03T10:00 confirmed` in UTC, by their time. */
  interviews: string[]
}

const user = 'sam@example.com'
const begin = Date.UTC(2026, 10, 18, 6)
const betweenMails = 5 * 3_600_000

/** The mails of a conversation, read and in order. */
export async function mailsOf({ lines, zone }: Pick<Dialogue, 'lines' | 'zone'>): Promise<StoredMail[]> {
  return inOrder(await Promise.all(lines.map((line, n) => mailOf(line, n, zone))))
}

async function mailOf(line: string, n: number, zone: string): Promise<StoredMail> {
  const isOwn = line.startsWith('>')
  const sent = begin + n * betweenMails
  const offset = (zone.startsWith('-') ? -60_000 : 60_000) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3)))
  const headers = [
    `From: ${isOwn ? `Sam Field <${user}>` : 'Maya Lind <maya@northwind.example>'}`,
    `To: ${isOwn ? 'maya@northwind.example' : user}`,
    `Subject: ${n === 0 ? '' : 'Re: '}Northwind`,
    `Date: ${new Date(sent + offset).toUTCString().replace(' GMT', '')} ${zone}`,
    `Message-ID: <${n}@northwind.example>`,
    ...(n === 0 ? [] : [`In-Reply-To: <${n - 1}@northwind.example>`, 'References: <0@northwind.example>']),
    'Content-Type: text/plain; charset=utf-8',
  ]
  const reading = asOwnMail(await read(Buffer.from(`${headers.join('\r\n')}\r\n\r\n${line.slice(2)}`)), ownAddresses(user, []))
  const { kind } = reading
  return within({
    id: String(n),
    recipient: user,
    tag: null,
    at: new Date(sent).toISOString(),
    kind,
    reading,
    authentication: null,
  })
}

/** What the tracker shows of these mails: status and the interviews that stand. */
export function outcomeOf(mails: readonly StoredMail[]): Pick<Dialogue, 'status' | 'interviews'> {
  const { status, endedAt } = statusOf(statusEventsOf(mails, user, interviewsOf(mails, user)))
  const isLost = status === 'rejected' || status === 'withdrawn'
  const { interviews } = interviewsOf(mails, user, isLost ? endedAt : null)
  return {
    status,
    interviews: interviews
      .filter(({ state }) => state !== 'cancelled')
      .map(shown)
      .sort(),
  }
}

const shown = ({ startsAt, state }: Interview): string => `${startsAt.slice(0, 16)} ${state === 'moved' ? 'confirmed' : state}`

/** A table of what is right and wrong in the conversations of the corpus: those it was made with, and those kept apart. */
export async function dialogueTable(): Promise<string> {
  const parts = await Promise.all(
    ['dialogues', 'dialogues-unseen'].map(async (set) => ({ set, ...(await scoreOf(readSet(set))) })),
  )
  return parts
    .map(({ set, all, wrong }) => `${[`${set}: ${all - wrong.length} of ${all} right`, ...wrong].join('\n  ')}\n`)
    .join('\n')
}

async function scoreOf(dialogues: Dialogue[]): Promise<{ all: number; wrong: string[] }> {
  const wrong: string[] = []
  for (const one of dialogues) {
    const { status, interviews } = outcomeOf(await mailsOf(one))
    const [told, saw] = [[one.status, ...one.interviews].join(', '), [status, ...interviews].join(', ')]
    if (told !== saw) wrong.push(`${one.lang} ${one.trait} (${one.id}): ${saw}, not ${told}`)
  }
  return { all: dialogues.length, wrong }
}
