import type { Act, Said, SaidTime } from '../../domain/reading.ts'
import { fold as foldApart } from '../../domain/text/fold.ts'
import type { Passage } from '../facts/passages.ts'
import { dayOfIso } from '../facts/times.ts'
import { isMonthFirst } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import { type Languages, says, where } from './phrase.ts'
import { timesIn } from './times.ts'

/** With the signs of Japanese and Korean whole, as the phrases are written. */
const fold = (text: string): string => foldApart(text).normalize('NFC')

const most = { passages: 60, sentence: 600, acts: 24 }

/**
 * What a mail says about a meeting or an offer, sentence by sentence, without knowing who wrote it or what was said before: 'I can't on Monday'
 * (no, Monday), 'could we meet on Tuesday at nine?' (question, Tuesday 9:00). The conversation decides what it means.
 */
export function actsOf(mail: NormalisedMail, passages: readonly Passage[]): Act[] {
  const sent = dayOfIso(mail.sentAt)
  if (!sent) return []
  const written = { sent, language: mail.language, monthFirst: isMonthFirst(mail) }
  const languages = languagesOf(mail)
  const acts: Act[] = []
  let open: SaidTime | null = null
  const spoken = passages.filter(({ zone }) => zone === 'body' || zone === 'subject').slice(0, most.passages)
  for (const { text, zone } of spoken) {
    for (const clause of clausesOf(text.slice(0, most.sentence))) {
      const said = saidIn(clause, languages)
      const times: SaidTime[] =
        zone === 'subject' ? [] : timesIn(clause, written, open, said.includes('move') || said.includes('no'))
      const [only] = times
      if (times.length > 0) open = times.length === 1 && only && only.clock === null && only.daysLater === undefined ? only : null
      if (zone === 'subject' && !said.includes('cancel') && !said.includes('move')) continue
      if (said.length > 0 || times.length > 0)
        acts.push({ says: said, times, quote: clause.slice(0, 300), ...(zone === 'subject' && { where: 'subject' }) })
    }
    if (acts.length >= most.acts) break
  }
  return acts.slice(0, most.acts)
}

/** Of a dozen words no language is told for sure: 'Ja' begins an answer in seven. */
function languagesOf({ language, sentences }: NormalisedMail): Languages {
  const words = sentences.filter(({ zone }) => zone === 'body').reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return { likely: language, isSure: words >= 25 }
}

