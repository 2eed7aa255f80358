import { fold } from '../../../domain/text/fold.ts'

const set = (...tables: string[]) => new Set(fold(tables.join(' ')).split(/\s+/).filter(Boolean))

/** Words that no job title contains: where one stands, the title is over. By language; English holds everywhere. */
export const stops: Record<string, Set<string>> = {
  en: set(`
    is was are were has have had having will would can could may might must shall should be been being do does did done am isn't wasn't hasn't won't
    you your yours we us our ours they them their he she him her i me my it its it's this that these those who whom whose which what where when why how while if because so but
    please thank thanks hi hello dear unfortunately regards sincerely best received came landed arrived went reached sent submitted advertised opened closed filled seems looks sounds
    through before after since until during via from by upon about into onto over under between among against without within at with here there now then today tomorrow yesterday currently still already also just
    not never only very more most less than too again yet soon always often
    role roles position positions job jobs opening openings vacancy vacancies opportunity opportunities posting requisition req spot gig
    i'm i'd i'll i've we're we'd we'll we've you're you'd you'll you've he's she's they're let's that's
    as starting beginning based located including along together posted listed available left began begin take takes took get gets got make makes made go goes going gone come comes want wants wanted like likes need needs
    because although though however therefore where whether until unless once
    shows requires asks sits stays remains reports includes involves
    interview interviews application applications applying apply applied
    find finds found let lets acted helping asks
    believe think feel hope look looking looked forward talk chat speak meet hear discuss know tell said say says`),
  de: set(`
    ihrer ihres deiner deines meiner meinem unserer unseres eurer euer eure euren dessen deren ausmass umfang beschaftigungsausmass beschaftigungsumfang wochenstunden funktion ruckfrage ruckmeldung telefonat videogesprach telefoninterview videointerview erstgesprach bewerbungsgesprach vorstellungsgesprach probearbeiten probetag arbeitsprobe hospitation erinnerung terminvorschlag terminbestatigung absage zusage
    gefunden vergeben gelesen geschickt verschoben verlangert bestatigt abgesagt geklappt gewechselt angeboten besprochen gesucht sucht suche bekommen bekommt macht machen arbeitet arbeiten ware waren wurde sei seid gehort gehoren endet verschiebt stellt stellen fand fiel fallt stellten klang klingt geworden werde erhielt bleibe finden findet
    kennenlernen anzeige stellenanzeige ausbildungsstelle ausbildungsplatz praktikumsplatz auswahlverfahren stellenausschreibungsverfahren nachtrag betreff geht gehen ging sagt sagte bleibt bleiben passt steht stehen gibt nimmt liegt lauft braucht brauchen soll sollte sollten durfen muss mussen aber doch schon jetzt dann heute morgen gestern hiermit anbei bitte vielen danke wegen zwecks bezuglich ergeht vergeben entschieden ausgewahlt eingeladen zuruckgezogen auch noch wieder weiterhin
    als kein keine kommt fehlt fehlen beginnt startet lautet heisst bietet bieten suchen sucht freut melden
    ist sind war waren wurde wurden hat haben hatte wird werden kann konnen mochten freuen danken bedanken bei beim an am auf aus ab nach seit uber durch ohne gegen ob dass weil wenn sowie bzw ich wir sie du er es ihr ihre ihren ihrem ihnen dir dich dein deine deinen uns unser unsere unserem unseren mich mein meine
    leider nicht nun bereits gerne gern sehr noch auch eingegangen erhalten gut angekommen beworben entgegengebracht entgegengebrachte zu hier gesehen ausgeschrieben besetzt interessieren interessiert stelle position vakanz bewerbung einen eine einem einer ein befindet beginnend zunachst`),
  nl: set(`
    gelezen gezocht verzorgen verschoven verzet start starten startte gekozen uitgenodigd verstuurd gestuurd gezien gevraagd aangeboden afgewezen vervuld bekeken besproken geplaatst gepubliceerd betrekking selectiegesprek sollicitatiegesprek eindgesprek adviesgesprek videogesprek belafspraak meeloopdag proefdag uitnodiging afwijzing bevestiging herinnering intake kennismaken te wilt willen zul zal zullen moeten mogen gaf geven geeft bieden biedt vond vinden vindt zit zitten hou houden houdt lijkt leek
    kon konden
    vraagt vraag kun kunt ingetrokken ingevuld afgerond staat staan ging loopt ligt nemen neemt zoekt zochten hoort laten laat blijkt bleek betreft betreffende inzake kennismaking kennismakingsgesprek procedure profiel gesprek reactie afspraak toch even misschien inmiddels eens mag moet ben bent
    nodigen goede orde ontvangst behandeling nodig vragen weten
    vervullen invullen beginnen starten worden komen gaan doen maken blijft blijven verloopt krijgt gaat komt voordat
    is zijn was waren heeft hebben hebt had wordt worden werd kan kunnen wil willen zou ik jij je jou jouw u uw hij zij ze we wij ons onze hun dat die dit deze er hier daar wat wie bij aan door tot om na naar uit over tegen zonder niet geen nog al ook nu goed ontvangen binnen binnengekomen gereageerd gesolliciteerd helaas graag bedankt dank want omdat als of maar dus
    vacature functie rol baan positie sollicitatie met zoeken kreeg kregen`),
  sv: set(`
    sokes finner fanns fann gjort sett blivit tackar tackade anstalla anstaller borja borjar provarbeta provarbete provpass arbetsprov referenser telefonintervju anstallningsintervju videointervju paminnelse inbjudan bekraftelse besked ska bor far maste tror tanker hoppas ser lat later
    beraknas
    kom gick gar tog bjuder erbjuder erbjuda passar star saknas kvar ang angaende gallande avseende intervju annons
    gjorde gor sager sa tyckte vill fick far gav ger
    blev blir kommer ligger finns soker sokte letar
    ar var har hade kommer kan ska skulle vill blir blev jag du din ditt dig vi oss var vara er ni dem de den det detta hos pa vid fran till av om efter innan eftersom att inte redan nu tyvarr tack tjansten tjanst rollen jobbet ansokan mottagit mottagen inkommit visat valkommen dar men eller med som gick`),
  da: set(`
    soges sogte soger finder fandt faet gjort set blev bliver synes tror haber ser starter begynder ansaette ansaetter provevagt provedag telefonsamtale ansaettelsessamtale videosamtale paminding invitation bekraeftelse besked gar gik lader lod var
    videre
    kom kommer gik gar tog tager tilbyder tilbyde passer mangler ang angaende vedr vedrorende kvittering samtale jobsamtale
    er var har havde vil kan skal bliver blev jeg du din dit dig vi os vores jer jeres den det dette de dem hos pa ved fra til af om efter for at ikke allerede nu desvaerre tak stillingen stilling rollen jobbet ansogning modtaget som hvor men eller med`),
  no: set(`
    sokes sokte soker finner fant fatt gjort sett tror haper ser starter begynner ansette ansetter provevakt provedag telefonintervju jobbintervju videointervju paminnelse invitasjon bekreftelse beskjed lar lot synes
    kom kommer gikk gar tok tar tilbyr passer mangler ang angaende vedr vedrorende intervju
    er var har hadde vil kan skal blir ble jeg du din ditt deg vi oss var vart dere den det dette de dem hos pa ved fra til av om etter for at ikke allerede na dessverre takk stillingen stilling rollen jobben soknad soknaden mottatt som hvor men eller med`),
  pl: set(`
    wybrana wybrany zatrudniona zatrudniony zaproszenie potwierdzenie przypomnienie odpowiedz wynik wyniki informacja dotyczace dotyczy dotyczaca zakonczona zakonczony wraca wraca pracuje pracowac zaczyna zaczac miala mial mieli maja masz mam musi musimy bedziemy bede beda szuka szukaja poszukuje przyjelismy przyjeto wybrano odrzucono otrzymalismy otrzymalem dostala dostal podoba prosze prosimy
    pozostaja pozostaje zostanie wiec byla bedzie
    praca pracy prace sprawie ogloszenia ogloszenie zatrudnic zatrudniamy wybralismy zdecydowalismy szukamy poszukujemy rozmowa rozmowe rozmowie urzednicze urzedniczego nabor naboru rekrutacja rekrutacji inna innej innego osobe osoby prosimy prosze zapraszamy jako zgloszenie kandydatura
    jest sa byla byl zostala zostal zostalo ma maja moze mozemy chcemy chcielibysmy ja ty pan pani panstwo panstwa pana twoja twoje twoj ciebie my nas nasz nasza naszej naszym firmie firma firmy w we na z ze o po przy przez dla od ktora ktory ktore ktorej ze ale oraz lub czy nie juz teraz niestety dziekujemy stanowisko stanowisku stanowiska oferta aplikacja wplynela otrzymalismy prowadzonej`),
  fr: set(`
    sein continue cherchent cherche avance avancer decale decalee reporte reportee commence commencer debute prendra prend prenait fait font faites fut eut auront aura aurez serait seraient semble vient viennent tenir tient aviez avions auriez pourrait pourriez pourrez pourrons puisse rappel invitation confirmation relance candidatures visioconference essai signe signer
    n tu
    affiche affichee franchement pourtant comporte demandent demande fut soit seront serait voulu veut voulons cherche cherchons confirme confirmee relance accuse concernant annonce merci bonjour tres aussi meme deja donc puis ici cordialement pris tient accepte acceptee
    passe arrive arrivee avance change figure
    reste demeure sera travailler rejoindre prendre passer rencontrer venir faire encore maintenant alors
    est sont etait a ete ont avons avez sera seront peut vous votre vos nous notre nos je j il elle ils elles on qui que qu dont ou mais si ne pas plus bien recu recue retenue retenu toujours chez dans avec par sur sous vers pour entre depuis suite lors afin ainsi cette ce ces cet son sa ses leur au-dela
    poste offre candidature base basee situe situee reference ref actuellement malheureusement merci et/ou propose proposee ouvert ouverte publiee publie disponible n'est`),
  es: set(`
    continua tal empieza empezar comienza comenzar termina acaba hace hizo hacen dio dieron das dais tengo tienes tiene tenemos tienen tuvo tuvimos querria querriamos gustaria parece parecio viene vienen podria podrias podemos pudimos recordatorio confirmacion invitacion respuesta videollamada aplazada aplazado cubierta cubierto seleccionada seleccionado elegido elegida
    damos
    entrevista fuera tuya suya mismo misma seria ser sido quedo quedado dijo dice pide habla llama llamado buscamos busca necesitamos necesita ofrecemos ofrecer ofrecerte confirma confirmado confirmada referente relativa relativo acerca respecto hola saludos pendiente
    llego llega paso pasa avanza cambia cambio obtuvo viene
    lo quisiera queda sigue seguimos esta va vamos hemos entonces ahora todavia aun agradecemos
    es son era fue ha han he hemos habia esta estan estamos sera puede pueden tu tus su sus mi nos nuestro nuestra nuestros nuestras te le les se me que quien cual donde cuando como pero porque si no ya con por para sin sobre entre desde hasta aqui muy mas
    puesto vacante oferta candidatura plaza posicion proceso recibido registrada enviada correctamente lamentablemente gracias publicada`),
  pt: set(`
    continua comeca comecar termina faz fez fizemos deu dao tenho tens tive tivemos queria gostaria gostariamos parece vem podia poderia podemos lembrete confirmacao convite resposta videochamada adiada adiado preenchida preenchido selecionada selecionado escolhido escolhida
    entrevista mesmo mesma ficamos ficar pediu pede disse quer querem queremos buscamos procura procuramos precisamos oferecer oferecemos referente relativa relativo acerca confirmada confirmado agendada agendado
    numa num numas nuns passou passa transitou avanca avancou encontra encontram chegou chega mudou obteve teve tem vem
    fica ficou entao sera vai ira ja ate esta estao continua segue seguiremos avisei avisar agradecemos foi ainda agora
    e foi sao era ser esta estao estamos sera pode tem temos voce seu sua seus suas nos nosso nossa nossos te lhe se me que quem qual onde quando como mas porque nao ja com por pelo pela para sem sobre entre desde ate aqui muito mais na no nas nos em
    vaga cargo posicao oportunidade candidatura inscricao processo recebida recebemos concluida realizada enviada infelizmente obrigado obrigada`),
  it: set(`
    continua inizia iniziare comincia finisce fa fanno fece ho hai abbiamo aveva avevamo vorrei vorremmo piacerebbe sembra viene vengono potrebbe possiamo potremmo promemoria conferma invito risposta videochiamata rinviato rinviata coperta coperto selezionata selezionato scelto scelta prosegue
    richiede richiesta
    profilo colloquio cerca chiede chiesto dice offrire offriamo offrirle confermata confermato relativa relativo riguardo avviso bando esito oggetto stato
    arriva arrivata arrivato giunta giunto passa passata zona rimane risulta viene venuta
    resta rimane prosegue verra sara stiamo ancora adesso allora
    e' sono era stata stato ha hanno abbiamo avete sara puo possono lei suo sua suoi sue le la ci vi si mi noi nostro nostra nostri che chi quale dove quando come ma perche se non gia con per presso da su tra fra senza qui molto piu nella nel nei nelle sulla sul
    posizione ruolo offerta annuncio candidatura ricevuta registrata pubblicata purtroppo grazie prima`),
  tr: set(`
    icin ve ile bu bir de da pozisyonu pozisyonuna pozisyonumuz pozisyonunda rolu rolune ilani ilanina basvurunuz basvurun basvuru tarafimiza ulasti olarak olan en cok daha degil maalesef tesekkur ederiz`),
  fi: set(`
    palkattu palkata palkkaamme etsitaan haussa jatkamme jatkuu alkaa alkavat siirtyy siirretty kutsu muistutus vahvistus vastaus kiinnostuksesta kiinnostus tarjous tapaaminen pidamme pidettiin otettiin jutellaan
    siis joten nimelta nimisen hakemukseen hain haette haet kesto sijaisuuteen sijaisuus vakituinen vakituiseen paatimme tarjota tarjoamme etsimme etsivat kasittelee jatkossa ilmoitus oma omaan
    on ovat oli olivat ole olet olemme olen ei en et emme ette eivat etta mutta kun kuin jos niin nyt viela sekä myos vain joka jotka jonka joita tama taman tassa tata se sen sita ne me te mina sina han he
    sinun sinut sinua sinulle teidan teidat teita teille meidan meille meilla minun minulle kiitos kiitamme olisi voi voit voitte voimme haluamme halusimme valitsimme valittiin valittu valitettavasti kaikkea onnea
    hakemus hakemuksesi hakemuksenne hakemuksestasi hakemuksestanne hait haitte haettu saimme saapui saapunut tuli vastaanotettu vastaanottaneet kesken alkaen mukaan jalkeen ennen kanssa noin asti luo
    paikka paikkaan paikan paikasta tehtava tehtavaan tehtavan tehtavaa tehtavasta tyopaikka tyopaikkaan tyopaikan virka virkaan viran toimi toimeen hommista hommiin haastattelu haastatteluun haastattelua`),
}
// The Portuguese and Italian "e" joins two words far more often than it is a verb.
stops.pt?.delete('e')

