import type { Act, Evidence, Invitation, Kind, Setting } from '../domain/reading.ts'
import { instantOf, isoAt, offsetAt, offsetOf } from '../domain/time/zone.ts'
import { inWesternOrder } from './acts/eastern-times.ts'
import { type ClockMention, type ClockSpan, clocksIn } from './facts/clocks.ts'
import { isDue } from './facts/due.ts'
import { interviewersIn } from './facts/interviewers.ts'
import { meetingLinkAmong } from './facts/meeting-link.ts'
import { meetingPlaceIn } from './facts/meeting-place.ts'
import { standingOf } from './facts/meeting-standing.ts'
import type { Passage } from './facts/passages.ts'
import { addDays, type Day, dayOfIso, daysIn, isAfter, isoDay, type Mention } from './facts/times.ts'
import { type Token, tokenise } from './facts/tokens.ts'
import { hourIn, relativeDays, weekdays } from './facts/words/calendar-words.ts'
import { offsetIn, zoneBehind, zoneIn, zoneOfWriter } from './facts/zone.ts'
import { isMonthFirst, kindOf, linksOf } from './invitation.ts'
import type { NormalisedMail } from './mail.ts'
import { quoteOf } from './quote.ts'
import { otherMeanings, refined } from './zone-meaning.ts'

const mostPassages = 120
/** Nobody fixes a meeting among more times than these. */
const mostSlots = 100

// What was sent, is over or belongs to the job is no appointment.
const notMeeting =
  /(?<!\p{L})(?:deadline|due (?:by|on|date)|expires?|closing date|applied on|posted on|sent:|was received|start(?:ing)? date|first day|will start on|start work|opens at|à pourvoir|(?:office|working|opening) hours|is closed|(?:office|shop|reception|desk|lines?) (?:is|are) open|(?:post|role|job|position|contract) (?:runs|starts|is \d)|frist(?!\p{L})|arbeitszeit|öffnungszeiten|gleitzeit|horaires|åbningstid|öppettid|åpningstid|godziny pracy|fermés?|geschlossen|geöffnet|geopend|besetzt|besetzen)/iu
