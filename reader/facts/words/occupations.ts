import { fold } from '../tokens.ts'
import { occupationWords } from './occupation-words.ts'
import { postLength } from './posts.ts'

/** Nouns that name what a person does for a living, in thirteen languages, and endings by which compounds of them are known. */

const nouns = `
accountant actor actuary adjuster administrator adviser advisor advocate agent aide analyst anaesthetist anesthesiologist announcer apprentice
arborist archaeologist architect archivist artist assembler assessor assistant associate astronomer attendant attorney auditor author baker
banker barber barista bartender beautician beekeeper biologist biochemist bioinformatician blacksmith blaster boilermaker bookkeeper bookseller bosun botanist brewer bricklayer broker
builder busser butcher butler buyer cabinetmaker captain caregiver carer caretaker caretakers carpenter cartographer cashier caterer champion chancellor chaplain chauffeur
cheesemaker chef chemist chief chiropractor choreographer clerk cleaner clinician coach coachman cobbler coder collector colourist columnist commander commis
commissioner companion comptroller concierge conductor conservator constable consultant contractor controller cook coordinator co-ordinator copywriter coroner
counsel counsellor counselor courier craftsman crew creator criminologist croupier curator custodian cutter dancer dealer dean deckhand decorator demonstrator dentist deputy dermatologist
designer detective developer dietician dietitian digger director dishwasher dispatcher distiller diver docker docent doctor doorman drafter draftsman draughtsperson dresser drover
driver economist editor educator electrician embalmer endocrinologist engineer engraver entomologist envoy epidemiologist ergonomist estimator ethicist ethnographer evaluator examiner executive expert
fabricator facilitator faller farmer farmhand farrier fellow ferryman fieldworker filmmaker finisher firefighter fisherman fishmonger fitter florist footman forager forecaster foreman forester forwarder foundryman
founder framer fundraiser gamekeeper gardener generalist geneticist geographer geologist geophysicist gilder glassblower glazier governess governor grader graduate greeter grinder grocer groom groomer groundskeeper groundsman
grower guard guide gunsmith gynaecologist haematologist hairdresser handler handyman harvester harpist hatter head headteacher headmaster healer helper herder herdsman herdsperson herdswoman histologist historian
horticulturist host hostess housekeeper housemaster  hydrologist hygienist illustrator immunologist inspector installer instructor intern internship interpreter interviewer investigator ironworker
janitor jeweler jeweller jockey joiner journalist judge keyholder keeper laborer labourer lamplighter landscaper laundress lawyer lead leader lecturer librarian lifeguard lineman lineworker linguist lieutenant litigator
loader lobbyist locksmith logger logistician luthier machinist magistrate maid maintainer maker manager manicurist  marketer marshal mason masseur mate mathematician matron mechanic mediator
medic member mentor merchandiser merchant messenger metallurgist meteorologist microbiologist midwife miller milliner millwright miner minister mixer mixologist modeler model moderator monitor mortician moulder mover musician nanny naturalist navigator
neurologist neuroscientist notary nurse nurseryman nutritionist obstetrician officer oncologist operative operator optician optometrist orderly organiser organist organizer ornithologist orthodontist orthotist osteopath ostler outfitter overseer owner packer painter
paramedic paralegal parker partner pathologist pastor patternmaker pediatrician paediatrician performer perfusionist pharmacist pharmacologist phlebotomist photographer physician physicist physiologist physiotherapist pianist picker piper pilot pipefitter pipelayer planner planter
plasterer player plumber podiatrist policymaker porter postman postmaster postdoc potter practitioner preparer presenter president presser priest principal printer printmaker processor producer professor profiler programmer projectionist promoter
proofreader proprietor prosecutor prosthetist provost psychiatrist psychologist psychotherapist publicist publisher purchaser purser quilter rabbi radiographer radiologist ranger ranker realtor receptionist recorder recruiter rector referee registrar  repairer repairman reporter
representative rep researcher resident responder restorer retailer reviewer rider rigger roaster roofer runner saddler sailor salesman salesperson saleswoman scaffolder scheduler scholar scientist screener screenwriter scribe sculptor
seamstress secretary seller sergeant server sewer shearer shelver shepherd sheriff shipper shipwright shopkeeper silversmith skipper sociologist solderer soldier sommelier sonographer sorter specialist
spokesperson sprayer stagehand statistician steelworker stenographer steward stewardess stocker stonecutter stonemason storekeeper storeman strategist stevedore student stylist superintendent supervisor support surgeon surveyor sweeper tailor tanner
taster taxidermist teacher  technician technologist telemarketer teller tester therapist tiler tiller toolmaker topographer tracker trader trainee trainer translator transcriptionist trapper treasurer treater trimmer trucker turner tutor typist umpire undertaker
underwriter upholsterer usher  valuer vet veterinarian vicar videographer vintner violinist virologist volunteer waiter waitress waitstaff warden warehouser warehouseman watchmaker watchman weaver weigher welder wheelwright winemaker woodworker worker wrangler writer
yardman zookeeper zoologist internship apprenticeship traineeship fellowship lectureship professorship placement residency studentship clerkship directorship sre sdet swe cfo ceo cto coo cmo chro ciso cio vp cpa rn lpn cna hca llm tlc
 hgv sdr bdr csm tpm pmo hrbp gp fso
arranger bediener maschinenbediener underkeeper housemaid libraire rokter oppdretter sister matron negotiator accessioner runner gaffer grip bursar verger sexton organiser sacristan chaplain youthworker carer handyperson caseworker keyworker lunchtime housekeeper lettings trialist stablehand deckhand farmhand kitchenhand yardhand roadie rigger crewmember boatman coxswain bosun stockperson stockman shepherdess milker lambing picker packer grader sprayer thatcher waller ditcher signwriter upholsterer restorer conservationist assayer calibrator colorist compositor bookbinder typesetter copyholder proofer subeditor sub-editor staff workers hand hands operatives bartenders baristas cleaners
abteilungsleiter altenpfleger angestellter angestellte anlagenmechaniker anwalt anwaltin apotheker architekt architektin arzt arztin assistenz assistent assistentin aushilfe auszubildender auszubildende auszubildenden azubi bauer baumeister beamter beamtin beauftragter beauftragte bediensteter berater beraterin bereichsleiter betreuer betreuerin
bibliothekar brauer buchhalter buchhalterin backer backerin chefarzt dachdecker disponent disponentin dolmetscher dozent dozentin dreher drucker einkaufer einkauferin elektriker elektroniker elektronikerin entwickler entwicklerin erzieher erzieherin fachangestellte fachangestellter fachkraft facharbeiter facharzt fachinformatiker fachinformatikerin fachplaner fachverkaufer fahrer fahrerin familienhelfer feinwerkmechaniker
fleischer fliesenleger florist floristin friseur friseurin gartner gartnerin gebietsleiter geselle gesundheitspfleger gipser glaser gruppenleiter geschaftsfuhrer geschaftsfuhrerin handwerker hausmeister hausmeisterin hebamme heilerziehungspfleger helfer helferin hilfskraft industriekaufmann industriemechaniker informatiker informatikerin ingenieur ingenieurin installateur jurist juristin justiziar kauffrau kaufmann kaufleute kellner kellnerin
kinderpfleger klempner koch kochin konstrukteur konstrukteurin koordinator koordinatorin krankenpfleger krankenschwester kraftfahrer kuchenhilfe kurier lackierer lagerist laborant laborantin lehrer lehrerin lehrkraft leiter leiterin leitung logopade logopadin logistiker lokfuhrer maler maurer mechaniker mechatroniker mechatronikerin meister metzger mitarbeiter mitarbeiterin
monteur monteurin notar padagoge padagogin personalreferent pfarrer pfleger pflegehilfskraft pflegekraft pflegefachkraft pflegefachfrau pflegefachmann pilot planer polier praktikant praktikantin praktikum produktmanager programmierer projektleiter projektleiterin projektmanager prufer prokurist psychologe psychologin redakteur redakteurin referendar referent referentin restaurator restauratorin rettungssanitater sachbearbeiter sachbearbeiterin sachbearbeitung sanitater
schlosser schneider schornsteinfeger schreiner schreinerin sekretar sekretarin servicekraft servicetechniker softwareentwickler sozialarbeiter sozialpadagoge spezialist spezialistin stellvertreter steuerberater steuerfachangestellte steuerfachangestellter steward student studentin stuckateur systemadministrator systemingenieur tankwart teamleiter teamleitung techniker technikerin teilzeitkraft tierarzt tierpfleger tischler trainer ubersetzer
verkaufer verkauferin verkaufsberater vertriebsmitarbeiter vertriebler volontar volontariat vorarbeiter vorstand verwaltungsfachangestellte verwaltungsfachangestellter werkstudent werkstudentin werkzeugmacher winzer wirtschaftsprufer zahnarzt zerspanungsmechaniker zimmerer zimmermann zusteller werkleiter ausbilder ausbildung mfa zfa pta mta it-leiter vertriebsinnendienst aussendienst innendienst vertrieb doktorand doktorandin sozialarbeiterin malzer kommissionierer staplerfahrer lagerhelfer produktionshelfer
aannemer accountmanager adviseur advocaat ambtenaar analist apotheker architect  assistente bakker begeleider beheerder beleidsadviseur beleidsmedewerker bewaker bezorger bibliothecaris boekhouder bouwkundige bouwvakker calculator chauffeur coordinator directeur docent dierenarts elektricien elektromonteur fietstechnicus fysiotherapeut gastvrouw gastheer griffier  hovenier huisarts hulpkok
ingenieur inkoper intercedent jurist kapper kassamedewerker klusser kok kraamverzorgende kwaliteitsmanager laborant lasser leerkracht leerling leidinggevende  loodgieter logistiek magazijnmedewerker makelaar manager medewerker meewerkstage metselaar monteur notaris onderhoudsmonteur onderwijsassistent ontwikkelaar ontwerper operator opzichter orderpicker  officier oproepkracht
pedagoog planner ploegleider politieagent postbezorger procesoperator projectleider projectmedewerker psycholoog receptioniste redacteur rechter reachtruckchauffeur restaurateur schilder schoonmaker schoonmaakster secretaresse secretaris serveerster servicemonteur slager stagiair stagiaire stukadoor stage tandarts tandartsassistente teamleider technicus tekenaar tester timmerman tolk toezichthouder trainee traineeship
uitvoerder vakkenvuller verkoper verkoopster verkoopmedewerker verloskundige verpleegkundige verpleger vertaler vertegenwoordiger verzorgende verzorger voorman vrachtwagenchauffeur vuilnisman wasser werkvoorbereider werkstudent wetenschapper wijkverpleegkundige winkelmedewerker zorgassistent zorgcoordinator zorgkundige zorgverlener zzp'er bijbaan
administratör ansvarig arkitekt arbetsledare assistent avdelningschef bagare barnskötare bibliotekarie biträde brandman brevbärare butiksbiträde butikssäljare butikschef byggledare chaufför chef controller civilingenjör djurvårdare drifttekniker ekonom ekonomiassistent elektriker elektronikingenjör enhetschef fastighetsskötare fordonstekniker forskare fysioterapeut frisör förskollärare förare gruppchef gymnasielärare handläggare hovmästare
hr-partner ingenjör inköpare instruktör jurist kock kassör konsult koordinator kundtjänstmedarbetare kommunikatör kurator kyltekniker lagerarbetare lagermedarbetare lantbrukare ledare lektor lokalvårdare läkare lärare lastbilschaufför logoped maskinförare maskinoperatör medarbetare mekaniker montör målare miljösamordnare nätverkstekniker operatör optiker personalvetare personlig planerare polis processingenjör produktägare produktutvecklare programmerare projektledare projektassistent psykolog receptionist
rekryterare redovisningsekonom rektor reparatör rörmokare samordnare sekreterare servitör servitris serviceingenjör servicetekniker sjuksköterska sjukgymnast skribent snickare socialsekreterare socionom specialist speciallärare specialpedagog strateg städare säljare systemutvecklare tandhygienist tandläkare tandsköterska tekniker testare tolk trafikplanerare trädgårdsmästare truckförare undersköterska utredare utvecklare utvecklingsingenjör vaktmästare verksamhetschef verkstadsmekaniker veterinär vikarie vårdbiträde väktare översättare elevassistent
administrationsmedarbejder advokat afdelingsleder anlægsgartner ansatte arkitekt arbejdsleder bager blikkenslager bogholder brandmand buschauffør butiksassistent butikschef bygningskonstruktør bygningsingeniør chauffør chefkonsulent datatekniker dyrlæge elektriker elev ergoterapeut fuldmægtig fysioterapeut forsker frisør fagchef faglærer folkeskolelærer gartner gulvlægger handyman håndværker indkøber ingeniør it-supporter jordemoder jurist
kasserer kok kommunikationsmedarbejder konsulent kontorassistent koordinator kundeservicemedarbejder kunderådgiver lagermedarbejder landmand leder ledsager sorteerder pakketsorteerder inpakker postsorteerder lektor læge lærer lærling maler maskinmester maskinfører medarbejder mekaniker montør murer nattevagt optiker opvasker produktchef produktionsmedarbejder projektleder projektkoordinator psykolog pædagog pædagogmedhjælper portør regnskabsassistent rengøringsassistent revisor rådgiver
salgskonsulent sagsbehandler sekretær serviceassistent servicemedarbejder sikkerhedsvagt skolelærer slagter smed socialrådgiver socialpædagog sosu-assistent sosu-hjælper specialkonsulent studentermedhjælper studiementor stillingsindehaver sygeplejerske systemudvikler sælger tandlæge tandplejer tekniker teknisk tjener tolk tømrer udvikler underviser vagt vvs-montør vicevært værkfører viceskoleleder
anleggsarbeider assisterende avdelingsleder barnehagelærer barnevernspedagog bartender betongarbeider bilmekaniker blikkenslager bonde brannmann bussjåfør butikkmedarbeider butikksjef byggeleder byggmester daglig driftsleder driftsoperatør eiendomsmegler elektriker energimontør ernæringsfysiolog fagarbeider fagleder fisker forsker frisør førskolelærer fysioterapeut fiskeoppdretter grafiker helsefagarbeider helsesekretær helsesykepleier hjelpepleier
ingeniør innkjøper journalist jurist kjøkkenassistent kokk kontormedarbeider kontrollør kundebehandler kundeveileder kundekonsulent lagerarbeider lagermedarbeider lastebilsjåfør leder lege lektor ledende lærer lærling markedsfører maskinfører matros medarbeider mekaniker miljøarbeider miljøterapeut montør murer naturforvalter nestleder oppdretter omsorgsarbeider operatør overlege pedagogisk personalsjef pleieassistent platearbeider prosjektleder prosjektingeniør prosessoperatør prosessingeniør psykolog
regnskapsfører regnskapsmedarbeider renholder resepsjonist rørlegger rådgiver saksbehandler salgskonsulent sekretær selger seniorrådgiver servitør sjef sjåfør skipsfører skipselektriker slakter snekker sosionom spesialpedagog spesialist styrmann sveiser sykepleier systemutvikler tannlege tannpleier tekniker tømrer tolk trafikkleder tjenesteleder utvikler vaktmester vekter veileder vernepleier verkstedleder veterinær
administrator agent agronom analityk animator aplikant architekt archiwista asystent asystentka audytor barman bibliotekarz blacharz brygadzista brukarz budowlaniec cukiernik dekarz dekorator dietetyk doradca dostawca dozorca dyrektor dyspozytor dyżurny dziennikarz ekonomista ekspedient ekspert elektromonter elektromechanik elektryk farmaceuta fizjoterapeuta florysta formierz frezer fryzjer fryzjerka geodeta glazurnik grafik handlowiec hydraulik
informatyk inspektor instalator instruktor inżynier kasjer kasjerka kelner kelnerka kierowca kierownik kierowniczka kontroler konserwator konstruktor konsultant konsultantka koordynator koordynatorka kosmetyczka kosztorysant krawcowa krawiec kucharz kurier księgowa księgowy lakiernik laborant lekarz listonosz logistyk magazynier majster makler malarz marynarz masażysta maszynista mechanik mechatronik menadżer menedżer mistrz monter montażysta murarz nauczyciel nauczycielka
negocjator notariusz ochroniarz ogrodnik operator opiekun opiekunka optyk pakowacz pedagog pielęgniarka pielęgniarz piekarz pilarz pokojówka  pomocnik położna prawnik pracownik praktykant programista programistka projektant projektantka przedstawiciel psycholog radca ratownik recepcjonista recepcjonistka referent rekruter robotnik rzecznik rzeźnik sanitariusz sekretarka serwisant socjolog spawacz specjalista specjalistka spedytor sprzątaczka sprzedawca sprzedawczyni
stażysta stażystka stolarz strażak strażnik ślusarz szef szwaczka technik technolog tester telemarketer tłumacz tokarz trener weterynarz wychowawca wykładowca zastępca zaopatrzeniowiec zbrojarz
accompagnant acheteur acheteuse actuaire adjoint adjointe administrateur administratrice agent agente agriculteur aide aide-soignant aide-soignante alternance alternant ambulancier analyste animateur animatrice apprenti apprentie architecte archiviste artisan assistant assistante attache attachee auditeur auxiliaire avocat avocate bibliothecaire boucher boulanger bijoutier bobinier  caissier caissiere cariste carreleur carrossier charge chargee charpentier chaudronnier chauffeur
chef cheffe chercheur chercheuse chirurgien coiffeur coiffeuse collaborateur collaboratrice commercial commerciale commis comptable concepteur conceptrice concierge conducteur conductrice conseiller conseillere consultant consultante controleur controleuse coordinateur coordinatrice cordiste couvreur croupier cuisinier cuisiniere decorateur delegue dentiste designer dessinateur dessinatrice developpeur developpeuse directeur directrice documentaliste ebeniste economiste ecrivain editeur educateur educatrice
electricien electrotechnicien employe employee enseignant enseignante ergotherapeute estheticienne expert experte facteur  ferrailleur fleuriste formateur formatrice frigoriste  gardien gardienne geometre gerant gerante gestionnaire graphiste greffier guichetier hote hotesse huissier infirmier infirmiere informaticien ingenieur ingenieure inspecteur installateur instituteur interprete jardinier journaliste  juriste kinesitherapeute laborantin lecteur livreur logisticien
macon magasinier maitre manager manipulateur manutentionnaire maquettiste maraicher  masseur mecanicien medecin mediateur menuisier metreur moniteur monteur monteuse moniteur-educateur musicien notaire nourrice nutritionniste officier operateur operatrice opticien orthophoniste ouvrier ouvriere palefrenier patissier patissiere paysagiste pharmacien photographe plombier plongeur poissonnier pompier postier preparateur preparatrice preteur producteur professeur professeure programmeur projeteur psychologue puericultrice
receptionniste redacteur redactrice regisseur reparateur representant responsable restaurateur sage-femme secouriste secretaire serrurier serveur serveuse soigneur sommelier soudeur stagiaire standardiste surveillant surveillante tailleur technicien technicienne technico-commercial teleconseiller teleprospecteur traducteur traductrice tuyauteur usineur valet vendeur vendeuse vendangeur verrier veterinaire viticulteur webmaster
abogado abogada actor administrador administradora administrativo administrativa agente agricultor albanil almacenero analista animador aparejador arquitecto arquitecta artista asesor asesora asistente  auditor auxiliar  ayudante azafata azafato barrendero bibliotecario bombero cajero cajera camarero camarera camionero capataz captador carnicero carpintero carretillero cerrajero chofer cientifico cocinero cocinera colaborador comercial  conductor conductora conserje consultor consultora contable contador
controlador coordinador coordinadora conserje costurera creativo cuidador cuidadora dependiente dependienta desarrollador desarrolladora director directora disenador disenadora doctor economista editor educador educadora electricista electromecanico empleado empleada encargado encargada enfermero enfermera enologo escritor especialista esteticista estudiante farmaceutico fisioterapeuta fontanero formador fotografo fresador frigorista ganadero gerente gestor gestora gobernanta guarda guia ingeniero ingeniera informatico
instalador instructor interventor investigador investigadora jardinero jefe jefa jornalero juez limpiador limpiadora logopeda maestro maestra mantenimiento maquinista marinero masajista matricero matrona mecanico medico medica mensajero monitor monitora montador mozo moza notario nutricionista  operador operadora operario operaria optico orientador palista panadero pastelero peluquero peluquera peon periodista perito  pescador piloto pintor planchista podologo policia portero practicante prevencionista procurador
profesor profesora programador programadora promotor promotora psicologo psicologa psicopedagogo quimico recepcionista redactor reponedor repartidor repartidora representante responsable sastre secretario secretaria socorrista soldador soporte subdirector subgerente supervisor supervisora tecnico tecnica tecnologo tejedor telefonista teleoperador teleoperadora teleoperador trabajador trabajadora traductor traductora transportista tutor vendedor vendedora vendimiador veterinario vigilante visitador becario becaria practicas pasante
aprendiz assessor assistente atendente auxiliar advogado advogada bancario bombeiro cabeleireiro caixa camareira carpinteiro chapeiro churrasqueiro comprador conferente confeiteiro consultor contador copeiro corretor costureira cozinheiro cozinheira cuidador dentista desenvolvedor desenvolvedora designer diretor diretora eletricista eletrotecnico encanador encarregado enfermeiro enfermeira engenheiro engenheira entregador escriturario especialista esteticista estagiario estagiaria estagio estoquista farmaceutico faturista faxineira ferramenteiro
fiscal fisioterapeuta garcom gari gerente gestor guarda inspetor instrutor jardineiro jornalista lider mecanico medico mestre montador motoboy motorista nutricionista operador operadora orientador padeiro pedreiro pedagogo pesquisador pintor porteiro preparador professor professora programador projetista promotor psicologo recepcionista redator repositor representante secretaria seguranca serralheiro servente soldador subgerente supervisor supervisora tecnico tecnica telefonista torneiro trainee tratorista vendedor vendedora vigia vigilante zelador coordenador coordenadora
engenheiro empregado empregada rececionista 
addetto addetta agente aiuto allenatore amministratore amministrativo analista animatore apprendista archeologo architetto archivista artigiano assistente autista autotrasportatore avvocato bagnino banconista barbiere barista bibliotecario bidello biologo buyer cameriere cameriera capo capocantiere capoturno caporeparto carpentiere carrellista carrozziere cassiere cassiera centralinista chef chimico collaboratore collaboratrice commercialista commerciale commesso commessa commis consulente contabile controllore coordinatore coordinatrice
copywriter corriere cuoco cuoca custode dentista designer direttore direttrice dirigente disegnatore disegnatrice docente dottore editore educatore educatrice elettricista elettrauto elettromeccanico estetista facchino falegname farmacista ferraiolo fisioterapista fiorista formatore fotografo fresatore fornaio funzionario gelataio geologo geometra gestore giardiniere giornalista gommista governante grafico guardiano guida hostess idraulico igienista imbianchino impiegato impiegata infermiere infermiera informatico ingegnere insegnante ispettore istruttore
lattoniere lavapiatti legale logopedista macellaio maestro maestra magazziniere maitre manager manovale manutentore marinaio mascheraio meccanico mediatore medico montatore muratore musicista notaio nutrizionista operaio operaia operatore operatrice oreficeria orafo  ostetrica ottico panettiere parrucchiere parrucchiera pasticcere pasticciere perito pescatore piastrellista pilota pizzaiolo portalettere portiere praticante preparatore produttore professore progettista programmatore promotore psicologo pulitore ragioniere receptionist redattore
referente responsabile restauratore ricercatore saldatore sarta sarto scaffalista segretario segretaria sommelier sistemista specialista stagista stage supervisore sviluppatore sviluppatrice tecnico tecnica telefonista tirocinante tirocinio tornitore traduttore traduttrice tutor usciere veterinario vetrinista venditore venditrice vigile vigilante
akademisyen akuarist analisti arastirmaci asistani asistan avukat asci asçi bekci bilgisayarci cerrah danisman danismani denetci denetcisi direktor direktoru doktor editor editoru egitmen egitmeni eczaci elektrikci elektrik elemani eleman fizyoterapist garson gelistirici gelistiricisi gorevlisi gorevli grafiker guvenlik hemsire hemsiresi hizmetli hostes  insaat kaptan kasiyer kaynakci koordinator koordinatoru kurye kuafor lider lideri marangoz mimar mudur muduru mudur muhasebeci muhasebe muhendis muhendisi
operatoru operator ogretmen ogretmeni ogretim pazarlamaci pilot pazarlama planlamaci programci psikolog resepsiyonist sekreter sef sefi sofor soforu sorumlusu sorumlu sporcu stajyer stajyeri satis tasarimci tasarimcisi teknisyen teknisyeni tekniker teknikeri temizlik temsilcisi temsilci terapist testci tezgahtar tercuman ustabasi uzman uzmani uzman veteriner yardimcisi yazar yazilimci yonetici yoneticisi yonetmen ziraat
setter cooper dyer lexicographer volcanologist silviculturist agronomist oenologist greengrocer perfumer gravedigger chorister cantor dramaturg foley puppeteer invigilator curate deacon conveyancer barrister solicitor bailiff probation gaoler coastguard lighterman signaller shunter linesman steeplejack slater paver banksman slinger smelter galvaniser electroplater polisher shopfitter kitchenfitter floorlayer carpetfitter gasfitter insulator lagger audiologist orthoptist chiropodist physio doula dispenser childminder au-pair econometrician demographer correspondent newsreader masseuse potwasher confectioner chocolatier slaughterer cowman ghillie sawyer cyclist cabbie bellhop transcriber telephonist expeditor palletiser
bauzeichner zeichner destillateur muller konditor forster imker schafer reepschlager takler schmied goldschmied horakustiker notfallsanitater mtr oberarztin chefarztin tagesmutter archivar dramaturg beleuchter kameramann pressesprecher richter gerichtsvollzieher polizist feuerwehrmann zollner soldat hauswart pfortner rezeptionist portier triebfahrzeugfuhrer maschinenfuhrer anlagenfuhrer fraser schweisser spengler estrichleger vermesser geomatiker statiker volontarin
dakdekker behanger tegelzetter draaier bloemist imker veehouder melker visser banketbakker afwasser kamermeisje portier glazenwasser matroos schipper dierenverzorger ziekenverzorger mondhygienist logopedist leraar lerares archivaris tekstschrijver vormgever fotograaf cameraman brandweerman militair beveiliger actuaris landmeter constructeur
enologa biologa geologa arqueologo arqueologa sociologo sociologa antropologo antropologa filologo filologa veterinaria apicultor repostero friegaplatos lavaplatos sumiller encofrador ferrallista alicatador yesero tornero chapista ebanista tapicero cristalero herrero joyero relojero zapatero modista entrenador archivera redactora camara locutor locutora actriz bailarin musico celador celadora farmaceutica higienista terapeuta taxista
istruttrice biologa apicoltore allevatore pastore ebanista tappezziere fabbro vetraio orologiaio calzolaio redattrice attore attrice ballerino badante giudice poliziotto revisore mulettista tassista macchinista capotreno
pintora ceramista biologa apicultor marinheiro talhante pasteleiro garconete governanta faxineiro azulejador estucador canalizador bate-chapas marceneiro estofador vidraceiro ferreiro ourives relojoeiro sapateiro alfaiate nadador-salvador treinador arquivista redatora tradutor tradutora atriz bailarino musico higienista juiz contabilista estafeta taxista
vigneron oenologue apiculteur eleveur berger pecheur matelot boulangere chocolatier fromager gouvernante femme-de-chambre platrier peintre tourneur fraiseur tapissier vitrier forgeron horloger cordonnier couturier couturiere entraineur comedien comedienne danseur pharmacienne juge policier
konditor kokerska diskare murare svetsare svarvare frasare guldsmed urmakare skraddare arkivarie redaktor fotograf skadespelare musiker barnmorska apotekare domare konduktor larling valomies
konditor svejser drejer guldsmed urmager skraedder bibliotekar arkivar redaktor oversaetter fotograf skuespiller musiker farmaceut dommer betjent okonom
konditor oppvasker dreier gullsmed urmaker skredder bibliotekar arkivar redaktor oversetter fotograf skuespiller musiker jordmor farmasoyt dommer okonom
ciesla kowal zlotnik zegarmistrz przedszkolanka redaktor redaktorka fotograf aktor muzyk lekarka dentysta adwokat sedzia policjant konduktor praktykantka szklarz
myyja kokki tarjoilija siivooja opettaja laakari hoitaja kuljettaja insinoori koodari kehittaja suunnittelija asiantuntija assistentti sihteeri paallikko johtaja esimies tyonjohtaja tyontekija avustaja ohjaaja asentaja hitsaaja koneistaja maalari rakennusmies kirvesmies muurari puuseppa leipuri kondiittori parturi kampaaja floristi puutarhuri hortonomi agronomi farmaseutti proviisori apteekkari psykologi terapeutti sosionomi nuorisotyontekija toimittaja kuvaaja valokuvaaja graafikko kaantaja tulkki juristi lakimies asianajaja tuomari poliisi palomies vartija jarjestyksenvalvoja kirjanpitaja palkanlaskija analyytikko konsultti koordinaattori tutkija lehtori amanuenssi kuraattori opas virkailija arkkitehti harjoittelija kesatyontekija
varastomies kerailija pakkaaja postinjakaja kuriiri lahetti merkonomi merimies kalastaja metsuri kultaseppa suutari raatali ompelija vaatturi veneentekija nayttelija muusikko tanssija valomies aanimies lavastaja puvustaja kanttori pappi diakoni suntio vahtimestari talonmies huoltomies laitoshuoltaja baarimikko hovimestari katilo emanta isanta myyntiedustaja aluevastaava vuorovastaava kouluttaja valmentaja lahihoitaja sairaanhoitaja bioanalyytikko rontgenhoitaja putkimies levyseppa nosturinkuljettaja
requisiteur requisiteurin maskenbildner maskenbildnerin buhnenbildner souffleuse dirigent kantor kantorin kuster mesner zimmerin sattler polsterer raumausstatter augenoptiker augenoptikerin podologe heilpraktiker assistenzarztin facharztin biologe biologin chemiker chemikerin physiker physikerin geologe geologin archaologe archaologin historiker soziologe politologe betriebswirtin aktuar statistikerin empfangsdame zimmermadchen hausdame hausmadchen landwirtin bestatter bestatterin fensterputzer gebaudereiniger gebaudereinigerin hauswirtschafterin tagesvater schulsekretarin konrektor postdoktorand hiwi bibliothekarin archivarin korrektor korrektorin texter texterin mediengestalter mediengestalterin fotografin filmvorfuhrer schauspieler schauspielerin sangerin tanzer barpianist rangierer fluglotse matrose kapitan bootsmann postbote kranfuhrer pflasterer parkettleger bodenleger schichtfuhrer giesser galvaniseur zerspaner textilreiniger naherin modist modistin kurschner landschaftsarchitekt telefonist rettungsschwimmer badeaufsicht platzwart wachmann detektiv
projectionniste tapissiere manipulatrice aesh atsem alternante plongeuse livreuse magasiniere electricienne soudeuse mecanicienne laborantine biologiste chimiste editrice correcteur correctrice regisseuse costumier costumiere machiniste musicienne mediatrice conservateur conservatrice restauratrice relieur relieuse jardiniere maraichere vacher vachere bucheron clerc greffiere veilleur veilleuse negociateur negociatrice televendeur demarcheur factrice eboueur inspectrice projeteuse urbaniste monitrice arbitre intervenant intervenante benevole ludothecaire nounou femme-de-menage toiletteur toiletteuse soigneuse horlogere bijoutiere ceramiste modeliste styliste mareyeur ecailler fromagere caviste brasseur torrefacteur
tripulante corrector correctora oficial modelista proyeccionista acomodador taquillero taquillera pinche procuradora odontologo odontologa gerocultor gerocultora tutora delineante topografo lavandera planchadora sastra modisto patronista zapatera carpintera fontanera soldadora escayolista gruista encofradora mensajera preparadora vaquero pastora pescadora marinera patron bibliotecaria archivero restauradora conservadora fotografa ilustrador maquetador editora librero librera florista jardinera entrenadora bombera inspectora tasador
revisora balconista copeira padeira confeiteira arquiteta desenhista contadora escriva juiza pedagoga museologa conservador restaurador ilustradora sapateira marceneira ladrilhador canalizadora serralheira carteiro empacotadora embaladora repositora jardineira agricultora tratador tratadora apicultora marinheira nadadora-salvadora treinadora zeladora porteira bolseiro bolseira
ingegnera pizzaiola gelataia pasticcera panettiera fornaia macellaia pescivendolo fruttivendolo magazziniera fattorino fattorina postino saldatrice tornitrice giardiniera vivaista contadino allevatrice viticoltore colf professoressa bidella curatrice curatore correttrice illustratrice stilista modellista calzolaia orafa architetta ragioniera avvocata notaia programmatrice portinaia bagnina allenatrice massaggiatrice strutturista
havenmeester kraanmachinist postbode kapster visboer boer boerin helpende orthopedagoog juf meester werker suppoost gids handhaver huismeester badmeester zweminstructeur
museipedagog fritidspedagog slaktare cykelbud plattsattare fiskare sjoman styrman kapten formgivare scenograf badvakt tranare
laerervikar sosu dyrepasser pedel postbud snedker blomsterbinder skovarbejder styrmand programmor livredder traener vikar
blomsterdekorator programmerer brannkonstabel badevakt
rejestratorka rejestrator stolarka tynkarz operatorka magazynierka kurierka listonoszka ekspedientka kucharka barmanka masarz rolnik ogrodniczka florystka lesnik rybak ratowniczka dentystka farmaceutka fizjoterapeutka wychowawczyni bibliotekarka kustosz przewodnik przewodniczka dziennikarka tlumaczka korektor korektorka graficzka fotografka szewc kadrowa analityczka testerka architektka dyrektorka doradczyni prawniczka trenerka instruktorka
myyntineuvottelija neuvottelija rehtori tuottaja kasikirjoittaja aanittaja kirjakauppias kauppias hyllyttaja
kassierer kassiererin fachfrau pilot pilotin notar notarin mathematiker mathematikerin wissenschaftler wissenschaftlerin therapeut therapeutin diakon ethnologe spediteur
onderzoeker hoogleraar ricercatrice acougueiro arquiteto arquiteta pesquisador pesquisadora cabeleireiro cabeleireira badacz badaczka analytiker mekaanikko ohjelmoija
firinci kasap tesisatci boyaci tamirci satici cevirmen gazeteci bahcivan temizlikci depocu
`