/** Where they are written small the title is over; 'Reporting Analyst' and 'Works Manager' hold them. */
export const smallStops = set('reporting works search')

/** Small words that stand inside titles: the title goes on if a real word follows. */
export const connectors = set(`
  of and & or for in to + -  – — / de du des d la le les l et en aux au del los las el y e i do da dos das di della delle dei del degli dello alla alle ai al all dell nel und fur der die das den dem im in zur zum mit van voor en op den och inom i ds do spraw og innen innenfor inden for af a o ed ds.`)

/** Words skipped between a cue and the title: "the open position of a", "die ausgeschriebene Stelle als". */
export const lead = set(`
  the a an our this that your my their one another next new open advertised vacant above following as of for be to role position post job vacancy opening opportunity title named called
  anzeige stellenanzeige ausschreibung die der das den dem des unsere unserer unseren unserem eine einer einen einem ein diese dieser ausgeschriebene ausgeschriebenen offene offenen freie freien o.g og vakante stelle position als zum zur fur um posten
  de het een onze functie vacature rol positie van voor als baan
  som tjansten tjanst rollen jobbet stillingen stilling jobben den en et et vores vart vår var til till
  le la les l un une notre nos cette ce poste d du des offre emploi comme en tant que d'emploi intitule intitulee
  el los las un una nuestro nuestra este esta puesto plaza vacante oferta posicion cargo del al como para
  o os as um uma nosso nossa vaga cargo posicao funcao da do como para
  place funktion fonction betrekking ambt post stillingene tjansterna vikariat vikariatet
  procedimento bolsa concurso convocatoria procedura concorso opportunite opportunita oportunidade oportunidad recrutement selezione cerchiamo cercasi cercano gesucht both buscamos procuramos recherchons
  posto ruolo il lo gli uno nostro nostra questa posizione ruolo offerta annuncio figura di come per
  stanowisko stanowisku stanowiska na pracy oferte
  ' " “ „ » «`)

