import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Status } from '../../contract/applications.ts'
import type { ParsedMail } from '../../reader/mail.ts'
import { parse } from '../../reader/parse.ts'
import type { Kind } from '../../reader/reading.ts'

/** One labelled mail of a folder. */
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

/** Reads `*.eml`, `labels.jsonl` and `truth.json`. */
export async function readJourneys(folder: string): Promise<Journey[]> {
  const labels = (await readFile(join(folder, 'labels.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(
      (line) =>
        JSON.parse(line) as { file: string; id: string; journey: string } & Pick<
          LabelledMail,
          'kind' | 'company' | 'title' | 'platform'
        >,
    )
  const truth = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as {
    journey: string
    applications: TrueApplication[]
  }[]
  const journeys: Journey[] = []
  for (const { journey, applications } of truth) {
    const mails: LabelledMail[] = []
    for (const label of labels.filter((one) => one.journey === journey)) {
      const bytes = await readFile(join(folder, label.file))
      const parsed = await parse(bytes)
      const { id, kind, company, title, platform } = label
      mails.push({
        id,
        bytes,
        parsed,
        messageId: parsed.messageId ?? '',
        at: Date.parse(parsed.sentAt ?? '') || 0,
        kind,
        company,
        title,
        platform,
      })
    }
    journeys.push({ name: journey, applications, mails: mails.sort((a, b) => a.at - b.at) })
  }
  return journeys
}