// Compounds: whoever ends so is somebody with a job.
const endings = `
administrator administratorin angestellter angestellte anwalt arbeiter arzt assistent assistentin assistenz aufseher ausbilder bauer beauftragte beauftragter berater beraterin betreuer betreuerin buchhalter designer designerin disponent einkaufer elektroniker
entwickler entwicklerin erzieher fachkraft fachfrau fachmann fahrer fahrerin gartner gehilfe gehilfin handler helfer helferin hilfe ingenieur ingenieurin informatiker inspektor kaufmann kauffrau koch kontrolleur konstrukteur koordinator kraft krafte laborant lehrer lehrerin lehrkraft leiter leiterin leitung manager managerin macher mechaniker mechanikerin mechatroniker meister meisterin mitarbeiter mitarbeiterin monteur nehmer
offizier padagoge padagogin pfleger pflegerin pilot planer planerin praktikant praktikum programmierer prufer redakteur referent referentin sachbearbeiter schlosser schneider schwester sekretar spezialist steller student techniker technikerin therapeut therapeutin tester trainer verkaufer verkauferin vertreter vertreterin verwalter warter wachter werker wirt zusteller bearbeiter bearbeitung
medewerker medewerkster monteur adviseur verpleegkundige verzorgende chauffeur leerkracht begeleider leider leidster beheerder ontwikkelaar ontwerper assistente assistent docent technicus functionaris verkoper bezorger specialist coordinator coordinatrice therapeut vuller schoonmaker operator inkoper planner analist consultant bewerker voorbereider onderzoeker bestuurder kundige ingenieur
ingenjor utvecklare ansvarig ansvarige skoterska tekniker chef larare radgivare assistent medarbetare ledare forare saljare konsult handlaggare sekreterare montor mekaniker operator arbetare samordnare koordinator utredare strateg vardare skotare vetare bitrade ekonom bokare terapeut
udvikler medarbejder konsulent leder assistent ingenior tekniker radgiver laerer paedagog mester chauffor koordinator specialist plejerske hjaelper kontrollor supporter saelger operator behandler forer chef terapeut
utvikler medarbeider radgiver ingenior sykepleier pleier arbeider sjef sjafor leder konsulent laerer tekniker selger behandler forer operator koordinator montor mekaniker terapeut
muhendisi uzmani sorumlusu teknisyeni muduru yoneticisi temsilcisi danismani gelistiricisi operatoru asistani
hoitaja myyja opettaja tyontekija paallikko johtaja kuljettaja asentaja suunnittelija asiantuntija kehittaja ohjaaja avustaja sihteeri virkailija mestari seppa insinoori laakari tutkija valmentaja kouluttaja edustaja neuvoja valvoja vastaava esimies tekija konsultti terapeutti analyytikko koordinaattori harjoittelija apulainen laskija pitaja kasittelija koneistaja tarkastaja toimittaja kuvaaja kaantaja huoltaja kokki leipuri pedagogi viljelija mekaanikko teknikko
analyst analystin wissenschaftler wissenschaftlerin kassierer kassiererin analytiker
geselle gesellin fuhrer fuhrerin wart musiker musikerin texter texterin handlerin gestalter gestalterin schweisser leger zeichner zeichnerin binder lotse retter bauleiter
snickare malare bagare larling svend svenn vikar vejleder veileder medhjaelper medhjelper snekker vakt
maker worker keeper smith wright driver hand master monger writer woman person maid
olog ologe ologin ologist ologue ologo ologa oloog onist inist anist enist alist ilist urist arist erist nomist ganist chemist nista cista dista gista tista alista ilista niste diste giste terapeuta terapeutka therapeute
arztin anwaltin wirtin kochin bauerin sekretarin referendar referendarin beamter beamtin bediensteter bedienstete sachverstandiger sachverstandige dolmetscher forscher sprecher sanitater putzer reiniger huter drucker dreher fraser schleifer schmied richter schaffner begleiter bediener wirtschafter anwarter agent coach
verzorger verzorgster bewaarder bewaker beveiliger verpleger bouwer handelaar makelaar ambtenaar bediende meester timmerman bakker schilder lasser inspecteur instructeur conducteur
mastare byggare laggare makare pedagog bibliotekarie instruktor inspektor chauffor vikarie administrator
arbejder funktionaer plejer passer ansvarlig maegler megler betjent laege forvalter vaert smed aspirant
nauczyciel kierownik kierowniczka pracownik pracownica inzynier mistrz konsultant konsultantka asystent asystentka
emanta isanta kuski yrittaja hygienisti sijainen tuottaja lomittaja notaari pastori
`

