import type { NormalisedMail } from '../../reader/mail.ts'

/** What attribution looks names up in: the text without quoted history and footers. */
export function newText({ lines }: NormalisedMail): string {
  return lines
    .filter((line) => line.zone === 'body' || line.zone === 'signature')
    .map((line) => line.text)
    .join('\n')
}
