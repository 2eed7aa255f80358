/**
 * What swindlers ask of who looks for work, and what honest houses say beside it, in twelve languages: a line for each,
 * or one for all. Written for folded text, and found where words begin.
 */
const any = (table: string) => new RegExp(`\\b(?:${linesOf(table)})`)
const linesOf = (table: string) =>
  table
    .trim()
    .split(/\s*\n\s*/)
    .join('|')

/** Where nobody can be traced; 'signal' and 'wire' mean other things as well. */
export const hiddenMessenger = any(`
  telegram|zangi|wire (?:app|messenger)|signal(?: app\\b| messenger|issa\\b| uzerinden)|signal-(?:app|chat|messenger)
  (?:on|via|over|through|using|by|per|uber|auf|par|sur|por|en|su|op|pa|w|no) (?:the )?signal(?= ?(?:$|[.,;:!?@()])| (?:with|and|to|at|for|only|now|today|und|mit|avec|con|met|med)\\b)`)
export const whatsApp = /\bwhats ?app/
const callApps = 'teams|skype|hangouts|discord|wechat|messenger'
export const messenger = new RegExp(`${hiddenMessenger.source}|${whatsApp.source}|\\b(?:${callApps})\\b`)
export const interviewWords = any(`
  interview|briefing|[a-z]{0,20}gesprach|entretien|entrevista|colloquio|gesprek|sollicitatiegesprek|intervju|samtale|haastattel|rozmow|mulakat|gorusme`)
/** That there is none. */
export const noInterview =
  /\b(?:no|without|with no|zero|skip|kein(?:e|en)?|ohne|sans|pas d'|aucun|sin|ningun[ao]?|senza|nessun|sem|nenhuma?|geen|zonder|utan|ingen|inget|uden|uten|ei|ilman|bez|zadnej)(?: an?| the| any| de| d'| una?| um| een| en| et)? ?(?:job |phone |video |live |further |formal |vorstellungs|sollicitatie|jobb?)?(?:interviews?|gesprach|entretien|entrevista|colloquio|gesprek|intervju|samtale|haastattelu\p{L}*|rozmow\p{L}*)(?: (?:is |are )?(?:needed|required|necessary|notig|erforderlich|necessaire|necesaria|necessario|nodig))?|\b(?:mulakatsiz|gorusmesiz)\b/gu
export const isHeld = any(`
  conducted|held\\b|hold\\b|done\\b|takes? place|taking place|carried out|will be (?:on|via|by|over)\\b
  findet|statt\\b|durchgefuhrt|erfolgt|se fera|se fait|aura lieu|se deroule|sera\\b|se realiza|se hara|si svolge|si terra|avviene
  verloopt|gaat\\b|vindt plaats|foregar|sker\\b|holdes|gjennomfores|afholdes|tehdaan|pidetaan|odbed|odbyw|feita|realizada|yapil`)
export const written = any(`
  chat|text-?based|text[- ](?:only|interview|chat)|(?:by|via|per|over) text\\b|in writing|schriftlich|par ecrit|por escrito
  per iscritto|schriftelijk|skriftlig|kirjallis|pisemn|yazili|czat|czaci`)
export const writtenOnly = /\btext[- ]?(?:based|only|interview)/
export const spoken = /\b(?:video|voice|call|phone|telefon|anruf|appel|llamad|chiamat|videollamad|videochiamat|chamad)/
export const somebodyElse = any(`
  hiring (?:manager|director)|(?:our|unser\\w*|notre|nuestr[oa]|nostr[oa]|onze|vores|var|noss[oa]) (?:\\w+ )?(?:manager|director|receptionist|coordinator|agent|responsable|respons?abile|leiter)
  (?:mr|mrs|ms|miss|herrn?|frau|mme|sig)\\.? [a-z]`)
