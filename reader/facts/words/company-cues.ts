import { legalForms } from '../../../domain/names/legal-forms.ts'
import { fold } from '../../../domain/text/fold.ts'

const set = (...tables: string[]) => new Set(fold(tables.join(' ')).split(/\s+/).filter(Boolean))
const lines = (table: string) =>
  new Set(
    table
      .split(/[\n|]/)
      .map((line) => fold(line.trim()))
      .filter(Boolean),
  )

/**
 * Words behind which an employer's name follows, in twelve languages, and how sure each is. Shapes: (a|b) alternatives,
 * [c] optional.
 */
export const companyCues: [shapes: string[], weight: number][] = [
  [
    [
      'applying (to|at|with) [work at|join]',
      'applied (to|at|with)',
      'apply (to|at|with)',
      'application (to|with|at)',
      'applications (to|with|at)',
      'apply to work (at|for|with)',
      'applying to (join|work at|work for|work with)',
      'application to (join|work at|work for|work with)',
      'interest in (joining|working at|working for|working with|a career at|a career with|becoming part of|being part of|careers at|employment with|employment at|opportunities at|opportunities with)',
      'your interest in',
      'interested in (joining|working at|working for|working with)',
      'behalf of',
      'career (at|with)',
      'careers (at|with)',
      'job (at|with)',
      'jobs (at|with)',
      'role (at|with|within)',
      'position (at|with|within)',
      'opening (at|with)',
      'opportunity (at|with)',
      'vacancy (at|with)',
      'interview (at|with)',
      'interviews (at|with)',
      'employment (at|with)',
      'offer (from|of employment from|of employment with)',
      'update from',
      'team at',
      'team from',
      'people at',
      'recruiter at',
      'recruiting (at|for)',
      'hiring (at|for)',
      'recruitment at',
      'talent at',
      'talent acquisition at',
      'partner at',
      'manager at',
      'lead at',
      'director at',
      'head of people at',
      'sourcing at',
      'here at',
      'working (at|for|with)',
      'work (at|for|with)',
      'worked for',
      'welcome to',
      'joining',
      'join',
      'join the team at',
      'candidate account with',
      'candidate account at',
      'account (with|at)',
      'considering (a career at|a career with|a move to|a role at|a position at)',
      'considering',
      'considered',
      'choosing',
      'contacting',
      'become part of',
      'becoming part of',
      'sent to',
      'wurde an',
      'envoyee a',
      'enviado a',
      'enviada a',
      'enviada para',
      'inviata a',
      'verzonden naar',
      'verstuurd naar',
      'skickats till',
      'skickades till',
      'sendt til',
      'wyslana do',
      'transmis (a|au)',
      'process at',
      'went to',
      'passed (your application|it) (on|) to',
      'in with',
      'viewed by',
      'reviewed by',
      'message from',
      'request from',
      'invitation from',
      'news from',
      'greetings from',
      'hello from',
      'practice of',
      'next step with',
      'next steps with',
      'future with',
      'story with',
      'journey with',
      'process (at|with)',
      'onsite with',
      'onsite at',
      'call with',
      'chat with',
      'conversation with',
      'challenge from',
      'test from',
      'assessment (from|for)',
      'our client',
      'direct client',
      'employed by',
      'in front of',
      'over to',
      'employer is',
      'operated by',
      'part of',
      'division of',
      'subsidiary of',
      'a brand of',
      'trademark of',
      'shifts at',
      'recruit for',
      'hire for',
      'in touch from',
      'writing from',
      'calling from',
    ],
    0.42,
  ],
  [['at', 'with', 'from', 'by', '@', 'of the'], 0.2],
  [['to'], 0.15],
  [
    [
      'bewerbung (bei|an|fur) [der|die|dem|den]',
      'interesse (an|am|bei) [der|dem|einer|unserem] [unternehmen|mitarbeit|tatigkeit] [bei] [der|dem]',
      'karriere bei [der|dem]',
      'stelle bei [der|dem]',
      'position bei [der|dem]',
      'team (von|der|des)',
      'recruiting-team (von|der|des)',
      'im namen (von|der|des)',
      'arbeiten bei [der]',
      'tatigkeit bei [der]',
      'vorstellungsgesprach (bei|mit) [der|dem]',
      'gesprach bei [der|dem]',
      'rahmen ihrer bewerbung bei [der|dem]',
      'update (von|zu)',
      'bewerbung von',
      'willkommen bei [der|dem]',
      'grusse von',
    ],
    0.42,
  ],
  [['bei [der|dem|den]', 'an (der|dem|den)', 'im', 'von [der]', 'fur [die]'], 0.28],
  [
    [
      'sollicitatie (bij|aan|van)',
      'gesolliciteerd bij',
      'solliciteren bij',
      'vacature bij',
      'functie bij',
      'baan bij',
      'werken (bij|voor)',
      'interesse in (werken bij|een baan bij)',
      'interesse in',
      'namens',
      'team van',
      'gesprek bij',
      'kennismaking met',
      'welkom bij',
    ],
    0.42,
  ],
  [['bij', 'van'], 0.28],
  [
    [
      'ansokan (hos|till)',
      'tjanst hos',
      'jobb hos',
      'jobba (hos|pa)',
      'arbeta (hos|pa|for)',
      'intresse for (att arbeta hos|att jobba hos|oss pa)',
      'intervju (hos|med)',
      'ansogning (hos|til)',
      'stilling hos',
      'stillingen hos',
      'job hos',
      'samtale hos',
      'arbejde hos',
      'soknad (hos|til)',
      'jobb hos',
      'jobbe (hos|i)',
      'intervju hos',
      'pa vegne af',
      'pa vegne av',
      'pa uppdrag av',
      'oss pa',
      'vi pa',
      'velkommen til',
      'valkommen till',
    ],
    0.42,
  ],
  [['hos'], 0.36],
  [
    [
      'w firmie',
      'do firmy',
      'firma',
      'firmy',
      'firme',
      'aplikacja do',
      'aplikacje do',
      'rekrutacji w',
      'pracy w',
      'praca w',
      'imieniu [firmy]',
      'zespol',
      'zespol rekrutacji',
      'zespole',
    ],
    0.42,
  ],
  [['w', 'we'], 0.2],
  [
    [
      'candidature (chez|aupres de|a|au sein de) [la|l|le]',
      'poste (chez|au sein de|a) [la|l|le]',
      'rejoindre [la|l|le]',
      'equipe (de|rh de|recrutement de) [la|l|le]',
      'interet pour [la|l|le|notre] [entreprise|societe]',
      'interet que vous portez a [la|l|le]',
      'recrutement (de|chez) [la|l|le]',
      'au sein (de|du) [la|l|le|groupe|cabinet|societe]',
      'pour le compte de [la|l]',
      'au nom de [la|l]',
      'entretien chez [la|l|le]',
      'travailler chez',
      'bienvenue chez',
      'la societe',
      'l entreprise',
    ],
    0.42,
  ],
  [['chez [la|l|le]', 'aupres (de|du) [la|l|le]'], 0.38],
  [
    [
      'candidatura (en|a|con) [la|el]',
      'trabajar (en|con|para) [la|el]',
      'formar parte de [la|el]',
      'proceso (en|con|de) [la|el]',
      'puesto en [la|el]',
      'vacante en',
      'equipo de [la|el]',
      'interes en (formar parte de|trabajar en|unirte a|unirse a) [la|el]',
      'interes (en|por) [la|el]',
      'en nombre de [la|el]',
      'incorporacion a [la|el]',
      'unirte a [la|el]',
      'la empresa',
      'empresa',
      'de parte de',
      'entrevista (en|con)',
      'desde',
      'contactamos desde',
    ],
    0.4,
  ],
  [
    [
      'vaga (na|no|da|do)',
      'candidatura (na|no|a|para a|da|do)',
      'empresa',
      'trabalhar (na|no|com a|com o)',
      'fazer parte (da|do|de)',
      'processo seletivo (da|do|na|no)',
      'equipe (da|do|de)',
      'equipa (da|do|de)',
      'interesse (na|no|em trabalhar na|em trabalhar no|em fazer parte da|em fazer parte do)',
      'nome (da|do|de)',
      'oportunidade (na|no|da|do)',
      'entrevista (na|no|com a|com o)',
    ],
    0.42,
  ],
  [['na', 'no'], 0.24],
  [
    [
      'candidatura (presso|a|in|per) [la|il|lo|l]',
      'lavorare (in|per|presso|con) [la|il]',
      'posizione presso',
      'interesse (per|verso|nei confronti di) [la|il|l]',
      'team (di|hr di|recruiting di)',
      'per conto di [la]',
      'a nome di',
      'azienda',
      'societa',
      'colloquio (presso|con)',
      'far parte di',
      'entrare in',
      'selezione (presso|di)',
    ],
    0.4,
  ],
  [['presso [la|il|lo|l]', 'dello studio', 'della'], 0.34],
]