/** Behind these the title may not end, in front of them it may: a place, a date or an employer follows. */
export const softBreaks = set('in for im i en w na ')

/** Nouns that close a title in front of them: "the Line Cook position". */
export const closers = set(`
  onsite on-site w/
  role roles position positions job jobs opening openings vacancy vacancies opportunity post posting spot gig req requisition slot seat traineeship team-role application
  pozisyonu pozisyonuna pozisyonumuz pozisyonunda pozisyonumuza pozisyonundan rolu rolune ilani ilanina ilanimiz kadrosu kadrosuna gorevi pozisyon
  paikka paikkaan paikan paikasta paikkaa tehtava tehtavaan tehtavan tehtavaa tehtavasta tehtaviin tyopaikka tyopaikkaan virka virkaan viran toimi toimeen hommista hommiin`)

/** Words that make a short line something else than a title. */
export const notTitles = set(`
  arbeitsvertrag anstellungsvertrag ausbildungsvertrag arbeidsovereenkomst arbeidscontract ansaettelseskontrakt arbeidsavtale anstallningsavtal cv lebenslauf curriculum ausbildungsstelle ausbildungsplatz lehrstelle praktikumsplatz kennenlerngesprach probearbeit kandidatuur kandidatur postulation sollicitatiebrief motivationsschreiben
  telefoninterview videointerview erstgesprach bewerbungsgesprach probearbeiten probetag erinnerung terminvorschlag selectiegesprek sollicitatiegesprek uitnodiging herinnering afwijzing telefonintervju provedag jobsamtale ansaettelsessamtale jobbintervju potwierdzenie zaproszenie przypomnienie ogloszenie rappel relance convocation recordatorio invitacion lembrete convite promemoria invito muistutus vahvistus
  application applications applied apply interview interviews invitation update confirmation confirmed thank thanks received submitted status candidate candidates profile account password security code verify verification offer letter document documents job jobs alert alerts
  career careers recruiting recruitment hiring team human resources people talent acquisition department hr company news privacy policy terms help unsubscribe preferences settings view see open click here more learn read start continue complete finish schedule reschedule cancel
  position role vacancy opening opportunity opportunities next steps step information important action required reminder response request hello hi dear regards question questions reply welcome congratulations
  bewerbung bewerbungen eingang eingangsbestatigung einladung vorstellungsgesprach gesprach stelle ruckmeldung absage zusage unterlagen stellenangebot karriere
  candidature candidatures entretien convocation suivi confirmation reponse poste offre
  candidatura candidaturas entrevista proceso puesto oferta respuesta solicitud inscripcion vaga inscricao processo colloquio conferma riscontro selezione posizione
  sollicitatie sollicitaties ontvangstbevestiging uitnodiging gesprek vacature functie ansokan ansogning soknad intervju samtale samtal intervjuet aplikacja rekrutacja rozmowa kwalifikacyjna basvuru basvurunuz mulakat gorusme hakemus hakemuksesi haastattelu haastattelukutsu tehtava tehtavaan paikka tyopaikka rekrytointi kutsu
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december`)

