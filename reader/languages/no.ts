import type { Language } from './language.ts'

export const norwegian: Language = {
  code: 'no',
  stopWords:
    'og at det som en et er for på med du deg din ditt dine vi oss vår vårt våre har ikke av til om den kan skal fra men så hei takk nå jeg vil eller også ved alle mer hos blir søknad søknaden stillingen når etter ble kunne være dere mange vennlig hilsen meg noe hvis hva'.split(
      ' ',
    ),
  replyPrefixes: ['sv', 'svar'],
  forwardPrefixes: ['vs', 'videresendt', 'vsn'],
  forwardMarkers: ['videresendt melding', 'start på videresendt melding', 'videresendt e-post', 'begynn videresendt melding'],
  originalMarkers: ['opprinnelig melding', 'original melding', 'opprinnelig avtale'],
  headerLabels: {
    from: ['fra', 'avsender'],
    date: ['sendt', 'dato'],
    to: ['til', 'mottaker'],
    cc: ['kopi', 'cc'],
    subject: ['emne'],
  },
  quoteOpeners: ['den ', 'på ', 'on '],
  quoteVerbs: ['skrev', 'skriver'],
  replyLines: ['over denne linjen'],
  closings: [
    'med vennlig hilsen',
    'vennlig hilsen',
    'med hilsen',
    'beste hilsen',
    'hilsen',
    'mvh',
    'vh',
    'hilsninger',
    'varme hilsener',
    'vi høres',
    'vi sees',
    'ha det fint',
    'alt godt',
  ],
  greetings: ['hei', 'kjære', 'god dag', 'heisann', 'hallo', 'god morgen'],
  footers: [
    'meld deg av',
    'avmeld',
    'administrer',
    'denne e-posten er sendt til',
    'denne e-posten ble sendt',
    'dette er en automatisk',
    'automatisk generert',
    'kan ikke besvares',
    'ikke svar på denne',
    'personvern',
    'konfidensiell',
    'vis i nettleser',
    'sendt fra min',
    'du mottar denne',
    'du får denne e-posten',
    'ikke er rette mottaker',
    'mottatt e-posten ved en feil',
    'før du skriver ut',
  ],
  banners: ['utenfor organisasjonen', 'ekstern avsender', 'ikke ofte e-post fra', 'ikke klikk på lenker'],
  concepts: {
    application: 'søknad*|søkt|søke',
    candidate: 'kandidat*|søker*',
    position: 'stilling*|jobb*|rolle|vikariat*|lærlingplass|praksisplass',
    resume: 'cv|profil|søknadsbrev',
    interview: 'intervju*|jobbintervju',
    call: 'ringe*|telefon*|video*|teams|samtale',
    meet: 'møte|møtes|treffe|komme innom|kom innom|stikke innom|hilse på|bli kjent|prøvedag*|prøvevakt*|prøvejobb*|hospiter*|prøve deg|omvisning hos|hilse|besøke oss|komme inn til|ansikt til|på kontoret',
    test: 'test*|oppgave*|prøve|videointervju|arbeidsprøve|case*|prøveoppgave*|hjemmeoppgave*|personlighetstest*|evnetest*|prøveoversettelse|prøveundervisning|prøveforelesning|rollespill|innlevering|besvarelse',
    offer: 'tilbud*|tilby*|jobbtilbud',
    contract: 'kontrakt*|arbeidsavtale*|arbeidskontrakt|vilkår',
    salary: 'lønn*|kroner|timelønn|pensjon|ferie',
    start: 'starte|begynne|oppstart|tiltredelse|første arbeidsdag|startdato',
    reference: 'referanse*|politiattest|bakgrunnssjekk',
    document: 'dokument*|vitnemål|kopi|attest*|pass|førerkort|legitimasjon',
    form: 'skjema|fyll ut|samtykke|egenerklæring',
    link: 'lenke*|klikk|her|logg inn',
    slot: 'tidspunkt*|ledig|passer|kalender|velg tid|når',
    time: 'kl|klokken|mandag|tirsdag|onsdag|torsdag|fredag|i morgen|neste uke',
    code: 'kode|engangskode|bekreftelseskode',
    account: 'konto|brukernavn|opprettet|profil',
    password: 'passord|bekreft e-post*|tilbakestill|aktiver|verifiser',
    alert: 'jobbvarsel|nye stillinger|nye jobber|nyhetsbrev|anbefal*|stillingsvarsel|lagret søk',
    match: 'lignende stillinger|lignende jobber|matcher|jobber for deg',
    subscribe: 'meld deg av|avmeld',
    receive:
      'mottatt|har fått|kommet inn|kommet frem|har kommet|vi har mottatt|har mottatt|mottok|kommet godt|er mottatt|er registrert|takk for søknaden|takk for din søknad|takk for at du|bekrefter mottak',
    submit: 'sendt|innsendt|levert|har søkt|søkte|oversendt|innsendte|lastet opp|videresendt',
    review: 'gjennomgå*|gå gjennom|går gjennom|leser|lese|vurder*|behandl*|ser på',
    viewed: 'sett din|sett på|åpnet|vist',
    decide: 'beslut*|avgjør*|bestemt|bestemme|utfall',
    choose:
      'valgt|velge|utvalgt|innstilt|ansatt|falt på|valget er|valgte|har valgt|innstilling|foretrukket|foretrekker|utpekt|ansetter|rangert',
    others:
      'andre kandidat*|annen kandidat|en annen|andre søkere|andre|bedre|intern|en annen kandidat|en annen søker|andre kandidater|en annen person|intern kandidat|interne|mer erfaring|bedre på|passer bedre|sterkere|nærmere|valgt en annen|valgte en annen|til en annen',
    forward:
      'gå videre|går videre|videre|videre til|videre i|neste runde|blant de|sendt videre|presentere deg|andre runde|fortsatt med|aktuell kandidat|fortsette',
    regret:
      'dessverre|beklag*|lei for|leit|skuff*|synd|vi må dessverre|må vi dessverre|må jeg dessverre|trist*|lei oss|kjedelige nyheter|dårlige nyheter|ikke de beste|kjipt',
    filled:
      'besatt|tilsatt|lukket|ikke lenger|er besatt|blitt besatt|allerede besatt|funnet en|ikke ledig|stillingen er lukket|trukket tilbake|bortfalt|inndratt|ansettelse er gjort',
    cancel: 'avlys*|kansell*|ansettelsesstopp|trukket stillingen',
    hold: 'på vent|utsatt|pause|inntil videre|foreløpig|utsett*|satt på|venteliste*|reserve*|ansettelsesstopp',
    withdraw:
      'trukket|trekke|tilbaketrukket|etter ditt ønske|trekker deg|trekker min|trekke min|trekker meg|trekker søknaden|trukket søknaden|hopper av|ønsker ikke lenger|takket ja til en annen|annen jobb|takke nei|takker nei|takket nei|trekker seg',
    invite:
      'invit*|innkall*|kalle inn|vil gjerne møte|vil gjerne treffe|til intervju|på intervju|gjerne møte|gjerne invitere|gjerne snakke|møte deg|bli kjent med deg|velkommen til|vi ses|kaffe',
    schedule: 'avtale*|booke*|planlegge|planlagt|sette opp',
    confirm: 'bekreft*',
    move: 'flytte*|nytt tidspunkt|ny dato|endre|utsette|ombook*',
    remind: 'påminn*|husk|sees i morgen|ses i morgen',
    congratulate: 'gratul*|glede*|glade|gode nyheter',
    hire: 'velkommen til|velkommen på laget|ansette|jobben er din|du har fått jobben|stillingen er din|du får jobben|ønsker å ansette|vil gjerne ha deg|valgt deg|tilby deg stillingen|tilby deg jobben|din hvis|velkommen ombord|velkommen til oss|du fikk|fikk jobben|ble deg|falt på deg|begynne hos oss|starte hos oss',
    accept: 'aksepter*|takke ja|takker ja',
    sign: 'signer*|underskriv*|undertegn*|signatur',
    complete: 'fullfør*|ufullstendig|utkast|påbegynt|ferdigstill*',
    upload: 'last opp|laste opp|sende|send|legg ved|ta med|ettersend*',
    need: 'mangler|trenger|må|kreves|behøver',
    missing: 'mangler|kunne ikke åpne*|ødelagt',
    thank: 'takk*',
    keep: 'kandidatbase|beholde|kontakt',
    again: 'søke igjen|fremtid*|framtid*|andre stillinger|neste gang',
    wish: 'lykke til|ønsker deg',
    next: 'neste steg|neste runde|andre intervju|andregangsintervju',
    stage: 'status|steg|fase|prosess*',
    wait: 'kommer tilbake|hører fra oss|gir beskjed|tar kontakt|svar innen|komme tilbake til|tilbakemelding|hører du|du hører|høre fra|gi beskjed|får beskjed|får svar|snarlig|tålmodig*',
    still:
      'ennå|enda|fortsatt|forsink*|tar lengre|foreløpig|er fortsatt|pågår fortsatt|pågår|holder på|ikke rukket|ikke ennå|ennå ikke|litt lenger|trekker ut|ikke glemt|behandles|under behandling|venter på',
    opportunity: 'mulighet*|karriere|utfordring',
    found: 'profilen din|kom over|fikk navnet|anbefalte|så profilen',
    interested: 'interessert|interesse|nysgjerrig|åpen for|kunne det|lyst til|aktuelt',
    chat: 'prat*|kaffe|snakke*',
    client: 'kunde|på vegne|oppdragsgiver',
    not: 'ikke|ingen|intet|aldri|uten|verken',
    if: 'hvis|dersom|om|skulle du',
    may: 'kan|kunne|kanskje|eventuelt',
    rent: 'leilighet*|leie*|visning|bolig*|hybel|utleie*|hybelleilighet|bofellesskap|kollektiv|depositum|husleie|innflytting|utflytting|flytte inn|flytter inn|borettslag*|sameie*|eiendomsmegler|megler*|budrunde|bud|tomt|hytte|studentbolig|studenthybel|nabo*|etasje|kjøkken|balkong|kvadratmeter|soverom|overtakelse',
    money:
      'lån*|kreditt|bank|kort|forsikring*|faktura|skatt*|skade*|sparing|erstatning|kredittsjekk|kredittvurdering|rente*|boliglån*|avdrag|banken|betaling*|betale|regning*|purring|inkasso|egenandel|dekning|utbetaling*|nav|pensjon*|dagpenger|bostøtte|tilbakebetaling|fond',
    school:
      'universitet|utdanning*|elev|skole|opptak*|studie*|student*|phd|avhandling|utviklingssamtale|studere|bachelor*|master*|videregående|folkehøgskole|grunnskole|klasse*|elever|lærer*|rektor|karakterer|oppgave i|veileder|stipendiat*|ph.d*|doktorgrad|semester|undervisning*|kjøreskole|kjøretime*|kurs*|påmeld*|utveksling*|samordna opptak',
    grant:
      'fond|støtte|støtten|tilskudd*|prosjektstøtte|prosjektmidler|stipend*|midler fra|stiftelse*|fondet|bevilg*|tildel*|utlysning av midler|kulturrådet|søknadsrunde|residens',
    talk: 'konferanse|foredrag|innlegg|manus|foredragsholder*|innleder|abstract*|artikkel*|tidsskrift|forlag*|forfatter*|redaktør*|antologi|symposium|seminar*|paneldebatt|publiser*|utgivelse',
    visa: 'visum|ambassade|udi|oppholds*|asyl*|ambassaden|konsulat*|fingeravtrykk|statsborger*',
    parcel:
      'pakke*|levering|ordre|retur*|refusjon|reklamasjon|garanti|henting|posten|postnord|bring|levert|levere|leveringstid|bestilt|bestilling*|ordrenummer|vare*|utsolgt|bytte|ombytting|reparasjon*|reparert|nettbutikk|sporing|hentested',
    media:
      'podkast|podcast|episode|avis|journalist|redaksjon|bibliotek|bok|roman|nummer|podkasten|radio*|tv|sending|opptak|dokumentar*|film*|intervju til|medvirke i|journalisten|redaksjonen|avisen|magasin*|leser*|lytter*|biblioteket|utlån|bøker|boken|boka|reserver*|blogg*|kronikk',
    event:
      'billett*|arrangement|turnering|forening|medlem*|kamp|idrettslag|trening|prøvetime|forestilling|teater|konsert|kor|konserten|museum*|kino|festival*|loppemarked|bod|julemarked|messe|utstiller*|omvisning|verksted for|fest|festen|sanger*|korøvelse|orkester*|korps|koret|korsang*',
    health:
      'lege*|pasient*|vaksin*|tannrens|kontroll|blodprøve|resept|fysioterapeut|øye*|veterinær|konsultasjon|innkalles|innkalling til kontroll|fastlege*|sykehus*|tannlege*|tannpleier*|tenner|røntgen|ultralyd|mr|operasjon*|innlagt|terapi*|psykolog*|psykiat*|fysioterapi|kiropraktor|jordmor|graviditet|screening|medisin*|apotek*|briller|optiker*|høreapparat|henvis*|sykehjem*|blodgiver*|blodprøver|symptom*|helsenorge|time hos|dyrlege*',
    permit:
      'byggesøknad|tillatelse|klage|byggetillatelse|eu-kontroll|verksted|pass|byggesak*|saksbehandler|saksnummer|klagen|statsforvalter*|tingrett*|rettsmøte|dom|bot|parkeringstillatelse|førerkort*|vegvesen|kjennetegn|skjenkebevilling|dispensasjon*|politiet|folkeregister|attest fra|vedtak',
    product:
      'rabatt|salg|kampanje|spørreundersøkelse|bruker*|gavekort|app|kundeklubb|poeng|gratis|prøveperiode|abonnement*|oppsigelse av|strømavtale|bredbånd|anmeldelse*|vurder oss|fornøyd|trekning|vinn|oppdatering*|lisens*|testperson*|betatest*|rabattkode',
    volunteer:
      'frivillig*|dugnad|donasjon|røde kors|innsamling*|flyktning*|leksehjelp|besøksvenn|støttekontakt|natteravn|donor*|ulønnet|kirkens bymisjon',
    compare: 'mange søknader|stort antall|mange søkere',
    team: 'team|kolleg*|leder*|sjef',
    answer: 'spørsmål|svar',
    minutes: 'minutter|time|timer',
    pay: 'gebyr|telegram|whatsapp',
    unable:
      'ikke gå videre|ikke går videre|går ikke videre|avslag|ikke blitt|ikke tilby|ikke valgt|ble det ikke|ikke deg|nådde ikke opp|ikke nådd opp|ikke aktuell|ikke gå videre med|ikke går videre med|ikke gått videre|ikke blant|ikke innstilt|ikke kalt inn|ikke innkalt|ikke få|ikke fått|fikk ikke|ikke kommet|kom ikke|falt ikke|ikke falt|ikke mulig|ikke imøtekomme|avslå*|avvis*|valgt bort|ikke egnet|rakk ikke|ble ikke deg|ikke blir|ikke aktuell*',
    you: 'du|deg|din|ditt|dine|dere|deres',
    we: 'vi|oss|vår|vårt|våre',
    me: 'jeg|meg|min|mitt|mine',
    they: 'han|hun|ham|henne|hans|hennes|de|dem|noen|en annen',
    approval: 'godkjenn*|godkjent|styre*|utvalg*|ledelse*|budsjett*|grønt lys|underskrift|samtykke',
    away: 'ferie|syk|tilbake fra|tilbake på|bortreist|permisjon|på reise',
    visit: 'parker*|tog|buss|veibeskrivelse|resepsjon*|inngang*|reiseutgifter|kvittering*|adresse*|bygning*',
    childcare:
      'barnehage*|sfo|aks|dagmamma|tilvenning|barnet ditt|barnet deres|barn|barnet|sønn|datter|baby|foreldre*|barnepass|barnevakt',
    contest:
      'konkurranse*|jury*|pris|prisen|prisutdeling|nominer*|finale*|semifinale|vinner*|vunnet|bidrag*|innsending|casting*|statist*|innspilling*|rolle i|audition*|prøvesang|utstilling*|galleri|kunstverk*|kunstner*|dikt*|novelle*|fotokonkurranse|kortliste',
    sport:
      'spiller*|trener*|trening*|prøvetrening|uttak|uttatt|landslag|turnering*|sesong*|fotball*|håndball*|ishockey|svømm*|løp|løpet|maraton|startnummer|idrett*|klubb*|yoga|dans*|ridning|rideskole|klatring|turnforening',
    club: 'foreningen*|medlemskap*|medlemmer|årsmøte*|generalforsamling|styret|styremedlem*|styreverv|leder av styret|kasserer*|sekretær i|valgkomit*|vedtekter|kontingent|kolonihage*|parsell*|hage*|valgt inn|stemme*|kommunestyre*|bystyre|parti*|lokallag|meddommer*|fau|foreldreutvalg|brannkorps|speider*|velforening|tillitsvalgt',
    animal:
      'hunden|valp*|katt*|kanin*|hest*|ponni|dyr*|adopt*|adopsjon*|omplasser*|nytt hjem|fosterhjem|oppdretter*|kull|rase|bånd|fôr|kastrer*|chippet|eier|hund|hunder',
    party:
      'bryllup*|vielse*|brud*|bursdag*|dåp|konfirmasjon|jubileum|gjester|gjesteliste|selskapslokale|lokale til|catering|kake|dj|invitasjon til vårt|middag|grillkveld|utdrikningslag',
    travel:
      'flyet|hotell*|feriehus|ferieleilighet|opphold*|bestillingsnummer|booking*|overnatting|camping*|cruise|avgang|ankomst|leiebil|vert|airbnb|avbestill*|bagasje|togbillett|utflukt|reisebyrå|innsjekking|fly|flybillett*|flyreise*',
    service:
      'verkstedet|bil|bilen|service på|dekkskift|oljeskift|mekaniker|håndverker*|rørlegger*|elektriker*|snekker|tømrer|maler*|oppussing|renover*|varmepumpe|måler*|frisør*|klipp*|hårklipp|negler|massasje|tatover*|fotograf*|restaurant*|bord til|bordbestilling|sykkel*|feier|pristilbud|flyttebyrå|renhold av|dekk',
    dating: 'dating|singel|single|profilbilde|kjæreste*|forelsk*|tinder|følelser|gnist',
    church:
      'kirke*|menighet*|prest*|dåp*|konfirmant*|konfirmasjon*|gudstjeneste*|vielse i kirken|bispedømme|begravelse|moske|synagoge|diakon*|fadder*|bønn',
    research:
      'forsøksperson*|studiedeltaker*|delta i studien|forsker*|forskning*|fokusgruppe*|markedsundersøkelse|panel|respondent*|samtykke*|inklusjonskriterier|kompensasjon for|brukertest*',
    work: 'arbeid*|medarbeider*|ansettelse*|fast ansettelse|fast stilling|midlertidig|engasjement|heltid*|deltid*|timer i uken|vakt*|kveldsvakt|nattevakt|helgevakt|turnus*|prøvetid*|opplæring|hjemmekontor|vikar*|sommerjobb|ekstrahjelp|lærling*|praktikant*|trainee*|tariff*|lønnskrav|lønnsforventning*|oppsigelsestid|erfaring*|kvalifikasjon*|kompetanse*|oppgaver|virksomhet*|bedrift*|firma*|avdeling*|butikk*|byggeplass|kontor*',
    staff:
      'hr|personal*|rekrutter*|bemanning*|ansettelsesutvalg|innstillingsutvalg|avdelingsleder|teamleder|butikksjef|daglig leder|sjefen|eieren|headhunter|talent',
    posting:
      'utlysning*|utlyst|stillingsutlysning|stillingsannonse*|annonse*|finn|åpen søknad|søknadsfrist*|søkerliste|søkermasse|ansettelsesprosess*|rekrutteringsprosess*|stillingen som|ledig stilling|vakanse|finn-kode',
  },
}
