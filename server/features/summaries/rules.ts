import { timeZone as zoneName } from '../../../contract/statistics.ts'
import type { Summary } from '../../../contract/summaries.ts'
import { isEnd } from '../../../domain/application/status.ts'
import type { Facts } from './facts.ts'
import { withinWords } from './within-words.ts'
import { words } from './words.ts'

type Sentence = Summary['sentences'][number]

const dayMs = 24 * 60 * 60 * 1000

/** What happened, where it stands, what to do next, out of the facts alone: the same facts always give the same sentences. */
export function sentencesOf(facts: Facts, now: Date, language: keyof typeof words): Sentence[] {
  return withinWords([...beginning(facts, language), ...history(facts, now, language), ...nextSteps(facts, now, language)])
}

function beginning(
  { timeZone, appliedAt, isAppliedAtKnown, company, title, mails, status }: Facts,
  language: keyof typeof words,
): Sentence[] {
  const say = words[language]
  const confirmed = mails.find(({ kind }) => kind === 'application_received')
  const names = { company: company ?? say.someCompany, title: title ?? say.someTitle }
  if (status === 'saved' || appliedAt === null) return [{ text: say.noted(names), mailIds: [] }]
  return [
    {
      text: say.applied({ ...names, on: isAppliedAtKnown ? say.date(appliedAt, timeZone) : null }),
      mailIds: confirmed ? [confirmed.id] : [],
    },
  ]
}

function history(facts: Facts, now: Date, language: keyof typeof words): Sentence[] {
  const say = words[language]
  const { timeZone, status, steps, interviews, cancelled, mails, appliedAt } = facts
  const sentences: Sentence[] = []
  const latest = steps.findLast(({ to }) => to === status)
  const held = interviews.filter(({ startsAt }) => Date.parse(startsAt) < now.getTime())
  if (held.length > 0) {
    const last = held.at(-1)
    if (last)
      sentences.push({
        text: say.interviewed({ n: held.length, on: dayOf(last, timeZone, language) }),
        mailIds: last.mailId ? [last.mailId] : [],
      })
  }
  if (latest && status !== 'applied' && status !== 'saved') {
    const what = { status: say.status(status), on: say.date(latest.at, timeZone) }
    const quote = latest.byMail && latest.quote ? shortened(latest.quote).replace(/[.,;:]$/, '') : null
    const isOwn = mails.some((mail) => mail.id === latest.mailId && mail.isOwn)
    sentences.push({
      text: !latest.byMail ? say.set(what) : isOwn ? say.movedByOwn(what, quote) : say.moved(what, quote),
      mailIds: latest.mailId ? [latest.mailId] : [],
    })
  } else {
    const since = mails.filter(({ at, isOwn }) => !isOwn && Date.parse(at) > Date.parse(appliedAt ?? ''))
    const last = since.at(-1)
    if (last) sentences.push({ text: say.mails({ n: since.length, on: say.date(last.at, timeZone) }), mailIds: [last.id] })
  }
  const off = cancelled.findLast(({ startsAt }) => Date.parse(startsAt) >= now.getTime())
  const isAhead = interviews.some(({ startsAt }) => Date.parse(startsAt) >= now.getTime())
  if (off && !isAhead && !isEnd(status))
    sentences.push({ text: say.calledOff({ on: dayOf(off, timeZone, language) }), mailIds: off.mailId ? [off.mailId] : [] })
  return sentences
}

function nextSteps(facts: Facts, now: Date, language: keyof typeof words): Sentence[] {
  const say = words[language]
  const { timeZone, status, isActive, quiet, nextStep, nextStepDueAt, interviews, mails, asked, expected } = facts
  const sentences: Sentence[] = []
  const tell = (text: string, mailId?: string | null) => sentences.push({ text, mailIds: mailId ? [mailId] : [] })

  const due = (at: string | null) => (at !== null && Number.isFinite(Date.parse(at)) ? say.due(at, timeZone) : null)
  const nextMeeting = ({ state, proposedBy, choice, answerBy }: Facts['interviews'][number], on: string) => {
    if (state !== 'proposed') return say.coming({ on })
    if (proposedBy === 'user') return say.awaited({ on })
    return choice === null ? say.confirm({ on, by: due(answerBy) }) : say.choose({ by: due(answerBy) })
  }
  if (isEnd(status)) return [{ text: say.ended, mailIds: [] }]
  const coming = interviews.find(({ startsAt }) => Date.parse(startsAt) >= now.getTime())
  if (coming) {
    tell(nextMeeting(coming, dayOf(coming, timeZone, language, say.due)), coming.mailId)
  }
  if (nextStep) tell(say.planned({ step: nextStep, by: nextStepDueAt && say.date(nextStepDueAt, timeZone) }))
  for (const { kind, mailId, subject, dueBy } of asked) {
    const by = due(dueBy)
    if (kind === 'offer') tell(say.offer({ by }), mailId)
    else if (kind === 'assessment') tell(say.assessment({ by }), mailId)
    else if (kind === 'interview') tell(say.arrange({ by }), mailId)
    else tell(say.asked({ subject: shortened(subject), by }), mailId)
  }
  // One that no mail told of.
  if (status === 'offer' && !mails.some(({ kind }) => kind === 'offer')) tell(say.offer({ by: null }))
  if (sentences.length > 0) return sentences
  if (expected && expected.by >= now.toISOString().slice(0, 10)) {
    tell(say.expected({ by: say.date(expected.by, timeZone) }), expected.mailId)
    return sentences
  }
  const last = mails.at(-1)?.at ?? facts.appliedAt
  const days = last ? Math.floor((now.getTime() - Date.parse(last)) / dayMs) : 0
  if (quiet === 'ghosted') tell(say.ghosted({ n: days }))
  else if (quiet === 'waiting') tell(say.waiting({ n: days }))
  else if (status === 'saved') tell(say.apply)
  else tell(isActive ? say.wait : say.archived)
  return sentences
}

/** The day of the person’s calendar, and beside it the one that the mail named, where that is another; with the hour if `tell` says it. */
function dayOf(
  { startsAt, allDay, timeZone: named }: Facts['interviews'][number],
  timeZone: string,
  language: keyof typeof words,
  tell: (at: string, timeZone: string) => string = words[language].date,
): string {
  const { date } = words[language]
  // Calendars also send names that are none, as 'W. Europe Standard Time'.
  const zone = zoneName.safeParse(named).data ?? timeZone
  if (allDay) return date(startsAt, zone)
  const here = tell(startsAt, timeZone)
  return date(startsAt, zone) === date(startsAt, timeZone) ? here : `${here} (${tell(startsAt, zone)} in ${zone})`
}

/** Enough words to recognise where they stand. */
function shortened(text: string): string {
  const all = text.replace(/\s+/g, ' ').trim().split(' ')
  const start = all.slice(0, 14).join(' ').slice(0, 140)
  return start.length < all.join(' ').length ? `${start}…` : start
}
