import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { NormalisedMail } from '../../reader/mail.ts'
import { normalise } from '../../reader/normalise.ts'
import { parse } from '../../reader/parse.ts'
import { type PlatformMatch, platformOf } from '../../reader/platforms/index.ts'
import type { Kind } from '../../reader/reading.ts'

/** One mail with what a person says it is. */
export interface Labelled {
  /** Name of the folder. */
  set: string
  file: string
  bytes: Buffer
  mail: NormalisedMail
  platform: PlatformMatch | null
  kind: Kind
  company: string | null
  title: string | null
  language: string
  /** When the meeting begins that the mail fixes or proposes, in milliseconds; null where it tells of none. */
  meeting: number | null
}

interface Label {
  file: string
  kind: Kind
  company?: string
  title?: string
  lang?: string
  event?: { start: string } | null
}

/** Reads `*.eml` and `labels.jsonl` of a folder. */
export async function readFolder(folder: string): Promise<Labelled[]> {
  const mails: Labelled[] = []
  for (const label of readLines<Label>(join(folder, 'labels.jsonl'))) {
    const bytes = readFileSync(join(folder, label.file))
    const mail = normalise(await parse(bytes))
    const { file, kind, company = null, title = null, lang: language = 'unknown', event } = label
    const meeting = event ? Date.parse(event.start) : null
    mails.push({ set: basename(folder), file, bytes, mail, platform: platformOf(mail), kind, company, title, language, meeting })
  }
  return mails
}

export function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
}
