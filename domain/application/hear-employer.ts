import { type Act, type Invitation, reviewBelow, type Said } from '../reading.ts'
import { isPart, type Meeting, mailTime, mostOffered, propose, type Table } from './meeting-table.ts'
import { fits, wholeTime } from './said-time.ts'
import { confidenceOf, isTrusted, type StoredMail } from './stored-mail.ts'
import { applyCalendar, applyText, instantOrNull, isInThreadOf } from './told-meetings.ts'

export function hearEmployer(table: Table, mail: StoredMail): void {
  const { invitation, events } = mail.reading
  const calendar = (events ?? (invitation === null ? [] : [invitation])).filter(({ uid }) => uid !== null)
  for (const event of calendar) applyCalendar(table, mail, event)
  const told = invitation !== null && calendar.length === 0 ? invitation : null
  // A stranger's words move nothing, nor do those of a mail that may be a fraud.
  if (!isTrusted(mail)) {
    if (told !== null && told.method === 'text') applyText(table, mail, told)
    return
  }
  const acts = mail.reading.acts ?? []
  if (acts.some(({ says, times }) => says.includes('retract') && times.length === 0) && !invitesAnew(mail)) {
    table.resume()
    return
  }
  if (mail.kind === 'rejection' && confidenceOf(mail) >= reviewBelow && !repeatsWish(table, mail, acts)) {
    table.giveUp(mail.at)
    return
  }
  if (isKept(table, mail, acts)) table.keep(mail)
  if (restores(table, mail, acts)) return
  const isRestated = told?.method === 'text' && told.standing !== 'proposed' && !acts.some(isQuestionOfTime)
  const restated = table.ahead(mail.at).find((one) => isAwaited(one) && one.startsAt === instantOrNull(told?.start ?? null))
  if (isRestated && restated) table.confirm(restated, mail)
  if (told !== null && told.method === 'text' && !isAlternative(table, mail, acts) && !isSpokenOf(table, mail, acts)) {
    const isMoved = isMoving(acts)
    const isAgreed = told.standing === null && table.ahead(mail.at).some(isAwaited) && acts.some(agreesOnTime)
    const asTold = { ...told, ...(isMoved && { isMoved }), ...(isAgreed && { standing: 'confirmed' as const }) }
    applyText(table, mail, asTold, replacedIn(table, mail, asTold, acts), insteadOf(table, mail, acts))
    return
  }
  if (calendar.length === 0) hearWords(table, mail, acts, told)
}

/** '15:30 it is', 'of course, noted': who agrees to what the user asked for, and refuses nothing, is easily taken for one who does. */
function repeatsWish(table: Table, mail: StoredMail, acts: readonly Act[]): boolean {
  if (acts.some(({ says }) => says.some((one) => one === 'no' || one === 'cancel' || one === 'withdraw' || one === 'later')))
    return false
  const isBareYes = confidenceOf(mail) < sure && acts.length > 0 && acts.every(({ says }) => says.includes('yes'))
  return table
    .ahead(mail.at)
    .some(
      (one) =>
        isAwaited(one) && (isBareYes || acts.some(({ times }) => times.some((time) => time.clock !== null && fits(time, one)))),
    )
}

/** A rejection that says so is as sure as this. */
const sure = 0.9

/** 'Please ignore our last mail: we would like to meet you on Friday at four.' */
const invitesAnew = ({ kind, reading }: StoredMail): boolean => kind === 'interview' && reading.invitation !== null

/** 'We can't move it, please come as planned': what the user asked for is refused. */
const isKept = (table: Table, mail: StoredMail, acts: readonly Act[]): boolean =>
  acts.some(({ says }) => says.includes('keep')) &&
  !acts.some(({ says, times }) => says.includes('cancel') || (says.includes('move') && times.length > 0)) &&
  !table.ahead(mail.at).some((one) => isAwaited(one) && acts.some(({ times }) => times.some((time) => fits(time, one))))

const agreesOnTime = ({ says, times }: Act): boolean => says.includes('yes') && !says.includes('question') && times.length > 0

