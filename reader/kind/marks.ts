import type { Named } from '../facts/named.ts'
import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'

/** What the header and the build of a mail say about who wrote it and why, as words for the model. */
export function marksOf(mail: NormalisedMail, platform: PlatformMatch | null, { title, company }: Named): string[] {
  const [local = '', domain = ''] = (mail.from?.address ?? '').split('@')
  const links = mail.lines.reduce((sum, line) => sum + line.links.length, 0)
  const method = /^METHOD:(\w{1,20})/im.exec((mail.parsed.calendars[0] ?? '').slice(0, 5_000))?.[1]
  return [
    `automated:${mail.automated}`,
    `platform:${platform?.platform.type ?? 'none'}`,
    `calendar:${method?.toLowerCase() ?? (mail.parsed.calendars.length > 0 ? 'other' : 'none')}`,
    `title:${title !== null}`,
    `company:${company !== null}`,
    `links:${Math.min(3, links)}`,
    `answer:${mail.parsed.inReplyTo.length > 0}`,
    `list:${mail.parsed.headers.some((h) => h.key === 'list-unsubscribe' || h.key === 'list-id')}`,
    ...(local.slice(0, 64).match(/[a-z]{2,}/g) ?? []).slice(0, 6).map((word) => `local:${word}`),
    ...(domain.slice(0, 100).match(/jobs?|careers?|talent|recruit\w{0,6}|hr|hiring|mail|news\w{0,6}|notif\w{0,8}/g) ?? []).map(
      (w) => `domain:${w}`,
    ),
  ]
}

/** How many sorts `sortOf` tells apart. */
export const sorts = 4

/**
 * Mail that names a job or comes from a hiring platform, and mail that does neither; each from a program or a person.
 * Look-alikes use every phrase of job mail, but there is no job in them to name.
 */
export function sortOf(mail: NormalisedMail, platform: PlatformMatch | null, { title }: Named): number {
  const namesJob = platform !== null || title !== null
  return (namesJob ? 2 : 0) + (mail.automated ? 1 : 0)
}

/** How many numbers `standingOf` gives. */
export const standings = 5

/**
 * What stands beside the words, as numbers for the judge: whether the mail answers another, names an employer and is
 * signed, and how likely it names any job and any employer, told or not. The subject of an answer was written for the
 * mail before it; who neither names an employer nor signs has seldom read an application; and look-alikes use every
 * phrase of job mail, but there is no job in them to name.
 */
export function standingOf(mail: NormalisedMail, { company, likely }: Named): number[] {
  return [
    Number(mail.parsed.inReplyTo.length > 0),
    Number(company !== null),
    Number(mail.lines.some(({ zone }) => zone === 'signature')),
    likely.title.reduce((sum, { share }) => sum + share, 0),
    likely.company.reduce((sum, { share }) => sum + share, 0),
  ]
}
