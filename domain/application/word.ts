import { isOwn, type OwnAddresses } from './own-mail.ts'
import type { Authentication, StoredReading, Word } from './stored-mail.ts'

/**
 * Whose word a mail is. Who forwards a mail can change every word of it, its author too. So what stands in a forwarded mail counts only when
 * the user forwarded it, or when the original is addressed to the user and carries a good signature of its author.
 */
export function wordOf(reading: StoredReading, checks: Authentication, own: OwnAddresses): Word {
  const { forwarded } = reading
  if (forwarded === null) return 'author'
  if (forwarded.by !== null && isOwn(own, forwarded.by.address) && checks.author !== undefined) return 'forwarder'
  const isProven = forwarded.original !== undefined && checks.originals?.includes(forwarded.original) === true
  // otherwise one applicant could forward another their own rejection
  const isToUser = reading.to.some(({ address }) => isOwn(own, address))
  return isProven && isToUser ? 'proof' : 'stranger'
}
