import { hearEmployer } from './hear-employer.ts'
import { hearUser } from './hear-user.ts'
import { type Interview, type InterviewStep, meetingTable } from './meeting-table.ts'
import { ownAddresses } from './own-mail.ts'
import type { StoredMail } from './stored-mail.ts'
import { voiceOf } from './voice.ts'

export type { Interview, InterviewStep } from './meeting-table.ts'

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
  let asked: StoredMail | null = null
  for (const mail of mails) {
    const voice = voiceOf(mail, own)
    if (voice === 'machine') continue
    if (voice === 'user') {
      hearUser(table, mail, asked)
      continue
    }
    hearEmployer(table, mail)
    if (mail.kind === 'interview') asked = mail
  }
  if (endedAt !== null) for (const one of table.ahead(endedAt)) table.drop(one)
  return { interviews: table.all(), steps: table.steps, agreed: table.agreed }
}
