import type { Act, Said, SaidTime } from '../reading.ts'
import { isPart, type Meeting, mailTime, propose, type Table } from './meeting-table.ts'
import { fits, isIn, isOnDay, wholeTime } from './said-time.ts'
import type { StoredMail } from './stored-mail.ts'
import { answerCalendar } from './told-meetings.ts'

/** What the user wrote: a time that was offered is taken, another is asked for. */
export function hearUser(table: Table, mail: StoredMail, asked: StoredMail | null): void {
  const { invitation, acts = [] } = mail.reading
  if (invitation !== null && invitation.uid !== null) answerCalendar(table, mail, invitation)
  // Who answers by calendar has said it there: another time is noted on the interview itself, where it can be undone.
  if (invitation?.method === 'counter' && invitation.uid !== null) return
  if (acts.some(({ says }) => says.includes('withdraw') && !says.includes('question'))) {
    table.giveUp(mail.at)
    return
  }
  const ahead = table.ahead(mail.at)
  const open = ahead.filter(({ state, proposedBy }) => state === 'proposed' && proposedBy === 'employer')
  const say = (said: Said) => acts.some(({ says }) => says.includes(said))
  const wanted = acts
    .filter(({ says }) => !says.includes('no') || says.includes('question'))
    .flatMap(({ times, isElsewhere }) => (isElsewhere ? times.filter((time) => ahead.some((one) => fits(time, one))) : times))
  // 'Let's stick to two o'clock': whoever wants what there is wants nothing that was asked since.
  if (say('keep') && !say('no') && !open.some((one) => one.insteadOf !== null && wanted.some((time) => fits(time, one)))) {
    if (table.keep(mail)) return
  }
  const refused = acts.filter(({ says }) => says.includes('no') && !says.includes('question')).flatMap((act) => act.times)
  // 'Thursday I am on a course, could we do Friday at ten?' takes no Thursday.
  const asksAnother = acts.some(({ says, times }) =>
    times.length === 0
      ? says.includes('later') || (says.includes('question') && says.includes('no'))
      : says.includes('question') && times.some((time) => time.day !== null && !open.some((one) => fits(time, one))),
  )
  const agreed = asksAnother
    ? acts
        .filter(({ says }) => says.includes('yes') && !says.includes('no') && !says.includes('question'))
        .flatMap(({ times }) => times)
    : wanted
  const taken = open.filter(
    (one) =>
      agreed.some((time) => suits(time, one, mail) || isSameDayOn(time, one, ahead)) &&
      !refused.some((time) => time.clock !== null && fits(time, one)),
  )
  const [only] = taken
  if (only && taken.length === 1) {
    table.confirm(only, mail)
    return
  }
  const part = acts.find((act) => act.partOfDay !== undefined && !act.says.includes('no'))?.partOfDay
  // 'Tuesday afternoon', where two hours of the Tuesday were offered
  const takenInPart = taken.filter((one) => part !== undefined && isIn(part, one))
  if (takenInPart.length === 1 && takenInPart[0]) table.confirm(takenInPart[0], mail)
  if (taken.length > 1) return
  const onDay = acts.flatMap(({ says, ofMonth }) => (ofMonth === undefined || says.includes('no') ? [] : [ofMonth]))
  const byDay = open.filter((one) => onDay.some((ofMonth) => isOnDay(ofMonth, one)))
  if (byDay.length === 1 && byDay[0] && wanted.every(isPart)) {
    table.confirm(byDay[0], mail)
    return
  }
  const inPart = open.filter((one) => part !== undefined && isIn(part, one))
  if (open.length > 1 && inPart.length === 1 && inPart[0] && wanted.length === 0 && !say('question')) {
    table.confirm(inPart[0], mail)
    return
  }
  const nth = acts.find((act) => act.nth !== undefined && !act.says.includes('no'))?.nth
  // 'The last one, since I work until five': an hour on no day is none of a meeting.
  if (open.length > 1 && nth !== undefined && wanted.every(isPart)) {
    const chosen = open.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).at(nth < 0 ? nth : nth - 1)
    if (chosen) table.confirm(chosen, mail)
    return
  }
  const reference = open.length === 1 ? (open[0] ?? null) : (ahead.find(({ state }) => state !== 'proposed') ?? open[0] ?? null)
  const zone = reference?.timeZone ?? asked?.reading.invitation?.timeZone ?? null
  const isAsked = reference !== null && asksToMove(acts, reference)
  // 'How long will it take? I must leave at two' asks for no other time.
  const named =
    open.length > 0 || isAsked || reference === null
      ? wanted
      : acts
          .filter(({ says }) => says.length > 0)
          .flatMap(({ times }) => times)
          .filter((time) => wanted.includes(time))
  const news = named
    .filter((time) => !ahead.some((one) => fits(time, one)))
    .map((time) => ({ time, at: wholeTime(time, reference, asked === null ? mailTime(mail) : mailTime(asked), zone) }))
    .flatMap(({ time, at }) => (at !== null && Date.parse(at.startsAt) > Date.parse(mail.at) ? [{ time, at }] : []))
    .filter(({ time }) => time.clock !== null || time.day !== null || time.daysLater !== undefined)
    // 'Is there anything on Thursday or Friday?' asks for neither.
    .filter(({ time }, _, all) => time.clock !== null || all.every((one) => one.time === time || one.time.day === time.day))
  if (
    news.length > 0 &&
    (reference !== null
      ? say('question') || say('no') || open.length > 0
      : asked !== null && news.every(({ time }) => !isPart(time)))
  ) {
    for (const one of ahead) {
      if (one.state !== 'proposed') continue
      table.drop(one)
      if (one.proposedBy === 'employer') one.countered = say('no') ? 'refused' : 'asked'
    }
    if (reference !== null && asksToMove(acts, reference)) reference.isToMove = true
    propose(table, mail, news, reference, 'user')
    return
  }
  const fixed = ahead.filter(({ state }) => state !== 'proposed')
  const toMove = fixed.filter(
    (one) => asksToMove(acts, one) && (fixed.length === 1 || wanted.concat(refused).some((time) => fits(time, one))),
  )
  for (const one of toMove) one.isToMove = true
  const [standing] = fixed
  if (standing && fixed.length === 1 && (say('unwell') || (say('cancel') && !say('yes')))) standing.isToMove = true
  if (((say('no') && !say('yes')) || (say('later') && !say('question'))) && news.length === 0) {
    for (const one of open) table.cancel(one, mail)
    return
  }
  const isAgreed = say('yes') && !say('no') && !say('later') && wanted.every((time) => ahead.some((one) => fits(time, one)))
  if (isAgreed && open.length === 1 && open[0]) table.confirm(open[0], mail)
}

/** A meeting's own time, or the same by the clock of whoever answers: '1 pm here is fine'. */
const suits = (time: SaidTime, one: Meeting, mail: StoredMail): boolean =>
  fits(time, one) ||
  (time.zone === null &&
    time.clock !== null &&
    one.timeZone !== null &&
    fits(time, { ...one, timeZone: null, toldAt: mailTime(mail) }))

/** 'The day after is fine': counted from the meeting that would be moved, as they did. */
function isSameDayOn(time: SaidTime, one: Meeting, ahead: readonly Meeting[]): boolean {
  const moved = ahead.find(({ key }) => key === one.insteadOf)
  return !!time.daysLater && moved !== undefined && wholeTime(time, moved, moved.toldAt, null)?.startsAt === one.startsAt
}

/** 'Could we move it?', 'I can't on Thursday', 'is another day possible?' */
const asksToMove = (acts: readonly Act[], one: Meeting): boolean =>
  acts.some(
    ({ says, times }) =>
      says.includes('move') ||
      says.includes('later') ||
      (says.includes('no') && (says.includes('question') || times.some((time) => fits(time, one)))),
  )
