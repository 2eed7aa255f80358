import type { Language } from './language.ts'

export const danish: Language = {
  code: 'da',
  stopWords:
    'og at det som en et er for på med du dig din dit dine vi os vores har ikke af til om den kan skal fra men så hej tak nu jeg vil eller også ved alle mere hos bliver ansøgning stillingen når efter blev kunne være jer mange venlig hilsen mig noget hvis lige'.split(
      ' ',
    ),
  replyPrefixes: ['sv', 'svar'],
  forwardPrefixes: ['vs', 'videresendt', 'vsn'],
  forwardMarkers: [
    'videresendt besked',
    'videresendt meddelelse',
    'start på videresendt besked',
    'begynd videresendt besked',
    'videresendt mail',
  ],
  originalMarkers: ['oprindelig meddelelse', 'original meddelelse', 'oprindelig besked', 'oprindelig aftale'],
  headerLabels: {
    from: ['fra', 'afsender'],
    date: ['sendt', 'dato'],
    to: ['til', 'modtager'],
    cc: ['cc', 'kopi'],
    subject: ['emne'],
  },
  quoteOpeners: ['den ', 'på ', 'on '],
  quoteVerbs: ['skrev', 'skriver'],
  replyLines: ['over denne linje'],
  closings: [
    'med venlig hilsen',
    'med venlige hilsner',
    'venlig hilsen',
    'venlige hilsner',
    'mange hilsner',
    'bedste hilsner',
    'hilsen',
    'hilsner',
    'mvh',
    'vh',
    'kærlig hilsen',
    'de bedste hilsner',
    'kh',
    'dbh',
    'på gensyn',
    'med venlig hilsen og',
  ],
  greetings: ['hej', 'kære', 'goddag', 'hejsa', 'til rette', 'god morgen'],
  footers: [
    'afmeld',
    'frameld',
    'administrer dine',
    'denne e-mail er sendt til',
    'denne mail er sendt',
    'dette er en automatisk',
    'automatisk genereret',
    'kan ikke besvares',
    'svar ikke på denne',
    'privatlivspolitik',
    'persondata',
    'fortrolig',
    'vis i browser',
    'sendt fra min',
    'du modtager denne',
    'ikke er den rette modtager',
    'modtaget den ved en fejl',
    'modtaget denne mail ved en fejl',
    'før du printer',
    'outlook til android',
    'outlook til ios',
  ],
  banners: ['uden for organisationen', 'ekstern afsender', 'ikke ofte mails fra', 'klik ikke på links'],
  concepts: {
    application: 'ansøg*|søgt',
    candidate: 'kandidat*|ansøger*',
    position: 'stilling*|job|jobbet|rolle|vikariat|elevplads|praktikplads|læreplads',
    resume: 'cv|profil',
    interview: 'samtale|jobsamtale|ansættelsessamtale|interview|samtalen',
    call: 'ring*|telefon*|video*|teams|opkald',
    meet: 'komme forbi|kom forbi|kig forbi|besøg|hilse på|lære dig at kende|prøvedag*|prøvevagt*|prøvearbejde|følgedag|snusepraktik|praktikdag|rundvisning hos|hils på|hilse|besøge os|komme ind|mød*|ansigt til',
    test: 'test*|opgave|case|prøve|videointerview|arbejdsprøve|casen|cases|prøveopgave*|hjemmeopgave*|personlighedstest*|færdighedstest|logiktest|oversættelsesprøve|skriveprøve|undervisningsprøve|prøveforelæsning|rollespil|aflever*|besvarelse',
    offer: 'tilbud|tilbyde|tilbyder|jobtilbud',
    contract: 'kontrakt*|ansættelseskontrakt*|ansættelsesbrev|vilkår',
    salary: 'løn*|kroner|timeløn|pension|ferie',
    start: 'starte|begynde|startdato|første arbejdsdag|tiltrædelse|opstart',
    reference: 'reference*|straffeattest|børneattest',
    document: 'dokument*|eksamensbevis|kopi|attest|pas|kørekort|bevis',
    form: 'skema|formular|udfyld*|blanket|samtykke',
    link: 'link|klik|her|log ind',
    slot: 'tidspunkt|tidspunkter|ledig|passer|kalender|vælg en tid|hvornår',
    time: 'kl|klokken|mandag|tirsdag|onsdag|torsdag|fredag|i morgen|næste uge',
    code: 'kode|engangskode|bekræftelseskode',
    account: 'konto|brugernavn|oprettet|profil',
    password: 'adgangskode|bekræft din e-mail|nulstil|aktiver|verificer',
    alert: 'jobagent|nye job|nyhedsbrev|anbefal*|jobopslag|jobmail',
    match: 'lignende job|matcher|job til dig',
    subscribe: 'afmeld|frameld',
    receive:
      'modtaget|modtagelse|har fået|er kommet|landet|vi har modtaget|har modtaget|modtog*|kommet godt|er modtaget|kvittering for|tak for din ansøgning|tak for ansøgningen|tak fordi du|bekræfte modtagelsen',
    submit: 'sendt|indsendt|afsendt|har søgt|søgte|fremsendt|indsendte|afleveret|uploadet|videresendt',
    review: 'gennemgå*|læser|læse|behandl*|vurder*|kigge',
    viewed: 'set dit|set din|åbnet|kigget på',
    decide: 'beslut*|afgør*|besked|afgørelse',
    choose:
      'valgt|vælge|udvalgt|ansat|faldet på|faldt på|valget er|valgte|har valgt|indstillet|foretrukket|foretrækker|udpege*|ansætter',
    others:
      'andre kandidat*|anden kandidat|en anden|andre ansøgere|andre|bedre match|intern|en anden kandidat|en anden ansøger|andre kandidater|en anden person|en intern|interne kandidater|mere erfaring|bedre på|bedre til|matcher bedre|stærkere|tættere på|valgte en anden|valgt en anden|til en anden|en kollega',
    forward:
      'gå videre|går videre|videre|videre til|videre i|næste runde|blandt de|gå videre til|sendt videre|præsentere dig|anden runde|i opløbet|stadig med|fortsætte',
    regret:
      'desværre|beklag*|ked af|skuffe*|undskyld|ærgerlig*|vi må desværre|må vi desværre|må jeg desværre|trist*|kede af|det gør mig ondt|vi er kede|ikke de bedste nyheder|dårlige nyheder|træls|ærgrer',
    filled:
      'besat|lukket|ikke længere|er besat|blevet besat|allerede besat|besat til anden|fundet en|ikke ledig|stillingen er lukket|nedlagt|bortfaldet|genbesæt*|trukket tilbage',
    cancel: 'aflys*|annuller*|ansættelsesstop|bortfald*',
    hold: 'sat i bero|udskudt|på pause|standby|indtil videre|foreløbig|udskyd*|sat på|stillet i bero|i bero|venteliste*|reserve*|på hold|ansættelsesstop',
    withdraw:
      'trukket|trække|tilbagetrukket|tilbagetrækning|efter dit ønske|frafaldet|trækker min|trække min|trækker mig|trækker din|trukket din|springer fra|sprunget fra|ønsker ikke længere|sagt ja til et andet|andet job|takke nej|takker nej|siger nej|melder fra',
    invite:
      'invit*|indkald*|vil gerne se dig|til samtale|til en samtale|indbyd*|kom til|gerne møde|gerne invitere|gerne tale|møde dig|lære dig|vi ses|snak over|kaffe',
    schedule: 'aftale*|booke*|planlægge|planlagt',
    confirm: 'bekræft*',
    move: 'flytte*|nyt tidspunkt|ny dato|rykke|ændre|omlægge',
    remind: 'påmind*|husk|vi ses i morgen',
    congratulate: 'tillykke|glæde*|glade|gode nyheder|fornøjelse',
    hire: 'velkommen til|velkommen i|ansætte|jobbet er dit|du har fået jobbet|stillingen er din|du er ansat|vi vil gerne ansætte|gerne have dig|valgt dig|tilbyde dig stillingen|tilbyde dig jobbet|dit hvis|job til dig hvis|velkommen ombord|du er vores|du fik|fik jobbet|blev dig|faldet på dig|faldt på dig|ansat hos|starte hos os',
    accept: 'accepter*|takke ja|siger ja',
    sign: 'underskriv*|underskrevet|underskrift',
    complete: 'færdiggør*|ufuldstændig|kladde|mangler at|fuldfør*|udkast',
    upload: 'upload*|sende|send|vedhæft*|medbring*|indsende|eftersende',
    need: 'mangler|behøver|skal bruge|kræver|brug for',
    missing: 'mangler|kunne ikke åbne*|beskadiget',
    thank: 'tak|takker',
    keep: 'beholde|emnebank|kontakt',
    again: 'søge igen|fremtid*|andre stillinger|næste gang',
    wish: 'held og lykke|ønsker dig',
    next: 'næste skridt|næste runde|anden samtale',
    stage: 'status|trin|fase|proces*',
    wait: 'vender tilbage|hører fra os|hører nærmere|svar inden|vende tilbage|hører du|du hører|høre fra|høre nærmere|giver besked|får besked|får svar|tilbagemelding|tålmodig*',
    still:
      'endnu|stadig|fortsat|forsink*|trækker ud|længere tid|er stadig|stadig i gang|i gang med|ikke nået|ikke endnu|endnu ikke|mangler stadig|lidt længere|trækker|ikke glemt|behandles|under behandling|midt i',
    opportunity: 'mulighed*|karriere|udfordring',
    found: 'din profil|faldt over|så din|fik dit navn|anbefalede',
    interested: 'interesseret|interesse|nysgerrig|åben for|kunne det|lyst til',
    chat: 'snak*|kaffe|drøft*',
    client: 'kunde|på vegne',
    not: 'ikke|ingen|intet|aldrig|uden|hverken',
    if: 'hvis|såfremt|skulle du',
    may: 'kan|kunne|måske|eventuelt',
    rent: 'lejlighed*|leje*|udlejer|fremvisning|bolig*|værelse|fremleje|værelser|kollegie*|andelsbolig*|andelsforening|venteliste til|depositum|husleje|indskud|indflytning*|fraflytning|flytte ind|flytter ind|roommate*|bofælle*|ejendom*|mægler|køberret|sommerhus*|nabo*|etage|opgang|kvadratmeter|køkken|altan|ejerforening|grundejer*',
    money:
      'lån*|kredit|bank|kort|forsikring*|faktura|skat*|skade*|police|opsparing|realkredit|kreditvurdering|kontonummer|banken|bankrådgiver|rådgiver|rente*|boliglån|afdrag|betaling*|betale|regning*|girokort|rykker|inkasso|selvrisiko|dækning|erstatning*|årsopgørelse|pension*|udbetaling*|kommunen|boligstøtte|dagpenge|kontanthjælp|a-kasse|su|feriepenge|investering|tilbagebetal*',
    school:
      'universitet|uddannelse*|elev|skole|optagelse*|studie*|studerende|forældresamtale|lærer|lektion|studere|bachelor*|kandidatuddannelse*|gymnasi*|folkeskole*|efterskole*|højskole*|optag|adgangskrav|kvote|karakter*|speciale*|ph.d*|vejleder|undervis*|kurser|kursist*|kursus*|klasse*|elever|skolen|semester*|køreskole|kørelærer|køretime*|aftenskole|certifikat*|tilmeld*|udveksling*|værtsfamilie',
    grant:
      'fond*|støtte*|projektstøtte|projektmidler|bevilling*|bevilget|bevilge|pulje*|ansøgte midler|tilskud*|legat*|stipendi*|uddeling*|arbejdslegat|residency|kunstfond*|statens kunstfond|medfinansiering|bestyrelsens uddeling',
    talk: 'konference|oplæg|foredrag|manuskript|oplægsholder*|taler*|abstract*|artikel*|tidsskrift|forlag*|forfatter*|redaktør|antologi|symposium|seminar*|paneldebat|udgivelse|udgive',
    visa: 'visum|ambassade|statsborgerskab|visumansøgning|udlændinge*|opholds*|indfødsret|asyl*|pas|konsulat*|fingeraftryk',
    parcel:
      'pakke*|levering|ordre|retur*|refusion|reklamation|afhentning|postnord|gls|dao|leveret|levere|leveringstid|bestilt|bestilling*|ordrenummer|vare*|lager|udsolgt|byttet|ombyt*|reparation*|repareret|garanti*|webshop|faktura',
    media:
      'avis|bibliotek|bog|nummer|podcast*|afsnit*|udsendelse*|radio*|tv|dokumentar*|film*|interview til|medvirke i|journalist*|redaktion*|avisen|magasin*|lytter*|biblioteket|lån af|bøger|reserver*|udlån*|roman*|blog|optagelse',
    event:
      'billet*|arrangement|turnering|forening*|medlem*|kamp|fitness|prøvetime|kor|koncert*|forestilling*|teater*|museum*|biograf|festival*|loppemarked|stade|stadeplads|julemarked|messe|udstiller*|foredrag*|rundvisning|fest|festen|sanger*|prøve i koret|orkester*|kursusaften|generalprøve|koret|korsang*',
    health:
      'læge*|patient*|vaccin*|tandrens|undersøgelse|blodprøve|recept|fysioterapeut|øjen*|speciallæge*|sygehus*|hospital*|tandlæge*|tandpleje*|tænder|tandrensning|tid hos|konsultation*|blodprøver|scanning*|røntgen|mr-scanning|operation*|indlæg*|terapi|psykolog*|psykiat*|fysioterapi|kiropraktor|jordemoder|graviditet|medicin|apotek*|briller|optiker*|høreapparat|screening*|henvis*|plejehjem*|plejebolig|donor|bloddonor|symptom*|dyrlæge*|sundhedskort|sundhed.dk',
    permit:
      'byggetilladelse|tilladelse|værksted|pas|byggesag*|nedrivning|borgerservice|sagsbehandler|sagsnummer|klage*|nævn|retten|retsmøde|dom|parkeringsafgift|parkeringslicens|kørekort*|nummerplade*|bilsyn*|dispensation*|bevilling til|registrering*|ansøgning om tilladelse|attest fra|navneændring',
    product:
      'tilbudsavis|udsalg|undersøgelse om|bruger*|gavekort|app|kundetilfredshed|rabat*|tilbud på|gratis|prøveperiode|abonnement*|opsige|opsigelse|medlemskort|bonus|point|testperson*|betatest*|anmeld*|bedøm*|spørgeskema*|opdater*|licens*|lodtrækning|vind',
    volunteer:
      'frivillig*|besøgsven*|lektiecafé|lektiehjælp*|røde kors|donation*|indsamling*|flygtning*|natteravn*|bisidder|ulønnet|hjælper*|støtteperson*',
    compare: 'mange ansøgninger|stort antal|stort felt',
    team: 'team|kolleg*|leder*|chef',
    answer: 'spørgsmål|svar',
    minutes: 'minutter|time|timer',
    pay: 'gebyr|telegram|whatsapp',
    unable:
      'ikke gå videre|ikke går videre|går ikke videre|afslag|ikke blevet|ikke tilbyde|ikke valgt|blev det ikke|ikke dig|ikke komme i betragtning|ikke går videre med|ikke gå videre med|ikke er gået|ikke gået videre|er ikke blandt|ikke blandt|ikke er blandt|ikke udvalgt|ikke blevet udvalgt|ikke er blevet|ikke indkald*|ikke at indkalde|ikke tilbyde dig|ikke få|ikke fik|fik ikke|ikke faldet|faldt ikke|ikke kunne|ikke muligt|ikke imødekomme|give afslag|afslå*|afvis*|fravalgt|faldet fra|valgt fra|ikke egnet|ikke lige|nåede ikke|blev ikke dig|ikke blev dig',
    you: 'du|dig|din|dit|dine|jer|jeres',
    we: 'vi|os|vores|vor',
    me: 'jeg|mig|min|mit|mine',
    they: 'han|hun|ham|hende|hans|hendes|de|dem|nogen|en anden',
    approval: 'godkend*|bestyrelse*|udvalg*|ledelse*|budget*|grønt lys|underskrift|samtykke',
    away: 'ferie|syg|tilbage fra|tilbage på|bortrejst|orlov|på rejse',
    visit: 'parker*|tog|bus|vejbeskrivelse|reception*|indgang*|rejseudgifter|kvittering*|adresse*|bygning*',
    childcare:
      'børnehave*|vuggestue*|dagpleje*|institution*|sfo|pladsanvisning*|pasning*|indkøring*|dit barn|jeres barn|barn|barnet|børn|datter|søn|baby|forældre*|legestue',
    contest:
      'konkurrence*|jury*|pris|prisen|prisuddeling|priser|nominer*|finale*|semifinale|vinder*|vundet|bidrag*|indsend*|casting*|statist*|optagelse*|optagedag|medvirk*|rolle i|audition*|prøvesang|udstilling*|galleri|kunstværk*|kunstner*|digt*|novelle*|longlist|shortlist|fotokonkurrence|musiker*|deltagere til',
    sport:
      'spiller*|træner*|træning*|prøvetræning|udtagelse*|udtaget|landshold|turnering*|sæson*|liga|fodbold*|håndbold*|badminton|svømm*|gymnastik*|løb|maraton|startnummer|fitnesscenter|idrætsforening|klub*|yoga*|dans|ridning|ride*|klatr*|kamp|kampen',
    club: 'foreningen*|medlemskab*|medlemmer|generalforsamling*|bestyrelse*|formand*|kasserer*|sekretær i|kontingent|vedtægter|kolonihave*|haveforening*|nyttehave*|havelod|havelodder|parcel|byhave*|valgt ind|stemme*|opstill*|kandidatliste|byråd*|kommunalbestyrelse|menighedsråd*|valgtilforordnet|skolebestyrelse*|forældrebestyrelse|beboerrepræsent*|afdelingsbestyrelse|domsmand|nævning*|lokalråd|parti*|brandvæsen|frivillig brandmand|spejder*',
    animal:
      'hunden|hvalp*|kat|katte*|killing*|kanin*|hest*|pony|dyr*|internat*|adopt*|formidl*|nyt hjem|opdrætter*|kuld|race|plejefamilie|snor|foder|steriliser*|kastrer*|chipmærk*|hund|hunde',
    party:
      'bryllup*|vielse*|brud*|fødselsdag*|konfirmation|barnedåb|dåb|jubilæum|gæst*|festlokale|selskab*|catering|kage|dj|invitation til|middag|reception i anledning|sølvbryllup|polterabend|grillaften',
    travel:
      'rejse*|fly|flyet|flybillet*|flyrejse*|hotel*|sommerhusudlejning|ferie*|ophold*|booking*|overnatning*|campingplads|krydstogt|ankomst|lejebil|vært*|airbnb|afbestil*|bagage|togbillet|udflugt*',
    service:
      'værksted*|bilen|service af|olieskift|syn|mekaniker*|håndværker*|vvs*|blikkenslager|elektriker*|tømrer*|maler*|renover*|gasfyr|fjernvarme|måler*|frisør*|klip|klipning|farve|negle*|massage|tatov*|fotograf*|restaurant*|bord|bordbestilling|bordreservation|cykel*|reparatør|skorstensfejer*|tilbud på arbejdet|flyttefirma|rengøring af|dæk|dækskift',
    dating: 'dating*|single*|profilbillede|kæreste*|forelsk*|parforhold|tinder|følelser|gnist*',
    church:
      'kirke*|præst*|sogn*|dåb*|konfirmand*|konfirmation*|bryllup i kirken|gudstjeneste*|menighed*|provst*|bisættelse|begravelse*|moske|synagoge|fadder*|bøn',
    research:
      'forsøgsperson*|forsøgsdeltager*|deltage i undersøgelsen|undersøgelse*|studiedeltager*|forsker*|forskning*|fokusgruppe*|markedsanalyse|panel|spørgeundersøgelse|samtykkeerklæring|inklusionskriterier|brugertest|godtgørelse for deltagelse',
    work: 'arbejde*|arbejdsgiver*|arbejdsplads*|arbejdsdag*|arbejdstid*|arbejdsopgaver|medarbejder*|ansættelse*|fastansættelse|fastansat|tidsbegrænset|fuldtid*|deltid*|timer om ugen|ugentlige timer|vagt*|aftenvagt|nattevagt|weekendvagt|prøvetid|prøveperiode i|oplæring|introduktion|hjemmearbejde|barselsvikar*|vikar*|studiejob|fritidsjob|lærling*|elev|praktikant*|overenskomst*|lønforhandling|lønforventning*|opsigelsesvarsel|erfaring*|kvalifikation*|kompetence*|opgaver|virksomhed*|firma*|afdeling*|butik*|byggeplads|arbejdstøj|uniform',
    staff:
      'hr|personale*|rekrutter*|ansættelsesudvalg*|bedømmelsesudvalg|afdelingsleder|teamleder|butikschef*|direktør|vikarbureau*|jobkonsulent|headhunter|konsulent|skoleleder|mester|ejeren|talent',
    posting:
      'opslag|opslaget|stillingsopslag*|jobopslag*|jobannonce*|annonce*|uopfordret*|ansøgningsfrist*|frist|ansøgerfelt*|ansøgningsrunde|ansættelsesproces*|rekrutteringsproces*|rekrutteringsforløb|stillingen som|job-id|genopslå*|genopslag|slået op|ledig stilling|besættelse',
  },
}
