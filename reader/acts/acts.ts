import type { Act, Said, SaidTime } from '../../domain/reading.ts'
import { fold as foldApart } from '../../domain/text/fold.ts'
import { standingOf } from '../facts/meeting-standing.ts'
import type { Passage } from '../facts/passages.ts'
import { dayOfIso } from '../facts/times.ts'
import { hourIn } from '../facts/words/calendar-words.ts'
import { zoneBehind, zoneOfWriter } from '../facts/zone.ts'
import { isMonthFirst } from '../invitation.ts'
import type { NormalisedMail } from '../mail.ts'
import { refined } from '../zone-meaning.ts'
import { type Languages, says, where } from './phrase.ts'
import type { Phrase } from './phrases.ts'
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
  let last = ''
  const spoken = passages.filter(({ zone }) => zone === 'body' || zone === 'subject').slice(0, most.passages)
  for (const { text, zone } of spoken) {
    let isChosen = false
    for (const clause of clausesOf(text.slice(0, most.sentence))) {
      const said = saidIn(clause, languages, zone === 'body' ? last : '')
      if (zone === 'body') last = fold(clause)
      const timesOf = (text: string) =>
        timesIn(withoutOtherClock(text), written, open, said.includes('move') || said.includes('no'))
      const meant = said.includes('move') ? clause : untilArrival(clause)
      const told = withoutDenied(meant, mail.language)
      const left = zone === 'subject' || told === meant ? [] : timesOf(told)
      // 'At four, not at two': what is denied was the time before.
      if (left.length > 0 && !said.includes('move')) said.push('move')
      const times: SaidTime[] = zone === 'subject' ? [] : left.length > 0 ? left : timesOf(meant)
      // 'There was a mistake in my last mail: it is at 12:00'
      if (said.includes('retract') && times.some(({ clock }) => clock !== null) && !said.includes('move')) said.push('move')
      // 'The second, as I am with my daughter on Tuesday': the day in a reason is not the one that is chosen.
      if (zone === 'body' && times.length > 0 && said.length === 0 && isChosen && isReasonIn(text, clause)) said.push('no')
      const [only] = times
      if (times.length > 0) open = times.length === 1 && only && only.clock === null && only.daysLater === undefined ? only : null
      if (zone === 'subject' && !said.includes('cancel') && !said.includes('move')) continue
      const nth = ordinalIn(fold(clause)) ?? labelIn(clause)
      const partOfDay = times.some(({ clock }) => clock !== null) ? undefined : partOfDayIn(fold(clause))
      const ofMonth = times.length > 0 ? null : dayIn(fold(clause))
      isChosen = said.includes('yes') || nth !== null || partOfDay !== undefined
      if (said.length > 0 || times.length > 0 || nth !== null || ofMonth !== null || partOfDay !== undefined)
        acts.push({
          says: said,
          times: times.map((time) => inZone(time, mail)),
          quote: clause.slice(0, 200),
          ...(nth !== null && { nth }),
          ...(ofMonth !== null && { ofMonth }),
          ...((furtherRound.test(fold(clause)) || sequel.test(fold(clause))) && { isFurther: true }),
          ...(partOfDay !== undefined && { partOfDay }),
          ...(sameElsewhere.test(fold(clause)) && { isElsewhere: true }),
          ...(times.length > 0 &&
            !said.includes('question') &&
            (isProgramme(clause) || standingOf([{ text, zone: 'body' }]) === 'confirmed') && { isFixed: true }),
          ...(zone === 'subject' && { where: 'subject' }),
        })
    }
    if (acts.length >= most.acts) break
  }
  const isChoice = mail.language === 'en' ? eitherInEnglish : either
  if (acts.some(({ times, quote }) => times.length > 0 && isChoice.test(fold(quote)))) for (const act of acts) delete act.isFixed
  // 'Our director can't make it, but the team will see you': a person is off, not the meeting.
  const isStoodIn = spoken.some(({ text }) => standIn.test(fold(text.slice(0, most.sentence))))
  for (const act of acts)
    if (isOthersAbsence(act.quote) || (isStoodIn && isOfAnother(fold(act.quote).split(/[,;]/)[0] ?? '')))
      act.says = act.says.filter((one) => one !== 'cancel' && one !== 'no')
  return acts.slice(0, most.acts)
}

