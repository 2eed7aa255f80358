import type { Kind, Said } from '../reading.ts'
import type { InterviewStep } from './meeting-table.ts'
import { isLetter, ownAddresses } from './own-mail.ts'
import type { StatusEvent } from './status.ts'
import { confidenceOf, isOfApplication, isTrusted, type StoredMail } from './stored-mail.ts'
import { voiceOf } from './voice.ts'

const mild: ReadonlySet<Kind> = new Set(['conversation', 'application_update', 'interview'])
/** Kinds that say less than that an interview took place. */
const belowInterview: ReadonlySet<Kind> = new Set([...mild, 'application_received', 'action_required'])

/** What was sent by mistake is recalled within this time. */
const recalledWithin = 21 * 86_400_000

/**
 * What an application's mails, oldest first, say of its status. The user's own words accept an offer or end it; a mail that the employer takes
 * back says nothing; who fixes a meeting in a mail about something else, or thanks for one that was, has invited.
 */
export function statusEventsOf(
  mails: readonly StoredMail[],
  email: string,
  { steps, agreed }: { steps: readonly InterviewStep[]; agreed: ReadonlySet<string> },
): StatusEvent[] {
  const own = ownAddresses(email, mails)
  const inviting = new Set([...agreed, ...steps.flatMap(({ mailId, to }) => (to === null ? [] : [mailId]))])
  const events: (StatusEvent & { by: 'mail' })[] = []
  for (const mail of mails) {
    const voice = voiceOf(mail, own)
    if (voice === 'machine') continue
    const say = (said: Said) => mail.reading.acts?.some(({ says }) => says.includes(said)) ?? false
    const isTheirs = voice === 'employer'
    if (isTheirs && isTrusted(mail) && say('retract')) {
      const recalled = events.findLastIndex(
        ({ at, kind, decision }) => !decision && kind === 'rejection' && Date.parse(mail.at) - Date.parse(at) < recalledWithin,
      )
      if (recalled >= 0) {
        events.splice(recalled, 1)
        if (mail.kind !== 'interview') continue
      }
    }
    // The shortest answers are read worst by themselves: who agrees on a meeting offers and refuses nothing.
    const hasMet = isTheirs && belowInterview.has(mail.kind) && isTrusted(mail) && say('met')
    const invites = hasMet || (isTheirs && inviting.has(mail.id) && (agreed.has(mail.id) || mild.has(mail.kind)))
    // 'We need to withdraw Thursday's appointment, I'll ring with a fresh date' ends no application.
    const isPutOff = isTheirs && mail.kind === 'withdrawal' && say('later')
    const isRecall = isTheirs && isTrusted(mail) && say('recallOffer') && events.some(isOffer)
    events.push({
      by: 'mail',
      mailId: mail.id,
      at: mail.at,
      kind: isRecall ? 'rejection' : invites || isPutOff ? 'interview' : mail.kind,
      confidence: isRecall || invites ? 1 : confidenceOf(mail),
      isTrusted: isTrusted(mail),
      isCancellation: hasMet || mail.reading.invitation?.method === 'cancel' || (isTheirs && say('cancel')),
      isOfApplication: isOfApplication(mail),
      isLetter: isLetter(mail.reading),
      appliedOn: isTheirs ? (mail.reading.appliedOn?.day ?? null) : null,
      decision: voice === 'user' ? decisionIn(say) : null,
      isRecall,
      asksBack: voice === 'user' && asksBack(mail.reading),
      reopens: isTheirs && isOfferedAgain(mail, events) ? 'offer' : agreed.has(mail.id) ? 'interview' : null,
    })
  }
  return events
}

/** A question, or the wish to be considered again. */
const asksBack = ({ acts = [] }: StoredMail['reading']): boolean =>
  acts.some(({ says }) => !says.includes('withdraw') && (says.includes('question') || says.includes('offerAgain')))

const isOffer = (event: StatusEvent): boolean => event.by === 'mail' && event.isTrusted && event.kind === 'offer'

/** They ask to think again about an offer, or whether what they would pay instead is enough. */
function isOfferedAgain({ kind, reading: { acts = [], salary } }: StoredMail, before: readonly StatusEvent[]): boolean {
  const isOffered = before.some(isOffer)
  const isAsked = acts.some(({ says }) => says.includes('question'))
  const isPaid = salary !== null || acts.some(({ quote }) => wage.test(quote))
  return acts.some(({ says }) => says.includes('offerAgain'))
    ? isOffered || isPaid
    : isOffered && isAsked && (isPaid || kind === 'offer')
}

/** 'Podemos subir a 27.000': no fare that is asked for a receipt. */
const wage = /\d[.,' \u00a0]\d{3}(?!\d)/u

/** What the user writes about an offer or the application; whoever says both decides nothing. */
function decisionIn(say: (said: Said) => boolean): 'accepted' | 'withdrawn' | null {
  if (say('withdraw') && say('acceptOffer')) return null
  return say('withdraw') ? 'withdrawn' : say('acceptOffer') ? 'accepted' : null
}
