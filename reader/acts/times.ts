import type { SaidTime } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import { type ClockMention, clocksIn } from '../facts/clocks.ts'
import { isDue } from '../facts/due.ts'
import { type Day, daysIn, isoDay, type Mention, weekdayOf } from '../facts/times.ts'
import { tokenise } from '../facts/tokens.ts'
import { hourIn, relativeDays, weekdays } from '../facts/words/calendar-words.ts'
import { zoneBehind, zoneIn } from '../facts/zone.ts'
import { inWesternOrder } from './eastern-times.ts'

const most = { text: 600, times: 20 }

/** What a sentence is read against: when and in which language it was written. */
export interface Written {
  sent: Day
  language: string | null
  monthFirst: boolean | null
}

/**
 * The times that a sentence names, whole or in part: 'Thursday at ten', 'on Friday', 'at 17:00', 'the day after', 'an hour later'. A part is made
 * whole where the meeting it is about is known. `open` is the day that the lines before are about.
 */
export function timesIn(text: string, written: Written, open: SaidTime | null = null, isDeadlineToo = false): SaidTime[] {
  const times = timesOf(text, written, open, isDeadlineToo)
  // A short answer is easily taken for another language.
  return times.length > 0 || written.language === 'en'
    ? times
    : timesOf(text, { ...written, language: 'en' }, open, isDeadlineToo)
}

function timesOf(text: string, written: Written, open: SaidTime | null, isDeadlineToo: boolean): SaidTime[] {
  const { sent, language, monthFirst } = written
  const western = inWesternOrder(text.slice(0, most.text), sent)
    .replace(joined, '')
    .replace(bareHour, 'at $1')
    .replace(inPortuguese, '$&-feira')
  const plain = language === 'de' ? western : western.replace(hourInItalian, '$&:00')
  const tokens = tokenise(plain)
  const mayTell = tokens.some(
    ({ word }) => /\d/.test(word) || weekdays.has(word) || relativeDays.has(word) || hourIn(word, language) !== undefined,
  )
  const found = mayTell ? daysIn(tokens, sent, monthFirst, language) : []
  const named = mayTell ? clocksIn(tokens, found, language) : []
  const all = [...found, ...named]
  const counts = (mention: Mention<unknown>) => isDeadlineToo || !isDue(tokens, mention, all, language)
  const days = found.filter(counts)
  const clocks = named.filter(counts)
  const shift = shiftIn(fold(plain), language)
  /** 'An hour earlier on Thursday', 'on Friday at the same time' */
  const minutes = sameHour.test(fold(plain)) ? 0 : shift?.minutes || undefined
  const zone = zoneIn(plain)
  const dayOf = (mention: Mention<Day>) => {
    const part = partOf(mention, tokens[mention.from]?.word ?? '', mention.to - mention.from === 1)
    const isNext = [tokens[mention.from - 1], tokens[mention.to]].some((beside) => coming.test(beside?.word ?? ''))
    return part.weekday !== null && isNext ? { ...part, isNext } : part
  }
  const timed = (clock: ClockMention, day: ReturnType<typeof dayOf> | null): SaidTime => ({
    ...nothing,
    ...(day ?? (open && { day: open.day, weekday: open.weekday })),
    ...clockOf(clock, plain.slice(tokens[clock.to - 1]?.end ?? 0, (tokens[clock.to - 1]?.end ?? 0) + 30), zone),
    ...(day === null && shift?.days ? { daysLater: shift.days } : {}),
    ...(clock.value.end === null && fromOn.test(tokens[clock.from - 1]?.word ?? '') && { isFrom: true }),
  })
  const told: { from: number; time: SaidTime }[] = []
  const used = new Set<Mention<Day>>()
  for (const clock of clocks) {
    const day = days.findLast(({ from }) => from < clock.from) ?? days.find(({ from }) => from >= clock.to)
    if (day === undefined) {
      told.push({ from: clock.from, time: timed(clock, null) })
      continue
    }
    used.add(day)
    told.push({ from: day.from, time: timed(clock, dayOf(day)) })
  }
  // 'Monday, Tuesday or Wednesday at ten': the hour counts for each of them.
  for (const day of days.filter((one) => !used.has(one))) {
    const next = days.find(({ from }) => from > day.from)
    const clock = next === undefined ? undefined : clocks.find(({ from }) => from > next.from)
    const isBeside = next !== undefined && next.from - day.to <= 3
    const isShared = isBeside && !clocks.some(({ from }) => from > day.from && from < next.from)
    told.push({
      from: day.from,
      time:
        isShared && clock !== undefined
          ? timed(clock, dayOf(day))
          : { ...nothing, ...dayOf(day), zone, ...(minutes !== undefined && { minutesLater: minutes }) },
    })
  }
  const times = told.sort((a, b) => a.from - b.from).map(({ time }) => time)
  if (times.length === 0 && shift !== null) times.push({ ...nothing, daysLater: shift.days, minutesLater: shift.minutes })
  return times.slice(0, most.times)
}

