import type { Reason } from '../../../contract/mail.ts'
import { identityOf } from '../../../domain/application/identity.ts'
import { beginning, decisionToStore, type StoredMail } from '../../../domain/application/stored-mail.ts'
import type { Decision, StoredDecision } from '../../../domain/attribution/shapes.ts'
import type { Db } from '../../db/pool.ts'
import { factsOf } from '../../placement/facts.ts'
import { decideOnly } from '../../placement/place.ts'

/** A mail in no application, as far as attribution needs it. */
export interface UnplacedMail extends Omit<StoredMail, 'reading' | 'at'> {
  at: Date
  /** Null where it could not be read. */
  reading: StoredMail['reading'] | null
  /** Of the user. */
  email: string
  text: string | null
}

/** What is decided of mails as things stand now: what was decided when they came may no longer be true. By their ids. */
export async function decideAnew(db: Db, userId: string, mails: readonly UnplacedMail[]): Promise<Map<string, StoredDecision>> {
  const read = mails.flatMap((mail) => {
    const facts = factsOfUnplaced(mail)
    return facts === null ? [] : [{ id: mail.id, facts }]
  })
  const decisions = await decideOnly(
    db,
    userId,
    read.map(({ facts }) => facts),
  )
  return new Map(decisions.map((decision, n) => [(read[n] as { id: string }).id, asToSettle(decision)]))
}

/** What would be put into an application is put there when the next mail comes, or by the user: until then it is a suggestion. */
function asToSettle(decision: Decision): StoredDecision {
  const { reasons, candidates } = decisionToStore(decision)
  if (decision.as !== 'attached') return { reasons, candidates }
  const fits: Reason = { code: 'fits_now' }
  return { reasons: [fits], candidates: [{ applicationId: decision.applicationId, score: 1, reasons }, ...candidates] }
}

/** What an application would be called and begin as that this mail begins; null where it could not be read. */
export function begunBy(mail: UnplacedMail) {
  const facts = factsOfUnplaced(mail)
  if (facts === null || mail.reading === null) return null
  const { company, title } = identityOf([facts])
  return { company, title, status: beginning([{ reading: mail.reading }]) }
}

function factsOfUnplaced({ reading, email, text, at, ...mail }: UnplacedMail) {
  return reading && factsOf({ ...mail, reading, at: at.toISOString() }, email, text ?? '')
}
