import type { Status } from '../../contract/applications.ts'
import type { Kind } from '../../domain/reading.ts'
import type { ParsedMail } from '../../reader/mail.ts'
import { parse } from '../../reader/parse.ts'
import { readMails, readTruth } from '../../training/sets.ts'

/** One labelled mail of a mailbox. */
export interface LabelledMail {
  id: string
  bytes: Buffer
  parsed: ParsedMail
  messageId: string
  /** Milliseconds. */
  at: number
  kind: Kind
  company: string | null
  title: string | null
  platform: string | null
}

export interface TrueApplication {
  key: string
  company: string | null
  title: string | null
  status: Status
  mailIds: string[]
}

/** One person's mailbox in date order, and the applications that must come out of it. */
export interface Journey {
  name: string
  mails: LabelledMail[]
  applications: TrueApplication[]
}

/** The journeys of a set of the corpus, or of a folder. */
export async function readJourneys(source: string): Promise<Journey[]> {
  const labels = readMails<
    { file: string; id: string; journey: string } & Pick<LabelledMail, 'kind' | 'company' | 'title' | 'platform'>
  >(source)
  const journeys: Journey[] = []
  for (const { journey, applications } of readTruth<{ journey: string; applications: TrueApplication[] }>(source)) {
    const mails: LabelledMail[] = []
    for (const { id, bytes, kind, company, title, platform } of labels.filter((one) => one.journey === journey)) {
      const parsed = await parse(bytes)
      const messageId = parsed.messageId ?? ''
      mails.push({ id, bytes, parsed, messageId, at: Date.parse(parsed.sentAt ?? '') || 0, kind, company, title, platform })
    }
    journeys.push({ name: journey, applications, mails: mails.sort((a, b) => a.at - b.at) })
  }
  return journeys
}
