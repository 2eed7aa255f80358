import type { Evidence, Kind } from '../../domain/reading.ts'
import { isMonthFirst } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import { quoteOf } from '../quote.ts'
import { ours, withinFrom } from './deadline.ts'
import { isDue } from './due.ts'
import type { Passage } from './passages.ts'
import { addDays, type Day, dayOfIso, daysIn, isAfter, isoDay, weekdayOf } from './times.ts'
import { weekdays } from './words/calendar-words.ts'

const silent: ReadonlySet<Kind> = new Set(['rejection', 'withdrawal', 'job_alert', 'account', 'other', 'recruiter_outreach'])

/** That the writers will be heard of, beside what `ours` knows. */
const hearing =
  /(?<!\p{L})(?:(?:we|i|they|the team|hiring team|somebody|someone)(?:['’]ll| will| hope| expect| plan| should| intend| aim)|you(?:['’]ll| will| can expect| should)[^.]{0,20}(?:hear|receive|get|know|an answer)|expect (?:to hear|a|an|our|feedback)|(?:a |our )?(?:decision|answer|response|reply|feedback|update|outcome)(?: is| will be| can be)? (?:expected|made|given|follow)|be in touch|get back to you|let you know|come back to you|(?:wir|ich) (?:werden|melden|kommen|geben|rechnen|hoffen|entscheiden|möchten)|melden (?:wir|uns)|melde (?:ich )?mich|sie (?:hören|erhalten|bekommen)|du (?:hörst|bekommst)|(?:rückmeldung|entscheidung|antwort|bescheid) (?:erfolgt|fällt|folgt|erhalten)|nous (?:reviendrons|vous|rendrons|ferons|donnerons)|je (?:reviens|reviendrai|vous)|vous (?:aurez|recevrez|serez)|(?:réponse|décision|retour) (?:vous |sera|interviendra)|(?:nos|me) (?:pondremos|pondré)|(?:te|le|os) (?:diremos|responderemos|contactaremos|informaremos|daremos|llamaremos|comunicaremos|avisaremos)|tendr[áa]s? (?:noticias|respuesta)|recibir[áa]s?|(?:daremos|teremos|entraremos|responderemos|contactaremos|enviaremos|comunicaremos)|(?:terá|receberá)[^.]{0,20}(?:resposta|notícias|retorno)|(?:le|ti|vi|la) (?:faremo|contatteremo|risponderemo|daremo|ricontatteremo|comunicheremo|aggiorneremo)|(?:ci faremo|riceverà|riceverai|avrà|avrai)|(?:we|wij|ik) (?:laten|nemen|komen|reageren|hopen|verwachten|zullen|geven|neem|laat|kom)|(?:je|u) (?:hoort|krijgt|ontvangt)|hoor je|hoort u|(?:vi|jag) (?:återkommer|hör|räknar|kommer|hoppas|meddelar|lämnar)|återkommer vi|hör vi|du (?:får|kommer att få|hör)|(?:vi|jeg) (?:vender|kontakter|ringer|svarer|forventer|regner|håber|håper|giver|gir|tager|tar|melder)|(?:hører|vender) (?:du|vi)|du (?:hører|vil høre|får)|(?:otamme|palaamme|ilmoitamme|vastaamme|kerromme|pyrimme|palaan|soitamme|saat|kuulet)|(?:skontaktujemy|odezwiemy|odpowiemy|wrócimy|poinformujemy|damy|podejmiemy|prześlemy|zadzwonimy)|otrzyma|(?:döneceğiz|dönüş yap\p{L}*|bilgi vereceğiz|iletişime geçeceğiz|haber vereceğiz))(?!\p{L})/iu
/** What holds only if nothing is heard, or asks something of the user, promises nothing. */
const conditional =
  /(?<!\p{L})(?:if|unless|should you|in case|wenn|falls|sollten sie|si|sauf|a menos|salvo|se|caso|als u|als je|indien|om du|hvis|dersom|jos|mikäli|jeśli|jeżeli|eğer|please|bitte|merci de|veuillez|por favor)(?!\p{L})/iu
