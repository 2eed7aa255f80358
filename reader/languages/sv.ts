import type { Language } from './language.ts'

export const swedish: Language = {
  code: 'sv',
  stopWords:
    'och att det som en ett är för på med du dig din ditt dina vi oss vår vårt våra har inte av till om den kan ska från men så hej tack nu jag vill eller även vid alla mer hos blir ansökan tjänsten när efter också'.split(
      ' ',
    ),
  replyPrefixes: ['sv'],
  forwardPrefixes: ['vb', 'vidarebefordrat', 'vidarebef'],
  forwardMarkers: [
    'vidarebefordrat meddelande',
    'vidarebefordrat brev',
    'början på vidarebefordrat meddelande',
    'vidarebefordrat mejl',
  ],
  originalMarkers: ['ursprungligt meddelande', 'originalmeddelande', 'ursprungligt möte'],
  headerLabels: {
    from: ['från', 'avsändare'],
    date: ['skickat', 'datum', 'skickades'],
    to: ['till', 'mottagare'],
    cc: ['kopia', 'cc'],
    subject: ['ämne', 'rubrik'],
  },
  quoteOpeners: ['den ', 'on '],
  quoteVerbs: ['skrev', 'skriver'],
  replyLines: ['ovanför den här raden', 'ovanför denna rad'],
  closings: [
    'med vänliga hälsningar',
    'med vänlig hälsning',
    'vänliga hälsningar',
    'vänlig hälsning',
    'vänligen',
    'hälsningar',
    'mvh',
    'bästa hälsningar',
    'varma hälsningar',
    'allt gott',
    'hälsar',
    'hör av dig',
    'soliga hälsningar',
    'med hälsning',
    'vi hörs',
  ],
  greetings: ['hej', 'hejsan', 'hallå', 'bästa', 'tjena', 'god morgon', 'kära'],
  footers: [
    'avregistrera',
    'avprenumerera',
    'avsluta prenumeration',
    'hantera dina',
    'det här mejlet skickades till',
    'detta mejl har skickats',
    'detta är ett automatiskt',
    'automatiskt genererat',
    'går inte att svara på',
    'svara inte på detta',
    'integritetspolicy',
    'personuppgifter',
    'konfidentiell',
    'visa i webbläsaren',
    'skickat från min',
    'du får detta',
    'du får det här',
    'innan du skriver ut',
    'endast avsett för',
    'inte är rätt mottagare',
    'outlook för android',
    'outlook för ios',
    'skickades från e-post',
  ],
  banners: ['utanför organisationen', 'extern avsändare', 'inte ofta e-post från', 'klicka inte på länkar'],
  concepts: {
    application: 'ansök*|sökt|söka|din ansökan',
    candidate: 'kandidat*|sökande*',
    position: 'tjänst*|jobb*|roll*|befattning|anställning|vikariat*|platsen|praktik*',
    resume: 'cv|meritförteckning|personligt brev|profil',
    interview: 'intervju*|anställningsintervju',
    call: 'ring*|telefon*|video*|teams|samtal',
    meet: 'träffa*|möte|komma förbi|kom förbi|besöka|lära känna|ses|provdag*|provpass på|provjobb*|provarbet*|praktikdag|prova på dag|hälsa på|besöka oss|på plats hos|titta förbi|rundtur|på vårt kontor|ansikte mot|träff',
    test: 'test*|uppgift*|videointervju|prov|case*|provuppgift*|hemuppgift*|arbetsprov*|personlighetstest*|logiktest|begåvningstest|provöversättning|provlektion|provföreläsning|rollspel|inlämning*|lämna in',
    offer: 'erbjud*|anställningserbjudande|anbud',
    contract: 'avtal*|anställningsavtal*|villkor|kontrakt',
    salary: 'lön*|kronor|per månad|timlön|semester',
    start: 'börja|tillträde|startdatum|första dag|start',
    reference: 'referens*|belastningsregister|bakgrundskontroll|utdrag',
    document: 'intyg|betyg|kopia|legitimation|dokument|körkort|handling*',
    form: 'formulär*|fyll i|blankett',
    link: 'länk*|klicka|här|logga in',
    slot: 'tid|tider|tillgänglig*|passar|kalender|välj en tid|boka tid',
    time: 'kl|klockan|måndag|tisdag|onsdag|torsdag|fredag|imorgon|i morgon|nästa vecka',
    code: 'kod|verifieringskod|engångskod',
    account: 'konto|registrer*|användarnamn|profil skapad',
    password: 'lösenord|verifier*|bekräfta din e-post|återställ|aktivera',
    alert: 'jobbevakning|bevakning|nya jobb|nyhetsbrev|rekommender*|jobbtips|nya annonser|veckans',
    match: 'liknande jobb|matchar|jobb för dig|passar dig',
    subscribe: 'avregistrera|avprenumerera',
    receive:
      'mottagit|mottagen|tagit emot|har fått|kommit in|kommit fram|inkommit|vi har fått|vi har tagit|har mottagit|mottog|kommit till oss|har kommit|registrerad|mottagningsbekräftelse|tack för din ansökan|tack för ansökan|tack för att du sökt|tack för visat',
    submit: 'skickat|inskickad|skickats|har sökt|sökte|skickade|lämnat in|inlämnad|inskickat|laddat upp|vidarebefordrat',
    review: 'granska*|läser|gå igenom|går igenom|urval*|titta på|behandl*|läsa',
    viewed: 'visats|tittat på|öppnat|läst ditt',
    decide: 'beslut*|bestäm*|besked|resultat',
    choose:
      'valt|vald|utsedd|väljer|utvald|fallit på|föll på|valet föll|valde|har valt|utsåg*|föredrag*|slutkandidat*|rangordn*|bestämt oss för',
    others:
      'andra kandidat*|andra sökande|någon annan|annan kandidat|annan sökande|andra personer|bättre|internt|en annan kandidat|en annan sökande|andra kandidater|andra sökanden|en annan person|intern kandidat|interna kandidater|mer erfarenhet|bättre på|bättre mot|motsvarar bättre|bättre matchar|starkare|valt en annan|valt någon|någon annans',
    forward:
      'gå vidare|går vidare|vidare|gått vidare|vidare till|vidare i|nästa omgång|bland de|slutlig urval|tagit dig vidare|ta dig vidare|presentera dig|skickat din profil|andra intervjun|kvar i|fortsätta|går du vidare',
    regret:
      'tyvärr|beklag*|ledsen|tråkig*|synd|besvik*|vi måste tyvärr|måste tyvärr|ledsna|jag beklagar|vi beklagar|tråkiga nyheter|inte det besked|trots att|mindre roliga',
    filled:
      'tillsatt|tillsatta|stängd|inte längre|avslutad|är tillsatt|blivit tillsatt|redan tillsatt|är fylld|tagen|upptagen|hittat en|inte ledig|utgått|dragits in|indragen|avslutad rekrytering|rekryteringen är avslutad|återbesätt*',
    cancel: 'inställd|avbryt*|avbrutit|ställs in|drar tillbaka|anställningsstopp',
    hold: 'skjuts upp|vilande|tills vidare|för tillfället|skjut*|uppskjut*|på is|vilar|väntelista|reserv*|på paus|pausa*',
    withdraw:
      'återtag*|dragit tillbaka|återkallat|på din begäran|tagit tillbaka|dra tillbaka|avsagt|drar tillbaka|dra tillbaka min|tar tillbaka|ta tillbaka|drar mig ur|hoppar av|hoppat av|tackar nej|tacka nej|tackat nej|tackat ja till ett annat|annat jobb|inte längre intresserad|avstå*',
    invite:
      'bjud*|inbjudan|inbjuden|kallelse|kallad|kalla dig|till intervju|på intervju|bjuder in|bjuda in|vill gärna träffa|gärna träffa|gärna prata|träffa dig|lära känna dig|välkommen på|välkommen till en|ses över|på en fika',
    schedule: 'boka*|bokad|planera*|schemalagd',
    confirm: 'bekräft*',
    move: 'flytta*|ny tid|omboka*|ändra tid|ändrad tid|annan tid',
    remind: 'påminn*|glöm inte|vi ses imorgon',
    congratulate: 'grattis|gratul*|glada|glädje*|goda nyheter|kul',
    hire: 'välkommen till oss|välkommen i teamet|anställ*|jobbet är ditt|du har fått jobbet|du får jobbet|platsen är din|vill anställa|gärna ha dig|valt dig|valet föll på dig|erbjuda dig tjänsten|erbjuda dig jobbet|ditt om|välkommen ombord|välkommen till teamet|börjar hos oss|börja hos oss|du fick|fick jobbet|blev du|anställa dig',
    accept: 'accepter*|tacka ja|antar',
    sign: 'underteckn*|signera*|skriv under|underskrift',
    complete: 'slutför*|komplettera*|ofullständig*|utkast|påbörjad|klar',
    upload: 'ladda upp|skicka in|skicka|bifoga|ta med|maila',
    need: 'behöver|krävs|måste|saknar',
    missing: 'saknas|fattas|kunde inte öppnas|gick inte att öppna',
    thank: 'tack*',
    keep: 'hör av oss om|kandidatbank|behålla|spara|kontakt',
    again: 'söka igen|söker igen|framtid*|nästa gång|andra tjänster',
    wish: 'lycka till|önskar dig',
    next: 'nästa steg|nästa omgång|andra intervju',
    stage: 'status|steg|process*|rekryteringsprocess*',
    wait: 'tålamod|återkommer|hör av oss|hör av mig|besked inom|återkomma|återkommer till|återkopplar|återkoppling|hör du|du hör|hör av|höra av|meddelar|får besked|ger besked|inom kort|senast|ha tålamod|vänta*',
    still:
      'ännu|fortfarande|inte än|försen*|dröjer|längre tid|är fortfarande|pågår fortfarande|pågår|håller på|inte hunnit|inte ännu|ännu inte|lite längre|drar ut|inte glömt|behandlas|under bearbetning|mitt i|väntar på',
    opportunity: 'möjlighet|karriär|utmaning|uppdrag',
    found: 'din profil|hittade|såg din|fick ditt namn|tipsade',
    interested: 'intresserad|intresse*|nyfiken|öppen för|sugen|vore det',
    chat: 'prata*|fika|kaffe|snacka',
    client: 'kund|uppdragsgivare|för vår kunds',
    not: 'inte|ej|ingen|inga|inget|aldrig|utan|varken',
    if: 'om|ifall|skulle',
    may: 'kan|kunde|kanske|eventuellt',
    rent: 'lägenhet*|hyra*|hyresvärd|bostad*|rum|hyresrätt*|hyresgäst*|andrahand*|inneboende|inflyttning*|utflyttning|flytta in|flyttar in|hyreskontrakt*|kontrakt på lägenhet|deposition|kvadratmeter|kvm|balkong|kök|våning|mäklare*|budgivning|bud|tomt|stuga|studentrum|korridor*|kollektiv|rumskompis*|brf|förening* styrelse bostad|grann*|visning*|förvaltare',
    money:
      'lån*|kredit|bank|kort|försäkring*|faktura|skatt*|skade*|sparkonto|kreditprövning|räntan|ränta|bolån*|amortering|banken|bankkort|konto i banken|betalning*|betala|fakturan|inkasso|påminnelseavgift|självrisk|ersättning*|deklaration|pension*|csn|studiemedel|a-kassa|bostadsbidrag|återbetalning*|sparande|fond',
    school:
      'universitet|utbildning*|kurs|elev|skola|antagning*|student*|högskola|avhandling|utvecklingssamtal|lektion|program|universitetet|högskolan|antagen|antagen till|reservplats*|kursplats*|kursen|kurser|gymnasi*|folkhögskola|grundskola|klass|klassen|elever|lärar*|rektor|betyg från|tentamen|uppsats*|handledare|doktorand*|forskarutbildning|studieplats*|studier|studera*|termin*|körskola|körlektion*|studiecirkel|utbyte*|erasmus|undervisning*',
    grant:
      'bidrag|stipendi*|bidraget|projektbidrag*|projektmedel|medel ur|stiftelse*|fonden|bevilja*|utlysning*|anslag*|konstnärsnämnden|kulturråd*|ansökningsomgång|residens',
    talk: 'konferens|föredrag|bidrag|manus|föredragshåll*|talare|abstract*|artikel*|tidskrift|förlag*|författare*|redaktör*|antologi|symposium|seminari*|paneldebatt|publicer*|granskare',
    visa: 'visum|ambassad|migrationsverket|uppehålls*|asyl*|ambassaden|konsulat*|passansökan|fingeravtryck|medborgarskap*',
    parcel:
      'paket*|leverans|order|retur*|återbetalning|reklamation|garanti|uthämtning|postnord|dhl|schenker|instabox|leverera*|leveranstid|beställt|beställning*|ordernummer|vara|varan|varor|slut i lager|byta|byte av|reparation*|reparerad|garantiärende|webbutik|spårning|hämta ut|ombud',
    media:
      'podd*|avsnitt|tidning*|reporter|redaktion|bibliotek|bok|roman|nummer|radio*|tv|sändning|inspelning|dokumentär*|film*|intervju för|medverka i|journalist*|redaktionen|tidskrift*|läsar*|lyssnar*|biblioteket|böcker|boken|reserver*|lånetid|blogg*|krönik*|gäst i podden',
    event:
      'biljett*|evenemang|turnering|förening*|medlem*|match|gym|träning|provpass|föreställning|teater|konsert|kör|konserten|teatern|musei*|museum|festival*|loppis*|bord på|julmarknad|mässa|monter|utställare|visning av museet|fest|festen|sångare|repetition*|orkester*|genrep|kören|körsång*',
    health:
      'vårdcentral|patient*|vaccin*|tandhygien*|undersökning|provtagning|sjukgymnast|ögon*|kallelse|läkar*|vårdcentralen|husläkare|sjukhus*|tandläkar*|tandvård|folktandvård*|tänder|lagning|röntgen|ultraljud|magnetkamera|blodprov*|operation*|inskriven|terapi*|terapeut|psykolog*|psykiatri*|fysioterap*|naprapat|barnmorska|mödravård|graviditet|screening|mammografi|medicin|apotek*|recept*|glasögon|optiker*|hörapparat|remiss*|äldreboende|hemtjänst|blodgivar*|symptom|1177|djursjukhus|veterinär*|tid hos',
    permit:
      'tillstånd|verkstad|pass|bygglov*|bygg*nämnd|handläggare|diarienummer|överklag*|förvaltningsrätt|tingsrätt*|förhandling i|dom|böter|parkeringstillstånd|p-tillstånd|körkort*|transportstyrelsen|registreringsskylt|besiktning*|serveringstillstånd|dispens*|polisen|ansökan om tillstånd|folkbokför*|personbevis|ärendenummer',
    product:
      'rabatt|erbjudanden|kampanj|rea|prenumeration|enkät|undersökning om|användar*|presentkort|kundundersökning|app|kundklubb|poäng|gratis|provperiod|prenumerera*|abonnemang*|uppsägning|elavtal|bredband|recension*|omdöme*|betygsätt*|enkäten|nöjd*|utlottning|tävla|uppdatering*|mjukvara|licens*|betatest*|testpanel|värdekod',
    volunteer:
      'volontär*|ideell*|gåva|frivillig*|röda korset|rädda barnen|insamling*|flykting*|läxhjälp|kontaktperson|god man|stödperson|besöksgrupp|blodgivare|donation*|oavlönat|eldsjäl*|stadsmission*',
    compare: 'många ansökningar|stort antal|antal sökande',
    team: 'team|kolleg*|chef*',
    answer: 'fråga*|svar*',
    minutes: 'minuter|timme*|timmar',
    pay: 'avgift|telegram|whatsapp',
    unable:
      'inte gå vidare|inte går vidare|går inte vidare|inte vidare|inte blivit|inte erbjud*|inte gått|blev det inte|inte aktuell|inte dig|kan inte erbjuda|inte gått vidare|inte gå vidare med|inte går vidare med|inte tagit dig|inte tas vidare|inte kallad|inte kalla|inte att kallas|inte är aktuell|inte längre aktuell|inte bland|inte utvald|inte vald|inte fått|fick inte|inte få|inte räckte|räckte inte|inte erbjuda|inte kunnat|inte lyckats|inte passar|inte möjligt|valt bort|bortvald|avslå*|avslag*|nekad|gick inte|blev inte|inte du|föll inte|inte på dig|avböj*|sållats',
    you: 'du|dig|dej|din|ditt|dina|er|ert|era',
    we: 'vi|oss|vår|vårt|våra',
    me: 'jag|mig|mej|min|mitt|mina',
    they: 'han|hon|honom|henne|hans|hennes|de|dem|någon|någon annan|en annan',
    approval: 'godkänn*|godkänt|styrelse*|nämnd*|ledning*|budget*|beslut av|facket|klartecken|grönt ljus|underskrift',
    away: 'semester|sjuk|tillbaka på|tillbaka från|bortrest|på resa|föräldraledig',
    visit: 'parker*|tåg*|buss*|vägbeskrivning|reception*|entré*|reseersättning|kvitto*|adress*|byggnad*',
    childcare:
      'förskola*|förskoleplats|dagis|fritids*|barnomsorg|inskolning|ert barn|ditt barn|barn|barnet|son|dotter|bebis|föräldra*|barnvakt|öppna förskolan',
    contest:
      'tävling*|jury*|pris|priset|prisutdelning|nominer*|final*|semifinal*|vinnare*|vunnit|bidrag till tävlingen|inskickade bidrag|casting*|statist*|inspelning*|roll i|audition*|provsjung*|utställning*|galleri*|konstverk*|konstnär*|dikt*|novell*|uttagning*|långlista|deltagare i|scen',
    sport:
      'spelare*|tränare*|träning*|provträning*|uttagen|landslag|turnering*|säsong*|fotboll*|handboll*|innebandy|ishockey|hockey|simma*|simning|simskola|gymnastik*|lopp|loppet|maraton|nummerlapp|startplats|idrott*|klubb*|yoga|dans*|ridning|ridskola|klättring|gymkort|prova på',
    club: 'föreningen*|medlemskap*|medlemmar|årsmöte*|styrelsen*|styrelseledamot|styrelsepost|ordförande|kassör|sekreterare|valbered*|stadgar|medlemsavgift|koloni*|odlingslott*|odling|lott|lotter|trädgård*|röst*|valdistrikt|nämndeman|kommunfullmäktige|kommunalråd|parti*|föräldraförening|skolråd|brandkår|deltidsbrandman|scout*|församling|förtroendevald*|förtroendeuppdrag|hyresgästförening',
    animal:
      'hunden|valp*|katt*|kanin*|häst*|ponny|djur*|adopt*|omplacer*|nytt hem|jourhem|uppfödare*|kull|ras|koppel|foder|kastrer*|chippad|husse|matte|hund|hundar',
    party:
      'bröllop*|vigsel*|brud*|födelsedag*|dop|dopet|konfirmation|studentfest|jubileum|gäster|gästlista|festlokal|lokal för|catering|tårta|dj|inbjudan till vårt|middag|grillkväll|kalas|möhippa|svensexa|mingel',
    travel:
      'resa|resan|flyg*|hotell*|stugan|semesterbostad|boende*|bokning*|övernattning|camping*|kryssning*|avgång|ankomst|hyrbil|värd*|airbnb|avbok*|bagage|tågbiljett|utflykt|sj|resebyrå|incheckning|rum på',
    service:
      'verkstaden|bil|bilen|service på|däck*|oljebyte|mekaniker|hantverk*|rörmokare|elektriker*|snickare|målare*|renover*|värmepump|fjärrvärme|mätare|avläsning|frisör*|klippning|klipptid|naglar|massage|tatuer*|fotograf*|restaurang*|bord för|bordsbokning|cykel*|sotare|sotning|offert*|flyttfirma|städning|hudvård',
    dating: 'dejt*|singel*|singlar|profilbild|kär|förälsk*|tinder|känslor|gnista',
    church:
      'kyrk*|församlings*|präst*|dop*|konfirmand*|konfirmation*|gudstjänst*|bikt|vigsel i kyrkan|stift*|begravning*|moské|synagoga|diakon*|fadder|faddrar|bön*',
    research:
      'försöksperson*|studiedeltag*|delta i studien|forsknings*|forskare*|fokusgrupp*|marknadsundersökning|panel|respondent*|samtycke*|inklusionskriterier|ersättning för medverkan|användartest*',
    work: 'arbet*|medarbetare*|anställd|fast anställning|tillsvidare*|visstid*|heltid*|deltid*|timanställ*|timvikarie|vikarie*|sommarjobb*|extrajobb|skift*|kvällspass|nattpass|natt|schema|provanställning*|introduktion*|upplärning|distans*|hybrid|föräldravikariat|kollektivavtal*|löneanspråk|löneförhandling|uppsägningstid|erfarenhet*|kvalifikation*|kompetens*|lärling*|praktikant*|trainee*|konsultuppdrag|företag*|bolag*|avdelning*|butik*|byggarbetsplats|kontor*|verksamhet*|uniform',
    staff:
      'hr|personal*|rekryter*|bemanning*|konsultchef|rekryterande chef|enhetschef*|avdelningschef|butikschef*|teamledare|arbetsledare|platschef|rektorn|ägaren|headhunter|talent',
    posting:
      'annons*|jobbannons*|platsannons*|utlysning|utlyst*|platsbanken|arbetsförmedlingen|referensnummer|spontanansök*|sista ansökningsdag|ansökningstid*|rekryteringsprocess|urvalsprocess*|urvalsgrupp|tjänsten som|ledig tjänst|lediga tjänster|kravprofil|tillsättning*|jobb-id|vakans*',
  },
}
