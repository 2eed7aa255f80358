import type { AppliedOn } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import { isMonthFirst } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import { quoteOf } from '../quote.ts'
import type { Passage } from './passages.ts'
import { type Day, dayOfIso, daysIn, isAfter, isoDay, type Mention } from './times.ts'
import type { Token } from './tokens.ts'

/** What the user sent, with the words between that and the day, which are about nothing else. */
const sent =
  'applications?|resume|cv|candidacy|submission|job application|bewerbung(?:en|sunterlagen)?|unterlagen|candidatures?|dossier|solicitud|candidatura|postulacion|curriculum|inscripcion|sollicitatie|ansokan|ansokning|ansogning|soknad(?:en)?|hakemu\\p{L}*|aplikacj\\p{L}*|zgloszeni\\p{L}*|basvuru\\p{L}*'
const elsewhere =
  'open\\p{L}*|period|phase|window|forms?|ouvert\\p{L}*|abiert\\p{L}*|apert\\p{L}*|abert\\p{L}*|moglich|geoffnet|zeitraum|interview\\p{L}*|advertis\\p{L}*|posted|published|announced|start\\p{L}*|begin\\p{L}*|clos\\p{L}*|deadline|until|till|by|before|after|meeting|call|conversation|test|visit|fair|birth\\p{L}*|born|gesprach\\p{L}*|vorstellung\\p{L}*|ausgeschrieben\\p{L}*|ausschreibung|veroffentlicht\\p{L}*|anzeige|ab|bis|zum|frist|geboren|nach|termin|sitzung|seance|reunion|riunione|vergadering|mote|entretien|publie\\p{L}*|parue?|jusqu\\p{L}*|avant|apres|entrevista|publicad\\p{L}*|hasta|antes|despues|a partir|colloquio|pubblicat\\p{L}*|entro|dopo|fino|ate|depois|gesprek|vanaf|tot|voor|na|gepubliceerd|intervju\\p{L}*|publicera\\p{L}*|till|senast|fore|efter|samtale\\p{L}*|opslaet|senest|inden|innen|fra|haastattelu\\p{L}*|julkaist\\p{L}*|rozmow\\p{L}*|opublikowan\\p{L}*|do|od|mulakat\\p{L}*'