/** Who writes may name all the ways to reach them. */
export const ownself = /\b(?:me|mir|mich|moi|mij|mig|meg)\b/
export const handle = /(?:^|[\s(])@[a-z][a-z0-9_]{3,}/
export const reach =
  /\b(?:download|install|add|text|message|chat|join|contact|write|reach|legen sie|fugen sie|schreib|laden sie|ajoute|ecrivez|contacte|escrib|agreg|scriv|aggiung|voeg|stuur|skriv|legg|lagg|lisaa|kirjoita|pisa|napisa|doda|chame|chama|adicion|ekle|yaz)/

/** Checks that are no cheques: what employers look into before somebody starts, and how pay is set up. */
export const looksInto =
  /\b(?:background|credit|criminal|records?|references?|dbs|bpss|security|vetting|identity|id|employment|eligibility|verification|history|work|health|medical|drug|safety|compliance|licen[cs]e|degree|final|quick|spot|sound|welfare|pre-?(?:employment|hire)|void(?:ed)?|cancelled|blank)[\s-](?:cheque|check)s?\b|\bcheck(?:s|ed|ing)?[\s-](?:in|out|up|on|whether|if|that|your|the|our|this|for(?! [$€£\d])|with|box|list|carried)\b|\bcheques?[- ](?:vacances|cadeaux?|dejeuner|emploi|restaurant|gourmet|repas|regalo)\b/g
export const cheque = /\b(?:e-?)?(?:cheques?\b|s?checks?\b|assegn[oi]|sjekk|sekki|czek|cek(?:i|le)?\b)/
export const comesByPost = any(`
  receive|send|sent\\b|mail(?:ed)?\\b|issue[sd]?\\b|get\\b|deposit (?:it|the|this|a)|erhalten|bekommen|schicken|senden|recevr|recevez|envoy|recib|envi|ricev|invi|ontvang|sturen|modtag|fa\\b|far\\b|mottar|saat\\b|otrzyma|recebe|gonder|alacak`)
export const buysWith = any(`
  equipment|equipments|deposit|bank|purchase|home office|laptop|macbook|printer|supplies|vendor|software
  einlosen|einreichen|ausrustung|burobedarf|encaiss|materiel|fournisseur|ingres|depositar|equipo|proveedor|incass|versar|attrezzatur|fornitor
  storten|verzilver|apparatuur|indlos|udstyr|losa in|utrustning|innlos|utstyr|lunasta|laitte|zrealizowa|sprzet|equipamento|fornecedor|ekipman|bozdur`)
export const mobileDeposit = /\bmobile deposit/

/** An order to pay that is meant for the reader. */
export const demandsPay = any(`
  (?:please|kindly)(?: [a-z]+){0,3} (?:pay|transfer|deposit|wire|remit|settle|top up)\\b
  (?:please|kindly) send (?:it\\b|the (?:money|amount|fee|payment)|[$€£] ?\\d|\\d)
  you (?:(?:will|would|just|only|now|first|then|simply|are|have|need|must|should|shall|also|to) ){1,5}(?:be (?:required|asked|expected) to |required to |expected to |asked to )?(?:pay|transfer|deposit|wire|remit|top up)\\b(?! back)
  (?<=^|[.;:,!] |\\b(?:then|just|simply) )(?:pay|transfer|wire|remit|top up) (?:the|a|an|your|this|us|it|by|[$€£\\d])
  (?:must|has to|have to|should|needs? to|is to) be (?:first )?(?:paid|transferred|settled|deposited)\\b|payable\\b
  (?:uberweisen|zahlen|bezahlen|entrichten|begleichen|hinterlegen) sie\\b|(?:uberweise|zahle?|bezahle?) (?:bitte|uns|vorab|zuerst|erst)\\b
  (?:mussen sie|sie mussen|musst du|du musst|sollten sie)\\b[^.;:!?]{0,80}\\b(?:uberweisen|zahlen|bezahlen|entrichten|hinterlegen)\\b
  (?:zu (?:uberweisen|zahlen|bezahlen|entrichten|begleichen)|(?:uberwiesen|bezahlt|gezahlt|entrichtet) werden)\\b
  (?:virez|versez|payez|reglez)\\b|(?:doit|doivent) etre (?:regle|paye|verse)
  (?:veuillez|merci de|devez|devrez|il faut|il faudra|priere de|avant de|pour)\\b[^.;:!?]{0,60}\\b(?:regler|payer|verser|virer|acquitter)\\b
  (?:transfiera|transfiere|abone|ingrese|pague|haz un (?:pago|bizum))\\b
  (?:debes|deberas|debera|debe|tienes que|tiene que|tendras que|hay que|es necesario|para)\\b[^.;:!?]{0,60}\\b(?:pagar|abonar|ingresar|transferir)\\b
  (?:versi|paghi|bonifichi)\\b|(?:bisogna|occorre|deve|dovra|devi|dovrai|e necessario|preghiamo di|si prega di|per)\\b[^.;:!?]{0,60}\\b(?:versare|pagare|bonificare)\\b
  betaal\\b|betaalt (?:u|je)\\b|(?:u|je) betaalt\\b|maak(?:t)? (?:u|je|eerst)\\b|(?:moet|moeten|dient|dien) (?:u|je)\\b[^.;:!?]{0,60}\\b(?:betalen|overmaken|storten|voldoen)\\b|(?:u|je) (?:moet|dient)\\b[^.;:!?]{0,60}\\b(?:betalen|overmaken|storten|voldoen)\\b
  (?:betal|indbetal|innbetal|overfor)\\b|(?:skal|ma|bedes|maste|ska|behover) du\\b[^.;:!?]{0,40}\\b(?:betale|betala|overfore|overfora|indbetale|innbetale|swisha|vippse)\\b
  du (?:skal|ma|bedes|maste|ska|behover)\\b[^.;:!?]{0,40}\\b(?:betale|betala|overfore|overfora|indbetale|innbetale|swisha|vippse)\\b
  (?:sinun|teidan|hakijan) (?:tulee|taytyy|pitaa|on)\\b[^.;:!?]{0,60}\\b(?:maksaa|maksettava|siirtaa)|maksa(?:kaa)?\\b|maksettava\\b
  (?:nalezy|trzeba|prosimy|prosze|musisz|musi pan\\w*|konieczne jest)\\b[^.;:!?]{0,60}\\b(?:wplac|wplat|przela|przelew|zaplac|zaplat|oplac|uisc)|(?:wplac|przelej|zaplac|oplac)\\b
  (?:deposite|transfira|efetue o pagamento|faca (?:um|o) pix)\\b|(?:deve|devera|precisa|preciso|necessario|tem que|tera que|basta|para)\\b[^.;:!?]{0,60}\\b(?:pagar|depositar|transferir|efetuar)\\b
  odeyin|yatirin|havale edin|odemeniz|yatirmaniz|odemelisiniz|yatirmalisiniz|(?:oden|yatiril)me(?:li|si)`)
export const amount =
  /[$€£₹₺] ?\d|\d ?(?:usd|eur|gbp|pounds?|dollars?|cad|inr|rs\b|chf|kr\b|dkk|sek|nok|zl|pln|tl\b|lira|reais|brl|€|£|\$|₺)|\b(?:usd|eur|cad|gbp|inr|rs|chf)\.? ?\d/
export const rail = any(`
  paypal|zelle|cash ?app|venmo|western union|moneygram|bitcoin|usdt|crypto|gift ?cards?|pcs\\b|transcash|neosurf|bizum|postepay|tikkie
  betaalverzoek|mobilepay|swish\\b|vipps|blik\\b|pix\\b|bank transfer|virement|iban\\b|bonifico|przelew|upi\\b`)
/** What an employer never takes from whom it hires. */
export const feeForWork = any(`
  (?:registration|training|course|processing|background check|application|onboarding|visa|work permit|certification|starter kit|equipment|uniform|security|admin(?:istration|istrative)?|activation|refundable|id card|badge|induction)(?: [a-z]+){0,2} (?:fee|deposit|charge|payment|cost)s?\\b
  (?:registrierungs|bearbeitungs|anmelde|vermittlungs|schulungs|verwaltungs|visa|visums)gebuhr|schulungskosten|kaution
  frais (?:de dossier|d'inscription|de formation|de visa|administratifs|de traitement)|caution\\b|curso de formacion|gastos de (?:gestion|tramitacion|inscripcion)|fianza
  cauzione|quota|corso di formazione|inschrijfgeld|inschrijfkosten|administratiekosten|borgsom|[a-z]{0,20}gebyr|depositum|[a-z]{0,20}avgift|rekisterointimaks|[a-z]{0,20}maksun\\b
  kaucj|szkoleni|oplata|taxa (?:de|do|da)|caucao|egitim ucret|kayit ucret|depozito|przelew weryfikacyjny|verification transfer|uberprufungsuberweisung`)
/** What authorities give out for money that most employers give back. */
export const isOfficial = any(`
  police|criminal record|dbs\\b|disclosure|vog\\b|fuhrungszeugnis|casier|antecedentes|casellario|politi|straffeattest|belastningsregist|rikosrekister|niekaralno|adli sicil|embassy|consulate|immigration`)
export const givenBack = any(`
  refund|reimburs|claim\\b|expenses|erstatte|ersetz|rembours|reembols|rimbors|vergoed|declare|refunder|aterbetal|ersatt|korva|zwroc|zwrac|iade`)
export const paidByHouse = /\b(?:paid|payable|covered|borne|settled)(?: [a-z]+){0,2} by (?:us|the|our|your employer)\b/
export const launders = any(`
  receive (?:the )?(?:payments?|money|funds|transfers|cheques|checks)\\b[^.;!?]{0,80}(?:your (?:own |personal |bank )*account|behalf|forward|keep|send on)
  keep \\d+ ?%|(?:forward|transfer|send) (?:on )?the (?:balance|rest|remainder)\\b
  (?:packages?|parcels?)\\b[^.;!?]{0,30} (?:at|to) your (?:home|address|house)
  (?:zahlungen|gelder|geld)\\b[^.;!?]{0,40}auf (?:ihr|ihrem|dein|ihr eigenes) konto\\b|paket\\w*\\b[^.;!?]{0,40}(?:an ihre|zu ihnen nach|an deine) (?:adresse|hause|privatadresse|anschrift)
  (?:recevez|recevrez|recevoir) des (?:paiements|fonds|virements) sur votre compte|colis\\b[^.;!?]{0,40}(?:a votre domicile|chez vous)
  recib\\w+ (?:pagos|dinero|transferencias) en (?:tu|su) cuenta|paquetes en (?:tu|su) (?:casa|domicilio)|ricev\\w+ (?:pagamenti|bonifici|denaro) sul (?:suo|tuo) conto|pacchi a casa (?:sua|tua)
  (?:betalingen|geld) op (?:je|uw) (?:eigen )?rekening|pakketten (?:thuis|op je)|(?:betalinger|penge|penger|betalningar|pengar) (?:pa|til|till) (?:din|ditt) (?:egen |eget )?konto
  (?:maksuja|rahaa) (?:omalle )?tilillesi|platnosci na (?:swoje|wlasne|twoje|pana|pani) konto|receb\\w+ (?:pagamentos|dinheiro) n?a sua conta|hesabiniza gelen para`)
export const buysVouchers = any(`
  (?:buy|purchase)\\b[^.;!?]{0,40}\\bgift ?cards?|send\\b[^.;!?]{0,30}\\b(?:gift ?cards? codes?|photos? of the (?:codes?|gift ?cards?))
  (?:kaufen|achetez|compre|compra|acquisti|koop|kob|kop|kjop|osta|kup|satin alin)\\b[^.;!?]{0,40}\\b(?:gift ?card|itunes|steam|google play|pcs\\b|transcash|neosurf|paysafe|guthabenkart|geschenkkart|gutscheinkart|tarjetas? regalo|carte? regalo|buoni regalo|cadeaukaart|presentkort|gavekort|lahjakort|kart\\w* podarunk|cartoes? presente|hediye kart)`)
/** Small tasks on a screen whose pay is let out against a deposit. */
export const ownWage = any(`
  your (?:[a-z]+ )?(?:commission|balance|earnings|tasks?)\\b|tasks per|(?:ihre?|deine?) (?:provision|guthaben|verdienst)|votre (?:commission|solde)|tu (?:comision|saldo)|(?:sua|tua) (?:comissao|commissione)
  (?:seu|suo|tuo|je|din|ditt) (?:saldo|commissie|provision|provisjon)|palkkiosi|saldosi|twoj\\w* (?:prowizj|saldo)|komisyonunuz|bakiyeniz`)
export const letOut = any(`
  top up|top-up|recharge|unlock|withdraw|auflad|einzahl|freischalt|auszahl|recharg|debloqu|recarg|desbloque|retir|ricaric|sblocc|preliev|opwaarde|opnemen|haeve|fyll pa|ta ut|lataa|nosta|dolad|wyplac|sacar|yukle|cek`)
export const coin = /\b(?:usdt|crypto|bitcoin|trc-?20|wallet)\b/

/** What opens somebody's account: nobody who hires needs it. */
export const secrets = any(`
  online banking|(?:bank|id\\.me)(?:ing)? (?:login|log-in|password|username)|(?:credit|debit|bank) card\\b|cvv\\b|card (?:number|details)
  videoident\\b[^.;!?]{0,40}bank|kreditkarte|carte bancaire|identifiants bancaires|tarjeta de (?:credito|debito)|carta di credito|bankpas|dados do cartao|numero do cartao
  kredi karti|luottokort|pankkitunnu|kart[ay] (?:platnicz|kredyt)|kreditkort\\b|kortnummer|mobile deposit limit`)
/** What an employer asks of whom it has hired. */
export const identity = any(`
  social security|ssn\\b|national insurance n|aadhaar|pan card|passport|driver'?s? licen[cs]e|id card|id \\(?front|(?:photo|picture|copy|front and back) of your (?:id|driv)|bank (?:account|routing|details|name)|name of (?:your )?bank|routing number|account number
  personalausweis|reisepass|bankverbindung|kontonummer|iban\\b|piece d'identite|cart[ae] d'identit|passeport|rib\\b|numero de c(?:ompte|uenta)|dni\\b|pasaporte|cuenta bancaria
  codice fiscale|paspoort|identiteitsbewijs|rekeningnummer|bsn\\b|korkort|personnummer|fodselsnummer|cpr-?nummer|forerkort|korekort|henkilotunnu|tilinumero|passikop|ajokort
  dowodu? osobist|skanu? dowodu|numeru? konta|pesel|paszport|rg\\b|cpf\\b|dados bancarios|conta bancaria|kimlik|banka hesap|pasaport`)
export const demandsData = any(`
  send|reply|provide|fill|full name|submit|confirm|text your|with your|schick|ubermittel|mitteil|envoy|transmett|fourni|envi|mand|invi|forni|stuur|skick|opgiv|oppgi|laheta|przes|wysl|poda[jn]|gonder|ilet`)
/** Words beside which such things are the paperwork of a beginning. */
export const paperwork = any(`
  payroll|minijob|anmeldung|wages|salary|right to work|contract|lohn|gehalt|vertrag|sozialversicherung|contrat\\b|bulletin|salaire|dpae|contrato|nomina|darte de alta|alta en|contratto|assunzione|busta paga
  arbeidsovereenkomst|loon|salaris|ansaettels|lon\\b|lonnen|lonen|kontrakt|lonn|anstall|palka|palkan|tyosopim|umow|wynagrodz|admissao|folha|salario|sozlesme|maas|sgk|ise giris`)

export const unsolicited =
  /\b(?:you (?:did not|didn't|have not|haven't) (?:have to )?appl(?:y|ied)|no application was needed|resume was (?:seen|found)|found (?:your (?:resume|cv)|on a partner|on the job)|no (?:interview|experience)(?: and no \w+)? (?:is )?(?:necessary|needed|required)|you can be hired today|your (?:resume|cv|profile) (?:was|has been) (?:selected|shortlisted|reviewed and approved) (?:from|on|by our)|urgently|limited (?:slots|positions)|positions are limited|work from home.{0,60}(?:per|a|an) (?:hour|week))/

/** Where money is asked for a place at a school or a flat, as it always is. */
export const otherTrades = any(`
  tuition|university|college|admissions?\\b|msc\\b|bsc\\b|ba\\b|semester|academic year|postgraduate|undergraduate|degree programme|school|kindergarten|apartment|tenan|rent\\b|landlord|viewing|move-in|holiday|booking|festival|volunteer|visa (?:appointment|application)
  kurs(?:gebuhr|leitung|beginn|platz)|weiterbildung|studien|hochschule|universitat|wohnung|miet|hausverwaltung|volkshochschule|universite|etudes|loyer|logement|universidad|matricula|alquiler|piso\\b|universita|iscrizione al|affitto
  universiteit|opleiding|huur|universitet|lejlig|[a-z]{0,9}bolig|udlej|utleie|indskud|lagenhet|hyra|leilighet|husleie|yliopisto|vuokra|uczelni|studia|mieszkan|universidade|aluguel|universite|kira\\b`)
export const trades = any(`
  job|jobs\\b|hired\\b|hiring|recruit|vacanc|employ|salary|payslip|resume\\b|human resources|hr\\b|careers?\\b|stelle\\b|arbeit|gehalt|bewerber|personal(?:abteilung)?\\b|einstellung|poste\\b|emploi|embauche|candidature|recrut|salaire|trabajo|empleo|puesto|contrat|rrhh|plaza
  lavoro|assun|candidatura|risorse umane|posto\\b|baan\\b|vacature|solliciteer|sollicitatie|personeels|loon|stilling|ansaettelse|jobb|anstall|ansett|rekrytering|tyo\\b|tyopaik|tyon|rekry|praca|pracy|rekrutacj|kadry|zatrudn|vaga\\b|emprego|contratacao|rh\\b|is\\b(?= basvuru)|ise\\b|mulakat|ik\\b|basvuru`)

/** Words of who warns of swindlers: what follows is what those do. */
export const warns =
  /\b(?:fraud|(?<!not a )scam|phish|imperson|poses? as|posing as|betrug|masche|arnaque|escroqu|usurp|estafa|fraude|suplant|truff|raggir|oplicht|svindel|bedrager|huijau|huijar|oszust|golpe|dolandiric|desconfie|beware)/
const never =
  "never|not|[a-z]{2,6}n't|no (?:legitimate|genuine|real|member of)|niemals|nie|nicht|keine?[nrms]?|jamais|pas|aucune?|nunca|jamas|no|mai|non|nooit|niet|geen|aldrig|aldri|ikke|inte|ei|emme|koskaan|nigdy|nao|asla|hicbir"
const asks =
  'ask|request|requir|demand|charg|contact|conduct|message|send|have to|need to|pay|employee|bitt|verlang|forder|frag|erheb|reclam|pedi|pid|solicit|cobr|exig|chied|richied|vrag|vraag|bed[ei]|ber\\b|be\\b|spor|krev|kraev|pyyd|veloit|peri|pros|zada|pobier|wymaga|talep|iste|need|brauch|muss|precis|necesari|bisogn|hoef|behov|trenger|tarvits|trzeba|musi|gerek'
const whenever = 'if|should|wenn|falls|sollte|sollten|si|se|caso|als|indien|om|hvis|dersom|jos|jesli|jezeli|sizden'
const isAsked =
  'asked|somebody|someone|anybody|anyone|you (?:have|need|had) to pay|aufgefordert|jemand|demande|quelqu|pide|alguien|chied|qualcuno|pedir|alguem|gevraagd|iemand|vraagt|nogen|noen|nagon|ombed|bedt|beder|ber|pyydetaan|joku|ktos|prosi|poprosi|iste'
/**
 * What an honest house says that it does not do, and what others do in its name, up to the end of the clause: 'we never
 * ask for payment, cheques or bank details', 'if somebody sends you a cheque, please report it'.
 */
export const denied = new RegExp(
  `\\b(?:(?:${never})(?: [^\\s.;:!?]+){0,3} (?:${asks})|(?:never|not|n't) interview|(?:${whenever})(?: [^\\s.;:!?]+){0,4}? (?:${isAsked}))(?:(?! (?:but|just|simply|only|aber|sondern|mais|pero|mas|maar|ma|men|ale) )[^;.:!?]){0,300}`,
  'g',
)
