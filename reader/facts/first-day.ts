import type { Evidence, Kind } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import { isMonthFirst } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import { quoteOf } from '../quote.ts'
import type { Passage } from './passages.ts'
import { addDays, dayOfIso, daysIn, isAfter, isoDay } from './times.ts'
import { weekdays } from './words/calendar-words.ts'

/** Names of the first day of work, in front of the date. */
const names =
  "start(?:ing)? date|(?:your |the )?first (?:working )?day(?: of (?:work|employment)| with us| here| at work| in the office)?|joining date|date of joining|commencement date|employment start(?:s| date)?|eintritt(?:sdatum|stermin)?|startdatum|starttermin|arbeitsbeginn|(?:vertrags|dienst|stellen)beginn|beginn des arbeitsverhaltnisses|beginn der (?:tatigkeit|beschaftigung)|(?:ihr|dein|euer|der)? ?erster? (?:arbeits)?tag|date d'(?:entree|embauche|integration|arrivee)|date de (?:debut|prise de (?:poste|fonctions?)|demarrage)|prise de (?:poste|fonctions?)|debut d[eu] contrat|premier jour|fecha de (?:incorporacion|inicio|alta)|incorporacion|inicio del contrato|primer dia|data di (?:inizio|assunzione|inserimento|decorrenza)|inizio del (?:rapporto|contratto)|primo giorno|data de (?:inicio|admissao|entrada)|inicio (?:de funcoes|do contrato)|primeiro dia|ingangsdatum|datum indiensttreding|indiensttreding|eerste (?:werk)?dag|tilltrade(?:sdag|sdatum)?|anstallningsstart|(?:din )?forsta (?:arbets)?dag(?:en)?|startdato|tiltraedelse(?:sdato)?|tiltredelse(?:sdato)?|oppstart(?:sdato)?|(?:din )?forste (?:arbejds|arbeids)?dag|aloituspaiva|tyosuhteen alku|ensimmainen tyopaiva(?:si)?|data (?:rozpoczecia|zatrudnienia)(?: pracy)?|rozpoczecie pracy|pierwszy dzien(?: pracy)?|(?:ise )?(?:baslama|giris|baslangic) tarihi\\p{L}*|ilk (?:is )?gunu?\\p{L}*|datum nastupu|prvni pracovni den|(?:munka)?kezdes(?: napja)?|elso munkanap\\p{L}*"
/** Between such a name and the date. */
const joins =
  'is|will|would|be|on|of|as|for|from|set|proposed|agreed|planned|ist|ware|soll|sein|am|der|zum|ab|dem|den|est|sera|serait|le|du|au|prevue?|fixee?|a|compter|partir|es|sera|seria|el|dia|prevista|previsto|para|e|sara|sarebbe|il|fissat[ao]|prevedibilmente|em|o|de|zal|zijn|op|blir|ar|den|er|bliver|vaere|vil|on|olisi|to|bedzie|jest|dnia|w|dniu|od|bude|je|dne|lesz|here|with|us'
/** Words for starting to work, in front of the date. */
const begins =
  '(?:start|starting|begin|beginning|join(?: us| the team)?|commenc(?:e|ing)|take up)(?: work(?:ing)?| your (?:employment|role|job|new role|position)| employment| the (?:role|position|job|team)| with us| us| here| at \\p{L}+| as [^,.;§]{2,40}| in this role)?|(?:employment|contract|position|role|appointment)(?: would| will)?(?: to)? (?:begin|start|commence|run)s?|effective(?: from)?|(?:bei uns|als [^,.;§]{2,40})|(?:arbeits|anstellungs)?verhaltnis|einstell\\p{L}*|anfang\\p{L}*|beginn\\p{L}*|starten|eintreten|(?:commenc|debut|demarr)\\p{L}*|rejoind\\p{L}*|embauch\\p{L}*|(?:empez|empiez|comenz|comienz|incorpor)\\p{L}*|(?:inizi|cominc)\\p{L}*|assum\\p{L}*|a decorrere|(?:comec|inici)\\p{L}*|(?:begin|start)\\p{L}*|in dienst(?: treden)?|aan de slag|(?:borja|starta|tilltrad)\\p{L}*|anstall\\p{L}*|(?:begynd|begynn|tiltraed|tiltre)\\p{L}*|ansaett\\p{L}*|ansett\\p{L}*|aloit\\p{L}*|(?:rozpocz|zaczn|zaczyn)\\p{L}*(?: pracy| prace)?|zatrudni\\p{L}*|nastoup\\p{L}*|kezd\\p{L}*'
