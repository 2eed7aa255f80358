import { acquaintance, partyOf } from './acquaintance.ts'
import { hearEmployer } from './hear-employer.ts'
import { hearUser } from './hear-user.ts'
import { type Interview, type InterviewStep, meetingTable } from './meeting-table.ts'
import { ownAddresses } from './own-mail.ts'
import { isTrusted, type StoredMail } from './stored-mail.ts'
import { voiceOf } from './voice.ts'

/** A stranger changes the meetings that they proposed themselves; a mail that cannot be trusted changes none. */
const strangerIn = (mail: StoredMail): string => (isTrusted(mail) ? partyOf(mail.reading) : mail.id)

/**
 * Meetings out of an application's mails, oldest first: what employer and user proposed, agreed on, moved and called off. A calendar object is
 * known by its UID, a newer SEQUENCE wins whatever the order of arrival (RFC 5545 section 3.8.7.4). Words are about the meeting that the time
 * they name fits, else about the one that is discussed. `endedAt` is when the application ended: nobody meets after that.
 */
export function interviewsOf(
  mails: readonly StoredMail[],
  email: string,
  endedAt: string | null = null,
): { interviews: Interview[]; steps: InterviewStep[]; agreed: ReadonlySet<string> } {
  const own = ownAddresses(email, mails)
  const table = meetingTable(own)
  const known = acquaintance(own)
  let asked: StoredMail | null = null
  for (const mail of mails) {
    const voice = voiceOf(mail, own)
    if (voice === 'machine' || voice === 'unproven') continue
    if (voice === 'user') {
      hearUser(table, mail, asked)
      continue
    }
    const isKnown = isTrusted(mail) && known.knows(mail)
    if (isKnown) known.meet(mail)
    hearEmployer(isKnown ? table : table.seenBy(strangerIn(mail)), mail)
    if (mail.kind === 'interview') asked = mail
  }
  if (endedAt !== null) for (const one of table.ahead(endedAt)) table.drop(one)
  return { interviews: table.all(), steps: table.steps, agreed: table.agreed }
}