/** What the user asked to move: a new time that is only proposed would take its place. */
const insteadOf = (table: Table, mail: StoredMail, acts: readonly Act[]): Meeting | null =>
  acts.some((act) => act.isFurther) ? null : (table.ahead(mail.at).find(({ isToMove }) => isToMove) ?? null)

const isQuestionOfTime = ({ says, times }: Act): boolean => says.includes('question') && times.length > 0

/** 'It has to be the Tuesday', 'Wednesday is full, I'm afraid': what was proposed before the user asked for another time stands again. */
function restores(table: Table, mail: StoredMail, acts: readonly Act[]): boolean {
  const ahead = table.ahead(mail.at)
  const pending = ahead.filter(isAwaited)
  const before = table
    .known()
    .filter(({ isDropped, countered, startsAt }) => isDropped && countered !== null && Date.parse(startsAt) > Date.parse(mail.at))
  if (pending.length === 0 || before.length === 0) return false
  const times = acts.flatMap((act) => act.times)
  const others = times.filter((time) => !before.some((one) => fits(time, one)))
  const told = others.filter((time) => !pending.some((one) => fits(time, one)))
  const isNo = acts.some(({ says }) => says.includes('no') || says.includes('keep'))
  const named = before.filter((one) => times.some((time) => fits(time, one) && !pending.some((other) => fits(time, other))))
  const again =
    named.length > 0 && (isNo || others.length === 0)
      ? named
      : isNo
        ? before.filter(({ countered }) => countered === 'asked')
        : []
  if (told.length > 0 || again.length === 0) return false
  for (const one of pending) table.drop(one)
  for (const one of again) table.restore(one)
  return true
}

/** 'Yes, Thursday at two' is the Thursday that was spoken of before, or that of the week of the meeting that is moved. */
const isSpokenOf = (table: Table, mail: StoredMail, acts: readonly Act[]): boolean => {
  const times = acts.flatMap((act) => act.times)
  return (
    table.ahead(mail.at).length > 0 &&
    times.some(({ weekday }) => weekday !== null) &&
    times.every((time) => time.weekday !== null || isPart(time))
  )
}

/** The meeting that has a new time when the employer names one: the one that the user asked to move, or that of the same day. */
function replacedIn(table: Table, mail: StoredMail, told: Invitation | null, acts: readonly Act[]): Meeting | null {
  if (told?.standing === 'proposed' || acts.some((act) => act.isFurther)) return null
  const ahead = table.ahead(mail.at)
  return ahead.find(({ isToMove }) => isToMove) ?? retimed(ahead, mail, acts)
}

/** 'The call on Thursday is at four': one other hour for the day of the only meeting that is fixed. */
function retimed(ahead: readonly Meeting[], mail: StoredMail, acts: readonly Act[]): Meeting | null {
  const fixed = ahead.filter(({ state }) => state !== 'proposed')
  const [one] = fixed
  const times = acts.flatMap((act) => act.times)
  const clocks = new Set(times.flatMap(({ clock }) => clock ?? []))
  if (!one || fixed.length > 1 || !isInThreadOf(mail, one) || clocks.size !== 1) return null
  const isSo = times.every(
    (time) => !time.isFrom && ((time.day === null && time.weekday === null) || fits({ ...time, clock: null }, one)),
  )
  return isSo && mail.kind === 'interview' && !acts.some(({ says }) => says.includes('question')) ? one : null
}

/** A time that is stated with a word for moving takes the place of the one before. */
const isMoving = (acts: readonly Act[]): boolean =>
  acts.some(({ says, times }) => times.length > 0 && says.includes('move') && !says.includes('question'))

/** 'We must cancel; could you do Friday at ten instead?' is a question about the meeting there is, whatever else it names. */
function isAlternative(table: Table, mail: StoredMail, acts: readonly Act[]): boolean {
  const ahead = table.ahead(mail.at)
  const isToMove = ahead.some((one) => one.isToMove)
  const isRefused = ahead.some(isAwaited) && acts.some(({ says }) => says.includes('no'))
  return (
    ahead.length > 0 &&
    acts.some(
      ({ says, times }) => times.length > 0 && says.includes('question') && (says.includes('move') || isRefused || isToMove),
    )
  )
}

