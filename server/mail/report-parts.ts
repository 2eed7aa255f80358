import type { ParsedMail } from '../../reader/mail.ts'

const longestReport = 20_000
const mostIds = 20

export const partsOf = (mail: ParsedMail) => [mail, ...mail.nested].flatMap(({ attachments }) => attachments)

/** The beginning of a part, as text. */
export const textOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, longestReport)).toString('utf8')
export const addressIn = (text: string) => /[^\s;<>"',:()]{1,200}@[^\s;<>"',:()]{1,200}/.exec(text)?.[0].toLowerCase() ?? null

/** Message-IDs, without brackets, of the mail that a report is about: attached or quoted, as a whole or by its header alone. */
export function idsIn({ nested, attachments }: ParsedMail, text: string): string[] {
  const headers = attachments
    .filter(({ type }) => /rfc822|global-headers|delivery-status/.test(type))
    .map(({ bytes }) => textOf(bytes))
  const named = [text, ...headers].flatMap((part) =>
    [...part.matchAll(/^[> \t]{0,10}Message-ID:\s{0,5}<([^\s<>]{1,500})>/gim)].map(([, id = '']) => id),
  )
  const whole = nested.flatMap(({ messageId }) => (messageId === null ? [] : [messageId.replace(/^<|>$/g, '')]))
  return [...new Set([...whole, ...named])].slice(0, mostIds)
}