/**
 * Words that close an employer's name in front of them: "Acme Careers", "the Acme hiring team". Longest first where
 * they nest.
 */
export const teamWords = set(`
  campus assessments assessment resourcing students student graduate graduates apprenticeships onboarding
  careers career recruiting recruitment recruiter recruiters hiring talent talents team teams hr jobs job people acquisition resources human resource staffing sourcing candidate candidates experience connect attraction site payroll support scheduling notifications notification noreply no-reply applications application
  erecruitment erecruit workday hrworkday department office services service early culture community personnel selection onboarding interview interviews interviewing bot assistant crew crewing hq headquarters ops operations university-relations personalteam bewerberteam ausbildungsteam recruitingteam ausbildungsleitung
  group-careers bewerbung bewerbungen karriere personal personalabteilung recruiting-team hr-team people-team personalwesen ausbildung bewerbermanagement bewerberservice
  werving selectie vacatures personeelszaken rekrytering rekruttering rekruttering jobb rekrutacja rekrutacji kariera kadry zespol
  recrutement rh drh carrieres emploi equipe recursos humanos seleccion empleo rrhh equipo personas gente gestao recrutamento selecao risorse umane selezione lavora con noi ufficio insan kaynaklari kariyer ekibi ise alim rekry rekrytointi henkilosto henkilostohallinto henkilostopalvelut tyopaikat tiimi
  stellenangebote stellenportal karriereportal bewerberportal bewerbungsportal bewerbungsteam personalmanagement personaldienst personaladministration personalgewinnung personalentwicklung personalverwaltung personalburo personalmarketing poststelle
  p&o hrm hr-service sollicitaties sollicitatie loopbaan carriere rekryteringsteam rekrytoija rekryteringen jobba lediga rekrutteringsteam jobportal hr-afdelingen lonafdelingen personaleafdelingen personalavdelingen stillinger dzial kadr rekrutacyjny ressources humaines candidats talento vagas selecionadora personale selezioni lavoro
  & and at @ icims adp via do not reply`)

