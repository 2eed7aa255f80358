import type { Reading } from '../../domain/reading.ts'
import { wordsToFind } from '../../domain/text/search.ts'
import { readKind } from '../../reader/kind.ts'
import type { NormalisedMail } from '../../reader/mail.ts'
import { newTextOf } from '../../reader/new-text.ts'
import { normalise } from '../../reader/normalise.ts'
import { parse } from '../../reader/parse.ts'
import { readNormalised } from '../../reader/read.ts'
import { filenameOf, filesOf } from '../lib/attached-files.ts'
import type { Understood as UnderstoodMail } from '../placement/read-mail.ts'
import { contentHash } from './arrival/attached.ts'
import { type Bounce, bounceOf } from './bounce.ts'
import { type Complaint, complaintOf } from './complaint.ts'
import { fingerprintOf } from './fingerprint.ts'

/** All that is kept of a mail, and what it reports of another. */
export interface Understood extends UnderstoodMail {
  bounce: Bounce | null
  complaint: Complaint | null
}

const longestPreview = 200

/** Names the attached message that was read, so that its signature can be asked about. */
function withOriginal(reading: Reading, original: Uint8Array | null): Reading {
  const { forwarded } = reading
  return forwarded === null || original === null
    ? reading
    : { ...reading, forwarded: { ...forwarded, original: contentHash(original) } }
}

/** Bytes to facts. Pure, but takes as long as a hostile mail can make it: it runs in a thread that can be ended. */
export async function understand(bytes: Uint8Array): Promise<Understood> {
  const parsed = await parse(bytes)
  const mail = normalise(parsed)
  const { text, ...others } = newTextOf(mail)
  const attachments = filesOf(parsed).map((part) => ({
    n: part.n,
    filename: filenameOf(part),
    type: part.type.slice(0, 100),
    size: part.bytes.length,
  }))
  return {
    reading: { ...withOriginal(readNormalised(mail, readKind), mail.original), ...others },
    text,
    preview: text
      .slice(0, longestPreview * 2)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longestPreview),
    attachments,
    words: wordsOf(mail, text, attachments),
    fingerprint: fingerprintOf(mail),
    bounce: bounceOf(parsed),
    complaint: complaintOf(parsed),
  }
}

function wordsOf({ subject, from, to, language }: NormalisedMail, text: string, attachments: { filename: string }[]): string[] {
  const people = [from, ...to].flatMap((one) => (one === null ? [] : [one.name, one.address]))
  return wordsToFind([subject, ...people, ...attachments.map(({ filename }) => filename), text].join('\n'), language)
}
