import type { Evidence, Kind } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import { instantOf, isoAt, offsetAt, offsetOf } from '../../domain/time/zone.ts'
import { isMonthFirst } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import { quoteOf } from '../quote.ts'
import { type ClockSpan, clocksIn } from './clocks.ts'
import { isDue } from './due.ts'
import type { Passage } from './passages.ts'
import { addDays, type Day, dayOfIso, daysIn, isAfter, isoDay, weekdayOf } from './times.ts'
import type { Token } from './tokens.ts'
import { hourIn, weekdays } from './words/calendar-words.ts'
import { zoneIn, zoneOfWriter } from './zone.ts'

// Words that a last day follows even where others stand between.
const cue =
  /(?<!\p{L})(?:deadline|due|expires?|lapses?|closes?|closing|frist\p{L}*|abgabe|date limite|fecha límite|plazo|prazo|scadenza|määräaika|uiterlijk|spätestens|senast|senest|najpóźniej|viimeistään|au plus tard|a más tardar|son tarih)(?![\p{L}\d])/iu
const unit =
  '(hours?|hrs?|(?:business |working |calendar )?days?|weeks?|stunden|werktagen?|arbeitstagen?|tagen?|wochen?|uur|werkdagen|dagen|weken|week|timmar|arbetsdagar|dagar|veckor|vecka|timer|arbejdsdage|dage|virkedager|dager|uker|uke|uger|uge|tunti\\p{L}*|arkipäivä\\p{L}*|päivä\\p{L}*|viiko\\p{L}*|godzin\\p{L}*|dni(?: roboczych)?|tygodni\\p{L}*|heures|jours(?: ouvr\\p{L}+)?|semaines?|horas|d[ií]as(?: hábiles| laborables| úteis)?|semanas?|ore|giorni(?: lavorativi)?|settiman\\p{L}*)(?!\\p{L})'