/** 'That's Tuesday evening for me': the same time by another clock, and no other. */
const sameElsewhere =
  /^(?:(?:so|and|und|et|y|e|en|och|og) )?(?:(?:that|which)(?:'s|'ll be| is| would be| will be| makes it)|das (?:ist|sind|ware|waren)|c'est|ce (?:sera|serait)|eso (?:es|seria)|sarebbe|isso (?:e|sera)|dat (?:is|zou)|det (?:ar|blir|er|bliver))(?!\p{L}).{0,60}(?<!\p{L})(?:for me|over here|my time|on my side|my end|bei mir|fur mich|pour moi|chez moi|para mi|per me|qui da me|para mim|voor mij|bij mij|for mig|hos mig|for meg)(?!\p{L})/u

/** 'At 9 am Eastern Time (2 pm in London)': what stands in brackets behind a time and its zone is the same time by another clock. */
function withoutOtherClock(sentence: string): string {
  return sentence.replace(otherClock, (whole, before: string) => (zoneBehind(before) === null ? whole : before))
}

const otherClock =
  /((?<=\d|[ap]\.?m\.?|uhr|uur| h)(?: \p{L}{2,9}){1,3}) \((?:=|\p{L}{2,6} )?[^()\d]{0,16}\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:h|[ap]\.?m\.?|uhr|uur))?[^()\d]{0,40}\)/giu

const isReasonIn = (sentence: string, clause: string): boolean =>
  leadsToReason.test(sentence.slice(0, Math.max(0, sentence.indexOf(clause))))

const reasons =
  'because|weil|denn|car|parce que|puisque|porque|ya que|perché|poiché|pois|want|omdat|aangezien|eftersom|fordi|koska|bo|ponieważ|gdyż|çünkü|protože|mert'

const leadsToReason = new RegExp(`,\\s(?:as|since|${reasons})\\s$`, 'iu')

/** What is only a day, or a part of a time, is in the zone of the meeting it is about. */
function inZone(time: SaidTime, mail: NormalisedMail): SaidTime {
  if (time.zone !== null) return { ...time, zone: refined(time.zone, mail) }
  const writerZone = time.clock && zoneOfWriter(mail.sentAt, mail.language, mail.from?.address.split('@')[1] ?? '')
  return writerZone ? { ...time, writerZone } : time
}

