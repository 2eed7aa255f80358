import type { Kind } from '../reading.ts'
import { ownAddresses } from './own-mail.ts'
import { isTrusted, type StoredMail } from './stored-mail.ts'
import { voiceOf } from './voice.ts'

/** Kinds that count as a reply from any sender. */
const decisive: ReadonlySet<Kind> = new Set(['assessment', 'interview', 'offer', 'rejection'])
/** Kinds that count as a reply only from a person: programs send receipts such as 'your application was viewed'. */
const personal: ReadonlySet<Kind> = new Set(['application_update', 'action_required', 'conversation'])

/**
 * When the employer first answered: a person wrote, or a test, an invitation or a decision came. What came before the day of applying led to
 * the application. ISO 8601; null when nobody has answered. The mails come oldest first.
 */
export function firstAnswerOf(mails: readonly StoredMail[], email: string, appliedAt: string | null): string | null {
  if (appliedAt === null) return null
  const own = ownAddresses(email, mails)
  const begin = dayOf(appliedAt)
  const isAnswer = (mail: StoredMail) =>
    dayOf(mail.at) >= begin &&
    (decisive.has(mail.kind) || (personal.has(mail.kind) && !mail.reading.automated)) &&
    isTrusted(mail) &&
    voiceOf(mail, own) === 'employer'
  return mails.find(isAnswer)?.at ?? null
}

const dayOf = (at: string) => at.slice(0, 10)