const was = /^(?:was|old|before|previously|antes|vorher|bisher|alt|avant|oud|prima|tidligere|tidigare)\b/i
const now = /^(?:now|new(?: time)?|ahora|nuev[oa]|neu|jetzt|nieuw|nouveau|nouvelle|adesso|nuovo|ny|nytt|agora|novo)\b/i
const cancelled =
  /(?<!\p{L})(?:(?:is|was|been|be) (?:cancelled|canceled|called off)|(?:have|had) to (?:cancel|call off)|must cancel|can(?:no|['’])t (?:do|make)|unable to (?:make|keep)|absagen|abgesagt|entfällt|entfallen|annulée?|annuler|gaat (?:\p{L}+ )?niet door|geannuleerd|afgezegd|afzeggen|inställd|inställt|ställa in|aflyst|aflyse|avlyst|avlyse|peruttu|perutaan|perua|peruuntu\p{L}*|odwołan\p{L}*|odwołać|annullat[oa]|annullare|cancelad[oa]|anulad[oa]|cancelar|desmarcad[oa])(?!\p{L})/iu
const unfit =
  /(?<!\p{L})(?:(?:is|are) (?:not|no longer) possible|(?:does|do)(?: not|n['’]t) work|geht (?:leider |doch )?nicht|klappt (?:leider |doch )?nicht|går (?:dessverre |desværre |tyvärr )?(?:ikke|inte)|funkar (?:tyvärr )?inte|lukt (?:helaas )?niet|ne va (?:malheureusement )?pas|no (?:nos )?es posible|non è (?:più )?possibile|não é possível|ei (?:valitettavasti )?käy)(?!\p{L})/iu
// The time beside these is the one that no longer holds, unless another is named.
const putOff =
  /(?<!\p{L})(?:(?:need|have|had) to (?:postpone|move|reschedule)|must (?:postpone|move|reschedule)|(?:müssen|muss) .{0,80}(?:verschieben|verlegen)|devons (?:reporter|décaler|déplacer)|moeten .{0,80}(?:verzetten|verplaatsen|verschuiven)|tenemos que (?:aplazar|cambiar|mover)|dobbiamo (?:spostare|rinviare)|temos (?:de|que) (?:adiar|remarcar)|måste (?:flytta|skjuta)|må (?:flytte|utsette|udskyde)|joudumme siirtämään|musimy (?:przełożyć|przesunąć|przenieść))(?!\p{L})/iu
const newTime =
  /(?<!\p{L})(?:now|new (?:date|time)|neue[rn]? (?:termin|uhrzeit)|nouvelle date|nueva (?:fecha|hora)|nuova data|nova data|nieuwe (?:datum|tijd)|ny (?:tid|dato)|nytt datum|uusi aika|nowy termin)(?!\p{L})/iu
const rescheduled =
  /(?:reschedul|postpone|terminverschiebung|terminänderung|verschoben|verlegt|reprogrammé|(?:entretien|rendez-vous) (?:déplacé|reporté|décalé)|reprogramad|aplazad|pospuest|remarcad|adiad|rinviat|(?:colloquio|appuntamento) spostat|verplaatst|verzet|verschoven|flyttad|flyttet|ombokad|siirret|przełożon|przesunię|(?<!\p{L})(?:new (?:date|time)|neuer termin|nouvelle date|nouvel horaire|nueva (?:fecha|hora)|nova (?:data|hora)|nuov[ao] (?:data|orario)|nieuwe (?:datum|tijd)|ny (?:tid|dato)|nytt datum|uusi aika|nowy termin|zmiana terminu)(?!\p{L}))/iu
const rather =
  /(?<!\p{L})(?:instead|stattdessen|istället|i stedet|plutôt|in plaats daarvan|en su lugar|piuttosto|zamiast tego|sen sijaan)(?!\p{L})/iu
const onlyIf = /^(?:if|should|wenn|falls|sollte|si|als|om|hvis|dersom|jos|mikäli|jeśli|jeżeli|se|caso|qualora)\s/i
const ends = /^(?:end|ends|ende|fin|fine|slut|slutt|fim|koniec|einde)(?: time)?\s?:/i
const onCondition =
  /(?<!\p{L})(?:if|should you|in case|unless|wenn|falls|sollten|si|en cas|als|indien|om du|hvis|dersom|jos|mikäli|jeśli|jeżeli|gdyby|se|caso|qualora)(?!\p{L})|\?/iu
const moved =
  /(?<!\p{L})(?:moved?|moving|rescheduled?|postponed?|changed|change(?= (?:the|your|our|it|this) )|pushed|br(?:ing|ought).{0,30} forward|verschoben|verlegt|verschieben|verlegen|verplaatst|verplaatsen|verzet|verschoven|déplac|report(?:é|er|on)|décal|traslad|pasa(?= (?:de|del|al|a) )|cambi|aplaz|spost|rinvi|passa(?= (?:de|da|para|al|a) )|adiad|remarcad|flytt|ombok|siirt|siirre|przenies|przenos|przeło|przesun)/iu
const onto = /^(?:to|until|auf|naar|au|a|al|para|till|til|na)$/
const away = /^(?:from|von|van|vom|de|du|del|da|dal|dalle|das|fra|fran|z)$/
const instead =
  /(?<!\p{L})(?:instead of|rather than|not(?= (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|\d))|statt(?=\s[\p{L}\d])|anstatt|anstelle|in plaats van|au lieu d[eu’']|plutôt que|en lugar de|en vez de|em vez d[aeo]s?|invece (?:di|che|del)|istället för|i stedet for|zamiast)(?!\p{L}).{0,80}?(?=[;!?]|, (?!\d)|(?<!\p{L})(?:but|sondern|maar|mais|sino|ma|mas|men|utan|vaan|lecz|ale)(?!\p{L})|$)/giu
// Where one of several may be chosen, no time is fixed yet.
const choice =
  /(?<!\p{L})(?:choose|pick|select|prefer|which of|wählen|aussuchen|kies|kiezen|voorkeur|choisi\p{L}*|préfér\p{L}*|elige|elegir|prefier\p{L}*|scegli\p{L}*|prefer\p{L}*|escolh\p{L}*|välj|föredra\p{L}*|vælg|foretræk\p{L}*|velg|valit\p{L}*|wybra\p{L}*|wybierz)(?!\p{L})/iu
const or = { all: 'or|oder|ou|oppure|eller|lub|albo|tai|vai', nl: 'of', es: 'o|u', it: 'o', pl: 'czy' } as const
// "any time from 9", "jeweils ab 7:30 Uhr": when somebody is free, not when they meet.
const openStart = /^(?:from|after|ab|nach|vanaf|na|fra|fran|etter|efter)$/
const between = /^(?:between|zwischen|entre|tussen|tra|mellan|mellem|mellom)$/
const offering =
  /(?<!\p{L})(?:slots?|is open|has .{1,40} open|each|works for me|jeweils|zeit|zeitfenster|disponib\p{L}*|beschikbaar|ledig\p{L}*|plads|dostępn\p{L}*|vapa\p{L}*|available|free)(?!\p{L})/iu
const anyTime = /\b(?:any ?time|anything|any of)\b/i
const readersTime =
  /^[\s,(]*(?:your (?:local )?time|(?:Ihrer|deiner) Zeit|(?:jouw|uw|je) tijd|votre heure|(?:tu|su) hora|din tid|(?:tua|sua) ora|twojego czasu)(?!\p{L})/iu
const arriving =
  /(?<!\p{L})(?:arriv\p{L}*|be (?:here|there)|check[- ]?in|doors|sign in|report|treffpunkt|einlass|seien sie|eintreffen|aanwezig|présent\p{L}*|arriver|lleg\p{L}*|preséntese|presentarsi|arriv\p{L}*|chegar?|chegue|möt upp|oppmøte|fremmøde|saavu\p{L}*|przyjść)(?!\p{L})/iu

interface Slot {
  day: Day
  passage: Passage
  /** The sentence with what is replaced in it. */
  quote: string
  clock: ClockMention
  isNew: boolean
  /** Whether it takes the place of one told before; where a move is only possible, or spoken of, it does not. */
  isMove: boolean
  isOff: boolean
  /** Whether day and time stand in one sentence. */
  isWhole: boolean
  /** 'If that does not suit, Friday at two' */
  isOtherwise: boolean
}

/** A meeting that the text itself fixes or calls off: one day and one time, the same wherever the mail repeats it. */
export function textInvitation(
  mail: NormalisedMail,
  passages: Passage[],
  kind: Kind | undefined,
): { invitation: Invitation; evidence: Evidence } | null {
  if (kind !== undefined && kind !== 'interview') return null
  const sent = dayOfIso(mail.sentAt)
  if (!sent) return null
  const spoken = passages.filter((passage) => passage.zone === 'body' || passage.zone === 'subject').slice(0, mostPassages)
  if (
    kind === undefined &&
    !spoken.some((passage) =>
      /interview|pohovor|interjú|面接|面談|面试|면접|gespräch|entretien|entrevista|colloquio|gesprek|intervju|samtale|rozmow|mülakat|görüşme/i.test(
        passage.text,
      ),
    )
  )
    return null
  const slots = slotsIn(mail, spoken, sent)
  if (slots === null || slots.length > mostSlots) return null
  const going = slots.filter(({ isOff }) => !isOff)
  const off = slots.filter(({ isOff }) => isOff)
  const renewed = going.filter(({ isNew }) => isNew)
  const counting = renewed.length > 0 ? renewed : going.length > 0 ? going : off
  const used = preferred(counting, [
    ({ isOtherwise }) => !isOtherwise,
    ({ isWhole }) => isWhole,
    ({ passage }) => isLabelled(passage),
  ])
  const [first] = used
  if (!first || new Set(used.map(({ day }) => isoDay(day))).size > 1) return null
  const near = `${first.passage.text} ${spoken
    .filter((passage) => Math.abs(passage.line - first.passage.line) <= 3)
    .map((passage) => passage.text)
    .join(' ')}`
  const named =
    zoneIn(near) ??
    zoneIn(
      spoken
        .map((passage) => passage.text)
        .join(' ')
        .slice(0, 600),
    )
  if (named === null && readersTime.test(behindClock(first.passage, first.clock, used))) return null
  const fixed = offsetIn(near)
  const zone =
    named !== null ? refined(named, mail) : zoneOfWriter(mail.sentAt, mail.language, mail.from?.address.split('@')[1] ?? '')
  const at = ({ day, clock, passage }: Slot): Fixed => {
    const isAlone = used.filter((slot) => slot.passage === passage).length === 1
    const behind = isAlone ? '' : behindClock(passage, clock, used)
    const own = behind === '' ? null : zoneBehind(behind)
    return fixedTime(
      day,
      clock.value,
      own === null ? zone : refined(own, mail),
      behind === '' ? fixed : (offsetIn(behind) ?? (own ? null : fixed)),
      mail,
    )
  }
  let fixedTimes = mainOnes(used).map(at)
  // One moment, told in several zones perhaps, or the lines of one plan; several others are a choice.
  if (fixedTimes.some(({ begin }) => begin !== fixedTimes[0]?.begin)) {
    const plan = planOf(spoken, going)
    if (plan === null) return null
    fixedTimes = plan.map(at)
  }
  const start = fixedTimes[0] as Fixed
  const finish = fixedTimes.findLast(({ end }) => end !== null)
  const write = (instant: number) => isoAt(instant, start.zone === null ? start.offset : offsetAt(start.zone, instant))
  const place = meetingPlaceIn(mail, spoken, first.passage)
  const otherZones = start.zone === null ? [] : otherMeanings(start.zone, near, mail)
  const attendees = interviewersIn(mail).map((name) => ({ name, address: '' }))
  const invitation: Invitation = {
    uid: null,
    sequence: 0,
    method: going.length > 0 ? 'text' : 'cancel',
    start: write(start.begin),
    ...((first.isMove || isPutOff(mail, spoken)) && { isMoved: true }),
    end: finish?.end == null ? null : write(finish.end),
    timeZone: start.zone,
    ...(otherZones.length > 0 && { otherZones }),
    summary: mail.subject.slice(0, 300),
    place,
    link: meetingLinkAmong(linksOf(mail)),
    // Nobody has agreed on a time that may be another.
    standing: otherZones.length > 0 ? 'proposed' : standingOf(spoken),
    kind: kindOf(`${mail.subject} ${near} ${place ?? ''}`, place),
    organizer: null,
    ...(attendees.length > 0 && { attendees }),
  }
  return { invitation, evidence: { field: 'invitation', quote: quoteOf(first.quote), where: first.passage.where } }
}

/** Where, how and with whom the meeting is held for which a mail offers several times: in the words beside the first of them. */
export function settingOf(mail: NormalisedMail, passages: Passage[], acts: readonly Act[]): Setting | null {
  const offering = acts.find(({ times }) => times.length > 0)
  const near = offering && passages.find(({ text }) => text.includes(offering.quote))
  if (!near) return null
  const spoken = passages.filter((passage) => passage.zone === 'body').slice(0, mostPassages)
  const words = spoken.filter(({ line }) => Math.abs(line - near.line) <= 3).map(({ text }) => text)
  const place = meetingPlaceIn(mail, spoken, near)
  const people = interviewersIn(mail)
  return {
    ...(people.length > 0 && { people: people.join(', ') }),
    place,
    link: meetingLinkAmong(linksOf(mail)),
    kind: kindOf([mail.subject, ...words, place ?? ''].join(' '), place),
  }
}

/** 'We have to postpone the interview. The new time is …': the words for it stand apart from the time, or in the subject. */
const isPutOff = ({ subject }: NormalisedMail, spoken: readonly Passage[]): boolean =>
  rescheduled.test(subject) || spoken.some(({ text }) => putOff.test(text) && !isOnlyPossible(text))

/** Those of which each is true, as far as it is of any. */
function preferred<T>(all: T[], tests: ((one: T) => boolean)[]): T[] {
  return tests.reduce((left, test) => (left.some(test) ? left.filter(test) : left), all)
}

/** "Time: 10 am", "Reporting time: 9:00" */
const isLabelled = ({ text }: Passage): boolean => /^\p{L}[^:\d]{1,24}:/u.test(text)

interface Fixed {
  begin: number
  end: number | null
  zone: string | null
  offset: number
}

function fixedTime(
  day: Day,
  { hour, minute, end }: ClockSpan,
  zone: string | null,
  fixed: number | null,
  mail: NormalisedMail,
): Fixed {
  const offset = fixed ?? offsetOf(mail.sentAt) ?? 0
  const instant = (on: Day, clock: { hour: number; minute: number }) =>
    zone !== null && fixed === null
      ? instantOf({ ...on, ...clock }, zone)
      : Date.UTC(on.year, on.month - 1, on.day, clock.hour, clock.minute) - offset * 60_000
  // A night's end is the next day's.
  const isNextDay = end !== null && end.hour * 60 + end.minute < hour * 60 + minute
  return {
    begin: instant(day, { hour, minute }),
    end: end === null ? null : instant(isNextDay ? addDays(day, 1) : day, end),
    zone: fixed === null ? zone : null,
    offset,
  }
}

/** Every time with its day; null where the mail leaves them open. */
function slotsIn(mail: NormalisedMail, spoken: Passage[], sent: Day): Slot[] | null {
  const monthFirst = isMonthFirst(mail)
  const slots: Slot[] = []
  // The day that times on the next lines belong to; one counted from today holds for the next line alone, and takes no date's place.
  let open: { day: Day; passage: Passage; isNear: boolean } | null = null
  let loose: { clocks: ClockMention[]; passage: Passage } | null = null
  const isOr = new RegExp(
    `(?<!\\p{L})(?:${or.all}${mail.language !== null && mail.language in or ? `|${or[mail.language as keyof typeof or]}` : ''})(?!\\p{L})`,
    'giu',
  )
  for (const spokenPassage of spoken) {
    const passage = plainOf(spokenPassage, sent)
    if (passage.text.length > 700 || notMeeting.test(passage.text) || was.test(passage.text)) {
      open = null
      continue
    }
    const { tokens, text } = passage
    const all = daysIn(tokens, sent, monthFirst, mail.language)
    const named = clocksIn(tokens, all, mail.language)
    // "moved until Thursday" is no deadline
    const isMoved = moved.test(text)
    const isFree = (mention: Mention<unknown>) => isMoved || !isDue(tokens, mention, [...all, ...named], mail.language)
    let days = all.filter(isFree)
    let clocks = named.filter(isFree)
    if (days.length === 0 && clocks.length === 0) continue
    const isPossible = onCondition.test(text)
    if (unfit.test(text) && !isPossible) continue
    const isNew = now.test(text) || rather.test(text) || (isMoved && days.length > 0)
    const isTarget = ({ from }: Mention<unknown>) => goesTo(tokens, from)
    const isMove =
      !isOnlyPossible(text) &&
      ((now.test(text) && isLabelled(passage)) ||
        rather.test(text) ||
        spokenPassage.text.search(instead) >= 0 ||
        (isMoved &&
          (days.some(isTarget) ||
            clocks.some(({ from }) => /^(?:to|auf|naar|na|till|from|von|van)$/.test(tokens[from - 1]?.word ?? '')))))
    const isOff = cancelled.test(text) && !isPossible
    if (isMoved) {
      const targets = days.filter(isTarget)
      const [target] = targets
      if (!target && putOff.test(text) && !isOnlyPossible(text) && !newTime.test(text)) continue
      if (target && targets.length === 1 && days.length > 1) {
        days = [target]
        clocks = clocks.filter(({ from }) => from > target.from)
      }
      // "moved from 10:00 to 14:00"
      clocks = clocks.map((clock) =>
        clock.value.end !== null && away.test(tokens[clock.from - 1]?.word ?? '') && !isOnlyPossible(text)
          ? { ...clock, value: { ...clock.value.end, end: null } }
          : clock,
      )
    }
    const timely = days.filter(({ value }) => !isAfter(sent, value))
    if (clocks.length > 0 && timely.length > 0 && timely.length < days.length)
      clocks = clocks.filter((clock) =>
        timely.includes((days.findLast(({ from }) => from < clock.from) ?? days[0]) as Mention<Day>),
      )
    const distinct = new Set(timely.map(({ value }) => isoDay(value)))
    // "between March 30 and April 3", "Tuesday or Wednesday": the writer asks.
    if ((distinct.size > 1 || timely.some(({ isDoubtful }) => isDoubtful)) && clocks.length > 0) return null
    if (distinct.size > 1) continue
    const [day] = timely
    if (days.length > 0 && !day) continue
    if (day?.isDoubtful) {
      open = null
      continue
    }
    if (
      clocks.length > 0 &&
      (anyTime.test(text) ||
        (!isMoved && clocks.some((clock) => isOpenStart(tokens, clock)) && (offering.test(text) || text.endsWith('?'))))
    )
      return null
    if (
      clocks.length > 0 &&
      (day || open) &&
      !isOff &&
      [...text.matchAll(isOr)].some(({ index }) => leavesOpen(passage, index, clocks, mail.language))
    )
      return null
    const slot = (on: Day, isWhole: boolean, times: ClockMention[], where: Passage) => {
      for (const clock of times)
        slots.push({
          day: on,
          passage: where,
          quote: where === passage ? spokenPassage.text : where.text,
          clock,
          isNew,
          isMove,
          isOff,
          isWhole,
          isOtherwise: slots.length > 0 && onlyIf.test(text),
        })
    }
    const isJoined =
      open !== null && passage.line - open.passage.line <= (open.isNear ? 1 : 6) && passage.zone === open.passage.zone
    const figures = clocks.filter(({ isInWords }) => !isInWords)
    const last = slots.at(-1)
    if (last && last.clock.value.end === null && clocks.length === 1 && ends.test(text)) {
      const [{ value }] = clocks as [ClockMention]
      last.clock = { ...last.clock, value: { ...last.clock.value, end: value } }
    } else if (day && clocks.length > 0) {
      slot(day.value, true, clocks, passage)
      open = { day: day.value, passage, isNear: day.isRelative === true }
    } else if (day && !(day.isRelative && open && !open.isNear)) {
      open = { day: day.value, passage, isNear: day.isRelative === true }
      // "Tid: 13.00" over "Datum: torsdag 3 december"
      if (loose && passage.line - loose.passage.line === 1) slot(day.value, false, loose.clocks, loose.passage)
    } else if (figures.length > 0 && open && isJoined) slot(open.day, false, figures, passage)
    loose = !day && figures.length > 0 && isLabelled(passage) ? { clocks: figures, passage } : null
  }
  return slots
}

/** "Let us know if you need to move it" */
const isOnlyPossible = (text: string): boolean =>
  onCondition.test(text.slice(0, Math.max(text.search(moved), text.search(rather), 0)))

/** "from 3 pm", "between 2 and 4"; "from 2 to 4" is when it begins and ends. */
function isOpenStart(tokens: Token[], { from, value }: ClockMention): boolean {
  const at = /^kl\.?$/.test(tokens[from - 1]?.word ?? '') ? from - 2 : from - 1
  const word = tokens[at]?.word ?? ''
  return between.test(word) || (value.end === null && openStart.test(word))
}

/** '9.00am AEDT (Wed 2 Dec, 10.00pm UTC)': the same moment on another clock. */
const sameElsewhere =
  /(?<=\d(?:\s?[ap]m)?\s[A-Z]{2,5}\s)\(\p{L}[^()]{0,40}\d{1,2}[:.]\d{2}[^()]{0,12}(?:UTC|GMT|[A-Z]{1,3}[SDT]T)\)/gu

/** Without what is replaced by something else, and with two zones apart: "1pm ET/10am PT". */
function plainOf(passage: Passage, sent: Day): Passage {
  const text = inWesternOrder(passage.text, sent)
    .replace(sameElsewhere, ' ')
    .replace(instead, ' ')
    .replace(/(?<= [A-Z]{2,4})\/(?=\d)/g, ' / ')
    .trim()
  return text === passage.text.trim() ? passage : { ...passage, text, tokens: tokenise(text) }
}

/** "to Thursday 3 December", "torstaille 3.12." */
function goesTo(tokens: Token[], from: number): boolean {
  let at = from - 1
  while (
    at > from - 4 &&
    (weekdays.has(tokens[at]?.word ?? '') || /^(?:the|den|dem|le|el|il|o|dia)$/.test(tokens[at]?.word ?? ''))
  ) {
    if (/lle$/.test(tokens[at]?.word ?? '')) return true
    at -= 1
  }
  return onto.test(tokens[at]?.word ?? '') || (/lle$/.test(tokens[from]?.word ?? '') && weekdays.has(tokens[from]?.word ?? ''))
}

/** "at 10:00 or 14:00", "or Friday": what follows 'or' is another time. */
function leavesOpen({ text }: Passage, index: number, clocks: ClockMention[], language: string | null): boolean {
  const rest = tokenise(text.slice(index, index + 60)).slice(1, 6)
  const at = rest.findIndex(
    ({ word }) =>
      !/^(?:on|at|am|um|om|op|le|el|il|a|alle|as|las|den|d|kl|kl\.|klo|w|we|o|na|pa|perhaps|even|vielleicht)$/.test(word),
  )
  const first = rest[at]
  return (
    first !== undefined &&
    clocks.length > 0 &&
    ((weekdays.has(first.word) && first.word.length > 2) ||
      relativeDays.has(first.word) ||
      ((/^\d{1,2}(?:[:.hu]\d{2}|[hu]|[ap]m)?$/.test(first.word) ||
        (clocks.some(({ isInWords }) => isInWords) && hourIn(first.word, language) !== undefined)) &&
        !/^(?:min|mins|minutes|minuten|more|people|tage?n?|days?|hours?|of)$/.test(rest[at + 1]?.word ?? '')))
  )
}

/** Where one comes before it begins, that time is not when it begins. */
function mainOnes(slots: Slot[]): Slot[] {
  const main = slots.filter(({ passage, clock }) => {
    const others = slots.filter((slot) => slot.passage === passage)
    const before = Math.max(
      0,
      ...others.filter((slot) => slot.clock.from < clock.from).map((slot) => passage.tokens[slot.clock.to - 1]?.end ?? 0),
    )
    const stretch = passage.text.slice(before, passage.tokens[clock.from]?.start)
    return !arriving.test(stretch)
  })
  return main.length > 0 ? main : slots
}

/** What stands between one time and the next. */
function behindClock(passage: Passage, clock: ClockMention, slots: Slot[]): string {
  const next = Math.min(
    passage.text.length,
    ...slots
      .filter((slot) => slot.passage === passage && slot.clock.from >= clock.to)
      .map((slot) => passage.tokens[slot.clock.from]?.start ?? Number.POSITIVE_INFINITY),
  )
  return passage.text.slice(passage.tokens[clock.to - 1]?.end, next).slice(0, 40)
}

/** The lines of one day, each with what happens then: "9:30 Tour". */
function planOf(spoken: Passage[], slots: Slot[]): Slot[] | null {
  const spans = slots.filter(({ clock }) => clock.value.end !== null)
  if (new Set(spans.map(({ clock }) => clock.value.hour * 60 + clock.value.minute)).size >= 2) return inOrderOfTime(slots)
  const lines = slots.filter(
    ({ passage, clock }) => clock.from <= 1 && /\p{L}{3}/u.test(passage.text.slice(passage.tokens[clock.to - 1]?.end)),
  )
  const starts = lines.map(({ clock }) => clock.value.hour * 60 + clock.value.minute)
  const isPlan =
    lines.length >= 2 &&
    starts.every((start, n) => n === 0 || start > (starts[n - 1] ?? 0)) &&
    slots.every(({ isWhole, passage }) => !isWhole || lines.some((line) => line.passage === passage)) &&
    !spoken.some(({ text }) => choice.test(text))
  return isPlan ? lines : null
}

const inOrderOfTime = (slots: Slot[]): Slot[] =>
  slots.toSorted((a, b) => a.clock.value.hour * 60 + a.clock.value.minute - (b.clock.value.hour * 60 + b.clock.value.minute))