/** What the mail or the post is called in front of a job, outside English: no title begins so. */
export const heralds = set(`
  aterkoppling uppdraget anstallningen anstalld ansat ansatt befattningen tjansten rollen jobbet ansokan intervju vikariatet komplettering
  jobsamtale samtale ansogning stillingen vikariatet afslag jobben soknad avslag jobbintervju
  functie vacature sollicitatie kennismaking kennismakingsgesprek sollicitatiegesprek afwijzing uitnodiging
  bewerbung absage zusage stelle stellenangebot vorstellungsgesprach erstgesprach ruckmeldung eingangsbestatigung arbeitsvertrag
  candidature entretien candidatura entrevista conversa convocatoria vacante vaga colloquio concorso bando selezione
  stanowisko aplikacja rekrutacja hakemus haastattelu`)

/** "(Remote, US)", "(hybrid)": where the work is done is no part of the title. */
export const workplaces = set(
  'remote hybrid onsite on-site homeoffice home-office teletrabajo remoto teletravail telework wfh hybride hibrido presencial thuiswerken distans',
)

/** Abbreviations that introduce a number of the opening. */
export const requisitionWords = set(`
  id req requisition ref reference job-id jobid no nr num number vacancy-id kennziffer referenz referenznummer stellennummer kenn-nr referencia codigo cod riferimento rif referentie vacaturenummer numero numer ref.nr refnr jobnr job-nr sygnatura ilan-no`)

/** Kinds of contract that follow a title in the Romance languages: "en CDI". */
export const contracts = set(
  'cdi cdd interim alternance stage contrat apprentissage freelance temps vue date cours place poste france',
)
