import type { Language } from './language.ts'

export const dutch: Language = {
  code: 'nl',
  stopWords:
    'de het een en van je jij jouw u uw wij we ons onze met voor niet dat dit die is zijn hebben hebt heeft op aan bij om te als naar ook maar kan kunnen wordt worden graag bedankt dank hallo beste nog over er wel deze of uit ik zou'.split(
      ' ',
    ),
  replyPrefixes: ['antw', 'betr', 'beantw'],
  forwardPrefixes: ['doorst', 'fwd', 'doorgestuurd'],
  forwardMarkers: [
    'doorgestuurd bericht',
    'begin doorgestuurd bericht',
    'doorgezonden bericht',
    'oorspronkelijk doorgestuurd bericht',
  ],
  originalMarkers: ['oorspronkelijk bericht', 'origineel bericht', 'oorspronkelijke afspraak'],
  headerLabels: {
    from: ['van', 'afzender'],
    date: ['verzonden', 'datum', 'verstuurd'],
    to: ['aan', 'ontvanger'],
    cc: ['cc', 'kopie'],
    subject: ['onderwerp'],
  },
  quoteOpeners: ['op '],
  quoteVerbs: ['schreef', 'schreven', 'geschreven'],
  replyLines: ['boven deze regel', 'boven deze lijn'],
  closings: [
    'met vriendelijke groet',
    'met vriendelijke groeten',
    'met hartelijke groet',
    'vriendelijke groet',
    'vriendelijke groeten',
    'hartelijke groet',
    'hartelijke groeten',
    'groet',
    'groeten',
    'groetjes',
    'mvg',
    'hoogachtend',
    'tot snel',
    'tot dan',
    'liefs',
    'warme groet',
    'zonnige groet',
    'namens',
  ],
  greetings: ['beste', 'hallo', 'hoi', 'geachte', 'dag', 'goedemorgen', 'goedemiddag', 'hey', 'hi', 'goedendag'],
  footers: [
    'afmelden',
    'uitschrijven',
    'voorkeuren beheren',
    'meldingen beheren',
    'deze e-mail is verzonden aan',
    'deze mail is verstuurd',
    'dit is een automatisch',
    'automatisch gegenereerd',
    'niet op deze e-mail antwoorden',
    'niet op dit bericht',
    'privacyverklaring',
    'privacybeleid',
    'vertrouwelijk',
    'uitsluitend bestemd',
    'kvk',
    'bekijk in browser',
    'bekijk deze e-mail in',
    'alle rechten voorbehouden',
    'verzonden vanaf mijn',
    'verstuurd vanaf mijn',
    'je ontvangt deze',
    'u ontvangt deze',
  ],
  concepts: {
    application: 'sollicit*|gesolliciteerd|brief',
    candidate: 'kandida*|sollicitant*',
    position: 'functie|vacature*|baan|rol|stage|werkplek|positie|bijbaan',
    resume: 'cv|motivatie*|profiel',
    interview: 'sollicitatiegesprek|gesprek|kennismakingsgesprek|interview|kennismaking',
    call: 'bellen|telefon*|videogesprek|teams|belafspraak|bel|app',
    meet: 'kennismaken|ontmoeten|langskomen|langs te komen|kom|proefdraaien|meeloopdag|meelopen|op bezoek|zien|dagje meelopen|meewerkdag|proefdag*|proefdienst|proefles geven|dagdeel|snuffel*|rondleiding|op locatie|op kantoor|maak kennis|even langs|kennis te maken|kennis maken|meedraaien',
    test: 'test|opdracht|assessment|case|capaciteitentest|video-interview|praktijkopdracht|proefopdracht|casus|casussen|huiswerk|opdrachtje|schrijfopdracht|vertaalopdracht|proefvertaling|proefles|rollenspel|presentatie voorbereiden|testje|toets*|online test|taaltest|rekentoets|assessments|persoonlijkheidstest|inleveren|uitwerking',
    offer: 'aanbod|aanbieden|aanbieding|arbeidsvoorwaardenvoorstel|voorstel',
    contract: 'contract|arbeidsovereenkomst|voorwaarden|arbeidsvoorwaarden',
    salary: 'salaris|bruto|uurloon|per uur|per maand|vakantiedagen|euro',
    start: 'startdatum|beginnen|eerste werkdag|starten|indiensttreding|ingaande',
    reference: 'referent*|vog|referentie*|screening',
    document: 'diploma*|bewijs|kopie|document*|identiteitsbewijs|rijbewijs|paspoort',
    form: 'formulier*|invullen|verklaring|vragenlijst|machtiging',
    link: 'link|klik|hier|knop|inloggen',
    slot: 'beschikbaar*|schikt|tijdstip|wanneer|moment|uitkomt|agenda|past',
    time: 'uur|maandag|dinsdag|woensdag|donderdag|vrijdag|morgen|volgende week',
    code: 'code|verificatiecode|pincode',
    account: 'account|profiel aangemaakt|inloggegevens|registr*',
    password: 'wachtwoord|bevestig je e-mail*|verifieer|verificatie|activeer|herstel',
    alert: 'vacaturealert|jobalert|nieuwe vacatures|aanbevolen|nieuwsbrief|wekelijks*|vacatures voor|job alert',
    match: 'passende vacatures|vergelijkbare|matchen|past bij jou|bij jou passen',
    subscribe: 'afmelden|uitschrijven',
    receive:
      'ontvangen|ontvangst*|binnen|aangekomen|in goede orde|binnengekomen|goed ontvangen|hebben je|hebben uw|is binnen|is bij ons|ontvangen wij|hebben ontvangen|dank voor je sollicitatie|bedankt voor je sollicitatie|in ontvangst',
    submit:
      'verstuurd|verzonden|ingediend|ingestuurd|gestuurd|hebt gesolliciteerd|opgestuurd|toegestuurd|aangeleverd|ingezonden|ingevuld en verzonden|doorgestuurd|geüpload',
    review: 'bekijken|beoordel*|doornemen|lezen|bestuderen|in behandeling|behandeling',
    viewed: 'bekeken|geopend|gedownload',
    decide: 'beslu*|beslissing|keuze|uitslag|uitkomst',
    choose:
      'gekozen|kiezen|selectie|geselecteerd|uitgekozen|voorkeur|gevallen op|valt op|viel op|keuze is|onze keuze|voor gekozen|voorkeur gegeven|uitverkoren|benoemd|voorgedragen|verkozen',
    others:
      'andere kandida*|andere sollicitant*|iemand anders|ander*|beter aansluit*|beter past|interne kandidaat|een andere kandidaat|andere kandidaten|een ander|interne kandidaten|intern ingevuld|meer ervaring|beter bij|beter aan|sterker*|meer passend|dichter bij|voor iemand|met iemand anders',
    forward:
      'verder gaan|verder te gaan|doorgaan|vervolg*|procedure voort*|volgende ronde|meenemen|door naar|naar de volgende|een ronde verder|voorgesteld|voorstellen aan|in de race|kanshebber*|verder in|verder met je|verder met u|tweede ronde|doorgestuurd naar|gaan graag verder',
    regret:
      'helaas|spijt*|jammer|teleurstel*|sorry|vervelend|tot onze spijt|tot mijn spijt|moeten we je teleurstellen|moeten wij u teleurstellen|niet het nieuws|slecht nieuws|minder leuk nieuws|vervelende mededeling|het spijt|hadden je graag',
    filled:
      'vervuld|ingevuld|bezet|gesloten|niet meer beschikbaar|is vervuld|is ingevuld|al ingevuld|al vervuld|al vergeven|al weg|inmiddels ingevuld|inmiddels vervuld|vacature gesloten|komt te vervallen|vervalt|opgevuld|plek is',
    cancel: 'geannuleerd|gaat niet door|afgezegd|vervallen|ingetrokken|vacaturestop',
    hold: 'on hold|uitgesteld|stilgelegd|pauze|voorlopig|stilgezet|op pauze|opgeschort|aangehouden|reserve|reservelijst|wachtlijst|reservekandidaat|uitstel|even geparkeerd|in de wacht',
    withdraw:
      'ingetrokken|teruggetrokken|intrekken|terugtrekken|op jouw verzoek|op uw verzoek|afgezien|trek me terug|trek mijn|trek ik mij|zie af|ziet af|afzien|zich terug|andere baan|andere functie aangenomen|elders|niet langer beschikbaar|haak af|afgehaakt|jouw verzoek',
    invite:
      'uitnodig*|uitgenodigd|nodigen|nodig je uit|nodigt|op gesprek|een gesprek|voor een gesprek|kom langs|kom je langs|graag uitnodigen|willen je graag|willen u graag|graag ontmoeten|graag leren kennen|ontvangen je graag|verwachten je|verwachten u|kopje koffie|sollicitatiecommissie ontvangt',
    schedule: 'inplannen|afspraak|afspreken|plannen|gepland|boeken',
    confirm: 'bevestig*|staat vast',
    move: 'verzetten|verplaats*|andere datum|nieuw tijdstip|verschuiven|nieuwe datum',
    remind: 'herinner*|vergeet niet|tot morgen|morgen om',
    congratulate: 'gefeliciteerd|van harte|blij|goed nieuws|enthousiast|leuk nieuws',
    hire: 'aangenomen|welkom bij|welkom in het team|baan is van jou|voor jou gekozen|je hebt de baan|aan de slag|in dienst|willen jou|willen je graag in|baan is|jij bent het|je bent het geworden|bent het geworden|ben je aangenomen|aan te nemen|voor u gekozen|keuze is op jou|gevallen op jou|aanstelling|benoemen|benoemd|komt ons team|ons team versterken|nieuwe collega|contract voor je',
    accept: 'accepter*|akkoord|aanvaard*|aannemen',
    sign: 'ondertek*|getekend|tekenen|handtekening',
    complete: 'afronden|voltooi*|onvolledig|aanvullen|compleet|concept|nog niet verstuurd',
    upload: 'uploaden|opsturen|toesturen|aanleveren|stuur|sturen|meenemen|mailen|doorsturen',
    need: 'nodig|moeten|vereist|verzoeken|graag ontvangen',
    missing: 'ontbre*|missen|niet openen|mist',
    thank: 'bedankt|dank*|dankjewel',
    keep: 'portefeuille|talentpool|contact houden|houden we je|bewaren|in contact',
    again: 'opnieuw sollicit*|toekomst*|volgend jaar|nogmaals|andere vacatures',
    wish: 'succes|wensen je|wensen u|veel geluk|zoektocht',
    next: 'volgende stap*|vervolgstap*|volgende ronde|tweede gesprek',
    stage: 'fase|status|stap|procedure|ronde',
    wait: 'geduld|hoor je|laten weten|horen van ons|nemen contact|hoort u|binnen twee weken|laten we je|laten wij u|laat je weten|laat het je|komen bij je terug|komen we op|kom erop terug|hoor je van|hoort u van|op de hoogte|bericht van|krijg je bericht|ontvangt u bericht|geen bericht|even geduld|uiterlijk',
    still:
      'nog niet|nog steeds|nog geen|vertraging|loopt nog|langer|duurt|lopen nog|zijn nog bezig|nog bezig|nog even|iets langer|meer tijd|vertraagd|uitloop|loopt uit|laat op zich|nog geen besluit|nog niemand|niet vergeten|in behandeling|nog open',
    opportunity: 'kans|carrière|uitdaging|project|mogelijkheid',
    found: 'jouw profiel|je profiel|kwam ik|je cv staat|jouw cv|tegen|tip',
    interested: 'interesse|geïnteresseerd|openstaan|open voor|nieuwsgierig|lijkt het je|zin in|iets voor jou',
    chat: 'kletsen|koffie|praten|bijpraten|sparren',
    client: 'opdrachtgever|klant|namens',
    not: 'niet|geen|nooit|zonder|noch|niemand',
    if: 'als|indien|mocht|of|wanneer je',
    may: 'kunnen|zou|misschien|eventueel|mogelijk',
    rent: 'woning|huur*|verhuur*|bezichtiging|borg|appartement|flat|sleutel|huren|kamer*|studentenkamer|huisgenoot|huisgenoten|hospi*|woon*|woningcorporatie|corporatie|woningzoekende*|woningruil|appartementen|etage|verdieping|balkon|tuin|makelaar*|koopwoning|koophuis|bod|notaris|vve|buren|buurman|buurvrouw|buurt*|verhuizing|verhuizen|sleuteloverdracht|inschrijfduur|inkomenseis|borgsom|servicekosten|vierkante meter|wonen|bewoner*',
    money:
      'lening|krediet|bank|pas|factuur|belasting|rekening|schade*|expert|polis|vergoeding|spaar*|toeslag|adviseur hypotheken|leningen|bankrekening|betaalrekening|creditcard|hypotheek*|aflossing|kredietaanvraag|verzeker*|claim|polisnummer|eigen risico|uitkering|toeslagen|belastingdienst|aangifte|aanslag|aanmaning|incasso|betaling*|betalen|pensioen*|premie|zorgverzekering|zorgverzekeraar|overboeking|sparen|beleggen|uwv|duo|facturen|offerte|boete',
    school:
      'studie|opleiding|universiteit|school|cursus|leerling|inschrijving|student*|examen|tienminutengesprek|juf|meester|promotie|hogeschool|college|open dag|master|studeren|studies|studiekeuze|opleidingen|bachelor|masteropleiding|toelating*|toegelaten|selectieprocedure voor|loting|lotingsnummer|geloot|ingeloot|uitgeloot|decaan|docent*|leraar|lerares|klas|klassen|basisschool|middelbare|mentor*|ouderavond|rapport|cijfer*|tentamen*|diplomering|scriptie|promovend*|promotor|faculteit|hbo|mbo|cursist*|cursussen|les|lessen|rijles*|rijschool|schoolplaats|uitwisseling|erasmus|studiebeurs|collegejaar',
    grant:
      'beurs|aanvraag|fonds|subsidie*|fondsen|beurzen|projectplan|projectaanvraag|projectvoorstel|toegekend|toekenning*|toekennen|honoreren|gehonoreerd|stichting|regeling|aanvrager*|aanvragen|bijdrage|residentie|cultuurfonds|financiering*',
    talk: 'congres|conferentie|lezing|inzending|jury|spreker*|presentatie op|abstract*|artikel*|tijdschrift|uitgever*|manuscript*|auteur*|redacteur*|symposium|programmacommissie|publicatie|bundel|peer review',
    visa: 'visum|ambassade|ind|consulaat|gemeente|visumaanvraag|verblijf*|inburgering*|naturalisatie|nationaliteit|vreemdeling*|asiel|paspoorten|vingerafdrukken',
    parcel:
      'pakket*|bezorg*|bestelling|levering|zending|retour*|terugbetaling|ruilen|garantie|reparatie|afhaalpunt|bestellingen|besteld*|postnl|dhl|geleverd|leveren|levertijd|track|artikel|garantieclaim|reparaties|gerepareerd|webshop|winkelwagen|voorraad|uitverkocht|ophalen|douane',
    media:
      'podcast|aflevering|journalist|redactie|luister*|bibliotheek|boek|roman|nummer|nieuwsbrief|gereserveerd|afleveringen|interviewverzoek|geïnterviewd|geïnterviewde|uitzending|radio|televisie|omroep|documentaire|film*|verslaggever|tijdschriften|krant*|blog|redacteur|boeken|boekhandel|bieb|uitgeleend|uitleentermijn|reservering van|column*',
    event:
      'kaartje*|evenement|toernooi|wedstrijd|vereniging|lid|festival|proefles|sportschool|fitness|coach|training|voorstelling|theater|concert|koor|intake|kaarten|tickets|voorstellingen|zaal|museum|bioscoop|rondleiding|concerten|standhouder*|rommelmarkt|kerstmarkt|feest*|borrel|buurtfeest|repetitie*|orkest|zanger*|cursusavond|inschrijven voor',
    health:
      'patiënt*|tandarts|vaccin*|ziekenhuis|afspraak bij|mondhygi*|praktijk|consult|verwijzing|fysio*|behandeling|recept|dierenarts|oogtest|huisarts*|arts|artsen|dokter*|tandartspraktijk|gebit|vulling|orthodont*|gynaecoloog|kinderarts|oogarts|polikliniek*|poli|operatie|narcose|bloed*|uitslag van|scan|mri|echo|röntgen|behandelaar|therapeut*|therapie|psycholoog|ggz|intakegesprek|wachttijd|prik|bevolkingsonderzoek|apotheek|medicijn*|medicatie|bril|opticien|hoortoestel|verloskundige|zwangerschap|verpleeghuis|klachten|doorverwezen',
    permit:
      'vergunning|bouwvergunning|apk|garage|paspoort|gemeentehuis|omgevingsvergunning|bouwplan|burgerzaken|wethouder|loket|uittreksel|id-kaart|identiteitskaart|rijbewijs*|rdw|cbr|keuring|parkeervergunning|bezwaar*|beroep|rechtbank|zitting|rechter|deurwaarder|ontheffing|aanvraagnummer|beschikking|kenteken',
    product:
      'korting|aanbieding*|bonus|winkel|abonnement|actie|enquête|klanttevredenheid|gebruikers*|cadeaubon|bon van|app|winactie|beoordeel|spaarpunten|kortingscode|gratis|proefabonnement|abonnementen|opzeggen|opzegging|provider|energieleverancier|testpanel|tester*|bèta|review*|beoordeling|tevreden*|sterren|enquêtes|klantonderzoek|prijsvraag|sale|uitverkoop|update|software|licentie',
    volunteer:
      'vrijwillig*|donat*|asiel|goede doel*|maatje*|buddy*|bloeddonor*|doneren|inzameling|voedselbank|rode kruis|vluchteling*|mantelzorg*|collecte|hospice',
    compare: 'veel reacties|groot aantal|vele sollicit*',
    team: 'team|collega*|manager|leiding*|directeur',
    answer: 'vraag|vragen|antwoord',
    minutes: 'minuten|minuutjes|duurt|half uur',
    pay: 'vooruitbetal*|kosten|telegram|whatsapp',
    unable:
      'afgewezen|afwijz*|niet verder|niet geselecteerd|niet uitgenodigd|niet gekozen|niet doorgaan|niet geworden|geen match|niet in aanmerking|niet aanbieden|niet op jou|geen vervolg|niet voor jou|niet verder met|niet met je verder|niet met u verder|niet voortzetten|niet voort te zetten|niet uit te nodigen|niet uitnodigen|geen uitnodiging|niet door naar|niet door|niet bent geworden|ben het niet|bent het niet|niet op u|niet gevallen|keuze niet|viel niet|geen plek|af te wijzen|wijzen af|afvallen|afgevallen|niet honoreren|niet passend|niet aan|sluit niet|past niet|niet voldoende|onvoldoende|geen aanbod|niet aangenomen|helaas niet',
    you: 'u|uw|je|jij|jou|jouw|jullie',
    we: 'wij|we|ons|onze',
    me: 'ik|mij|me|mijn',
    they: 'hij|zij|ze|hem|haar|hun|iemand|een ander|een andere',
    approval: 'goedkeur*|goedgekeurd|akkoord|bestuur|directie|commissie|budget|raad|ondernemingsraad|begroting|groen licht',
    away: 'vakantie|ziek|afwezig|terug van|weer terug|op reis|verlof',
    visit: 'parkeren|parkeer*|trein|bus|route|receptie|ingang|reiskosten|bonnetje*|adres|gebouw',
    childcare:
      'kinderopvang|kinderdagverblijf|crèche|gastouder*|bso|peuter*|opvang|opvangplek|uw kind|je kind|jullie kind|kind|kinderen|dochter|zoon|baby|ouders|oppas|wachtlijst|wenmoment*|zwemles*',
    contest:
      'wedstrijd*|prijs|prijsuitreiking|prijsvraag|jury*|genomineerd*|nominatie*|finalist*|finale|voorronde*|halve finale|inzending*|ingezonden|winnaar*|winnares|gewonnen|auditie*|auditeren|casting*|figurant*|draaidag*|kandidaten voor het programma|expositie|tentoonstelling|galerie|kunstwerk*|gedicht*|poëzie|longlist|publieksprijs|podium',
    sport:
      'ploeg|speler*|trainer*|trainingen|selectietraining|proeftraining|competitie|seizoen|elftal|voetbal*|hockey*|korfbal|volleybal|tennis|zwem*|turn*|judo|atletiek|hardloop*|marathon|startbewijs|startnummer|sportclub|sportvereniging|abonnement sportschool|yoga*|pilates|bootcamp|dansles|ruiter|paardrij*|klimmen',
    club: 'verenig*|lidmaatschap*|leden|ledenvergadering|algemene ledenvergadering|bestuurslid|bestuursleden|voorzitter|penningmeester|secretaris|contributie|volkstuin*|moestuin*|tuinvereniging|tuinpark|perceel|verkiezing*|verkozen|gekozen als|stemmen|stemming|stembureau*|kandidatenlijst|kieslijst|gemeenteraad*|raadslid|wijkraad|medezeggenschapsraad|ouderraad|cliëntenraad|commissielid|partij|fractie|koor*|toneelvereniging|buurtvereniging|brandweer',
    animal:
      'honden|hondje|pup*|kat|katten|kater|kitten*|konijn*|paard*|pony|dier*|asiel*|adopt*|herplaats*|baasje|fokker*|nestje|ras|riem|gechipt|gecastreerd|gesteriliseerd|gastgezin|mandje|hond',
    party:
      'bruiloft*|trouw*|huwelijk*|bruid*|verjaardag*|feest|feestje|jubileum|gasten|gastenlijst|locatie|cateraar|taart|dj|uitnodiging voor ons|ceremonie|ceremoniemeester|babyshower|borrel|diner|barbecue',
    travel:
      'reizen|vlucht*|vliegtuig|hotel*|vakantiehuis*|vakantiewoning|camping|boeking*|geboekt|accommodatie|verblijf|gastheer|gastvrouw|airbnb|overnachting*|annuler*|reisorganisatie|bagage|instap*|vertrek*|cruise|treinreis|huurauto|reis',
    service:
      'garage*|auto|voertuig*|onderhoudsbeurt|onderhoud|banden|apk*|monteur*|loodgieter*|elektricien*|cv-ketel|ketel|schilder*|aannemer*|verbouw*|renovatie|offerte*|kapper*|kapsalon|knippen|schoonheid*|nagels|tattoo*|fotograaf|fotoshoot|restaurant*|tafel|reserver*|gereserveerd*|reparateur|meterstand*|klusjesman|schoonmaak|fiets',
    dating: 'daten|datingsite|single*|vrijgezel*|verliefd|vonk|profielfoto|afspraakje|tinder|gevoelens|leuk vond',
    church:
      'kerk*|parochie*|pastoor|dominee|predikant|mis|doop*|dopen|vormsel|communie|huwelijksviering|bisdom|gemeentelid|moskee|synagoge|klooster|uitvaart*|begrafenis|gebed',
    research:
      'proefperso*|deelnemen aan|onderzoeker*|studie naar|vragenlijstonderzoek|focusgroep*|panel*|marktonderzoek|testpersoon|vergoeding voor deelname|toestemming*|inclusiecriteria|gebruikersonderzoek|interviewronde',
    work: 'werkgever*|werknemer*|medewerker*|werk|werken|werkzaam|werkzaamheden|werkdag*|werkuren|uren|uren per week|fulltime|parttime|dienst*|nachtdienst*|avonddienst|weekenddienst|rooster*|ploegendienst|proeftijd|inwerk*|thuiswerk*|tijdelijk*|vast contract|jaarcontract|uitzendkracht|detachering|zzp|freelance|cao|schaal|salarisindicatie|opzegtermijn|overwerk|reiskostenvergoeding|werkervaring|ervaring|kwalificatie*|taken|bedrijf*|bedrijven|organisatie|vestiging|filiaal|afdeling|bouwplaats|leerwerk*|traineeship|stagiair*|zij-instromer',
    staff:
      'hr|p&o|personeel*|recruit*|werving*|selectie|werving en selectie|uitzendbureau|bemiddel*|intercedent*|corporate recruiter|talent*|teamleider|leidinggevende|bedrijfsleider|filiaalmanager|hoofd|afdelingshoofd|locatiemanager|eigenaar|sollicitatiecommissie|benoemingsadviescommissie',
    posting:
      'vacaturetekst|vacaturenummer|advertentie*|oproep|openstaand*|open sollicitatie|sluitingsdatum|reageren|gereageerd|reactie op|reactie op de|sollicitatieprocedure|sollicitatietermijn|selectieprocedure|vacant|vacature|functieomschrijving|profielschets|uitgezet|werkenbij*',
  },
}