/** What a weekday is joined with: 'Mittwochnachmittag', 'woensdagmiddag', 'onsdagskväll', 'Dienstagstermin'. */
const joined =
  /(?<=\p{L}(?:tag|woch|abend|dag|tai|viikko)s?)(?:morgen|vormittag|mittag|nachmittag|abend|früh|termin|gespräch|ochtend|voormiddag|middag|namiddag|avond|morgon(?:en)?|förmiddag(?:en)?|eftermiddag(?:en)?|kväll(?:en)?|formiddag(?:en)?|ettermiddag(?:en)?|aften(?:en)?|kveld(?:en)?|aamu(?:na|päivä|päivänä)?|iltapäivä(?:nä|llä)?|ilta(?:na|lla)?)(?!\p{L})/giu
/** 'Eleven would be perfect', '10 it is' */
const bareHour =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?= (?:would|is|works|suits|sounds|will do|it is)(?!\p{L}))/iu
/** 'Quinta às 14h serve?' is too short to tell its language. */
const inPortuguese = /(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta)(?=,? às \d)/giu
/** 'Alle 14 dello stesso giorno', 'alle 14 andrebbe bene': what follows an hour need not end the sentence. */
const hourInItalian =
  /(?<!\p{L})(?:alle|verso le|dopo le) \d{1,2}(?= (?!e |ed |meno |ore |di |del |tage|wochen|monate|jahre|minuten|stunden)\p{L})/giu
/** 'Next Thursday at the same time' */
const sameHour =
  /(?<!\p{L})(?:same (?:time|hour)|(?:gleiche[nr]?|selbe[nr]?) (?:zeit|uhrzeit)|(?:zur|um die)selben? (?:zeit|uhrzeit)|meme heure|misma hora|stess[ao] or(?:a|ario)|mesm[ao] hor(?:a|ario)|(?:de|het)?zelfde (?:tijd|uur|tijdstip)|samma tid|samme (?:tid|tidspunkt|klokkeslett)|sama(?:an)? aika(?:an)?|t(?:a|ej) sam(?:a|ej) godzin\p{L}*|ayni saat\p{L}*|stejny cas|stejnou dobu|ugyanakkor)(?!\p{L})/u
/** In front of a weekday, or behind it. */
const coming =
  /^(?:next|nachste[nrs]?|kommende[nrs]?|prochaine?|proxim[oa]|prossim[oa]|volgende|komende|nasta|naeste|neste|ensi|przyszl\p{L}*|nastepn\p{L}*|onumuzdeki|gelecek|pristi|jovo)$/u
const fromOn = /^(?:from|after|ab|nach|vanaf|na|fra|fran|etter|efter|apres|desde|dalle|od)$/
const nothing: SaidTime = { day: null, weekday: null, clock: null, zone: null }

function partOf({ value, isRelative }: Mention<Day>, word: string, isAlone: boolean): Pick<SaidTime, 'day' | 'weekday'> {
  const isWeekday = isRelative === true && isAlone && weekdays.has(word)
  return { day: isoDay(value), weekday: isWeekday ? weekdayOf(value) : null }
}

