import type { NormalisedMail, ParsedMail } from './mail.ts'

const most = { text: 60_000, ids: 60 }
const written = /^[>\s*]{0,8}(?:message-id|in-reply-to|references)\*?[ \t]*:\*?[ \t]*((?:<[^<>\s]{1,250}>[\s>]{0,8}){1,20})/gim

/**
 * The Message-IDs of the mails a mail goes back to: what its header names, and of a forwarded mail also the original's own and its
 * ancestors', from the attached original or from the headers that were copied into the text.
 */
export function ancestorsOf({ parsed, forwarded }: NormalisedMail): string[] {
  if (forwarded === null) return parsed.references
  const text = (parsed.text ?? parsed.html ?? '').slice(0, most.text).replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  const copied = [...text.matchAll(written)].flatMap((match) =>
    (match[1]?.match(/<[^<>\s]+>/g) ?? []).map((id) => id.slice(1, -1)),
  )
  return [...new Set([...parsed.references, ...parsed.nested.slice(0, 1).flatMap(ownAndAncestors), ...copied])].slice(0, most.ids)
}

const ownAndAncestors = (mail: ParsedMail): string[] => [
  ...(mail.messageId === null ? [] : [mail.messageId]),
  ...mail.inReplyTo,
  ...mail.references,
]