const conditional =
  /^(?:if|should you|in case|unless|wenn|falls|sollte\p{L}*|sofern|si|s'il|au cas|en cas|caso|qualora|se (?:nao|non|dov|per|tiv)|als (?:je|u|het|dat)|mocht|om du|hvis|dersom|jos|mikali|jesli|jezeli|gdyby|w razie|pokud|kdyby|ha|amennyiben)(?=\s\p{L})|(?<!\p{L})(?:if (?:you|this|that|the|anything|not|there|it|for any)|falls|sollten sie|wenn (?:sie|du|das|ihnen|es)|en cas d|si vous|si no|si tiene|se non|se nao|caso nao|als u|als je|om du|hvis du|jos et|jesli nie|w razie)(?!\p{L})/u
const selfService =
  /(?<!\p{L})(?:cancel or|or cancel|to cancel or|reschedule or|or reschedule|umbuchen oder|oder absagen|oder verschieben|annuler ou|ou annuler|cancelar o|o cancelar|annulla o|ou cancelar|annuleren of|of annuleren|avboka eller|eller avboka|aflyse eller|eller aflyse|avlyse eller|peruuta tai|click|link|button|klick\p{L}*|cliqu\p{L}*|unsubscribe)(?!\p{L})/u

/** In the order of `Said`. */
function saidIn(clause: string, language: Languages): Said[] {
  const folded = fold(clause)
  const found: Said[] = []
  const isPossible = conditional.test(folded)
  const isQuestion = /[?？]\s*["'”’»)]*\s*$/.test(clause) || /[?？]/.test(clause) || asksPolitely.test(folded)
  if (!isPossible && !isQuestion && !selfService.test(folded) && says('cancel', folded, language)) found.push('cancel')
  if (!isPossible && says('move', folded, language)) found.push('move')
  if (!isPossible && says('no', folded, language)) found.push('no')
  if (!isPossible && says('yes', folded, language)) found.push('yes')
  if (isQuestion) found.push('question')
  if (!isPossible && !isQuestion) {
    if (says('withdraw', folded, language)) found.push('withdraw')
    if (says('acceptOffer', folded, language)) found.push('acceptOffer')
    if (recalled.test(folded) && !destroyed.test(folded) && says('retract', folded, language)) found.push('retract')
  }
  return found
}

/** What can be taken back: a message or the refusal in it. */
const recalled =
  /(?<!\p{L})(?:e-?mails?|mails?|messages?|letters?|notes?|notification\p{L}*|rejection|refusal|decision|nachricht\p{L}*|absage\p{L}*|schreiben|mitteilung|brief|message|courriel\p{L}*|courrier|refus|lettre|correos?|mensajes?|rechazo|negativa|comunicacion\p{L}*|messaggi\p{L}*|rifiuto|comunicazione|risposta|mensagem|mensagens|recusa|resposta|bericht\p{L}*|afwijzing\p{L}*|mailtje|meddelande\p{L}*|mejl\p{L}*|avslag\p{L}*|besked\p{L}*|afslag\p{L}*|beskjed\p{L}*|melding\p{L}*|e-post\p{L}*|viesti\p{L}*|sahkoposti\p{L}*|hylka\p{L}*|wiadomo\p{L}*|maila|odmow\p{L}*|mesaj\p{L}*|e-posta\p{L}*|zamitnut\p{L}*|zprav\p{L}*|uzenet\p{L}*|level\p{L}*|elutasit\p{L}*|should have gone to|meant for|intended for|vorher|vorhin)(?!\p{L})|メール|連絡|通知|메일|메시지|통보|邮件|信息/u
/** Small print about mail that reached the wrong person. */
const destroyed =
  /(?<!\p{L})(?:delete|destroy|losch\p{L}*|vernicht\p{L}*|supprim\p{L}*|detrui\p{L}*|borr\p{L}*|elimin\p{L}*|distrugg\p{L}*|cancell\p{L}*|apag\p{L}*|destru\p{L}*|verwijder\p{L}*|vernietig\p{L}*|radera\p{L}*|slett?e?|poista\p{L}*|usun\p{L}*|sender|mittente|absender|expediteur|remitente)(?!\p{L})/u

const asksPolitely =
  /(?<!\p{L})(?:could (?:we|you|i)|can (?:we|i)|would (?:it|you|that)|might (?:we|i)|may (?:we|i)|is there any|konnten (?:wir|sie)|ware es|kann ich|darf ich|pourrions|pourriez|serait-il|pourrait-on|podriamos|podria|seria posible|potremmo|potrebbe|sarebbe possibile|poderiamos|poderia|seria possivel|kunnen we|zouden we|kan het|skulle (?:vi|det)|kunne (?:vi|det|jeg)|voisimmeko|voisiko|czy (?:moge|moglib|mozemy|bylob)|alabilir mi|olabilir mi|mumkun mu|mohli bychom|slo by|tudnank|lehetne)(?!\p{L})|でしょうか|ますか|까요|습니까|是否|可否|能否|吗/u

/** 'Monday is impossible but Wednesday would do': what follows stands against what was said. */
function clausesOf(sentence: string): string[] {
  return sentence
    .split(
      /(?:,|;| –| -|—)?\s(?:but|however|though|aber|sondern|dafür|mais|par contre|pero|sino|ma|però|invece|mas|porém|maar|echter|wel|men|utan|mutta|vaan|ale|lecz|natomiast|ama|fakat|de viszont|viszont)\s|[;；]\s?|(?<=。)|(?<=[！？])/iu,
    )
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 6)
}

/**
 * Whether a machine says that somebody is away or has read a message: it tells nothing about the application. An automatic reply that says
 * neither is a receipt as often as not.
 */
export function isMachineReply(mail: NormalisedMail): boolean {
  const { headers, attachments, inReplyTo } = mail.parsed
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  if (/report-type="?disposition-notification/.test(header('content-type'))) return true
  if (attachments.some(({ type }) => type === 'message/disposition-notification')) return true
  const any = { likely: null, isSure: false }
  const subject = fold(mail.parsed.subject)
  if (inReplyTo.length > 0 && where('wasRead', subject, any) === 0) return true
  const body = mail.sentences.filter(({ zone }) => zone === 'body').map(({ text }) => fold(text))
  const isAutomatic =
    header('auto-submitted').startsWith('auto-replied') || header('x-autoreply') !== '' || where('autoReply', subject, any) === 0
  if (body.length > 10 || !isAutomatic) return false
  return body.slice(0, 4).some((text) => says('away', text, languagesOf(mail)))
}
