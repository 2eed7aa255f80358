import { isOwn, type OwnAddresses } from './own-mail.ts'
import type { StoredMail } from './stored-mail.ts'

/** Who speaks in a mail: the user, a machine that says somebody is away, or the employer's side. What the user passed on is its author's. */
export type Voice = 'user' | 'machine' | 'employer'

export function voiceOf({ reading }: Pick<StoredMail, 'reading'>, own: OwnAddresses): Voice {
  if (reading.isMachineReply) return 'machine'
  return reading.forwarded === null && isOwn(own, reading.from?.address ?? '') ? 'user' : 'employer'
}