function hearWords(table: Table, mail: StoredMail, acts: readonly Act[], told: Invitation | null): void {
  const ahead = table.ahead(mail.at)
  const say = (said: Said) => acts.some(({ says }) => says.includes(said))
  const timed = acts.filter(({ times }) => times.length > 0)
  const about = discussed(ahead, acts)
  const pending = ahead.filter(isAwaited)
  const current = about.length === 1 ? (about[0] ?? null) : null
  const toMove = acts.some((act) => act.isFurther) ? null : (ahead.find((one) => one.isToMove) ?? null)
  const reference = toMove ?? current ?? ahead.at(-1) ?? null
  // 'Wednesday is packed. Could you do Friday at nine?' names what the user asked for and agrees to nothing.
  const asksOther = timed.some(
    ({ says, times }) => says.includes('question') && !times.some((time) => ahead.some((one) => fits(time, one))),
  )
  const agreed = asksOther
    ? undefined
    : pending.find((one) => timed.some((act) => !act.says.includes('no') && act.times.some((time) => fits(time, one))))
  const news = timed
    .filter(({ says }) => says.includes('move') || !(says.includes('no') || says.includes('cancel')))
    .flatMap((act) => act.times.map((time) => ({ act, time, at: wholeTime(time, reference, mailTime(mail), null) })))
    .filter(
      ({ at, time }) => at !== null && Date.parse(at.startsAt) > Date.parse(mail.at) && !ahead.some((one) => fits(time, one)),
    )
    .flatMap(({ act, time, at }) => (at === null ? [] : [{ act, time, at }]))
    // 'The team needs Wednesday too. Could we move to Thursday?'
    .toSorted((a, b) => Number(b.act.says.includes('move')) - Number(a.act.says.includes('move')))
  const [first] = news
  const isQuestion = first?.act.says.includes('question') ?? false
  const isCancelled = say('cancel') || told?.method === 'cancel' || (news.length === 0 && isPutOff(ahead, acts))
  if (agreed && !isCancelled) {
    table.confirm(agreed, mail)
    return
  }
  // 'Thursday at ten, then': what was asked instead of it is no more.
  const restated = ahead.find(
    (one) =>
      one.state !== 'proposed' &&
      timed.some(
        ({ says, times }) =>
          !says.some((said) => said === 'question' || said === 'no' || said === 'cancel') &&
          times.some((time) => time.clock !== null && fits(time, one)),
      ),
  )
  const instead = ahead.filter(
    ({ state, insteadOf }) => state === 'proposed' && insteadOf !== null && insteadOf === restated?.key,
  )
  if (instead.length > 0 && news.length === 0) {
    for (const one of instead) table.drop(one)
    return
  }
  const offers = news.filter(({ time }) => time.clock !== null && time.day !== null)
  const [offer] = offers
  // 'In addition to Thursday we would like to see you on Friday at ten', 'are you free on Friday at ten?' where nothing is fixed any more
  if (
    offer &&
    offers.length === 1 &&
    mail.kind === 'interview' &&
    (ahead.length > 0 ? offer.act.isFurther : isQuestion || offer.act.isFixed)
  ) {
    propose(table, mail, offers, null, 'employer', mail.reading.setting)
    const [made] = table.ahead(mail.at).slice(-1)
    if (made && offer.act.isFixed && !isQuestion) table.confirm(made, mail)
    return
  }
  // 'Friday is no good, how about Monday at ten?' also refuses the Friday that the user asked for.
  const isCountered = (say('no') || asksOther) && pending.length > 0
  if (
    first &&
    reference !== null &&
    isQuestion &&
    (say('move') || isCancelled || isCountered || toMove !== null || isPart(first.time))
  ) {
    if (isCountered) for (const one of pending) table.drop(one)
    if (isCancelled) table.cancel(reference, mail)
    else if (reference.state === 'proposed')
      for (const one of ahead) if (one.state === 'proposed' && one.proposedBy === 'employer') table.drop(one)
    propose(table, mail, news, reference, 'employer')
    return
  }
  // Called off, and a new time is stated: it is moved. A day without an hour fixes that only with a word for moving.
  const isFixed = first !== undefined && (first.time.clock !== null || first.time.minutesLater !== undefined)
  if (first && reference !== null && !isQuestion && (say('move') || ((isCancelled || toMove !== null) && isFixed))) {
    table.move(reference, first.at, mail, 'moved')
    for (const one of pending) if (one !== reference) table.drop(one)
    return
  }
  const same = (told !== null || first?.act.says.includes('yes')) && !isCancelled ? replacedIn(table, mail, told, acts) : null
  // 'I'm free from two.' – 'Then let us meet at half past.'
  const [asked] = pending
  if (first && isFixed && !isQuestion && asked && pending.length === 1 && ahead.length === 1 && !say('no')) {
    table.move(asked, first.at, mail, 'moved')
    return
  }
  if (first && isFixed && same !== null && !isQuestion) {
    table.move(same, first.at, mail, 'moved')
    return
  }
  if (isCancelled) {
    const called = told?.method === 'cancel' ? ahead.filter((one) => one.startsAt === instantOrNull(told.start)) : about
    for (const one of called.length > 0 ? called : about) table.cancel(one, mail)
    return
  }
  if (mail.kind === 'interview' && new Set(offers.map(({ at }) => at.startsAt)).size >= 2 && offers.length <= mostOffered) {
    for (const one of ahead) if (one.state === 'proposed') table.drop(one)
    propose(table, mail, offers, null, 'employer', mail.reading.setting)
    // 'You meet Luis at ten and the team at one' offers no choice.
    if (acts.some(({ isFixed }) => isFixed) && !say('question'))
      for (const one of table.ahead(mail.at))
        if (one.choice === mail.id) Object.assign(one, { choice: null, answerBy: null, state: 'confirmed' })
    return
  }
  if (!say('yes') || (say('no') && pending.length > 0)) {
    if (say('no') && pending.length > 0 && news.length === 0) for (const one of pending) table.drop(one)
    return
  }
  // What agrees is about what the user asked for, else about what the user answered.
  const named = ahead.filter((one) => timed.some(({ times }) => times.some((time) => fits(time, one))))
  if (pending.length === 1 && pending[0]) table.confirm(pending[0], mail)
  else if (named.length === 1 && named[0]?.state === 'proposed' && !say('question')) table.confirm(named[0], mail)
}