// What ends so and is no occupation.
const others = `
tourist terrorist minimalist socialist realist idealist finalist semifinalist nationalist capitalist feminist opportunist protagonist antagonist purist futurist naturist monolog dialog prolog nekrolog
protagonista antagonista feminista minimalista socialista realista idealista finalista naturista comunista modernista oportunista batista artistas conquista checklista protagoniste antagoniste opportuniste feministe baptiste
ansprechperson kontaktperson vertrauensperson privatperson einzelperson begleitperson bezugsperson in-person kontaktpersoon
anleitung weiterleitung einleitung zuleitung ableitung umleitung begleitung reisebegleitung wasserleitung rohrleitung telefonleitung
abhilfe mithilfe nothilfe soforthilfe sozialhilfe jugendhilfe lebenshilfe rechtshilfe beihilfe starthilfe arbeitshilfe orientierungshilfe eingliederungshilfe nachbarschaftshilfe
wasserkraft windkraft kernkraft atomkraft tatkraft kaufkraft rechtskraft uberzeugungskraft ausdruckskraft
teilnehmer kursteilnehmer arbeitnehmer hersteller antragsteller aussteller weiterbearbeitung antragsbearbeitung bewerbungsbearbeitung datenbearbeitung
beforehand firsthand secondhand shorthand ticketmaster uansvarlig medansvarlig minster munster notaria cartera ferreira wechselrichter gleichrichter jobagent presidente importante
`