/** Words by which a name shows itself to be an organisation. */
export const organisationWords = set(
  ...legalForms.word,
  `
  groupement pompes caisse chantiers etablissement ministere service bureaux ehpad colaiste gaelscoil comhairle udaras deli philharmonic sinfonia choir bookbinders opticians playcentre preschool kindergartens helicopters charters dermatology physiotherapy orthodontics optometry osteopathy coachbuilders stoneworks joiners glaziers thatchers klatrepark klatresenter stald staldet frisor vakuutus seurakuntayhtyma veneveistamo boghandler fietskoerier werkplaats seniorenresidenz wohnheim gasthaus
  kaserei konditorei confiserie zimmerei schlosserei spenglerei malerei sattlerei weberei giesserei segelmacherei topferei glasblaserei bestattungen bestattungshaus sanitar heizung elektro holzbau metallbau stahlbau tiefbau hochbau orgelbau bootsbau gartenbau landschaftsbau gerustbau dachbau innenausbau treuhand steuerberatung steuerberatungsgesellschaft steuerkanzlei steuerburo notariat anwaltskanzlei ingenieurburo architekturburo planungsburo personalservice personaldienst unternehmensberatung
  kliniken landesklinikum spital kantonsspital bezirksspital arztpraxis zahnarztpraxis tierarztpraxis tierklinik rehaklinik sanatorium therapiezentrum physiotherapie spitex sozialwerk bildungswerk hilfswerk jugendhilfe lebenshilfe kinderhaus kinderladen kinderkrippe kindertagesstatte kindernest waldkindergarten pfarrkindergarten waldorfkindergarten waldorfschule grundschule realschule gesamtschule volksschule berufsschule berufskolleg internat akademie volkshochschule musikschule bistum erzbistum pfarrei pfarramt pfarre dekanat landeskirche kloster stift ordinariat
  bezirkshauptmannschaft landeshauptstadt landratsamt hauptamt amtsgericht landgericht oberlandesgericht verwaltungsgericht staatsanwaltschaft justizvollzugsanstalt polizeiprasidium polizeidirektion finanzamt forstamt standesamt regierungsprasidium bezirksregierung bundesanstalt landesanstalt kanton magistrat samtgemeinde verbandsgemeinde marktgemeinde wasserverband zweckverband feuerwehr flughafen hafen verkehrsbetriebe stadtwerk fernwarme solarpark windpark mobelhaus kaufhaus modehaus reiseburo hofladen bioladen krauterhof reiterhof ponyhof gestut landgut weinkellerei sennerei wirtshaus alm almhutte berghotel strandbad therme seilbahn seilbahnen bergbahnen skischule
  bloembinderij bloemisterij timmerbedrijf schildersbedrijf loonbedrijf havenbedrijf transportbedrijf waterbedrijf vervoerbedrijf stukadoorsbedrijf dakbedekking installatietechniek techniek aannemers bouwgroep infra zuivelboerderij zorgboerderij manege dierenkliniek dierenartsenpraktijk huisartsenpraktijk tandartspraktijk praktijk thuiszorg ouderenzorg jeugdzorg kliniek kraamzorg lyceum scholengroep scholengemeenschap kindercentrum kinderdagverblijf peuterspeelzaal administratiekantoor accountants notarissen advocaten rechtbank politie brandweer provincie ministerie rijkswaterstaat woonstichting strandpaviljoen eetcafe eethuis herberg hotels camping vakantiepark poppodium concertgebouw orkest filmhuis boekhandel drogist rijschool zwembad sportcentrum
  konditori snickeri tandklinik djurklinik lantbruk tradgard handelstradgard gard bryggeri bygg byggnads maleri akeri taxi fastigheter bostader hotell vandrarhem restaurang cafe kafe kyrka pastorat forsamling stift domkyrka folkhogskola gymnasium forskolan lansmuseum kulturhuset musikskola simhall badhus
  tomrermester murermester malermester elinstallation vvs kloakservice gartneri planteskole landbrug kro hotel campingplads efterskole efterskolen hojskole hojskolen friskole bornehus bornehuset vuggestue dagtilbud plejehjem plejecenter botilbud laegehus tandlaege dyrlaege dyreklinik apotek kirke sogn domsogn provsti stift arkiv rigsarkivet nationalmuseet styrelsen ministeriet politi kriminalforsorgen forsyning fjernvarme vandvaerk havn faergeri rejser revision regnskab advokater ejendomme boligforening boligselskab andelsboligforening fagforening forbund fonden hjaelpekassen kaffebar kaffebaren isvaerk
  byggmester entreprenor rorlegger elektro gard gardsbruk fiskemottak fiskebruk fiskebua settefisk oppdrett legesenter legekontor tannlegesenter tannklinikk dyreklinikk apotek barnehagen kulturskole folkehogskole videregaende sykehjemmet omsorgsbolig statsforvalteren fylkesmannen tingrett politidistrikt kirke menighet bispedomme turisthytte hoyfjellshotell hotell gjestehus skisenter alpinsenter bakeriet bryggeriet kraftlag havnevesen ferger regnskap eiendom eiendomsmegling bokhandel
  wodociagi kanalizacja cieplownia elektrownia zajezdnia kopalnia hotel hotelik karczma zajazd schronisko stadnina osrodek gabinet klinika poliklinika sanatorium hospicjum centrum instytut akademia liceum technikum zlobek muzeum galeria filharmonia opera kino starostwo powiat powiatowy powiatowe urzad magistrat prokuratura policja komenda nadlesnictwo parafia kuria diecezja fundacja stowarzyszenie zwiazek izba agencja firma przedsiebiorstwo stolarnia cukiernia rzeznia masarnia winnica palarnia kwiaciarnia drogeria sklep salon warsztat serwis transport spedycja logistyka budownictwo budowlana nieruchomosci rachunkowe ksiegowosc doradztwo
  parc zoo zoologique ehpad chu centre clinique polyclinique hospices foyer maison creches ludotheque mediatheque conservatoire orchestre musee galerie collegiale paroisse diocese tribunal commissariat gendarmerie agglomeration metropole cpas mutualite assurances courtage notaires avocats expertise comptable fiduciaire travaux batiment charpente couverture plomberie chauffage menuiseries maconnerie paysages transports autocars taxis ambulances ferme gaec earl cave chocolaterie biscuiterie glacier traiteur auberge gite hotel hostellerie refuge thermes piscine patinoire ecurie haras editions presse productions films
  vivero viveros parque zoologico residencia geriatrico guarderia escola escuelas ikastola instituto liceo conservatorio orquesta museo galeria parroquia obispado arzobispado juzgado notaria comisaria diputacion consejeria ministerio consorcio patronato mutua seguros correduria abogados asesores inmobiliaria constructora reformas fontaneria electricidad climatizacion carpinteria cristaleria herreria imprenta astillero astilleros lonja cofradia quesería queseria quesos almazara bodega cerveceria heladeria pasteleria horno obrador hostal posada parador camping balneario piscina polideportivo gimnasio peluqueria clinicas hospitales centro servicio periodico diario ediciones teatro circo viajes autocares funeraria lavanderia tintoreria
  espaco parque museu galeria paroquia diocese tribunal conservatoria cartorio seguros mediacao advogados imobiliaria construcoes eletricidade canalizacoes marcenaria vidraria metalomecanica estaleiro estaleiros queijaria herdade casa solar pousada estalagem termas piscina ginasio cabeleireiro clinicas hospitais centro jornal edicoes orquestra conservatorio colegio externato infantario jardim agrupamento escolas faculdade politecnico confeitaria gelataria churrascaria tasca frigorifico acougue usina cooperativa viagens funeraria lavandaria oficinas
  vetreria cooperativa meccatronica meccanica officine torneria fonderia acciaieria tintoria maglificio calzaturificio mobilificio cartiera stamperia legatoria cantieri cantiere navale molino mulino frantoio acetaificio torrefazione pescheria enoteca osteria bar caffe caffetteria rosticceria rifugio ostello terme piscina palestra parrucchieri estetica ambulatorio policlinico casa residenza asilo liceo politecnico conservatorio orchestra museo galleria arcidiocesi diocesi tribunale questura prefettura procura consorzio agenzia assicurazioni avvocati commercialisti immobiliare edilizia termoidraulica vivai azienda agricola viaggi autolinee onoranze associati editoriale
  tilitoimisto asianajotoimisto rakennus rakennusliike sahko putki autohuolto elainklinikka hammaslaakariasema hoivakoti palvelutalo vanhainkoti lukio kansanopisto opisto konservatorio orkesteri oopperatalo kirkko tuomiokirkkoseurakunta poliisilaitos karajaoikeus ely-keskus virasto kuntayhtyma liitto keskusliitto mylly juustola viinitila panimoravintola hiihtokeskus kylpyla leirintaalue lomakyla matkatoimisto satama varustamo
  hospice fire-service ferries cruises seeds produce estates pathology analytical diagnostics laboratory gazette herald films productions picture pictures books publishers legal solicitors chambers temps project youth scouts cathedral chapel almshouses trustees nhs isd district hospitality kitchen kitchens tavern brasserie bistro pizzeria cabs taxis bus coaches removals storage waste recycling water gas utilities telecom broadcasting radio television studios ballet opera orchestra festival sports athletics golf tennis leisure fitness gym spa salon barbers optical eyecare vets kennels equestrian stables riding forestry timber sawmill quarry mining minerals chemicals plastics packaging textiles apparel footwear jewellers jewelers florists gardens nursery furniture interiors kitchens carpets glass ceramics pottery brewery distillery distillers vineyards creamery dairy butchers fishmongers seafood bakehouse bakeries catering caterers confectionery chocolate coffee roasters tea supplies wholesale distribution warehouse haulage cold-chain
  bureau commission administration corps board court embassy federation union alliance collective club league press publishing house works group holding holdings partners partnership associates labs laboratories studio studios systems solutions technologies technology tech software industries consulting consultants ventures capital bank insurance financial foods energy logistics pharma pharmaceuticals therapeutics biosciences bioscience biologics genomics robotics media games networks airlines airways motors brewery brewing bakery cafe restaurant
  school schools academy college university institute hospital hospitals clinic clinics health healthcare medical care council county city borough district department ministry authority agency service services trust charity foundation society association union museum library theatre theater gallery church parish diocese nursery hotel hotels resort resorts inn farm farms dairy vineyard winery nurseries orchards market markets stores store retail supermarket supermarkets shop pharmacy practice surgery veterinary dental
  plumbing electric electrical construction builders roofing landscaping engineering fabrication manufacturing mills steel motors garage auto automotive transport freight couriers shipping marine aerospace aviation rail railways cooperative co-operative co-op credit staffing recruitment search agency conservancy observatory zoo aquarium park parks port airport police fire army navy housing homes properties estates realty lettings builders joinery carpentry boatyard shipyard
  stadt stadtwerke gemeinde landkreis kreis bezirk amt landesamt bundesamt ministerium universitat hochschule klinikum krankenhaus klinik praxis kanzlei schule gymnasium kita kindergarten museum landesmuseum verein verband stiftung werke werk gruppe tischlerei schreinerei backerei metzgerei brauerei brauhaus apotheke autohaus gasthof gasthaus bau handwerk technik solartechnik elektrotechnik maschinenbau anlagenbau logistik spedition verlag druckerei gartnerei weingut pflegedienst seniorenheim altenheim diakonie caritas sparkasse volksbank genossenschaft institut zentrum
  gemeente zorggroep ziekenhuis stichting vereniging bedrijf installatiebedrijf aannemersbedrijf bouwbedrijf school basisschool hogeschool universiteit groep bakkerij slagerij brouwerij winkel apotheek kwekerij boerderij kinderopvang atelier stadsatelier fietsenmakerij rederij drukkerij garage transport
  kommun kommune region regionen landsting bolag aktiebolag sjukhus vardcentral skola gymnasieskola forskola universitet hogskola bageri bryggeri verkstad tandvard folketandvarden lansstyrelsen myndigheten verket forvaltning sykehus universitetssykehus helseforetak barnehage fylkeskommune hospital sygehus borneskole bornehave folkeskole gymnasium bank sparekasse mejeri bryggeri verft rederi fiskeri
  spolka zaklad zaklady szpital szkola przedszkole uniwersytet politechnika urzad gmina fabryka piekarnia przychodnia grupa hurtownia biuro
  societe groupe cabinet entreprise etablissements maison mairie ville commune departement region hopital clinique ecole college lycee universite institut association fondation cooperative mutuelle banque boulangerie patisserie restaurant hotel atelier usine domaine chateau pharmacie laboratoire laboratoires centre compagnie agence transports
  grupo empresa compania ayuntamiento hospital clinica colegio instituto universidad escuela fundacion asociacion cooperativa banco restaurante hotel bodega bodegas panaderia taller talleres fabrica construcciones transportes logistica aceros farmacia laboratorio laboratorios agencia asesoria gestoria despacho bufete hermanos
  grupo empresa prefeitura hospital clinica colegio escola universidade instituto fundacao associacao cooperativa banco restaurante hotel padaria oficina fabrica construtora transportes transportadora supermercados farmacia laboratorio agencia escritorio rede cosmeticos camara municipio industria comercio
  gruppo azienda societa comune ospedale clinica scuola universita istituto fondazione associazione cooperativa banca ristorante trattoria pizzeria albergo hotel locanda officina officine carpenteria falegnameria fabbrica costruzioni trasporti farmacia laboratorio agenzia studio pasticceria panificio cantina caseificio fratelli
  boulangerie scierie librairie boucherie charcuterie quincaillerie menuiserie imprimerie laiterie fromagerie brasserie pharmacie garage epicerie poissonnerie serrurerie chocolaterie distillerie conserverie blanchisserie pressing jardinerie pepiniere camping theatre bibliotheque rectorat prefecture communaute syndicat regie office residence creche studio cave caves vignobles
  libreria pastificio oleificio salumificio tipografia ferramenta impresa birrificio vetreria segheria conceria lavanderia autofficina gelateria macelleria panetteria erboristeria agriturismo masseria tenuta vivaio biblioteca teatro provincia parrocchia caritas editore edizioni
  ferreteria libreria carpinteria imprenta pescaderia zapateria conservas conservera floristeria joyeria optica cerrajeria gasolinera autoescuela guarderia residencia editorial teatro biblioteca diputacion mancomunidad vinos lacteos viveros almacenes supermercados cafeteria bar
  livraria carpintaria adega pastelaria serralharia conserveira azulejaria florista joalharia quinta creche lar misericordia junta biblioteca teatro editora cervejaria talho peixaria papelaria tipografia ceramica vidros viveiros
  waterschap hoogheemraadschap timmerfabriek scheepswerf molen wijngaard visserij schouwburg bibliotheek woningcorporatie zorgcentrum verpleeghuis makelaardij notariskantoor advocatenkantoor uitgeverij kaasmakerij
  werft muhle manufaktur reederei molkerei kelterei kammer sozialstation stadtbucherei bucherei theater rathaus landratsamt kirchengemeinde diakoniewerk pflegeheim seniorenzentrum backhaus gastro kantine sagewerk steinmetz zimmerei dachdeckerei malerei glaserei autowerkstatt fahrschule reisen hotelbetriebe
  varv tryckeri mejeri bibliotek teater apotek plantskola trykkeri meieri slakteri bibliotek apotek sykehjem omsorgssenter vaskeri gartneri planteskole
  drukarnia ksiegarnia spoldzielnia apteka browar huta stocznia mleczarnia cukiernia restauracja teatr biblioteka tartak gospodarstwo wydawnictwo
  notaria notariat kancelaria stolarnia optik mobelhaus buchhandlung metzgerei fleischerei backerei tanzschule fahrschule sparkasse volksbank raiffeisen genossenschaft spedition logistik gasthaus gasthof brauhaus weingut hof gartenbau hausverwaltung immobilien versicherung krankenkasse elainsairaala pelastusliitto pelastuslaitos henkilosto tanssikoulu leipomo kauppa kirjakauppa kukkakauppa tilitoimisto toimisto liike kultasepanliike museo teatteri kaupunginteatteri talli tukku kalatukku kotihoito marjatila tila paivakoti koulu yliopisto ammattikorkeakoulu kaupunki kunta sairaanhoitopiiri hyvinvointialue sairaala terveyskeskus apteekki ravintola kahvila hotelli panimo konepaja telakka veistamo verstas tehdas osuuskauppa pankki yhtio yhdistys saatio seurakunta kustantamo kirjapaino puutarha taimisto kuljetus huolto korjaamo autokorjaamo kampaamo laakariasema ry oy oyj
  firin matbaa eczane kitabevi lokanta restoran anaokulu kres tiyatrosu kutuphanesi mobilya otomotiv
  teknologi teknologia technologie tecnologia tecnologias hogskolan hogskola anstalten borgo convento filmoteca outfitters carriers hauliers glassworks ironworks potteries weavers tailors saddlers chandlers nurserymen brewers maltings sawmills stonemasons caterers opera playhouse arboretum hostel lodge retreat vets lettings wealth distillers creameries tannery foundry smithy laundry cleaners print printers printing analytics dynamics instruments optics ferry harbour harbor docks freightways haulage
  holding sirketi sanayi ticaret grup grubu belediyesi hastanesi universitesi okulu bankasi otel lojistik insaat gida tekstil vakfi dernegi`,
)

