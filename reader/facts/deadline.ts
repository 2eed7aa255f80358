import { isMonthFirst } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import type { Evidence, Kind } from '../reading.ts'
import { clocksIn } from './clocks.ts'
import type { Passage } from './passages.ts'
import { addDays, type Day, dayOfIso, daysIn, isAfter, isoDay } from './times.ts'
import { instantOf, isoAt, offsetAt, offsetOf, zoneIn, zoneOfWriter } from './zone.ts'

const cue =
  /\b(?:deadline|due (?:by|on|date)|due|no later than|until|before|by|expires?(?: on)?|lapses?|closes?(?: on)?|link expires|open until|stands until|complete (?:it )?by|bis(?: zum| spätestens)?|spätestens|frist|abgabe|vor dem|uiterlijk|vóór|voor|tot(?: en met)?|deadline is|senast|före|senest|inden|innen|frist er|do dnia|najpóźniej do|do|przed|au plus tard|avant le|avant|d['’]ici(?: le| au)?|jusqu['’]au|date limite|antes del?|a más tardar|hasta el|fecha límite|plazo|até|prazo|antes de|entro(?: e non oltre)?|entro il|scadenza|prima del|viimeistään|son tarih|tarihine kadar|en geç)(?![\p{L}\d])/iu
const within =
  /\b(?:within|in|next|innerhalb von|binnen|inom|inden for|innen|w ciągu|dans les|sous|en|dentro de|em até|entro)\s(?:the next |den nächsten |les )?(\d{1,3})\s?(hours?|hrs?|days?|weeks?|business days|working days|stunden|tagen?|wochen|uur|dagen|weken|timmar|dagar|veckor|timer|dage|dager|uker|uger|godzin|dni|heures|jours|semaines|horas|días|dias|semanas|ore|giorni|settimane)\b/i
const mustAct =
  /\b(?:complete|submit|finish|upload|send|return|sign|accept|respond|reply|confirm|let (?:me|us) know|fill|take|record|provide|choose|verify|decide|answer|get it back|due|deadline|expires?|lapses?|closes?|open until|invitation|offer stands|einreichen|nachreichen|bestätigen|senden|zurück|absolvieren|abschließen|annehmen|antwort|wissen lassen|frist|renvoyer|envoyer|confirmer|retourner|compléter|limite|réponse|enviar|completar|confirmar|plazo|prazo|fazer|inviare|completare|confermare|scadenza|rispondere|sturen|invullen|afronden|bevestigen|doorgeven|terugsturen|skicka|fyll|svara|bekräfta|sende|udfyld|besvar|bekræft|fyll ut|svar|wyślij|wysłać|odesłać|przesłać|wypełnić|uzupełnić|dostarczyć|potwierdzić|wypełnij|potwierdź|(?:devu[eé]lve|firmad|lähet|palau|täyt|vasta|vahvista|odpowied\p{L}|gönder|tamamla|yanıtla)\p{L}*|\d ?(?:minutes|questions))(?![\p{L}\d])/iu
const carrying: ReadonlySet<Kind> = new Set(['action_required', 'assessment', 'offer', 'interview', 'account'])

/** The date, or the time with its zone, by which the reader must act. */
export function deadlineOf(
  mail: NormalisedMail,
  passages: Passage[],
  kind: Kind | undefined,
): { deadline: string; evidence: Evidence } | null {
  if (kind !== undefined && !carrying.has(kind)) return null
  const sent = dayOfIso(mail.sentAt)
  if (!sent) return null
  for (const passage of passages) {
    if (passage.zone !== 'body' && passage.zone !== 'subject') continue
    const text = passage.text.slice(0, 700)
    const found = cue.exec(text)
    const lapse = within.exec(text)
    if (!found && !lapse) continue
    if (!mustAct.test(text) && !/^[^:]{2,40}:/.test(text)) continue
    const quote: Evidence = { field: 'deadline', quote: text.slice(0, 300), where: passage.where }
    if (found) {
      const from = passage.tokens.findIndex((token) => token.start >= found.index)
      const tokens = passage.tokens.slice(Math.max(0, from))
      const days = daysIn(tokens, sent, isMonthFirst(mail), mail.language)
      const [day] = days
      if (day && !day.isDoubtful && day.from <= 9 && !isAfter(sent, day.value)) {
        const near = clocksIn(tokens, days, mail.language).find(
          (clock) => Math.abs(clock.from - day.to) <= 4 || Math.abs(day.from - clock.to) <= 3,
        )
        return { deadline: near ? timed(day.value, near.value, text, mail) : isoDay(day.value), evidence: quote }
      }
    }
    if (lapse && /expires?|lapse|deadline|within|innerhalb|binnen|dans|dentro|entro|inom|em até|w ciągu|sous/i.test(text)) {
      const count = Number(lapse[1])
      const unit = (lapse[2] as string).toLowerCase()
      const isHours = /^(?:h|stunden|uur|timmar|timer|godzin|horas|ore)/.test(unit)
      const days = isHours
        ? Math.floor(count / 24)
        : /week|woche|weken|veckor|uker|uger|semaine|semana|settiman/.test(unit)
          ? count * 7
          : count
      if (isHours && count % 24 !== 0) {
        const offset = offsetOf(mail.sentAt) ?? 0
        return { deadline: isoAt(Date.parse(mail.sentAt ?? '') + count * 3_600_000, offset), evidence: quote }
      }
      if (days > 0 && days <= 120) return { deadline: isoDay(addDays(sent, days)), evidence: quote }
    }
  }
  return null
}

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
