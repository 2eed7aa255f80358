import type { Language } from './language.ts'

export const finnish: Language = {
  code: 'fi',
  stopWords:
    'ja on ei olet olemme oli ovat että mutta kun sinun teidän meidän sinulle teille meille me te sinä minä olen myös tai jos niin nyt vielä sekä kanssa mukaan kiitos hei moi terveisin ystävällisin hyvä voit voitte voimme haluamme tämä tämän tässä joka jotka jonka kuin ole emme en et ette pian noin asti jälkeen ennen työ hakemus hakemuksesi hakemuksenne'.split(
      ' ',
    ),
  replyPrefixes: ['vs', 'vast'],
  forwardPrefixes: ['vl', 'ed'],
  forwardMarkers: [
    'välitetty viesti',
    'edelleenlähetetty viesti',
    'alkuperäinen viesti edelleenlähetetty',
    'välitetty viesti alkaa',
  ],
  originalMarkers: ['alkuperäinen viesti', 'alkuperäinen tapaaminen'],
  headerLabels: {
    from: ['lähettäjä'],
    date: ['lähetetty', 'päivämäärä', 'päiväys'],
    to: ['vastaanottaja', 'vast.ott', 'saaja'],
    cc: ['kopio', 'cc'],
    subject: ['aihe'],
  },
  quoteOpeners: ['ma ', 'ti ', 'ke ', 'to ', 'pe ', 'la ', 'su ', 'lähettäjä:'],
  quoteVerbs: ['kirjoitti'],
  replyLines: ['tämän rivin yläpuolelle'],
  closings: [
    'ystävällisin terveisin',
    'parhain terveisin',
    'terveisin',
    'terveiset',
    'yt',
    'yst. terv',
    't.',
    'terv.',
    'kunnioittavasti',
    'lämpimin terveisin',
    'kiittäen',
    'hyvää päivänjatkoa',
    'nähdään',
  ],
  greetings: ['hei', 'moi', 'moikka', 'terve', 'arvoisa', 'hyvä', 'päivää', 'hyvää päivää', 'huomenta'],
  footers: [
    'peruuta tilaus',
    'lopeta tilaus',
    'hallitse ilmoituksia',
    'muuta asetuksia',
    'tämä viesti on lähetetty automaattisesti',
    'tämä on automaattinen viesti',
    'älä vastaa tähän viestiin',
    'tähän viestiin ei voi vastata',
    'tietosuojaseloste',
    'y-tunnus',
    'kaikki oikeudet pidätetään',
    'lähetetty iphonesta',
    'lähetetty puhelimesta',
    'luottamuksellinen',
    'saat tämän viestin, koska',
    'viestin oikea vastaanottaja',
    'saanut viestin vahingossa',
    'ennen tulostamista',
    'lähetetty ipadista',
    'outlook androidille',
  ],
  banners: ['organisaation ulkopuolelta', 'ulkoinen lähettäjä', 'usein sähköpostia osoitteesta', 'älä avaa linkkejä'],
  concepts: {
    application: 'hakemu*|hait|haitte|hakea|hakenut|hakeneet|haku|hakuun|työhakemu*',
    candidate: 'hakija*|ehdoka*|ehdokka*|työnhakija*|kandidaat*',
    position: 'tehtävä*|työpaik*|paikk*|paikan|paika*|virk*|toime*|avoin|avoimeen|harjoittelupaik*|rooli*|pesti*|vakans*|työsuh*',
    resume: 'ansioluettelo*|cv|cv:*|profiil*|portfolio*|saatekirje*',
    interview: 'haastatte*|työhaastatte*|keskustelu*',
    call: 'puhelu*|puhelim*|soitan|soita*|soitt*|video*|teams*|zoom*',
    meet: 'tavata|tapaam*|tavataan|tulla käymään|tule käymään|paikan päällä|tutustu*|tervetuloa|käydä|koepäiv*|tule*|nähdään|työkokeilu*|koevuoro*|kasvotusten|toimistollamme|käymään|vierailu*',
    test: 'testi*|tehtävän|koe|kokee*|ennakkotehtäv*|kotitehtäv*|videohaastatte*|harjoitustehtäv*|arvioin*|case|caset|harjoitustyö*|koekäänn*|näytetunti*|opetusnäyt*|soveltuvuus*|persoonallisuustest*|henkilöarvio*|palauta tehtävä|roolipeli*',
    offer: 'tarjou*|tarjota|tarjoamme|tarjoaisimme|tarjoamme sinulle|työtarjou*',
    contract: 'sopimu*|työsopimu*|ehdot|ehdoista',
    salary: 'palk*|euro*|tuntipalk*|kuukausipalk*|lom*|bruttopalk*',
    start: 'aloit*|alkaa|alkaen|aloituspäiv*|ensimmäinen työpäivä|ensimmäisen työpäivän|aloittaa',
    reference: 'suosittelij*|suosituks*|rikosrekisteriot*|turvallisuusselvity*|taustaselvity*|työlupa*',
    document: 'todistu*|asiakirj*|liite|liitt*|kopio*|henkilökort*|tutkintotodistu*|ajokort*|dokument*',
    form: 'lomak*|kysely*|kyselylomak*|täytä*|täyttä*|esitietolomak*',
    link: 'linki*|klikkaa*|täst*|täältä|painike*|portaal*|palvelu*|kirjaudu*',
    slot: 'aika*|ajan|ajat|sopii*|sopisi|sopivi*|milloin|ehdit|pääset|pääsisit|varaa*|kello|käykö|kävisikö',
    time: 'klo|maanantai*|tiistai*|keskiviikko*|torstai*|perjantai*|huomenna|ensi viikol*|viikol*|viikko*|aamulla|iltapäivällä',
    code: 'koodi*|vahvistuskoodi*|pin|kertakäyttö*|turvakoodi*',
    account: 'tili*|tunnus*|käyttäjätil*|rekisteröi*|käyttäjätunnu*',
    password: 'salasana*|vahvista sähköpost*|aktivoi*|nollaa*|kirjautumi*',
    alert:
      'työpaikkavahti*|hakuvahti*|uutiskirj*|uusia työpaikko*|uudet työpaik*|suositte*|viikoit*|päivittäi*|työpaikkailmoitu*',
    match: 'sopivia työpaikko*|sinulle sopivi*|samankaltai*|vastaavia',
    subscribe: 'peruuta tilau*|tilau*|lopeta',
    receive:
      'vastaanotet*|saapu*|saimme|saanut|saaneet|tullut|tuli|perillä|vastaanottan*|olemme vastaanottaneet|olemme saaneet|hakemuksesi on|on saapunut|rekisteröity|kiitos hakemuksestasi|kiitos hakemuksesta|kiitämme hakemuk*',
    submit:
      'lähetit|lähetet*|lähettä*|toimitet*|jätit|hait|lähetit hakemuk*|hakemus lähetetty|jättänyt|jätetty|ladattu|välitetty|välitin',
    review: 'käydä läpi|käymme läpi|käydään läpi|käsitte*|tutustumme|lukee|luemme|arvioi*|tarkist*|perehdy*',
    viewed: 'katsot*|avat*|ladannut|lukenut|katseli|avasi',
    decide: 'päätö*|päätti*|päättä*|päätimme|tulos|tulok*|ratkais*|valinta*|valintapäätö*|valinnan|valinnoista',
    choose: 'valit*|valinn*|nimitet*|valikoi*|päätyi|päädyimme|valinta osui|osui|kohdistu*|nimitys|kärki*',
    others:
      'toinen hakija|toisen hakijan|toisen|toiset|muut hakij*|muita hakij*|toiseen henkilöön|muiden|muihin|toiselle|joku muu|toinen henkilö|toinen ehdokas|toisen ehdokkaan|toiseen hakijaan|toiset hakijat|muita hakijoita|muut hakijat|toista hakijaa|sisäi*|sisäinen hakija|enemmän kokemusta|paremmin|vahvempi*|kokeneem*|lähempänä|sopivamp*|jollekin toiselle|joku toinen|toisen henkilön',
    forward:
      'jatkoon|etene*|jatkaa|jatkamme|seuraavaan vaiheeseen|eteenpäin|jatkossa|jatkoon pääs*|pääsit|pääset jatkoon|pääsitte|jatkohaastat*|toiseen haastatteluun|toiselle kierrokselle|jatkamme kanssasi|edelleen mukana|mukana jatkossa|esitellä sinut|esittelen',
    regret:
      'valitettav*|valitan|pahoitte*|ikävä*|pahoillamme|pahoillani|harmi*|anteeksi|joudumme valitettavasti|joudumme ilmoittamaan|joudun ilmoittamaan|emme pysty|ikäviä uutisia|huonoja uutisia|surulli*|pahoitellen',
    filled:
      'täytet*|täyttynyt|ei ole enää avoinna|sulje*|paikka on täytetty|päättynyt|on täytetty|on jo täytetty|paikka meni|meni jo|haku on päättynyt|haku päättyi|ei ole enää|ei enää avoinna|peruttu haku|vedetty pois',
    cancel: 'peru*|perut*|keskeyt*|peruuntu*|peruutet*',
    hold: 'tauo*|jäissä|siirret*|lykkä*|toistaiseksi|jäihin|keskeytet*|lykät*|varalla|varalle|varasij*|odotuslist*|jono*|rekrytointikielto*',
    withdraw:
      'vetäy*|perun hakemuk*|peruit*|perun*|vedit|vedän|vetänyt|poistaa hakemuk*|peruutit|pyynnöstäsi|en jatka|perua hakemukseni|perun osallistu*|vedän hakemukseni|jään pois|otin vastaan toisen|toisen työpaikan|toisen tarjouksen|kieltäy*|en ole enää',
    invite:
      'kutsu*|tapaisimme|haluaisimme tavata|haluamme tavata|mielellämme|haastatteluun|haastattelukutsu*|tulisitko|pääsisitkö|tervetuloa haastat*|jutella kanssasi|kahville',
    schedule: 'sovi*|varaa*|aikatau*|ehdot*|sovitaan|sopia|varau*|kalenter*',
    confirm: 'vahvist*|vahvistu*|varmist*',
    move: 'siirt*|siirretään|uusi aika|vaihta*|aikaista*|muutt*|lykät*',
    remind: 'muistu*|muistutus*|muistathan|muistathan',
    congratulate: 'onne*|onnittel*|ilo*|mahtava*|hienoa|iloksemme|hyviä uutisia|mukavaa|mielelläni',
    hire: 'tervetuloa taloon|tervetuloa töihin|tervetuloa meille|tervetuloa tiimiin|palkata|paikka on sinun|valitsimme sinut|sinut on valittu|olet saanut|sinut valittiin|päädyimme sinuun|valinta kohdistui sinuun|haluamme palkata|haluamme sinut|valintamme on|valintamme osui sinuun|olet valittu|sinä olet|tarjoamme paikkaa|tarjota paikkaa|tarjota sinulle|paikka olisi sinun|työpaikka on sinun|liity|osaksi tiimiä|aloitat|aloittaisit',
    accept: 'hyväks*|ottaa vastaan|otatko|vastaanottaa paikan',
    sign: 'allekirjoit*',
    complete: 'keskeneräi*|täydennä*|täydentä*|viimeistel*|puuttuu|kesken|loppuun|luonno*',
    upload: 'lähetä|lähettäisit|toimita*|lataa*|liitä|liitteenä|toimittaisit|toimittama*|palauta*|palautta*',
    need: 'tarvits*|pitää|pyydämme|tulee|vaadi*|edellyt*|pyytäisi*|tarvitaan',
    missing: 'puuttu*|puuttuu|ei avaudu|ei aukea|epäselv*',
    thank: 'kiit*|kiitos',
    keep: 'yhteydessä|pidämme hakemuksesi|talteen|muistissa|rekrytointirekister*|osaajapooli*',
    again: 'hakea uudelleen|uudestaan|jatkossa*|tulevaisuudes*|ensi kerralla|seuraavalla kerralla|muihin tehtäviin|uudelleen',
    wish: 'toivotamme|onnea|menestystä|tsemppi*|kaikkea hyvää|toivotan',
    next: 'seuraava*|jatkotoim*|toinen kierros|toiselle kierrokselle',
    stage: 'vaihe*|tilan*|tila|prosess*|rekrytoin*|hakuprosess*|kierro*|vaihees*',
    wait: 'kärsivälli*|odot*|palaamme|palaan|ilmoitamme|ilmoitan|kuulet|otamme yhteyttä|otan yhteyttä|yhteyttä|palaamme asiaan|palataan|palaan asiaan|ilmoitetaan|tiedotamme|kerromme|kuulet meistä|viimeistään|mahdollisimman pian',
    still:
      'vielä|edelleen|viivästy*|kestää|myöhäst*|ei vielä|emme ole vielä|pidempään|venyy|venynyt|on edelleen|vielä kesken|kesken|käynnissä|emme ole ehtineet|ei ole vielä|hieman pidem*|vie aikaa|kestää vielä|emme ole unohtaneet|käsittelyssä|odotamme|venähtä*',
    opportunity: 'mahdollisuu*|haaste*|ura|urasi|mielenkiintoi*|projekt*|tilaisuu*',
    found: 'löysin|huomasin|profiilisi|törmäsin|löysimme|kiinnitti|kiinnitin',
    interested: 'kiinnost*|kiinnostaisiko|kiinnostunut|avoin uusille|haluaisitko|olisitko',
    chat: 'jutel*|juttel*|keskustel*|kahvi*|rupatel*',
    client: 'asiakas*|asiakka*|asiakkaamme|toimeksian*|päämiehe*',
    not: 'ei|emme|en|et|ette|eivät|eikä|ilman|ei ole|älä|älkää',
    if: 'jos|mikäli|tarvittaessa|siinä tapauksessa|vai',
    may: 'voi|saattaa|ehkä|mahdollisesti|voisi*|saatamme|voimme',
    rent: 'asunto*|asunno*|vuokr*|huoneisto*|isännöi*|muutto*|taloyhtiö*|näyttö|yksiö*|kaksio*|kolmio*|soluasun*|kämppä*|alivuokra*|takuu*|näytö*|välittäjä*|kiinteistö*|taloon*|omakotital*|rivital*|tontti*|tontin|neliö*|keittiö*|parveke*|kerros*|autopaik*|naapuri*|huoltoyhtiö*|asukas*|asukka*|asumis*|opiskelija-asun*|mökki*|ostotarjou*',
    money:
      'laina*|pank*|vakuutu*|lasku*|maksu*|luotto*|kortti*|vero*|etuu*|korvau*|kela*|perintä|asuntolain*|korko*|ulosotto*|vahinko*|vahing*|omavastuu*|toimeentulotu*|työttömyys*|päiväraha*|eläke*|sijoit*|sääst*|tilisiir*|tilinumero*|asumistu*',
    school:
      'opiskel*|koulu*|yliopisto*|kurssi*|opinto*|oppil*|lukio*|päiväkoti*|varhaiskasvat*|korkeakoulu*|opettaj*|todistusvalin*|ammattikoulu*|ammattikorkeak*|amk|kandidaatin*|maisteri*|pääsyko*|valintako*|varasija*|yhteishaku*|tutkinto-oh*|peruskoul*|luokka*|rehtori*|gradu*|opinnäyt*|väitöskirj*|tohtoriopiskel*|tohtorikoul*|professori*|kansalaisopisto*|opisto*|autokoul*|ajotunti*|ilmoittautu*|todistus kurssista|vaihto-opiskel*|isäntäperhe*|työpaja*|luokan',
    grant:
      'apuraha*|avustu*|stipendi*|tuki|tuen|tukihakemu*|rahoitu*|säätiö*|rahasto*|myöntä*|myönnet*|myönnö*|residenss*|hankehakemu*|hankerahoitu*|taidetoimikun*|hakukierro*|koneen säätiö|kulttuurirahasto*',
    talk: 'konferens*|esitel*|kilpailu*|näyttely*|käsikirjoitu*|artikkel*|seminaar*|kirjoituskilpailu*|esitys*|esityks*|puhuja*|abstrakt*|tiivistelm*|julkais*|kustantam*|kustantaj*|kirjailij*|toimituskun*|vertaisarvioi*|paneeli*|symposium*',
    visa: 'viisumi*|oleskelulup*|passi*|konsulaat*|lähetystö*|migri*|kansalaisuu*|oleskeluluv*|turvapaik*|suurlähetyst*|sormenjäl*',
    parcel:
      'pakett*|lähetys|toimitu*|palautus|noudettavi*|posti*|korjau*|takuu*|lähetyk*|lähetystunnu*|seurantako*|matkahuol*|postnord|tilau*|varasto*|loppuunmyy*|palautuks*|hyvity*|huolto*|korjatt*|verkkokau*|nouto*',
    media:
      'podcast*|lehti*|toimittaj*|juttu*|jakso*|kirja*|romaani*|lehde*|toimitus|artikkeli*|radio*|televisio*|tv|ohjelmaan|haastateltav*|haastattelupyyn*|nauhoit*|äänit*|dokument* elokuv*|elokuv*|lehteen|kuuntelij*|kirjoj*|lainaus*|lainan eräp*|blogi*|kolumni*',
    event:
      'lippu*|tapahtum*|turnau*|jäsen*|seura*|yhdisty*|konsert*|kuoro*|teatteri*|treeni*|harjoituk*|koekuvau*|näytel*|kuntosali*|lipu*|museo*|elokuvat*|festivaali*|markkina*|kirpputor*|kirppis*|myyntipöyt*|joulumarkkin*|messu*|näytteilleaset*|orkester*|juhla*|kurssi-ilta*|opastus*|opastettu*|esityksen',
    health:
      'hammas*|potila*|rokot*|sairaal*|terveys*|vastaanotto*|vastaanotolle|lähete|laboratori*|neuvola*|fysioterap*|eläinlääkäri*|lääkär*|sairaan*|hampaa*|suuhygien*|röntgen*|ultraään*|magneetti*|leikkau*|terapia*|terapeut*|psykolog*|psykiat*|raskau*|seulon*|lääke*|lääkk*|apteek*|resepti*|silmälas*|optik*|kuulolait*|lähettee*|hoivakot*|palvelutalo*|verenluovu*|verikoke*|oire*|omakanta*|ajanvarau*',
    permit:
      'lupa*|rakennuslup*|viranomai*|kaupun*|kunta*|katsastu*|poliisi*|oikeus*|hakemuksen päätös|rakennusluv*|rakennusvalv*|käsittelij*|diaarinumer*|valitu*|hallinto-oik*|käräjäoik*|istunto*|tuomio*|sakko*|sako*|pysäköintitunnu*|ajokort*|traficom*|rekisterikil*|anniskelulup*|poikkeuslup*|digi*|maistraat*|virasto*|päätöksestä voi',
    product:
      'alennu*|tarjouskood*|verkkokaup*|kampanj*|sovellu*|asiakaskysel*|etu*|arvont*|testikäyttäj*|palaut*|asiakkuu*|kanta-asiak*|bonus*|piste*|ilmai*|kokeilujakso*|tilauksen|sähkösopimu*|liittymä*|arvostel*|tyytyväisyy*|kysely asiakk*|päivity*|lisenssi*|beetatest*',
    volunteer:
      'vapaaehtoi*|lahjoitu*|löytöeläin*|keräy*|spr|punainen risti|pakolai*|läksyap*|ystävätoimin*|tukihenkil*|hyväntekeväis*|diakonia*|talkoo*|palkatto*',
    compare: 'suuri määrä|paljon hakemuk*|runsaasti|lukuisi*|useita hakemuk*|kiitettäv*|hakemusta|kovatasoi*',
    team: 'tiimi*|kolleg*|esihenkil*|esimie*|johtaj*|päälli*',
    answer: 'kysymy*|vastaa*|vastau*|kysy*|kysyttävä*',
    minutes: 'minuut*|min|tunti*|tunni*|kesto*',
    pay: 'maksu etukäteen|telegram*|whatsapp*|sekki*',
    unable:
      'emme valitettavasti|et tullut valituksi|ei tullut valituksi|et ole jatkossa|emme voi tarjota|ei johtanut|et valikoitunut|emme jatka|emme etene|ei edennyt|valintamme ei|et ole mukana|emme valinneet|ei osunut|valinta ei kohdistunut|ei kohdistunut|ei valittu|et ollut|et kuulu|ei kutsuttu|emme kutsu|emme ole valinneet|emme valitse|emme voineet|emme pysty tarjo*|emme pääse|et pääs*|ei päässyt|ei riittänyt|ei riittä*|ei tällä kertaa|tällä kertaa|ei täyttänyt|ei täytä|ei sopinut|ei ole mahdollista|ei voitu|hylät*|hylkä*|karsiutu*|karsittiin|pudot*|kieltei*|ei myönnet*|jätetty pois|rajautu*',
    you: 'sinä|sinun|sinut|sinua|sinulle|sinulla|sinulta|sinuun|sun|sut|te|teidän|teidät|teitä|teille|teiltä',
    we: 'me|meidän|meitä|meille|meillä|meiltä|meihin',
    me: 'minä|minun|minua|minulle|minulla|minulta|mä|mun|mulle|mulla',
    they: 'hän|hänen|hänet|häntä|hänelle|he|heidän|joku|jonkun|toinen|toisen|toista|toiseen|toiselle',
    approval: 'hyväksy*|johtokun*|hallitu*|lautakun*|johto|johdon|budjet*|lupa|lupaa|luvan|allekirjoit*|valtuusto*|määräraha*',
    away: 'lomalla|loma*|sairaana|sairas*|poissa|palaa|takaisin|matkoilla|vapaalla',
    visit: 'pysäköin*|parkki*|juna*|bussi*|ajo-ohje*|vastaanotto|aula|sisäänkäyn*|matkakul*|kuitti|kuitit|osoite*|rakennu*',
    childcare:
      'päiväko*|päivähoi*|esikoul*|esiopetu*|iltapäiväkerho*|kerho*|perhepäivähoit*|lapse*|lapsi|lasten*|poikanne|tyttärenne|vauva*|vanhemm*|vanhempa*|hoitopai*',
    contest:
      'kilpail*|tuomaristo*|raati*|raadi*|palkinto*|palkinno*|palkit*|voittaj*|finaali*|finalist*|semifinaal*|karsinta*|karsinn*|ehdolla|ehdokkuu*|casting*|avustajaksi|rooli*ssa|koelaulu*|koe-esiintymi*|laulaj*|näyttelij*|näyttelyyn|galleria*|teos|teokse*|runo*|novelli*|valokuva*|festivaal*|esiintyj*|voitto*',
    sport:
      'joukkue*|pelaaja*|valmenta*|valmennu*|harjoitukset|kokeiluharj*|testitapahtum*|kausi|kaude*|liiga*|ottelu*|peli*|jalkapall*|jääkiek*|salibandy*|koripall*|lentopall*|uinti*|uima*|voimistel*|juoksu*|maraton*|osallistumisnumer*|urheilu*|jooga*|tanssi*|ratsast*|kiipeily*|liikunta*|kuntosal*',
    club: 'yhdistyks*|jäsenyy*|jäsenhakemu*|jäsenmaksu*|vuosikokou*|puheenjohtaj*|rahastonhoitaj*|sihteeri* yhdist*|siirtolapuutarh*|viljelypalst*|palsta*|puutarha*|vaali*|vaale*|ääni|ääniä|äänest*|valtuutet*|kunnanvaltuu*|kaupunginvaltuu*|puolue*|luottamus*|lautamie*|vanhempainyhdist*|vpk|palokun*|partio*|kyläyhdist*|asukasyhdist*|toimikun*',
    animal:
      'koira*|pentu*|pennu*|kissa*|kani*|hevos*|hevone*|poni*|eläin*|eläim*|adopt*|kodinvaiht*|uusi koti|uuden kodin|kotihoit*|sijaiskot*|kasvattaj*|rotu*|hihna*|sirut*|leikattu|löytöeläin*',
    party:
      'häiden|häihin|hää*|vihki*|morsian*|sulha*|syntymäpäiv*|synttär*|ristiäi*|rippijuhl*|ylioppilasjuhl*|juhlat|juhlatil*|vieraa*|vieras*|pitopalvelu*|catering*|kakku*|dj|kutsu juhl*|illallis*|grilli*|polttari*',
    travel:
      'matkatoim*|lento*|lenno*|hotelli*|mökin|mökkivarau*|loma-asun*|majoit*|varausnumer*|yöpymi*|leirintä*|risteily*|saapumi*|vuokra-auto*|isäntä*|airbnb|matkatavar*|junalippu*|retki*|retke*',
    service:
      'korjaamo*|auto|auton|autosi|autonne|huoltoon|renga*|öljynvaiht*|mekaanikko*|putkimie*|putkirem*|sähkömie*|sähköasen*|remont*|maala*|lämpöpump*|mittari*|lukema*|asentaj* käy*|kampaaj*|parturi*|hiustenleikku*|kynsi*|hieron*|tatuoin*|valokuvaaj*|kuvaukseen|ravintola*|pöytä*|pyörä*|nuohoo*|nuohou*|tarjouspyyn*|muuttofirma*|siivous kodi*',
    dating: 'treffi*|deitti*|sinkku*|profiilikuv*|kemia*|ihastu*|rakastu*|parisuh*|tinder|tunteit*|kipinä*',
    church:
      'kirkko*|kirko*|seurakun*|pappi*|papi*|kaste*|rippikoul*|ripille*|jumalanpalvelu*|vihkimi*|hiippakun*|hautajai*|moskeija*|synagoga*|diakoni*|kummi*|rukou*',
    research:
      'koehenkilö*|tutkittava*|osallistua tutkimukseen|tutkimukseen|tutkimus*|tutkija*|haastattelututkim*|kohderyhm*|ryhmäkeskust*|markkinatutkim*|vastaaj*|suostumu*|sisäänottokriteer*|korvaus osallistum*|käyttäjätest*',
    work: 'työ|työn|työt|töihin|töitä|töissä|työnantaj*|työpaikal*|työpäiv*|työaja*|työaika*|työtehtäv*|työvuoro*|työsuhde*|työntek*|työkokem*|vakitui*|määräaika*|kokoaika*|osa-aika*|vuoro*|iltavuor*|yövuor*|viikonloppuv*|koeaika*|koeaja*|etätyö*|hybridi*|sijaisuu*|sijaise*|sijainen|kesätyö*|keikka*|oppisopimu*|harjoittelij*|trainee*|työehtosopimu*|tes|palkkatoiv*|irtisanomis*|kokemu*|osaami*|pätevyy*|kelpoisuu*|yritys|yrityk*|firma*|osasto*|myymälä*|työmaa*|toimisto*|yksikkö*|yksikö*|työvaate*',
    staff:
      'hr|henkilöstö*|rekry*|vuokratyö*|esihenkilö*|lähiesi*|osastonhoit*|myymäläpääl*|vuoropääl*|toimitusjoht*|yrittäjä*|suorahaku*|konsult*|talent*',
    posting:
      'ilmoitu*|työpaikkail*|hakuilmoitu*|työilmoitu*|avoin hakemu*|hakuaik*|hakuaja*|julkais* paik*|paikka on auki|auki olev*|avoinna*|tehtävään|virkaan|toimeen|viran|toimen|viransijai*|rekrytointiprosess*|rekryprosess*|duunitori*|kuntarekry*|työmarkkinator*|oikotie*|viitenumer*|vakanssi*',
  },
}
