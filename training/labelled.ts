import { basename } from 'node:path'
import type { Kind } from '../domain/reading.ts'
import type { NormalisedMail } from '../reader/mail.ts'
import { normalise } from '../reader/normalise.ts'
import { parse } from '../reader/parse.ts'
import { type PlatformMatch, platformOf } from '../reader/platforms/index.ts'
import { readMails } from './sets.ts'

/** One mail with its labels. */
export interface Labelled {
  /** Name of the set or the folder. */
  set: string
  file: string
  bytes: Buffer
  mail: NormalisedMail
  platform: PlatformMatch | null
  kind: Kind
  company: string | null
  title: string | null
  language: string
  /** Start of the meeting that the mail fixes or proposes, in milliseconds; null if none. */
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

/** The mails of a set of the corpus, or of a folder. */
export async function readLabelled(source: string): Promise<Labelled[]> {
  return Promise.all(
    readMails<Label>(source).map(
      async ({ bytes, file, kind, company = null, title = null, lang: language = 'unknown', event }) => {
        const mail = normalise(await parse(bytes))
        const meeting = event ? Date.parse(event.start) : null
        return { set: basename(source), file, bytes, mail, platform: platformOf(mail), kind, company, title, language, meeting }
      },
    ),
  )
}