const count = '(\\d{1,3}|\\p{L}{1,8})\\s?(?:\\(\\d{1,2}\\)\\s?)?'
// "within 3 days", "gültig für 5 Tage", "en un plazo de 3 días"
const within = new RegExp(
  `(?<!\\p{L})(?:within|in|next|valid for|innerhalb von|innerhalb|binnen|gültig(?: für)?|inom|giltig i|inden for|innenfor|innen|gyldig i|w ciągu|ważny|dans les|sous|valables?(?: pendant)?|dentro de|plazo de|válid[oa] (?:por|durante)|em até|prazo de|entro|valido(?: per)?|geldig)\\s(?:the (?:next )?|den nächsten |les |of )?${count}${unit}`,
  'iu',
)
// "You have 72 hours to …", "Sinulla on 5 päivää aikaa", "72 Stunden gültig", "3 päivän kuluessa"
const given = new RegExp(
  `(?<!\\p{L})${count}${unit}\\s(?:(?:to|zeit|om|pour|para|per|till på|på|til|at|att|aikaa|na|gültig|geldig|giltig|gyldig|kuluessa|sisällä)(?!\\p{L}))`,
  'iu',
)
const having =
  /(?<!\p{L})(?:you (?:have|['’]ll have)|haben|hast|hebt|heeft|avez|as|har|sinulla|teillä|mają|masz|ma pan|ma pani|macie|ha|hai|avete|tienes|tiene|dispones?|tem|tens|gültig|geldig|giltig|gyldig|kuluessa|sisällä)(?!\p{L})/iu
// When the writers will act.
export const ours =
  /(?<!\p{L})(?:we(?:['’]ll| will| aim| try| usually)|you(?:['’]ll| will| should) (?:hear|receive)|hear (?:back )?from us|wir (?:melden|antworten|kommen|geben|werden)|melden wir uns|erhalten sie|nous (?:vous |reviendrons|prendrons)|vous recevrez|wij nemen|we nemen|laten we|hoor je|hoort u|vi (?:återkommer|hör|vender|kontakter|ringer|svarer|svarar)|otamme|palaamme|skontaktujemy|odezwiemy|la contatteremo|ti contatteremo|vi contatteremo|le contactaremos|te contactaremos|nos pondremos|entraremos)(?!\p{L})/iu
const mustAct =
  /(?<!\p{L})(?:(?:abgabe|abgeb|entscheid|décision|decisi|decisã|beslut|besliss|päätö|decyz|karar|warten|wait|attend|esper|aspett|aguard|vent|odot|czek|bekle|verlänger|extend|prolong|ampli|estend|forläng|förläng|forlæng|forleng|pidenn|przedłuż|uzat|einreich|nachreich|reichen|bestätig|schicken|absolvier|bearbeit|abschließ|abzuschließ|schließen|einzureich|auszufüll|annehm|antwort|ausfüll|füllen|renvoy|envoy|confirm|retourn|compl[eé]t|répon|enví|envi|mánd|mand[aeé]|complet|respon|devu[eé]lv|firmad|inviar|inviare|risp|compil|stuur|sturen|invul|afrond|bevestig|reager|reactie|terugstur|skick|fyll|svar|bekräft|sende|udfyld|besvar|bekræft|gennemfør|fullfør|wyśl|wysł|odesł|odsyła|przes[łyi]|wypełn|uzupełn|dostarcz|potwierdź|potwierdz|odpowied|rozwiąz|lähet|palau|täyt|vasta|vahvista|gönder|tamamla|yanıtla)\p{L}*|due|(?:termin|finalis|réalis|effectu|remett|remis|soumett|dépos|entreg|realiz|acab|consegn|svolg|inlever|ingelever|voltooi|doorlop|genomför|slutför|lämna|gennemfør|aflever|innlever|ukończ|zakończ|wykona|suorit|durchführ|durchzuführ|fertigstell|hochlad|hochzulad)\p{L}*|respuesta|resposta|antwoord|complet(?:e|ed|ing)|submit(?:ted|ting)?|finish(?:ed|ing)?|upload(?:ed|ing)?|send|return(?:ed)?|sign(?:ed|ing)?|accept(?:ed|ing)?|acceptance|respond|responding|reply|replying|confirm(?:ed|ing)?|fill|provide|choose|book|verify|decide|answer|expires?|lapses?|take|record|let (?:me|us) know|tell (?:me|us)|get (?:it )?back|hear from you|bescheid|mitteil\p{L}*|sag\p{L}* (?:sie |du )?(?:mir|uns)|indiquer|indiquez|dire|dites|faites?|dinos|dígan?os|avís\p{L}*|indi[cq]\p{L}+|comuni[cq]\p{L}+|fammi|facci|dimmi|dicci|farci|avise|avisar|diga|dizer|laten weten|laat (?:(?:je|u|jij) )?(?:me|mij|ons|het)|meddela\p{L}*|säg|hör av|giv|gi oss|gi meg|besked|beskjed|ilmoit\p{L}*|kerro\p{L}*|daj|dać|proszę o|bildir\p{L}*|vědět|deadline|closes?|open until|invitation|offer stands|senden|zurück|wissen lassen|frist|limite|plazo|prazo|fazer|concluir|faire le|scadenza|maken|doorgeven|make|gör|göra|send|valid for|gültig|valables?|giltig|gyldig|geldig|válid[oa]|valid[oa]|tehdä|\d ?(?:minutes|questions))(?![\p{L}\d])/iu
const carrying: ReadonlySet<Kind> = new Set([
  'action_required',
  'assessment',
  'offer',
  'interview',
  'account',
  // a deadline that is stated or put off later
  'conversation',
  'application_update',
])

/** The date, or the time with its zone, by which the reader must act. */
export function deadlineOf(
  mail: NormalisedMail,
  passages: Passage[],
  kind: Kind | undefined,
): { deadline: string; evidence: Evidence } | null {
  if (kind !== undefined && !carrying.has(kind)) return null
  const sent = dayOfIso(mail.sentAt)
  if (!sent) return null
  const said = passages
    .filter(({ zone }) => zone === 'body' || zone === 'subject')
    .filter(({ text }) => mustAct.test(text.slice(0, 700)) || /^[^:]{2,40}:/.test(text))
  const answer = (deadline: string, { text, where }: Passage) => ({
    deadline,
    evidence: { field: 'deadline' as const, quote: quoteOf(text), where },
  })
  // A day that is stated goes before one that is counted, and before what holds for some.
  for (const passage of [...said.filter(({ text }) => !onCondition.test(text)), ...said]) {
    const due = dueIn(passage, sent, mail)
    if (due) return answer(due.clock ? timed(due.day, due.clock, passage.text.slice(0, 700), mail) : isoDay(due.day), passage)
  }
  for (const passage of said) {
    const counted = countedFrom(passage.text.slice(0, 700), sent, mail)
    if (counted !== null) return answer(counted, passage)
  }
  return null
}

const asking =
  /(?<!\p{L})(?:please|kindly|must|need|bitte|merci de|veuillez|graag|gelieve|vänligen|venligst|vennligst|pros\p{L}+|preghiamo|por favor)(?!\p{L})/iu
const onCondition = /(?<!\p{L})(?:if|falls|wenn|sofern|si|se|als|indien|om du|hvis|dersom|jos|jeśli)(?!\p{L})/iu

/** "within 3 working days", "you have 72 hours": counted from the mail. */
function countedFrom(text: string, sent: Day, mail: NormalisedMail): string | null {
  const lapse = within.exec(text) ?? (having.test(text) ? given.exec(text) : null)
  return lapse && !(ours.test(text) && !asking.test(text)) ? lapseFrom(lapse, text, sent, mail) : null
}

/** "in ten days" and the like: the last of them, or the time where the mail gives fewer hours than a day has. */
export function withinFrom(text: string, sent: Day, mail: NormalisedMail): string | null {
  const latest = text.replace(span, '$1')
  const lapse = within.exec(latest)
  return lapse && lapseFrom(lapse, latest, sent, mail)
}
/** Of '2-3 weeks' and 'one to two weeks' the last counts. */
const span =
  /(?<![\p{L}\d])(?:\d{1,2}|\p{L}{2,8})(?:\s?[-–]\s?|\s(?:to|or|bis|oder|à|ou|a|o|tot|of|till|eller|til|do|lub|tai)\s)(\d{1,2}\s\p{L}|\p{L}{2,8}\s\p{L})/giu

function lapseFrom(lapse: RegExpExecArray, text: string, sent: Day, mail: NormalisedMail): string | null {
  // "within 48 hours of accepting"
  if (/^\sof (?!(?:the date of )?(?:this|receipt|receiving))/.test(text.slice(lapse.index + lapse[0].length))) return null
  const [, count = '', told = ''] = lapse
  const unitWord = fold(told)
  const isWeeks = /^(?:week|woche|weke|veck|uk|ug|viiko|tygodni|semain|semana|settiman)/.test(unitWord)
  const isHours = /^(?:h|stunden|uur|timmar|timer|tunti|godzin|ore)/.test(unitWord)
  const number = /\d/.test(count) ? Number(count) : (hourIn(fold(count), mail.language) ?? (one.test(fold(count)) ? 1 : 0))
  if (isHours && number % 24 !== 0) return isoAt(Date.parse(mail.sentAt ?? '') + number * 3_600_000, offsetOf(mail.sentAt) ?? 0)
  const days = isHours ? number / 24 : isWeeks ? number * 7 : number
  if (days <= 0 || days > 120) return null
  return isoDay(workingDays.test(unitWord) ? afterWork(sent, days) : addDays(sent, days))
}

const one = /^(?:a|an|einer|eines|een|un|um|en|jednego|yhden)$/
const workingDays =
  /business|working|werktag|arbeitstag|werkdag|arbetsdag|arbejdsdag|virkedag|arkipaiv|robocz|ouvr|habil|laborab|uteis|lavorativ/

/** So many days of work later. */
function afterWork(day: Day, count: number): Day {
  let at = day
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    if (weekdayOf(at) <= 5) left -= 1
  }
  return at
}

/** The day by which something is due, with its time. */
function dueIn({ tokens, text }: Passage, sent: Day, mail: NormalisedMail): { day: Day; clock: ClockSpan | null } | null {
  const days = daysIn(tokens, sent, isMonthFirst(mail), mail.language)
  const clocks = clocksIn(tokens, days, mail.language)
  const all = [...days, ...clocks]
  const cued = tokens.findIndex(({ start }) => start >= text.search(cue))
  const isCome = coming.test(text)
  const day = days.find(
    (mention) =>
      isDue(tokens, mention, all, mail.language) ||
      (decision.test(text) && isDecidedBy(tokens, mention.from)) ||
      /^(?:mennessa|kadar)$/.test(tokens[mention.to]?.word ?? '') ||
      (cue.test(text) && !isCome && mention.from >= cued && mention.from - cued <= 9),
  )
  if (!day || day.isDoubtful || isAfter(sent, day.value)) return null
  if (ours.test(text.slice(0, tokens[day.from]?.start)) && !asking.test(text)) return null
  const near = clocks.find((clock) => Math.abs(clock.from - day.to) <= 4 || Math.abs(day.from - clock.to) <= 3)
  return { day: day.value, clock: near?.value ?? null }
}

// 'il nous faut votre décision pour mercredi'
const decision =
  /(?<!\p{L})(?:decision|answer|reply|antwort|entscheidung|rückmeldung|décision|réponse|retour|decisión|respuesta|risposta|decisione|decisão|resposta|antwoord|beslissing|svar|besked|beskjed|beslut|vastau|päätö|odpowied|decyz|cevab|karar)/iu
const decidedBy = /^(?:pour|for|para|per|voor|til|till|na|fur)$/

function isDecidedBy(tokens: Token[], from: number): boolean {
  let at = from - 1
  while (
    at > from - 4 &&
    (weekdays.has(tokens[at]?.word ?? '') || /^(?:le|el|il|o|a|den|the|de|op)$/.test(tokens[at]?.word ?? ''))
  )
    at -= 1
  return decidedBy.test(tokens[at]?.word ?? '')
}

const coming = /\b(?:arrive|be (?:here|there|at|in)|come|report)\b[^.,]{0,30}\bby\b/i

function timed(day: Day, clock: { hour: number; minute: number }, text: string, mail: NormalisedMail): string {
  const zone = zoneIn(text) ?? zoneOfWriter(mail.sentAt, mail.language, mail.from?.address.split('@')[1] ?? '')
  const at = { ...day, hour: Math.min(clock.hour, 23), minute: clock.hour > 23 ? 59 : clock.minute }
  if (zone === null) {
    const offset = offsetOf(mail.sentAt) ?? 0
    return isoAt(Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute) - offset * 60_000, offset)
  }
  const instant = instantOf(at, zone)
  return isoAt(instant, offsetAt(zone, instant))
}