const ordinals: [number, RegExp][] = [
  [
    1,
    /(?<!\p{L})(?:first|1st|former|earliest(?! (?:convenience|possible))|earlier (?:one|slot|time|of the two)|fruheste[nrs]?|ersten?|erster|erstere[nrs]?|premiere?|primer[oa]?|primo|primeir[oa]|eerste|forsta|forste|ensimmai\p{L}*|pierwsz\p{L}*|ilk|birinci|prvni|elso\p{L}*)(?!\p{L})|一つ目|첫 ?번째|第一/u,
  ],
  [
    2,
    /(?<!\p{L})(?:second[oa]?|2nd|zweiten?|deuxieme|segund[oa]|tweede|andra|anden|andet|andre|toinen|toista|drugi\p{L}*|ikinci|druh[yoaeé]|masodik\p{L}*)(?!\p{L})|二つ目|두 ?번째|第二/u,
  ],
  [
    3,
    /(?<!\p{L})(?:third|3rd|dritten?|troisieme|tercer[oa]?|terz[oa]|terceir[oa]|derde|tredje|kolmas|kolmat\p{L}*|trzeci\p{L}*|ucuncu|treti|harmadik\p{L}*)(?!\p{L})|三つ目|세 ?번째|第三/u,
  ],
  [
    -1,
    /(?<!\p{L})(?:last|latter|later (?:one|slot|of the two)|spateste[nrs]?|letzten?|letzter|letztere[nrs]?|laatstgenoemde|sistnamnda|sidstnaevnte|sistnevnte|quest'ultim[oa]|jalkimmai\p{L}*|derniere?|ultim[oa]|laatste|sista|sidste|siste|viimei\p{L}*|ostatni\p{L}*|sonuncu|posledni|utolso)(?!\p{L})|最後|마지막|最后/u,
  ],
]

/** Which of several, from 1; -1 for the last. */
function ordinalIn(folded: string): number | null {
  return ordinals.find(([, words]) => words.test(folded))?.[0] ?? null
}

/** 'Option 2', 'Vorschlag 1', 'B please' */
function labelIn(clause: string): number | null {
  const label =
    /(?<!\p{L})(?:option|slot|choice|number|no\.|nr\.?|n[°º]|n\.|č\.|numéro|número|numero|numer|číslo|nummer|vorschlag|variante|möglichkeit|créneau|choix|proposition|opción|propuesta|opzione|proposta|opção|hipótese|optie|voorstel|alternativ|förslag|mulighed|mulighet|forslag|vaihtoehto|opcja|propozycja|wariant|seçenek|možnost|varianta) ?[#(]?([1-5a-e]|one|two|three|four|five)(?![\p{L}\d:]|[.,]\d)/iu.exec(
      clause,
    )?.[1] ??
    /(?<![\p{L}\d.,:(])\(?([1-5a-e])\)(?![\p{L}\d])/iu.exec(clause.length < 80 ? clause : '')?.[1] ??
    /(?<!\p{L})(?:take|choose|pick|go (?:for|with)|prefer|nehme|lieber|wähle|prends|choisis|préfère|tomo|cojo|elijo|prefiero|prendo|scelgo|preferisco|escolho|prefiro|fico com|doe maar|kies|neem|liefst|tar|väljer|tager|vælger|velger|otan|valitsen|wybieram|beru|vybírám) (?:option |slot |variante |optie )?([A-E])(?:[.!,]|$)/u.exec(
      clause.replace(/^\p{Lu}/u, (first) => first.toLowerCase()),
    )?.[1] ??
    /^\(?([A-E])\)?(?:[.!]?$|[,.]? (?:please|works|suits|is|would|bitte|passt|wäre|s['’]il|me|por favor|per favore|graag|past|tack|passar|tak|takk|passer))/u.exec(
      clause,
    )?.[1]
  if (label === undefined) return null
  const inWords = ['one', 'two', 'three', 'four', 'five'].indexOf(label.toLowerCase()) + 1
  return /\d/.test(label) ? Number(label) : inWords || label.toLowerCase().charCodeAt(0) - 96
}

const partsOfDay: [NonNullable<Act['partOfDay']>, RegExp][] = [
  [
    'morning',
    /(?<!\p{L})(?:mornings?|vormittags?|morgens|matin|matinee|por la manana|mattin[ao]|manha|ochtend|voormiddag|formiddag(?:en)?|aamu\p{L}*|rano|sabah|dopoledne|delelott)(?!\p{L})|午前|오전|上午/u,
  ],
  [
    'afternoon',
    /(?<!\p{L})(?:afternoons?|nachmittags?|apres-midi|tarde|pomeriggio|namiddag|middag|eftermiddag(?:en)?|ettermiddag(?:en)?|iltapaiva\p{L}*|popoludni\p{L}*|ogleden sonra|odpoledne|delutan)(?!\p{L})|午後|오후|下午/u,
  ],
  [
    'evening',
    /(?<!\p{L})(?:evenings?|abends?|soir|soiree|noche|sera|noite|avond|kvall(?:en)?|aften(?:en)?|kveld(?:en)?|wieczor\p{L}*|aksam\p{L}*|vecer|este)(?!\p{L})|夕方|저녁|晚上/u,
  ],
]

const partOfDayIn = (folded: string): Act['partOfDay'] => partsOfDay.find(([, words]) => words.test(folded))?.[0]

/** A day named by its number alone, as in an answer to several. */
function dayIn(folded: string): number | null {
  const day = Number(
    /(?<!\p{L})(?:the|der|den|dem|am|le|el|il|dia|de|det|dne|ten) (\d{1,2})(?:st|nd|rd|th|er|e|:e)?(?![\d:]|[.,]\d|\p{L})/u.exec(
      folded,
    )?.[1],
  )
  return day >= 1 && day <= 31 ? day : null
}

/** A dozen words do not identify a language: 'Ja' begins an answer in seven. */
function languagesOf({ language, sentences }: NormalisedMail): Languages {
  const words = sentences.filter(({ zone }) => zone === 'body').reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return { likely: language, isSure: words >= 25 }
}

const conditional =
  /^(?:if|should you|in case|unless|wenn|falls|sollte\p{L}*|sofern|si|s'il|au cas|en cas|caso|qualora|se (?:nao|non|dov|per|tiv)|als (?:je|u|het|dat)|mocht|om du|hvis|dersom|jos|mikali|jesli|jezeli|gdyby|w razie|pokud|kdyby|ha|amennyiben)(?=\s\p{L})|(?<!\p{L})(?:if (?:you|this|that|the|anything|not|there|it|for any)|falls|sollten sie|wenn (?:sie|du|das|ihnen|es)|en cas d|si vous|si no|si tiene|se non|se nao|caso nao|als u|als je|om du|hvis du|jos et|jesli nie|w razie)(?!\p{L})/u
/** 'If that's all right' sets no condition. */
const courtesy =
  /(?<!\p{L})(?:if (?:(?:that|it)(?:'s| is| would be) |that's |it's )?(?:at all )?(?:all right|alright|ok|okay|fine|possible|convenient|no trouble)(?: (?:with|for|by) you)?|if (?:that|it) (?:works|suits)(?: (?:for )?you)?|if you don't mind|(?:wenn|falls) (?:es |das )?(?:(?:ihnen|dir|fur sie|fur dich) )?(?:recht ist|passt|moglich(?: ist)?|in ordnung ist|geht|ok ist)|si (?:cela|ca) (?:vous|te) (?:va|convient)|si (?:c'est )?possible|si vous (?:le )?voulez bien|si (?:le|te|os) parece(?: bien)?|si es posible|si no hay inconveniente|se (?:per lei|per te) va bene|se (?:e )?possibile|se (?:le|ti) va(?: bene)?|se (?:for )?possivel|se nao houver inconveniente|als (?:dat|het) (?:kan|goed is|mag|uitkomt)|om det gar(?: bra)?|om det ar (?:mojligt|okej|ok)|om mojligt|hvis (?:det er )?(?:i orden|ok|greit|mulig|muligt)|jesli (?:to )?(?:mozliwe|mozna)|pokud (?:je to )?mozn[aeo])(?!\p{L})/gu
const selfService =
  /(?<!\p{L})(?:cancel or|or cancel|to cancel or|reschedule or|or reschedule|umbuchen oder|oder absagen|oder verschieben|annuler ou|ou annuler|cancelar o|o cancelar|annulla o|ou cancelar|annuleren of|of annuleren|avboka eller|eller avboka|aflyse eller|eller aflyse|avlyse eller|peruuta tai|click|link|button|klick\p{L}*|cliqu\p{L}*|unsubscribe)(?!\p{L})/u

/** Words that stand in the midst of a phrase and change nothing: 'ne donnerai donc pas suite'. */
const fillers =
  /(?<=\p{L})[, ]+(?:unfortunately|sadly|regrettably|therefore|thus|really|simply|actually|leider|daher|deshalb|deswegen|somit|also|nun|wirklich|bedauerlicherweise|einfach|donc|malheureusement|helas|finalement|toutefois|vraiment|bien|lamentablemente|desgraciadamente|desafortunadamente|por (?:lo )?tanto|entonces|purtroppo|quindi|dunque|pertanto|infelizmente|portanto|por isso|entao|helaas|dus|daarom|toch|echt|tyvarr|darfor|alltsa|desvaerre|dessverre|derfor|altsa|valitettavasti|siis|niestety|wiec|dlatego|jednak|maalesef|ne yazik ki|bohuzel|tedy|proto)[, ]+(?=\p{L})/gu

/** 'At blive, hvor jeg er', 'zůstat tam, kde jsem' */
const clauseOfPlace = /,(?= (?:hvor|wo|dar|kde|gdzie|waar|donde|onde|dove|ou|where) )/gu

/** A contract that is signed with somebody else. */
const elsewhere =
  /(?<!\p{L})(?:elsewhere|another (?:company|employer|firm)|anderswo|woanders|andernorts|ailleurs|en otr[ao] (?:sitio|empresa)|altrove|noutro (?:sitio|lado)|elders|pa annat hall|et andet sted|et annet sted|muualla|gdzie indziej|baska bir yerde|jinde|mashol)(?!\p{L})/u
const appointment =
  /(?<!\p{L})(?:termine?s?|uhrzeit|(?:gesprachs|vorstellungs)termin\p{L}*|appointment|slot|(?:mon|tues|wednes|thurs|fri|satur)day|(?:mon|diens|donners|frei|sams)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre)di|lunes|martes|miercoles|jueves|viernes|rendez-vous|creneau|cita|appuntamento|afspraak)(?!\p{L})/u
const job =
  /(?<!\p{L})(?:applica\p{L}*|offers?|position|role|job|post|candida\p{L}*|process|running|\p{L}*bewerb\p{L}*|\p{L}*angebot\p{L}*|\p{L}*stelle|\p{L}*verfahren|poste|offre|emploi|proposition|solicitud|oferta|puesto|empleo|proceso|domanda|offerta|posto|impiego|selezione|sollicitatie|aanbod|functie|baan|procedure)(?!\p{L})/u

/** An answer that repeats the verb of the question: 'Are you free?' – 'I am.' */
const echo =
  /(?:^|[!,.] )(?:i am|i do|i will|i would|i could|it does|it would|that does|that would|we are|we do|estou|consigo|serve|pode|puedo|estoy|sopii|onnistuu|voin|jestem|moge|muzu|mam|tudok)(?:,? (?:thank you|thanks|many thanks)(?: (?:so|very) much| a lot)?)?[.!]*$/u

const noneOf =
  /(?<!\p{L})(?:none (?:of|would|works?|suits?|is|are)|neither (?:of|would|works?|suits?|is|date|day)|kein(?:e[rs]?)? (?:der|davon|von)|keiner passt|aucun[e]? (?:de|des|ne)|ningun[oa]s? de|nessun[oa] (?:di|dei|delle)|nenhum[a]? d[aoe]s?|geen van|inget? av|ingen af|ingen av|ei mikaan|kumpikaan ei|zaden z|zadn[ya] z|hicbiri)(?!\p{L})/u

/** 'Please sign by Friday, otherwise we must withdraw our offer.' */
const orElse =
  /(?<!\p{L})(?:otherwise|or else|never|andernfalls|ansonsten|sonst|sinon|faute de quoi|de lo contrario|si no|altrimenti|in caso contrario|caso contrario|senao|anders|annars|i annat fall|ellers|i modsat fald|muuten|muussa tapauksessa|w przeciwnym|inaczej|aksi|jinak|v opacnem|kulonben|ellenkezo)(?!\p{L})/u

/** 'Then I'm in!' is the whole sentence: 'I'm in Spain' is none. */
const isIn = /(?:^|[,.!:;–—-] ?|then |so |well )(?:i'm|i am) in[.!]*$/u

/** Who asks this with a yes has said it to the offer. */
const begins =
  /(?<!\p{L})(?:when (?:do|can|shall|should|may|will) i (?:start|begin|sign)|wann (?:fange|beginne|starte) ich|wann (?:kann|soll|darf) ich [^.?!]{0,40}(?:anfangen|beginnen|starten|unterschreiben)|quand (?:est-ce que je |je |puis-je |dois-je )(?:commence|commencer|signe|signer)|cuando (?:empiezo|puedo empezar|firmo|me incorporo)|quando (?:inizio|comincio|firmo|posso (?:iniziare|cominciare|firmare|comecar|assinar)|comeco|assino)|wanneer (?:begin|start|teken) ik|wanneer (?:mag|kan) ik [^.?!]{0,40}(?:beginnen|starten|tekenen)|nar (?:borjar|skriver) jag|nar kan jag (?:borja|skriva)|hvornar (?:starter|begynder) jeg|hvornar kan jeg (?:starte|begynde)|nar (?:starter|begynner) jeg|nar kan jeg (?:starte|begynne)|milloin (?:aloitan|voin aloittaa)|kiedy (?:zaczynam|moge zaczac|podpisuje)|ne zaman (?:basliyorum|baslayabilirim)|kdy (?:nastupuji|muzu nastoupit|zacinam))(?!\p{L})/u

/** In the order of `Said`. */
function saidIn(clause: string, language: Languages, before = ''): Said[] {
  // '3.600 Euro' ends no sentence.
  const folded = fold(clause).replace(/(?<=\d)\.(?=\d)/g, ',')
  const bare = folded.replace(fillers, ' ').replace(clauseOfPlace, '')
  const say = (phrase: Phrase) => says(phrase, folded, language) || (bare !== folded && says(phrase, bare, language))
  const found: Said[] = []
  const isPossible = conditional.test(folded.replace(courtesy, ''))
  const isQuestion = /[?？]\s*["'”’»)]*\s*$/.test(clause) || /[?？]/.test(clause) || asksPolitely.test(folded)
  if (!isPossible && !isQuestion && !selfService.test(folded) && say('cancel')) found.push('cancel')
  // 'We will fix another day for the second interview' is about no meeting there is.
  if (!isPossible && !isQuestion && !selfService.test(folded) && !furtherRound.test(folded) && say('later')) found.push('later')
  if (!isPossible && say('move')) found.push('move')
  if (!isPossible && say('no')) found.push('no')
  if (!isPossible && (say('yes') || echo.test(folded))) found.push('yes')
  if (noneOf.test(folded) && !isQuestion) {
    // 'None of these is possible'
    if (!found.includes('no')) found.push('no')
    return found.filter((one) => one !== 'yes')
  }
  if (isQuestion) found.push('question')
  if (!isPossible && say('offerAgain')) found.push('offerAgain')
  if (!isPossible && !isQuestion && !orElse.test(folded) && say('recallOffer')) found.push('recallOffer')
  // 'Yes, gladly! When do I start?'
  if (isQuestion && begins.test(folded) && (found.includes('yes') || says('yes', before, language))) found.push('acceptOffer')
  if (!isPossible && !isQuestion) {
    // 'We can't move it' moves nothing; 'it can't go ahead as planned' keeps nothing.
    if (say('unmovable')) return [...found.filter((one) => one === 'no' || one === 'yes'), 'keep']
    if (say('keep') && !found.some((one) => one === 'move' || one === 'cancel' || one === 'later')) found.push('keep')
    const accepts = say('acceptOffer') || isIn.test(folded)
    // 'I needn't think about it: I accept'
    const isDenied =
      accepts &&
      !folded.split(/[:–—]/).some((part) => (says('acceptOffer', part, language) || isIn.test(part)) && !denied.offer.test(part))
    // 'I must cancel the appointment' is about the appointment.
    const isOfMeeting = appointment.test(folded) && !job.test(folded)
    if (isDenied || say('withdraw')) found.push(isOfMeeting ? 'no' : 'withdraw')
    if (say('unwell')) found.push('unwell')
    if (say('met') && !fair.test(folded)) found.push('met')
    if (accepts && !isDenied && !elsewhere.test(folded)) found.push('acceptOffer')
    if ((recalled.test(folded) || recalled.test(before)) && !destroyed.test(folded) && say('retract')) found.push('retract')
  }
  return found
}

/** When somebody comes is not when the meeting begins: 'may I arrive at 9:30?' */
const arrival =
  /(?<!\p{L})(?:arriv(?:e|es|ing)|get there|arriver(?:ai|ais|ons)?|me presenter|vous presenter|llegar(?:e|ia)?|presentar(?:me|se)|arrivare|arrivero|presentar(?:mi|si)|chegar(?:ei|ia)?|apresentar-(?:me|se)|komma fram|anlander?|dyka upp|ankomme|mode op|fremme|framme|saapua|saavun|paikalla|dotrzec|przyjechac|przyjade|gelebilir miyim|varacag\p{L}*|dorazit|dorazim|prijet)(?!\p{L})/u

function untilArrival(clause: string): string {
  const folded = fold(clause)
  const at = folded.length === clause.length ? folded.search(arrival) : -1
  return at < 0 ? clause : clause.slice(0, at)
}

/** Where people meet before there is an application. */
const fair =
  /(?<!\p{L})(?:fairs?|events?|meet-?ups?|conference|open day|expo|webinar|stand|booth|jobmesse|messe|karrieretag|tag der offenen|salon|forum|portes ouvertes|feria|jornada|fiera|feira|beurs|open dag|massa|messen|targi|fuar\p{L}*|veletrh\p{L}*)(?!\p{L})/u

const denied = {
  time: /(?<!\p{L})(?:not|instead of|rather than|nicht|statt|anstatt|anstelle von|non|pas|au lieu d[eu]|no(?= a las? )|en lugar de|en vez de|invece (?:di|che)|n[ãa]o|em vez d[aeo]s?|niet|in plaats van|inte|istället för|ikke|i stedet for|ei|nie|zamiast|ne|nem)(?: \p{L}{1,4}\.?){0,2}\s?\d{1,2}(?:[:.h]\d{2}|h)?(?:\s(?:uhr|uur|[ap]m))?(?![\p{L}\d:])(?![.:]\d)|\d{1,2}[:.]\d{2}['’]?\p{L}* (?:değil|yerine)/giu,
  inWords:
    /\s?(?<!\p{L})(?:instead of|rather than|and not at|statt|anstatt|anstelle von|und nicht um|au lieu d[eu]|plutôt qu['e]|en lugar de|en vez de|y no a las|invece (?:di|che)|anziché|e non alle|em vez d[aeo]s?|in plaats van|en niet om|i ?stället för|i stedet for|sijaan|zamiast|místo)((?: \p{L}+){1,3})/giu,
  offer:
    /(?<!\p{L})(?:not|never|cannot|unable|can't|won't|nicht|non|nao|niet|inte|ikke|nie|degil|nem|no (?:voy|puedo|podre|acept))(?!\p{L})|不能|无法|不会|不接受|ません|できない|없|못하/u,
}

/** Without the time that is denied: 'at nine rather than at ten'. */
function withoutDenied(clause: string, language: string | null): string {
  return clause.replace(denied.time, ' ').replace(denied.inWords, (whole, tail: string) => {
    const words = tail.trim().split(' ')
    const at = words.findIndex((word) => hourIn(fold(word), language) !== undefined)
    return at < 0 ? whole : `, ${words.slice(at + 1).join(' ')}`
  })
}

const furtherRound =
  /(?<!\p{L})(?:in addition to|on top of|as well as (?:the )?(?:mon|tues|wednes|thurs|fri|satur|one|our|your|meet|call|interview)\p{L}*|zusatzlich zu[mr]?|neben de[mr]|en plus d[eu]|outre|ademas de|aparte de|oltre a(?:l|lla|ll')?|in aggiunta|alem d[aeo]|para alem|naast|utover|forutom|ud over|udover|i tillegg til|lisaksi|oprocz|poza|ek olarak|yani sira|krome|vedle|mellett|kivul|follow-up|next round|another interview|further interview|(?:second|zweit\p{L}*|deuxieme|segund[oa]|second[oa]|tweede|andra|anden|andre|toi\p{L}+|drug\p{L}*|ikinci|druh\p{L}*) (?:interview|meeting|round|gesprach|runde|vorstellungsgesprach|entretien|tour|entrevista|ronda|fase|colloquio|gesprek|ronde|intervju\p{L}*|samtal\p{L}*|runda\p{L}*|haastattelu\p{L}*|rozm\p{L}*|etap\p{L}*|gorusme\p{L}*|mulakat\p{L}*|pohovor\p{L}*|kol\p{L}*))(?!\p{L})/u

/** Who comes for somebody, or that the others do. */
const standIn =
  /(?<!\p{L})(?:(?:the|our) team (?:will|is|looks)|(?:the )?(?:rest|others) of us|you(?:'ll| will) (?:be meeting|meet|see)|(?:will|'ll) (?:stand in|step in|take over)|(?:team|teamet|holdet|kollega\p{L}*|kolleg\p{L}*) (?:tar|tager|moter|moder) )/u
/** A single person can't: neither the writer nor the meeting itself. */
const isOfAnother = (folded: string): boolean =>
  /(?<!\p{L})(?:can't|cannot|can not|unable to|won't be able|not able to|kan (?:\p{L}+ )?(?:inte|ikke))(?!\p{L})/u.test(folded) &&
  !/(?<!\p{L})(?:we|i|we're|i'm|interview|meeting|call|vi|jag|jeg|intervju\p{L}*|samtale\p{L}*|motet|modet)(?!\p{L})/u.test(
    folded,
  )

const absence =
  /(?<!\p{L})(?:(?:won't be able to|will not be able to|can't|cannot|can not|unable to|not able to|won't|will not|can no longer) (?:be )?(?:join|joining|there|present|attend|attending|take part|sit in)|nicht (?:mit )?(?:dabei|teilnehmen|anwesend)|pas (?:\p{L}+ )?(?:present\p{L}*|participer|se joindre|etre la|des notres)|no (?:podra|puede|va a poder) (?:asistir|estar|acompanar\p{L}*|unirse|participar)|non (?:potra|puo|riesce a|riuscira a) (?:esserci|partecipare|essere presente|unirsi)|nao (?:podera|pode|vai poder|consegue) (?:estar|participar|comparecer|juntar-se)|er niet bij|niet aanwezig|inte (?:vara med|delta|narvara)|ikke (?:vaere med|deltage|delta|vaere til stede)|ei paase (?:paikalle|mukaan)|nie (?:bedzie mogl\p{L}*|moze|wezmie) (?:byc obecn\p{L}*|uczestniczyc|udzialu|dolaczyc)|katilamayacak)(?!\p{L})/u
const ofBoth =
  /(?<!\p{L})(?:we|i|we're|i'm|you|your|wir|ich|sie|du|ihr|nous|je|vous|tu|vi|jag|jeg|du|ni|dere|we|wij|ik|je|jij|u|pan|pana|pani|usted|applica\p{L}*|process|stages?|rounds?|verfahren\p{L}*|auswahl\p{L}*|bewerb\p{L}*|candidat\p{L}*|proces\p{L}*|selecci\p{L}*|selezion\p{L}*|seleca\p{L}*|etap\p{L}*|rekry\p{L}*|rekrut\p{L}*)(?!\p{L})/u
/** 'Mr Hill won't be able to join us': one of them is not there, which refuses nobody. */
export const isOthersAbsence = (text: string): boolean =>
  fold(text)
    .split(/[,;]/)
    .some((part) => absence.test(part) && !ofBoth.test(part))

/** 'After that you will meet the director at four' */
const sequel =
  /(?<!\p{L})(?:after that|after this|afterwards|followed by|also meet|anschliessend|danach|im anschluss|ensuite|puis|apres cela|despues|a continuacion|luego|successivamente|dopo di|poi|depois|em seguida|daarna|vervolgens|aansluitend|darefter|efterat|derefter|bagefter|deretter|etterpa|sen jalkeen|nastepnie|potem|ardindan|sonrasinda|pote|nasledne|ezutan)(?!\p{L})/u

/** '9:00 with Maya, 10:00 with Tom' is a programme: there is nothing to choose. */
function isProgramme(clause: string): boolean {
  const [first, ...others] = [
    ...clause.matchAll(
      /\d{1,2}(?:[:.]\d{2})?(?:\s?(?:uhr|h|[ap]\.?m\.?))?[\s,:–-]{1,3}(?:with|mit|avec|con|com|met|med|z)\s(?:\p{L}+\s){0,2}?\p{Lu}/gu,
    ),
  ]
  const last = others.at(-1)
  return first !== undefined && last !== undefined && !either.test(fold(clause.slice(first.index, last.index)))
}

/** 'At ten or at three' offers a choice. */
const either = /(?<!\p{L})(?:or|either|which|oder|ou|o|oppure|of|eller|tai|lub|albo|veya|nebo|vagy)(?!\p{L})|または|또는|或/u

const eitherInEnglish = /(?<!\p{L})(?:or|either|which)(?!\p{L})/u

/** What can be undone: a message or the refusal in it. */
const recalled =
  /(?<!\p{L})(?:e-?mails?|mails?|messages?|letters?|notes?|notification\p{L}*|rejection|refusal|decision|nachricht\p{L}*|absage\p{L}*|schreiben|mitteilung|brief|message|courriel\p{L}*|courrier|refus|lettre|correos?|mensajes?|rechazo|negativa|comunicacion\p{L}*|messaggi\p{L}*|rifiuto|comunicazione|risposta|mensagem|mensagens|recusa|resposta|bericht\p{L}*|afwijzing\p{L}*|mailtje|meddelande\p{L}*|mejl\p{L}*|avslag\p{L}*|besked\p{L}*|afslag\p{L}*|beskjed\p{L}*|melding\p{L}*|e-post\p{L}*|viesti\p{L}*|sahkoposti\p{L}*|hylka\p{L}*|wiadomo\p{L}*|maila|odmow\p{L}*|mesaj\p{L}*|e-posta\p{L}*|zamitnut\p{L}*|zprav\p{L}*|uzenet\p{L}*|level\p{L}*|elutasit\p{L}*|should have gone to|meant for|intended for|vorher|vorhin)(?!\p{L})|メール|連絡|通知|메일|메시지|통보|邮件|信息/u
/** Small print about mail that reached the wrong person. */
const destroyed =
  /(?<!\p{L})(?:delete|destroy|losch\p{L}*|vernicht\p{L}*|supprim\p{L}*|detrui\p{L}*|borr\p{L}*|elimin\p{L}*|distrugg\p{L}*|cancell\p{L}*|apag\p{L}*|destru\p{L}*|verwijder\p{L}*|vernietig\p{L}*|radera\p{L}*|slett?e?|poista\p{L}*|usun\p{L}*|sender|mittente|absender|expediteur|remitente)(?!\p{L})/u

/** A question whose mark was left out. */
const asksPolitely =
  /^(?:(?:and|so|und|also|et|alors|y|e|en|och|og|ja|i|hi|hello|hallo|bonjour|hola|ciao|hej|hei)[ ,]+)?(?:could (?:we|you|i)|can (?:we|you|i)|would (?:it|you|that)|might (?:we|i)|may (?:we|i)|is there any|konnten (?:wir|sie)|ware es|kann ich|darf ich|ginge|pourrions|pourriez|serait-il|pourrait-on|podriamos|podria|seria posible|potremmo|potrebbe|sarebbe possibile|poderiamos|poderia|seria possivel|kunnen we|zouden we|kan het ook|skulle (?:vi|det)|kunne (?:vi|det|jeg)|kan vi|voisimmeko|voisiko|czy (?:moge|moglib|mozemy|bylob)|mohli bychom|slo by|tudnank|lehetne)(?!\p{L})|(?:でしょうか|ますか|까요|습니까|是否|可否|能否|吗)[。.？?\s]*$/u

/**
 * 'Monday is impossible but Wednesday would do', 'Wednesday is best, as I am away on the other days': what follows stands against what was said,
 * follows from it or gives the reason. The Italian 'ma' has a comma; the French is 'my'.
 */
const betweenClauses = new RegExp(
  `(?:,|;| –| -|—)\\s(?:ma|so|also|donc|alors|quindi|perciò|dus|därför|derfor|więc)\\s|(?:,|;| –| -|—)?\\s(?:but|however|though|aber|sondern|dafür|mais|par contre|pero|sino|però|invece|mas|porém|maar|echter|wel|men|utan|mutta|vaan|ale|lecz|natomiast|ama|fakat|de viszont|viszont)\\s|,\\s(?:(?:as|since)(?=\\s(?:i|we|my|our|the)(?:['’]|\\s))|${reasons})\\s|[;；]\\s?|(?<=。)|(?<=[！？])`,
  'iu',
)

function clausesOf(sentence: string): string[] {
  return sentence
    .split(betweenClauses)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 6)
}

/**
 * What a mail says beside calling a meeting off. Only words with a day or the promise of another are left out: that a vacancy is cancelled is
 * said like that a meeting is; and beside a promise a bare 'I am so sorry'.
 */
export function withoutCallingOff(mail: NormalisedMail, isPromised: boolean): NormalisedMail {
  const sent = dayOfIso(mail.sentAt)
  if (!sent) return mail
  const languages = languagesOf(mail)
  const written = { sent, language: mail.language, monthFirst: isMonthFirst(mail) }
  const isOff = (part: string) => {
    const said = saidIn(part, languages)
    return (
      said.includes('later') ||
      isOthersAbsence(part) ||
      ((said.includes('cancel') || (isPromised && said.includes('no'))) && timesIn(part, written, null, true).length > 0)
    )
  }
  const kept = mail.sentences.slice(0, most.passages).flatMap((sentence) =>
    sentence.zone !== 'body'
      ? [sentence]
      : partsOf(sentence.text.slice(0, most.sentence), mail.language)
          .filter((part) => part.trim() !== '' && !(isPromised && part.trim().split(/\s+/).length <= 4) && !isOff(part))
          .map((text) => ({ ...sentence, text })),
  )
  return { ...mail, sentences: kept }
}

/** Where a refusal and what follows from it may meet in one sentence. */
const joints: Record<string, string> = {
  en: 'and|so|as|because',
  de: 'und|weil|daher',
  fr: 'et|donc|car',
  es: 'y|porque|por lo que',
  it: 'e|quindi|perché',
  pt: 'e|porque|por isso',
  nl: 'en|want|dus',
  sv: 'och|så|eftersom',
  da: 'og|så|fordi',
  no: 'og|så|fordi',
  fi: 'ja|koska|eikä',
  pl: 'i|więc|bo',
  tr: 've|çünkü',
}

function partsOf(sentence: string, language: string | null): string[] {
  const words = joints[language ?? '']
  return sentence.split(new RegExp(`[,;:–—]\\s${words ? `|\\s(?:${words})\\s` : ''}`, 'iu'))
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
