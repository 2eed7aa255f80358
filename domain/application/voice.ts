import { isOwn, type OwnAddresses } from './own-mail.ts'
import type { StoredMail } from './stored-mail.ts'

/**
 * Who speaks in a mail: the user, a machine that says somebody is away, or the employer's side. What the user passed on is its author's.
 * `unproven` says to be from the user, and nothing proves it: anybody can write that, so it decides nothing.
 */
export type Voice = 'user' | 'unproven' | 'machine' | 'employer'

export function voiceOf({ reading, authentication }: Pick<StoredMail, 'reading' | 'authentication'>, own: OwnAddresses): Voice {
  if (reading.isMachineReply) return 'machine'
  if (reading.forwarded !== null || !isOwn(own, reading.from?.address ?? '')) return 'employer'
  // Mail from before authors were judged shows it by DMARC.
  const isProven = authentication === null || authentication.author !== undefined || authentication.dmarc === 'pass'
  return isProven ? 'user' : 'unproven'
}