function clockOf({ value, isInWords }: ClockMention, behind: string, zone: string | null): Partial<SaidTime> {
  const write = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return {
    clock: write(value.hour, value.minute),
    ...(value.end && { until: write(value.end.hour, value.end.minute) }),
    ...((isInWords || value.hour <= 12) && { isEitherHalf: true }),
    zone: zoneBehind(behind.split(/(?<=\p{L}[^(]*)\(/u)[0] ?? '') ?? zone,
  }
}

const nextDay =
  /(?<!\p{L})(?:the day after|(?<=^|[,.:] |about |for |do |say )next day|the following day|the next day|a day later|one day later|am tag darauf|tags darauf|am folgetag|am nachsten tag|einen tag spater|un jour plus tard|lendemain|al dia siguiente|dia siguiente|un dia despues|un dia mas tarde|giorno dopo|giorno successivo|giorno seguente|un giorno piu tardi|dia seguinte|um dia depois|um dia mais tarde|de dag erna|de dag daarna|daags erna|een dag later|volgende dag|dagen efter|dagen etter|dagen darpa|en dag senare|en dag senere|nasta dag|naeste dag|neste dag|seuraavana paivana|seuraavaan paivaan|paivaa myohemmin|paivalla eteenpain|nastepnego dnia|nastepny dzien|dzien pozniej|ertesi gun|bir gun sonra|nasledujici den|druhy den|o den pozdeji|kovetkezo nap|egy nappal kesobb)(?!\p{L})|翌日|翌営業日|다음 날|다음날|第二天|次日/u
const dayBefore =
  /(?<!\p{L})(?:the day before|a day earlier|one day earlier|einen tag fruher|am tag davor|am vortag|la veille|un jour plus tot|dia anterior|un dia antes|giorno prima|giorno precedente|dia antes|um dia antes|de dag ervoor|een dag eerder|dagen innan|dagen for|en dag tidigare|en dag tidligere|edellisena paivana|paivaa aiemmin|dzien wczesniej|bir gun once|o den drive|egy nappal korabban)(?!\p{L})|前日|전날|前一天/u
const nextWeek =
  /(?<!\p{L})(?:a week later|one week later|the following week|the week after|eine woche spater|in der folgewoche|die woche darauf|une semaine plus tard|la semaine suivante|una semana despues|una semana mas tarde|una settimana dopo|la settimana successiva|uma semana depois|uma semana mais tarde|een week later|de week erna|en vecka senare|veckan efter|en uge senere|ugen efter|en uke senere|uken etter|viikkoa myohemmin|tydzien pozniej|bir hafta sonra|o tyden pozdeji|egy hettel kesobb)(?!\p{L})|一週間後|일주일 뒤|일주일 후|一周后/u
const count = '(\\d{1,2}|an|a|one|half an|eine|einer|ein|eineinhalb|une|un|una|um|uma|een|en|ett|\\p{L}{3,9})'
const hour =
  '(?:hours?|stunden?|heures?|horas?|ore|ora|uur|timmar|timme|timer|time|tuntia?|godzin\\p{L}*|saat|hodin\\p{L}*|oraval|orat|minutes?|minuten|minutos|minuti|minuter|minutter|minuut|minuuttia|minut\\p{L}*|dakika|perccel)'
const later =
  '(later|spater|plus tard|mas tarde|despues|dopo|piu tardi|depois|mais tarde|senare|senere|myohemm\\p{L}*|pozniej|sonra|gec|pozdeji|kesobb\\p{L}*)'
const earlier =
  '(earlier|sooner|fruher|eher|plus tot|antes|prima|mais cedo|eerder|vroeger|tidigare|tidligere|aiemm\\p{L}*|aikaisemm\\p{L}*|wczesniej|once|erken|drive|korabb\\p{L}*|elobb\\p{L}*)'
const byHours = new RegExp(`(?<!\\p{L})${count} ${hour} (?:${later}|${earlier})(?!\\p{L})`, 'u')
/** 'Tuntia myöhemmin', without a number */
const inFinnish = /(?<!\p{L})(?<!\d |puoli |kaksi |kolme )(?:tunnin|tuntia) (?:(myohemm\p{L}*)|aiemm\p{L}*|aikaisemm\p{L}*)/u
const byHalf =
  /(?<!\p{L})(?:half an hour|a half hour|eine halbe stunde|une demi-heure|media hora|mezz'ora|meia hora|een half uur|en halvtimme|en halv time|puoli tuntia|pol godziny|yarim saat|pul hodiny|fel oraval) /u

/** How far a meeting moves from where it is. */
function shiftIn(folded: string, language: string | null): { days: number; minutes: number } | null {
  if (nextDay.test(folded)) return { days: 1, minutes: 0 }
  if (dayBefore.test(folded)) return { days: -1, minutes: 0 }
  if (nextWeek.test(folded)) return { days: 7, minutes: 0 }
  const half = byHalf.exec(folded)
  if (half) {
    const rest = folded.slice(half.index + half[0].length - 1, half.index + half[0].length + 20)
    if (new RegExp(`^ ${later}`, 'u').test(rest)) return { days: 0, minutes: 30 }
    if (new RegExp(`^ ${earlier}`, 'u').test(rest)) return { days: 0, minutes: -30 }
  }
  const hourAlone = inFinnish.exec(folded)
  if (hourAlone) return { days: 0, minutes: hourAlone[1] === undefined ? -60 : 60 }
  const found = byHours.exec(folded)
  if (!found) return null
  const word = found[1] ?? ''
  const n = /^\d/.test(word) ? Number(word) : word.length <= 5 && one.test(word) ? 1 : hourIn(word, language)
  if (n === undefined || n < 1) return null
  const unit = /^(?:min|dak|perc)/.test(found[0].split(' ')[1] ?? '') ? 1 : 60
  return { days: 0, minutes: n * unit * (found[2] === undefined ? -1 : 1) }
}

const one = /^(?:an|a|one|eine|einer|ein|une|un|una|um|uma|een|en|ett|yhden|bir|egy)$/
