import { hash } from 'node:crypto'
import type { NormalisedMail } from '../../reader/mail.ts'
import { filenameOf, filesOf } from '../lib/attached-files.ts'
import { bareSubject } from '../lib/bare-subject.ts'

/** Characters up to which every word of a mail is read; of a longer one, the end could differ unseen. */
const most = { text: 20_000, html: 200_000 }

/**
 * Of all that a mail says: author, subject, every word, link and file. The same for a message that comes a second time, however it was wrapped
 * on the way; null where not all of it is read. SHA-256, base64url.
 */
export function fingerprintOf(mail: NormalisedMail): string | null {
  const { parsed, from, subject, lines } = mail
  const inner = mail.forwarded === null ? parsed : (parsed.nested[0] ?? parsed)
  const isWhole = [parsed, inner].every(
    ({ text, html, defects }) => (text?.length ?? 0) <= most.text && (html?.length ?? 0) <= most.html && defects.length === 0,
  )
  if (!isWhole) return null
  const own = lines.filter(({ zone }) => zone !== 'quoted')
  const parts = [
    from?.address.toLowerCase() ?? '',
    bareSubject(subject),
    own
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
    ...own.flatMap(({ links }) => links.map(({ url }) => url)),
    ...filesOf(inner).map((file) => `${filenameOf(file)} ${hash('sha256', file.bytes, 'base64url')}`),
    ...inner.calendars,
  ]
  return hash('sha256', JSON.stringify(parts), 'base64url')
}
