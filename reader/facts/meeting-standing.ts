import type { Invitation } from '../../domain/reading.ts'
import type { Passage } from './passages.ts'

const asking = [
  // English
  /\b(?:please|kindly|could you|can you|would you|pls)\b[^.?!]{0,40}\b(?:confirm|reply|respond|accept|rsvp|let (?:me|us) know (?:if|whether) (?!you (?:need|have|want|would like|can['’]t|cannot|are unable))|let (?:me|us) know (?:that|your availability))/i,
  /\blet (?:me|us) know (?:if|whether) (?:that|this|it|the (?:time|date|slot)|you(?:['’]re| are) (?:available|free|able)|you can (?:make|come|attend|join))/i,
  /\b(?:does|would|will|could|is|can|are) (?:that|this|it|you|the (?:time|date|slot)|\p{L}+day)\b[^.!?]{0,80}\b(?:work|suit|ok(?:ay)?|possible|convenient|free|available|make it|manage|come)\b[^.!?]{0,40}\?/iu,
  /\b(?:how (?:about|does|would)|we (?:would like to )?(?:propose|suggest)|i(?:['’]d| would)? (?:like to )?(?:propose|suggest)|awaiting your confirmation|(?:confirm|accept) (?:your attendance|the (?:time|date|invitation)|whether|if) )/i,
  // German
  /(?:bitte|bitten|können sie|kannst du|könnten sie)(?!\p{L})[^.?!]{0,80}(?:bestätig|zusage|zuzusagen|zu bestätigen|rückmeldung|antwort|bescheid|mitteilen|wissen,? ob)/iu,
  /(?:passt|passen|geht|ginge|klappt|wäre)(?!\p{L})[^.!?]{0,80}(?:ihnen|dir|euch|für sie|möglich|recht)?[^.!?]{0,40}\?|schlagen? (?:ich|wir)?[^.!?]{0,60}vor(?!\p{L})|(?:geben sie|gib|lassen sie|lass)[^.!?]{0,40}(?:bescheid|wissen),? ob/iu,
  // French
  /(?:merci de|veuillez|pouvez-vous|peux-tu|pourriez-vous|nous vous (?:prions|remercions) de|je vous remercie de)[^.?!]{0,60}(?:confirmer|répondre|dire si|valider|indiquer si)|(?:cela|ce créneau|cette date|cet horaire)[^.!?]{0,40}(?:convien|possible|va)[^.!?]{0,30}(?:\?|$)|(?:vous|te) convien[^.!?]{0,60}\?|(?:nous|je) vous propos/iu,
  // Spanish, Portuguese, Italian
  /(?:por favor|rogamos|agradecer\p{L}*|puedes?|podría[sn]?|pued[ea]n?|necesitamos que)(?!\p{L})[^.?!]{0,60}(?:confirm|conteste|respond|indi(?:ca|que)|dig?a)|confírm\p{L}*|confirmes? (?:tu|su) |(?:te|le|os) (?:va|viene|parece) bien[^.!?]{0,40}\?|¿[^?]{0,80}(?:disponib|puedes|puede|viene bien|va bien|encaja)[^?]{0,60}\?|(?:te|le) propon/iu,
  /(?:por favor|pedimos|agradecemos|pode|podes|poderia|solicitamos)(?!\p{L})[^.?!]{0,60}(?:confirm|respond|diga|indi(?:que|car))|confirme(?:m)? (?:a |por favor|se )|(?:dá-lhe jeito|serve|convém|é possível|está disponível)[^.!?]{0,60}\?|propomos|sugerimos/iu,
  /(?:la preghiamo|ti chiediamo|le chiediamo|ti prego|può|puoi|potrebbe|si prega)(?!\p{L})[^.?!]{0,60}(?:conferm|rispond|indic|dir[ce]i? se)|(?:va bene|andrebbe bene|è possibile|sarebbe disponibile|riesc[ie]|le è comodo|ti va)[^.!?]{0,60}\?|(?:le|ti|vi) propon|confermarci|confermare (?:la|se)/iu,
  // Dutch
  /(?:graag|gelieve|kun je|kunt u|wil je|wilt u|zou je|zou u|laat)(?!\p{L})[^.?!]{0,60}(?:bevestig|laten weten of|weten of|reageren|doorgeven of)|(?:past|schikt|lukt|komt)(?!\p{L})[^.!?]{0,60}\?|stel(?:len)? (?:ik|we|wij)?[^.!?]{0,60}voor(?!\p{L})/iu,
  // Swedish, Danish, Norwegian
  /(?:vänligen|kan du|var vänlig|hör av dig|återkom|snälla|vill du)(?!\p{L})[^.?!]{0,60}(?:bekräft|om (?:det|tiden)|svara|tacka ja|meddela)|(?:passar|funkar|fungerar|går)(?!\p{L})[^.!?]{0,60}\?|(?:vi|jag) föreslår/iu,
  /(?:venligst|vennligst|kan du|vil du|bedes|ber vi deg|giv|gi|sig|si)(?!\p{L})[^.?!]{0,60}(?:bekræft|bekreft|svar|besked|beskjed|om (?:det|tiden|tidspunktet) pass)|(?:passer|fungerer|går|høver)(?!\p{L})[^.!?]{0,60}\?|(?:vi|jeg) foresl[åa]/iu,
  // Finnish
  /(?:vahvista|vahvistatko|vahvistaisitko|ilmoita|ilmoitathan|vastaa|vastaathan|kerro|kerrothan|pyydämme)(?!\p{L})[^.!?]{0,80}(?:sopii|pääse|osallistu|vahvista|aika|viestiin)?|(?:sopisiko|sopiiko|käykö|kävisikö|pääsetkö|onnistuuko)(?!\p{L})[^.!]{0,80}\?|(?:ehdotamme|ehdotan)(?!\p{L})/iu,
  // Polish
  /(?:prosz[ęe]|prosimy|czy (?:może|mógł|mogła)\p{L}*)(?!\p{L})[^.?!]{0,60}(?:potwierdz|odpowied|informacj|da[ćj] zna|odpis)|czy [^.!?]{0,80}(?:pasuje|odpowiada|możliw|będzie)[^.!?]{0,60}\?|proponuj/iu,
  // Turkish
  /(?:lütfen|rica ederiz)(?!\p{L})[^.?!]{0,80}(?:onay|teyit|yanıt|bildir|bilgi ver)|(?:uygun mu|müsait mi)|(?:teyit|onay)\p{L}* (?:eder|bekl|rica)\p{L}*/iu,
]

/** What only happens if the user cannot come asks for nothing otherwise. */
const otherwise =
  /(?:if|should) (?:you|this|that|the time|anything|plans?)[^.!?]{0,50}(?:can(?:no|['’])t|cannot|unable|not (?:work|suit|able|possible)|does(?: not|n['’]t)|need to|have to|change|cancel|reschedule)|(?:need|want|wish) to (?:reschedule|cancel|move|change)|can(?:no|['’])t make|(?:falls|sollte[nst]*|wenn)(?!\p{L})[^.!?]{0,80}(?:nicht|verhinder|verschieben|absagen|dazwischen)|(?:si|en cas)(?!\p{L})[^.!?]{0,60}(?:ne |empêche|pas |annul|report)|(?:si|se|caso)(?!\p{L})[^.!?]{0,60}(?:no |non |não |imposs|annull|cancel|imprevist)|(?:als|mocht)(?!\p{L})[^.!?]{0,60}(?:niet|verhinder|verzet)|(?:om|hvis|dersom)(?!\p{L})[^.!?]{0,60}(?:inte|ikke|förhinder|forhindr)|(?:jos|mikäli)(?!\p{L})[^.!?]{0,60}(?:et |ei |estee|peru)|(?:jeśli|jeżeli|gdyby|w razie)(?!\p{L})[^.!?]{0,60}(?:nie |zmian|odwoł)/iu

const fixed =
  /\b(?:(?:is|are|has been|have been|now|been) (?:\p{L}+ly )?(?:confirmed|scheduled|booked|arranged|(?:all )?set (?:up )?for|all set|moved|rescheduled)|(?:we|i)(?:['’]re| are| am|['’]m)? (?:\p{L}+ )?(?:(?:(?:pleased|happy|glad|delighted|writing) to )?confirm\b|to confirm\b|confirming|look(?:ing)? forward to (?:meeting|seeing|speaking|talking))|(?:this|here) (?:is|confirms)[^.!?]{0,30}(?:confirm|reminder)|confirmation of|see you|reminder|as (?:agreed|discussed)|thank(?:s| you) for (?:confirming|booking|choosing|picking|scheduling)|you(?:['’]re| are) (?:confirmed|booked|all set)|scheduled for|interview confirmed)/iu
const fixedElsewhere =
  /(?:(?:wurde|ist|wird|sind|hiermit|gern|gerne)(?!\p{L})[^.!?]{0,40}(?:bestätigt|fest|vereinbart|verschoben|verlegt|gebucht)|(?:bestätigen|bestätige) (?:wir|ich)|(?:wir|ich) bestätigen?|terminbestätigung|wie (?:besprochen|vereinbart|abgesprochen)|erinner\p{L}*|(?:wir|ich) freuen? (?:uns|mich) (?:auf|darauf)|bis (?:dann|dahin|montag|dienstag|mittwoch|donnerstag|freitag)|(?:est|a été|sont|bien)(?!\p{L})[^.!?]{0,20}(?:confirmée?|fixée?|prévue?|programmée?|planifiée?|reportée?)|(?:nous|je) (?:vous )?confirm(?:ons|e)|comme convenu|rappel|confirmation de|(?:está|queda|ha sido|hemos|le|te)(?!\p{L})[^.!?]{0,20}(?:confirmad[oa]|programad[oa]|fijad[oa]|agendad[oa]|confirmamos)|confirmamos|confirmo|como (?:acordamos|hablamos|combinado|acordado)|recordatorio|lembrete|te esperamos|nos vemos|(?:está|foi|ficou)(?!\p{L})[^.!?]{0,20}(?:confirmad[oa]|marcad[oa]|agendad[oa])|(?:è|è stat[oa]|risulta)(?!\p{L})[^.!?]{0,20}(?:confermat[oa]|fissat[oa]|programmat[oa]|spostat[oa])|confermiamo|confermo|come (?:concordato|da accordi)|promemoria|(?:la|ti) aspettiamo|(?:is|staat|hierbij|hebben)(?!\p{L})[^.!?]{0,30}(?:bevestigd|gepland|ingepland|vast|verzet|bevestig)|bevestigen|bevestiging|zoals (?:afgesproken|besproken)|herinnering|tot (?:dan|ziens|maandag|dinsdag|woensdag|donderdag|vrijdag)|(?:är|har)(?!\p{L})[^.!?]{0,20}(?:bekräftad|bokad|inbokad|bokats|flyttad)|bekräftar|bekräftelse|som (?:överenskommet|avtalat|aftalt)|påminnelse|vi ses|välkommen|(?:er|har)(?!\p{L})[^.!?]{0,20}(?:bekræftet|bekreftet|booket|planlagt|aftalt|avtalt|flyttet)|bekræfter|bekrefter|bekræftelse|bekreftelse|påmindelse|vi (?:ses|sees)|som avtalt|vahvistettu|vahvistamme|vahvistan|vahvistus|kuten sovittu|sovittu|muistutus|nähdään|tervetuloa|potwierdzon[aey]|potwierdzam\p{L}*|potwierdzenie|zgodnie z|umówion[aey]|zaplanowan[aey]|przypomn\p{L}*|przypomin\p{L}*|do zobaczenia|onaylan\p{L}*|teyit edil\p{L}*|planlan\p{L}*|hatırlatma|görüşmek üzere)/iu

/** What is stated of a meeting, and not asked, is fixed as well. */
const stated =
  /(?<!\p{L})(?:your (?:[\p{L}-]+ ){0,3}(?:interviews?|meeting|call|appointment|conversation|session|screen) (?:\p{L}+ ){0,12}?(?:is|are|will be|takes place|will take place)|will (?:interview|meet|see|call|ring) you|you(?:['’]re| are) (?:set|in|down|on)(?= )|put(?:ting)? you down|(?:that|it|which|time|date)(?:['’]s| is) (?:definite|fixed|set|settled|final)|have (?:set|scheduled|booked|arranged|reserved|fixed|put)|['’]ve (?:set|scheduled|booked|arranged|reserved|fixed|put)|consider (?:the|this) (?:time|date) (?:as )?fixed|expect(?:ing)? you|takes place|will take place|it['’]s in (?:the|our) (?:diary|calendar)|findet(?:[^.!?]|(?<=\d)[.]){0,120} statt|(?:ihr|dein|unser) \p{L}*gespräch(?:[^.!?]|(?<=\d)[.]){0,120} ist (?:am|um|für)|(?:votre|notre|ton) entretien(?:[^.!?]|(?<=\d)[.]){0,120} est (?:le|prévu|fixé)|(?:su|tu) entrevista(?:[^.!?]|(?<=\d)[.]){0,120} (?:es|será) el|(?:suo|tuo) colloquio(?:[^.!?]|(?<=\d)[.]){0,120} (?:è|sarà) (?:il|per|lunedì|martedì|mercoledì|giovedì|venerdì)|(?:je|uw|ons) \p{L}*gesprek(?:[^.!?]|(?<=\d)[.]){0,120} is op|din intervju(?:[^.!?]|(?<=\d)[.]){0,120} är (?:på|den|mån|tis|ons|tors|fre)\p{L}*|intervjun(?:[^.!?]|(?<=\d)[.]){0,120} är (?:den|mån|tis|ons|tors|fre)\p{L}*|(?:samtalen|intervjuet)(?:[^.!?]|(?<=\d)[.]){0,120} er (?:den|man|tirs|ons|tors|fre)\p{L}*|(?:din|dit|ditt) \p{L}*(?:samtale|intervju)(?:[^.!?]|(?<=\d)[.]){0,120} er (?:på|den|man|tirs|ons|tors|fre)\p{L}*|stattfinden wird|(?:ist|steht)(?: \p{L}+){0,2} (?:fix|fest|gesetzt)|eingetragen|eingeplant|vorgemerkt|angesetzt|terminiert|reserviert|erwarten (?:wir )?(?:sie|dich)|(?:aura|auront) lieu|est (?:\p{L}+ ){0,2}(?:calée?|notée?|réservée?)|c['’]est noté|vous attend(?:ons|rons|rai)|tendrá lugar|se celebrará|será el|te esperamos|le esperamos|queda fijad[oa]|si terrà|avrà luogo|si svolgerà|(?:la|ti|vi) aspettiamo|terá lugar|realiza-se|realizar-se-á|vai decorrer|(?:fica|ficou) (?:marcad[oa]|agendad[oa])|contamos consigo|vindt(?:[^.!?]|(?<=\d)[.]){0,120} plaats|staat (?:\p{L}+ ){0,2}(?:vast|gepland|genoteerd)|verwachten (?:je|u)|äger rum|(?:är|har) (?:\p{L}+ ){0,2}(?:bokad|bokat|inbokad|inbokat|satt)|väntar (?:dig|på dig)|finder sted|(?:er|har) (?:\p{L}+ ){0,2}(?:sat|fastsat|berammet|booket|satt|fastsatt)|finner sted|venter (?:dig|deg)|pidetään|järjestetään|on (?:\p{L}+ ){0,2}(?:varattu|sovittu|vahvistettu)|odotamme sinua|odbędzie się|zaplanowaliśmy|umówiliśmy|wyznaczyliśmy|czekamy na|yapılacak\p{L}*|gerçekleştirilecek\p{L}*|gerçekleşecek\p{L}*|bekliyoruz|se koná|se bude konat|proběhne|uskuteční|očekáváme vás|kerül sor|várjuk|időpontja|実施いたします|決定(?:しました|いたしました)|確定|お待ちしております|진행됩니다|진행될 예정|예정입니다|확정|定于|安排在|将于)/iu

/** Whether the user is asked if the time suits, or told that it is fixed; the subject's 'Confirmed' counts too. */
export function standingOf(passages: readonly Pick<Passage, 'text' | 'zone'>[]): NonNullable<Invitation['standing']> | null {
  const spoken = passages.filter(({ zone }) => zone === 'body' || zone === 'subject').slice(0, 120)
  const isAsked = spoken.some(({ text, zone }) => zone === 'body' && asks(text.slice(0, 500)))
  if (isAsked) return 'proposed'
  const isFixed = (text: string, zone: string) =>
    fixed.test(text) ||
    fixedElsewhere.test(text) ||
    (zone === 'body' && !/[?？]/.test(text) && !otherwise.test(text) && stated.test(text))
  return spoken.some(({ text, zone }) => isFixed(text.slice(0, 500), zone)) ? 'confirmed' : null
}

const asks = (text: string): boolean => !otherwise.test(text) && asking.some((pattern) => pattern.test(text))