const gap = `(?:(?!(?<!\\p{L})(?:${elsewhere})(?!\\p{L}))[^;!?§]){0,110}?`
/** No 'die am 20. November ausgeschriebene Stelle'. */
const alone = `(?![\\s,]+(?:${elsewhere})(?!\\p{L}))`
const word = (alternatives: string) => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`
/** In front of the day that it bears. */
const of = 'of|from|dated|vom|von|du|en date du|del|de|do dia|van|d\\.d\\.|fran|af|fra|z dnia|z'
/** In front of the day on which something happened. */
const on = 'on|on the|am|den|le|el|el dia|il|in data|em|no dia|op|w dniu|dnia'
/** Who has it, in front of the day or behind. */
const got =
  'received|got|submitted|applied|erhalten|eingegangen|ein|eingereicht|beworben|zugegangen|zugesandt|recue?s?|envoyee?s?|transmise|deposee?|postule|recibi\\p{L}*|recibid\\p{L}*|enviad[oa]|enviaste|enviasteis|presentad[oa]|recebemos|recebida|recebido|submetida|enviou|ricevut[oa]|inviat[oa]|presentat[oa]|pervenuta|ontvangen|ontvingen|binnengekomen|binnen|ingediend|verstuurd|gesolliciteerd|mottagit|mottog|inkom|skickade|skickat|modtaget|modtog|indsendt|sendte|mottatt|mottok|sendt|sendte|vastaanot\\p{L}*|saimme|saapui|lahet\\p{L}*|otrzymal\\p{L}*|wplynel\\p{L}*|wyslan\\p{L}*|zlozon\\p{L}*|aldik|ulasti|alinmistir'
const patterns = [
  // 'your application of 20 November', 'Ihre Bewerbung als Fahrer vom 20. November'
  `${word(sent)}${gap}\\s(?:${of})\\s§${alone}`,
  // 'we received your application for this job on …', 'Ihre Bewerbung ist am … eingegangen'
  `${word(got)}${gap}${word(sent)}${gap}\\s(?:${on})\\s§${alone}`,
  `${word(sent)}${gap}(?:${word(got)}${gap}\\s(?:${on})\\s§${alone}|\\s(?:${on})\\s§${gap}${word(got)})`,
  // 'hakemuksesi 20.11.', 'din ansøgning 20. november', 'your application (20 November)'
  `${word(sent)}\\s\\(?§${alone}`,
  // 'you applied on …', 'die am … bei uns eingegangen ist'
  `${word('you|sie|du|ihr|vous|te|usted|ti|si|u|je|jij')}\\s(?:had |have |haben |hast |sich |dich |avez |sei |ha |hai |hebt |heeft |has |originally |recently |first )*${word('applied|submitted|beworben|postule|postulaste|candidat[oa]|inscribiste|gesolliciteerd')}${gap}\\s(?:${on})\\s§${alone}`,
  // 'am … haben wir Ihre Bewerbung erhalten', 'le … vous avez postulé'
  `(?:^|[\\s,(])(?:${on})\\s§${gap}(?:${word(sent)}${gap}${word(got)}|${word(got)}${gap}${word(sent)}|${word('you applied|sie sich|du dich|vous avez postule|te postulaste|hai presentato|hebt gesolliciteerd')})`,
  // 'başvurunuz § tarihinde', 'received on 20 November: your application'
  `${word('application (?:date|received|submitted|sent)|date (?:applied|of application|received|submitted)|applied(?: on)?|submitted(?: on)?|received(?: on)?|beworben am|bewerbungsdatum|bewerbung vom|eingang(?:sdatum)?|eingegangen am|date de candidature|date de reception|fecha de (?:solicitud|inscripcion|candidatura)|data (?:di|della|da) candidatura|data de candidatura|sollicitatiedatum|gesolliciteerd op|ansokningsdatum|ansogt|ansogningsdato|soknadsdato|hakupaiva|data aplikacji|basvuru tarihi')}\\s?:\\s?§`,
].map((pattern) => new RegExp(pattern, 'u'))

/** 'We received it on 20 November', right behind a sentence about the application. */
const gotIt = new RegExp(
  `(?<!\\p{L})(?:${[
    'we (?:have |had )?received it on',
    'it (?:was received|reached us|arrived) on',
    '(?:wir haben|ich habe) (?:sie|diese) am',
    '(?:sie|diese) (?:ist|sind) am',
    "(?:nous|je) l'(?:avons|ai) (?:bien )?recue? le",
    'elle nous est (?:bien )?parvenue le',
    '(?:la|lo) (?:hemos recibido|recibimos) el(?: dia)?',
    "l'abbiamo ricevut[ao] il",
    '(?:recebemo-la|foi recebida|a recebemos) (?:em|no dia)',
    '(?:we|wij) (?:hebben|ontvingen) (?:deze|die|hem|haar)(?: ontvangen)? op',
    '(?:deze|die) (?:is|hebben (?:we|wij)) op',
    'vi (?:tog emot|mottog|fick|modtog|mottok) den(?: den)?',
    '(?:otrzymalismy|wplynelo|wplynela) (?:ja|je|go)?(?: w dniu| dnia)?',
  ].join('|')})\\s§`,
  'u',
)
const ofWhatWasSent = new RegExp(word(sent), 'u')

/** What may yet be, or did not come, tells no day. */
const supposed =
  /(?<!\p{L})(?:if|unless|haven't|have not|has not|hasn't|not yet|noch nicht|pas encore|aun no|non ancora|nog niet|annu inte|endnu ikke|ennå ikke|jeszcze nie|never|please (?:send|submit|apply)|wenn|falls|bitte (?:senden|schicken|reichen)|sauf|merci de|indien|om du|hvis|dersom|jos|jesli|eger|^(?:si|als|se (?:hai|ha|avete|voce|enviou|recebeu)))(?!\p{L})/u

const mostDays = 400

/** The day on which the mail says that the user applied, or that the application came: 'we received your application on 20 November'. */
export function appliedOnOf(mail: NormalisedMail, passages: readonly Passage[]): AppliedOn | null {
  const today = dayOfIso(mail.sentAt)
  if (!today) return null
  for (const [n, { text, tokens, zone }] of passages.entries()) {
    if ((zone !== 'body' && zone !== 'subject') || !/\d/.test(text) || text.length > 700) continue
    const folded = fold(text)
    if (folded.length !== text.length || supposed.test(folded)) continue
    for (const mention of daysIn(tokens, today, isMonthFirst(mail), mail.language)) {
      const day = gone(mention, tokens, today)
      const [first, last] = [tokens[mention.from], tokens[mention.to - 1]]
      if (day === null || !first || !last) continue
      const around = `${folded.slice(0, first.start)}§${folded.slice(last.end)}`
      const isIt = gotIt.test(around) && ofWhatWasSent.test(fold(passages[n - 1]?.text ?? ''))
      if (isIt || patterns.some((pattern) => pattern.test(around))) return { day: isoDay(day), quote: quoteOf(text, first.text) }
    }
  }
  return null
}

/** A day that has passed; one without a year is the last of its name. */
function gone({ value, isDoubtful, isRelative, from, to }: Mention<Day>, tokens: readonly Token[], today: Day): Day | null {
  if (isDoubtful || isRelative) return null
  const hasYear = tokens.slice(from, to).some(({ text }) => /\d{4}|[./-]\d{1,2}[./-]\d{2}$/.test(text))
  const day = !hasYear && daysBetween(today, value) > 60 ? { ...value, year: value.year - 1 } : value
  return isAfter(day, today) || daysBetween(day, today) > mostDays ? null : day
}

const daysBetween = (a: Day, b: Day): number =>
  (Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / 86_400_000
