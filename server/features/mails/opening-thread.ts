import type { ParsedMail } from '../../../reader/mail.ts'
import { normalise } from '../../../reader/normalise.ts'
import { parse } from '../../../reader/parse.ts'
import { filenameOf } from '../../lib/attached-files.ts'
import { sniffType } from '../../lib/sniff.ts'
import { serve } from '../../lib/thread.ts'
import type { OpenedMail, OpenedPart, Task } from './open-mail.ts'
import { type PictureSeal, picturePath } from './picture-path.ts'
import { safeHtml } from './safe-html.ts'

/** The thread that parses untrusted mail for display. */
serve(
  async ({ bytes, wanted }: Task): Promise<OpenedMail | OpenedPart | string[] | null> => {
    const mail = await parse(bytes)
    if (wanted.as === 'signature') return signatureOf(mail)
    if (wanted.as === 'calendars') return calendarsOf(mail)
    return wanted.as === 'message' ? open(mail, wanted.pictures) : cut(mail, wanted.n)
  },
  (opened) => (opened && 'bytes' in opened ? [opened.bytes.buffer as ArrayBuffer] : []),
)

function open(mail: ParsedMail, pictures: PictureSeal | null): OpenedMail {
  const pictureAt = pictures && ((url: string) => picturePath(pictures, url))
  const safe = mail.html === null ? null : safeHtml(mail.html, mail.attachments, pictureAt)
  return {
    text: mail.text ?? textOf(mail),
    cc: mail.cc.slice(0, 100).map(({ address }) => address),
    html: safe?.html ?? null,
    hasRemoteContent: safe?.hasRemoteContent ?? false,
    isCut: (safe?.isCut ?? false) || mail.defects.some((defect) => defect.startsWith('only the first')),
  }
}

/** The visible text of an HTML-only mail. */
function textOf(mail: ParsedMail): string {
  try {
    return normalise(mail)
      .lines.map((line) => line.text)
      .join('\n')
  } catch {
    return ''
  }
}

function signatureOf(mail: ParsedMail): string[] {
  return normalise(mail)
    .lines.filter(({ zone }) => zone === 'signature')
    .slice(0, 20)
    .map(({ text }) => text)
}

const mostCalendars = { count: 3, characters: 200_000 }

/** Those of a mail that it passes on too. */
const calendarsOf = ({ calendars, nested }: ParsedMail): string[] =>
  [...calendars, ...nested.flatMap((inner) => inner.calendars)]
    .slice(0, mostCalendars.count)
    .map((calendar) => calendar.slice(0, mostCalendars.characters))

function cut(mail: ParsedMail, n: number): OpenedPart | null {
  const part = mail.attachments.find((attachment) => attachment.n === n)
  if (!part) return null
  return {
    filename: filenameOf(part),
    type: sniffType(part.bytes) ?? 'application/octet-stream',
    // The bytes can be a view of the whole mail, so copy them before transfer.
    bytes: Uint8Array.from(part.bytes),
  }
}