const negated =
  /(?<!\p{L})(?:not|n['’]t|cannot|unable|nicht|keine?n?|ne|pas|no podemos|non|não|niet|geen|inte|ikke|emme|ei|nie)(?!\p{L})/iu
const thisWeek =
  /(?<!\p{L})(?:(?:later |end of |by the end of )?this week|diese woche|ende (?:dieser|der) woche|cette semaine|fin de semaine|esta semana|finales de semana|questa settimana|fine settimana|deze week|(?:i |slutet av )?(?:denna|den här) veckan?|i denne uge|denne uken?|tällä viikolla|w tym tygodniu|bu hafta)(?!\p{L})/iu
const nextWeek =
  /(?<!\p{L})(?:next week|nächste[rn]? woche|kommende[rn]? woche|la semaine prochaine|semaine prochaine|la próxima semana|la semana que viene|próxima semana|la prossima settimana|prossima settimana|settimana prossima|volgende week|nästa vecka|næste uge|neste uke|ensi viikolla|w przyszłym tygodniu|gelecek hafta|önümüzdeki hafta)(?!\p{L})/iu

/** Who answers after a day, or names the one until which others can apply, has promised nothing by it. */
const afterwards =
  /(?<!\p{L})(?:thereafter|after(?:wards| (?:that|this|then|the closing))|danach|anschließend|im anschluss|nach (?:ablauf|ende|bewerbungsschluss)|ensuite|par la suite|après (?:cette date|quoi|la clôture)|después|posteriormente|tras el cierre|successivamente|in seguito|dopo (?:tale|questa) data|depois|após|posteriormente|daarna|nadien|därefter|efter det|herefter|derefter|deretter|etter (?:dette|det)|sen jälkeen|potem|następnie|po (?:tym|tej|zakończeniu)|sonrasında|closing date|applications? (?:close|deadline)|(?:advert|vacancy|posting) closes|deadline for applications|bewerbungsschluss|bewerbungsfrist|date limite|clôture|fecha límite|(?:plazo|cierre) de (?:inscripci[óo]n|solicitudes|candidaturas)|scadenza|termine (?:di|per la) candidatur\p{L}*|(?:prazo|data limite) d[ea] candidatura\p{L}*|sluitingsdatum|sollicitatietermijn|sista ansökningsdag|ansökningstiden|ansøgningsfrist\p{L}*|søknadsfrist\p{L}*|hakuaika|termin składania|son başvuru)(?!\p{L})/iu
const after =
  /(?<!\p{L})(?:after|nach(?: dem)?|après(?: le)?|(?:después|a partir) del?|tras el|dopo il|depois d[eo](?: dia)?|após(?: o dia)?|efter(?: den)?|etter(?: den)?)\s$/iu
const afterIn: Record<string, RegExp> = { nl: /(?<!\p{L})na\s$/iu, pl: /(?<!\p{L})po\s$/iu }

/** The last day by which the writers say they will be heard of: told, counted, or this week's or the next one's end. */
export function expectedOf(
  mail: NormalisedMail,
  passages: readonly Passage[],
  kind: Kind | undefined,
): { by: string; evidence: Evidence } | null {
  const sent = dayOfIso(mail.sentAt)
  if (!sent || (kind !== undefined && silent.has(kind))) return null
  for (const passage of passages) {
    const text = passage.text.slice(0, 500)
    if (passage.zone !== 'body' || conditional.test(text) || negated.test(text) || afterwards.test(text)) continue
    if (!hearing.test(text) && !ours.test(text)) continue
    const by = toldIn(passage, sent, mail) ?? withinFrom(text, sent, mail)?.slice(0, 10) ?? weekIn(text, sent)
    if (by) return { by, evidence: { field: 'expected', quote: quoteOf(passage.text), where: passage.where } }
  }
  return null
}

/** 'by 20 November', 'until Friday'; a day alone ('on Friday') is the day itself. */
function toldIn({ tokens, text }: Passage, sent: Day, mail: NormalisedMail): string | null {
  const isAfterwards = (from: number) => {
    const before = text.slice(0, tokens[weekdays.has(tokens[from - 1]?.word ?? '') ? from - 1 : from]?.start)
    return after.test(before) || (afterIn[mail.language ?? '']?.test(before) ?? false)
  }
  const days = daysIn(tokens, sent, isMonthFirst(mail), mail.language).filter(
    ({ value, isDoubtful, from }) => !isDoubtful && !isAfter(sent, value) && !isAfterwards(from),
  )
  const due = days.find((mention) => isDue(tokens, mention, days, mail.language)) ?? (days.length === 1 ? days[0] : undefined)
  return due ? isoDay(due.value) : null
}

/** The Friday of it. */
function weekIn(text: string, sent: Day): string | null {
  const toFriday = 5 - weekdayOf(sent)
  if (nextWeek.test(text)) return isoDay(addDays(sent, toFriday + 7))
  return thisWeek.test(text) && toFriday >= 0 ? isoDay(addDays(sent, toFriday)) : null
}
