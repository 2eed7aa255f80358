import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'

/** What the header and the build of a mail say about who wrote it and why, as words for the model. */
export function marksOf(mail: NormalisedMail, platform: PlatformMatch | null): string[] {
  const [local = '', domain = ''] = (mail.from?.address ?? '').split('@')
  const links = mail.lines.reduce((sum, line) => sum + line.links.length, 0)
  const method = /^METHOD:(\w{1,20})/im.exec((mail.parsed.calendars[0] ?? '').slice(0, 5_000))?.[1]
  return [
    `automated:${mail.automated}`,
    `platform:${platform?.platform.type ?? 'none'}`,
    `calendar:${method?.toLowerCase() ?? (mail.parsed.calendars.length > 0 ? 'other' : 'none')}`,
    `links:${Math.min(3, links)}`,
    `answer:${mail.parsed.inReplyTo.length > 0}`,
    `list:${mail.parsed.headers.some((h) => h.key === 'list-unsubscribe' || h.key === 'list-id')}`,
    ...(local.slice(0, 64).match(/[a-z]{2,}/g) ?? []).slice(0, 6).map((word) => `local:${word}`),
    ...(domain.slice(0, 100).match(/jobs?|careers?|talent|recruit\w{0,6}|hr|hiring|mail|news\w{0,6}|notif\w{0,8}/g) ?? []).map(
      (w) => `domain:${w}`,
    ),
  ]
}