/** 'Monday won't work, I'll say when we might meet instead': a no to the day of a meeting, and the promise of another. */
function isPutOff(ahead: readonly Meeting[], acts: readonly Act[]): boolean {
  const named = acts.filter(({ says, isFixed }) => !isFixed && !says.includes('question'))
  const isRefused = (one: Meeting) =>
    named.some(({ says, times }) => (says.includes('no') || says.includes('move')) && times.some((time) => fits(time, one)))
  // 'The boss broke a leg, so Thursday goes down the drain. I'll be back with a new time.'
  const isNamed = (one: Meeting) =>
    acts.some(({ says }) => says.includes('later') && !says.includes('question')) &&
    acts.some(({ says }) => says.includes('unwell') || says.includes('no')) &&
    !acts.some(({ says }) => says.includes('keep')) &&
    named.some(({ says, times }) => !says.includes('yes') && times.some((time) => time.clock === null && fits(time, one)))
  const isPromised = acts.some(
    ({ says, times }) => says.includes('later') || (says.includes('move') && times.length === 0 && !says.includes('question')),
  )
  return isPromised && ahead.some((one) => isRefused(one) || isNamed(one))
}

/** What the user asked for waits for the employer's word. */
const isAwaited = ({ proposedBy, state }: Meeting): boolean => proposedBy === 'user' && state === 'proposed'

/** The meetings that words are about: those that a time they name fits, else the only one there is or those offered together. */
function discussed(ahead: Meeting[], acts: readonly Act[]): Meeting[] {
  const times = acts.flatMap((act) => act.times)
  const named = ahead.filter((one) => times.some((time) => fits(time, one)))
  if (named.length > 0 && named.length < ahead.length) return named
  const [first] = ahead
  if (ahead.length <= 1 || (first && ahead.every(({ choice }) => choice !== null && choice === first.choice))) return ahead
  const agreed = ahead.filter(({ state }) => state !== 'proposed')
  return agreed.length === 1 ? agreed : []
}