/** The last parts of words that say what it is: Museumboerderij, Tischlerwerkstatt, Grundskolan. */
export const organisationEndings = set(`
  boerderij bedrijf school schule zorg winkel groep stichting werkstatt werkstatten werke haus klinik kliniken klinikum spital zentrum amt dienst verein stiftung verband verbund kammer werft muhle
  manufaktur betrieb betriebe handel gesellschaft gemeinschaft gemeinde kirche kita technik apotheke praxis kanzlei erei erij kindergarten pflegeheim seniorenheim kinderheim anstalt gericht sozialwerk bildungswerk hilfswerk
  sagewerk wasserwerk orgelbau holzbau metallbau bootsbau gartenbau hauptmannschaft ministerium direktion behorde genossenschaft bucherei sparkasse akademie agentur treuhand hotel gasthof bestattungen
  skolan skola kommun bolaget verket huset byran sjukhuset forening foreningen skole skolen sykehus sjukehus gruppen bakeri bageri bageriet mejeri mejeriet bryggeri bryggeriet eriet verksted verkstad kliniek ziekenhuis museum museet theater teatret teatern
  schap fabriek centrum lyceum kantoor opvang corporatie paviljoen instituut makelaardij uitgeverij works yard senteret centret klinikken hjemmet fabrikken butikken vaerket vaesenet styrelsen etaten tilsynet banken selskabet kassen fonden kyrkan kontoret
  toimisto keskus koulu opisto virasto laitos yhtyma verstas panimo tehdas leipomo klinikka apteekki paivakoti seurakunta
`)

