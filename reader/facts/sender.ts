import type { NormalisedMail } from '../mail.ts'
import type { PlatformMatch } from '../platforms/index.ts'

/** What kind of sender it is: the same place in a mail says more or less by who writes. */
export function senderOf(mail: NormalisedMail, platform: PlatformMatch | null): string {
  return platform?.platform.type ?? (mail.automated ? 'program' : 'person')
}