const from =
  "on|from|as of|as from|effective|am|ab|ab dem|zum|vom|le|des le|du|a compter du|a partir du|au|el|el dia|a partir del?|desde el|con fecha|il|dal|a partire dal|dall'|em|no dia|a partir de|a|op|per|vanaf|met ingang van|den|fran och med|fr\\.o\\.m\\.|fra|fra og med|pr\\.?|od|od dnia|dnia|w dniu|dne|z dniem|on the"

const patterns = {
  named: new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})[\\s:–-]{0,3}(?:(?:${joins})\\s){0,5}§`, 'u'),
  begun: new RegExp(
    `(?<!\\p{L})(?:${begins})(?!\\p{L})(?:\\s(?:then|dann|ya|gia|ja|dan|da|so|already|schon)|\\s?:)?\\s(?:(?:${from})\\s)?§`,
    'u',
  ),
  /** 'zum 1. Februar als Analyst einstellen', '1.2. alkaen', '1 Şubat tarihinde işe başlayacaksınız' */
  behind:
    /§[^.;?!§]{0,60}(?<!\p{L})(?:einstellen|anstellen|anfangen|beginnen|starten|antreten|bei uns begrussen|in dienst|beginnen|starten|aan de slag|alkaen|aloit\p{L}*|ise basla\p{L}*|goreve basla\p{L}*|basla(?:yacak|man|yabil)\p{L}*|is your (?:first|start)\p{L}*|as your (?:first|start)\p{L}*)(?!\p{L})/u,
}

/** Other things that begin on some day. */
const another =
  /(?<!\p{L})(?:interview\p{L}*|meeting|call|test|assessment|trial|course|training|induction|webinar|application\p{L}* (?:open|close)\p{L}*|process|project|semester|studies|notice period|available|availab\p{L}*|gesprach\p{L}*|termin|kurs|schulung|bewerbungs\p{L}*|verfahren|entretien|formation|processus|entrevista|curso|proceso|colloquio|corso|selezione|gesprek|cursus|intervju\p{L}*|samtal\p{L}*|kurs\p{L}*|haastattelu\p{L}*|rozmow\p{L}*|szkoleni\p{L}*|mulakat|gorusme)(?!\p{L})/u
/** A question or a possibility fixes no day. */
const open =
  /[?？]|(?<!\p{L})(?:if|unless|could you|can you|whether|earliest|wenn|falls|ob|konnten sie|fruhestens|si vous (?:pouvez|etes)|au plus tot|podrias?|si puede\p{L}*|potrebbe|se (?:puo|puoi)|poderia|als (?:je|u) kunt|kun je|om du kan|hvis du|jos voit|jesli moze\p{L}*)(?!\p{L})/u

const mostDays = 500

/** The first day of work that an employer names: 'you would start on 1 February'. What only begins then is believed in an offer alone. */
export function firstDayOf(
  mail: NormalisedMail,
  passages: readonly Passage[],
  kind: Kind | undefined,
): { value: string; evidence: Evidence } | null {
  const sent = dayOfIso(mail.sentAt)
  if (!sent || kind === 'rejection' || kind === 'recruiter_outreach' || kind === 'withdrawal') return null
  const last = addDays(sent, mostDays)
  for (const { text, tokens, zone, where } of passages) {
    if (zone !== 'body' || !/\d/.test(text) || text.length > 600) continue
    for (const { value, isDoubtful, from, to } of daysIn(tokens, sent, isMonthFirst(mail), mail.language)) {
      const [first, end] = [tokens[from], tokens[to - 1]]
      if (isDoubtful || !first || !end || isAfter(sent, value) || isAfter(value, last)) continue
      const before = tokens[from - 1]
      const { start } = before && weekdays.has(before.word) ? before : first
      const around = fold(`${text.slice(0, start)}§${text.slice(end.end)}`)
      const isNamed = patterns.named.test(around)
      if (
        !isNamed &&
        (kind !== 'offer' || another.test(around) || !(patterns.begun.test(around) || patterns.behind.test(around)))
      )
        continue
      if (open.test(around)) continue
      return { value: isoDay(value), evidence: { field: 'startsOn', quote: quoteOf(text, first.text), where } }
    }
  }
  return null
}