/** Words that are no employer's name by themselves, whatever stands before them. */
export const notCompanies = set(`
  espace candidat candidato candidata recepcja gerencia hausleitung redaktionen redaktion redaction rediger styrelsen datum uhrzeit tlf
  exams examinations unit shared service services desk vertrauliches vertraulich confidential confidencial confidentiel confidentielle riservata riservato anonym anonymous anonyme unternehmen
  good great bad sad news update summary details overview reminder note hours pay start end
  you your our us we me my it this that the a an all any some next new first second final last one two today tomorrow yesterday now soon then here there time date day week month monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep oct nov dec
  application applications apply interview interviews interviewing position positions role roles job jobs opening opportunity opportunities vacancy candidate candidates candidacy resume cv cover letter offer offers update updates status team teams company department office recruiter recruiters recruiting recruitment hiring manager managers human resources hr talent acquisition people careers career staffing
  thank thanks regards best kind sincerely dear hi hello hey good morning afternoon evening please click here apply login log sign link website site page portal account profile email e-mail mail phone call video zoom google meet teams microsoft skype slack whatsapp telegram signal facetime calendar outlook invitation screen screening
  yes no maybe monday's north south east west usa us uk eu gdpr eeo dei it ai pto ceo cto cfo coo vp pm am est pst cst edt cdt pdt mst mdt gmt utc bst cet cest ist aest nzst
  inmail series gmail linkedin facebook twitter instagram youtube tiktok glassdoor indeed xing github stackoverflow
  candidate-home home dashboard inbox help support privacy terms policy notice unsubscribe settings preferences faq
  ihre ihren ihrem ihnen sie wir uns unser unsere unserem ich du dir dich fragen ruckfragen interesse bewerbung bewerbungen stelle stellen position unternehmen termin termine gesprach vorstellungsgesprach kennenlernen unterlagen anlage anhang lebenslauf herr frau herrn team gehalt vertrag arbeitsvertrag homeoffice montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember uhr personalabteilung absprache bedarf gelegenheit vorfeld rahmen zukunft moment anschluss namen auswahl verfahren bereich haus
  je jouw uw jij wij ons onze sollicitatie vacature functie gesprek kennismaking maandag dinsdag woensdag donderdag vrijdag januari februari maart mei juni juli augustus
  vous votre nous notre nos candidature poste offre entretien entreprise societe equipe lundi mardi mercredi jeudi vendredi janvier fevrier avril juin juillet aout septembre octobre novembre decembre madame monsieur
  usted tu tus nosotros nuestra nuestro candidatura puesto vacante oferta entrevista empresa equipo lunes martes miercoles jueves viernes enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  voce seu sua nos nossa nosso vaga candidatura empresa entrevista processo equipe janeiro fevereiro maio junho julho setembro outubro novembro dezembro
  lei suo sua noi nostra nostro candidatura posizione azienda colloquio team selezione lunedi martedi mercoledi giovedi venerdi gennaio febbraio aprile maggio giugno luglio agosto settembre ottobre dicembre
  dig din ditt oss tjansten rollen stillingen jobbet ansokan ansogning soknad intervju samtale mandag tirsdag onsdag torsdag fredag
  hei moi moikka terve kiitos kiitoksia terveisin ystavallisin hakemus hakemuksesi hakemuksestasi tehtava tehtavaan tehtavan paikka paikkaan paikan tyopaikka haastattelu haastatteluun tervetuloa olemme hienoa onnea tilannetietoa vastaus kutsu maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu`)