const words = (table: string) => new Set(fold(table).split(/\s+/).filter(Boolean))
const nounSet = words(`${nouns}${occupationWords}`)
const endingSet = words(endings)
const otherSet = words(others)
const endingLengths = [...new Set([...endingSet].map((ending) => ending.length))]

/** The word without its gendered or plural ending: Técnico/a, Mitarbeiter:in, Verkäufer(in), nurses. */
function base(word: string): string {
  const cut = word.search(/[/:*·(_|]/)
  const bare = cut > 2 ? word.slice(0, cut) : word
  return bare.endsWith("'s") ? bare.slice(0, -2) : bare
}

const known = new Map<string, boolean>()

/** Whether a folded word names an occupation. */
export function isOccupation(word: string): boolean {
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  const answer = lookUp(word)
  // Mail brings words without end; the memory of them stays small.
  if (known.size > 20_000) known.clear()
  known.set(word, answer)
  return answer
}

function lookUp(word: string): boolean {
  if (word.length < 2 || word.length > 60 || otherSet.has(word)) return false
  if (nounSet.has(word)) return true
  const bare = base(word)
  if (nounSet.has(bare)) return true
  if (bare.endsWith('s') && nounSet.has(bare.slice(0, -1))) return true
  if (bare.endsWith('innen') && nounSet.has(bare.slice(0, -5))) return true
  // Bauzeichnerin, Polizistin: German makes the feminine of nearly all of them.
  if (
    /(?:er|ist|yst|ant|ent|eur|or|log)in$/.test(bare) &&
    bare.length > 6 &&
    (nounSet.has(bare.slice(0, -2)) || endsLikeOne(bare.slice(0, -2)))
  )
    return true
  if (isFeminine(bare)) return true
  if (isPostOf(bare)) return true
  for (const part of bare.split('-')) if (part.length > 3 && part !== bare && nounSet.has(part)) return true
  return endsLikeOne(bare)
}

// Livreuse, direttrice, cuisinière, instaladora, stolarka: what a woman is called follows from what a man is.
const feminines = [
  ['euse', 'eur'],
  ['trice', 'teur'],
  ['trice', 'tore'],
  ['iere', 'ier'],
  ['ienne', 'ien'],
  ['ente', 'ent'],
  ['ante', 'ant'],
  ['iste', 'ist'],
  ['ster', 'er'],
  ['ora', 'or'],
  ['a', 'o'],
  ['iera', 'iere'],
  ['arka', 'arz'],
  ['niczka', 'nik'],
  ['orka', 'or'],
  ['erka', 'er'],
  ['entka', 'ent'],
  ['antka', 'ant'],
  ['istka', 'ista'],
  ['ozka', 'og'],
] as const

/** Música, óptica and mecánica are trades of their own. */
const isFeminine = (word: string): boolean =>
  word.length > 5 &&
  !word.endsWith('ica') &&
  feminines.some(([ending, masculine]) => word.endsWith(ending) && nounSet.has(word.slice(0, -ending.length) + masculine))

const isPostOf = (word: string): boolean => {
  const length = postLength(word, lookUp)
  return length > 0 && lookUp(word.slice(0, -length))
}

function endsLikeOne(word: string): boolean {
  return endingLengths.some((length) => word.length >= length + 3 && endingSet.has(word.slice(-length)))
}