/** Small words that stand inside names if a capital follows. */
export const nameConnectors = set(
  'of the and & + de la le les du des d l dell der die das den dem und et y e i og och van von vom zum zur di del della dei degli delle do da dos das för for für till til am an aux au et. sur sous les-bois op ter ten',
)

/** Labels whose value is the employer. */
export const companyLabels = lines(`
company|company name|employer|organisation|organization|hiring company|hiring agency|hiring organization|hiring organisation|agency|client|end client|client name|business|recruiter|advertiser|posted by|employer name|institution|school|trust|employer name|department/agency|brand|legal entity|subsidiary
unternehmen|firma|gesellschaft|konzerngesellschaft|marke|arbeitgeber|organisation|kunde|dienststelle|behörde|einrichtung|bedrijf|merk|werkgever|organisatie|opdrachtgever|klant
företag|arbetsgivare|organisation|virksomhed|selskab|selskap|bolag|arbejdsgiver|bedrift|arbeidsgiver|firma|pracodawca|entreprise|société|marque|employeur|établissement|empresa|compañía|empleador|organización|työnantaja|yritys|organisaatio|asiakas|klient|zleceniodawca|instytucja|kund|uppdragsgivare|oppdragsgiver|auftraggeber|einsatzbetrieb|träger|entidad|organismo|entidade|instituição|órgão|collectivité|organisme|enseigne|instelling|empregador|azienda|società|datore di lavoro|ente|şirket|firma|işveren|kurum`)

/** Words that say a line is somebody's role in hiring, not the job applied for. */
export const hiringRoles = set(`
  recruiter recruiting recruitment recruiters talent hr hrbp people staffing sourcer sourcing acquisition headhunter intercedent personal personalreferent personalreferentin personalleiter personalleitung recrutement recrutrice recruteur rh rrhh reclutamiento seleccion seleccionador reclutadora rekryterare rekruttering rekruterka rekruter selezione recrutadora recrutamento personeelszaken werving hiring personnel resources`)
