import { fold } from '../../../domain/text/fold.ts'
import { occupationWords } from './occupation-words.ts'
import { postLength } from './posts.ts'

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
redaktor forvarer underviser stadare kopare slagare planlaegger planlegger handlare brandman bygger syer laerling plukker
schrijver ondersteuner verantwoordelijke kok waker kweker redacteur gezel consulent consulente experte expertin schreiner schreinerin projektierer
atore atrice adora ateur ologi vahti vartija opas rakentaja korjaaja maalari muurari soittaja ompelija pakkaaja siivooja
emanta isanta kuski yrittaja hygienisti sijainen tuottaja lomittaja notaari pastori
arbeidar laerar leiar pleiar gjevar handsamar teknikar mekanikar elektrikar utviklar seljar
smand mager bestyrer bogholder sekretaer direktor konstruktor dommer elev fuldmaegtig fullmektig offiser overlege stipendiat kaptein traener tolk
planerare forvaltare kurator producent produsent skribent avlosare vaktare befal tranare arkitekt installator professor revisor skoterske
dienstler elektriker installateur lackierer spengler blechner tischler tischlerin maurer dachdecker makler kellner dozent architekt vermittler modellierer optiker grafiker dirigent volontar volontariat lehrling azubi setzer zuchter flechter taucher kapitan chemiker physiker direktorin architektin
directeur bestrijder developer educator brouwer tekenaar machinist secretaris teler veehouder leraar lerares kapitein steward
selvittaja assistentti kuraattori kapteeni tarjoilija hitsaaja kerailija tulkki lehtori rehtori professori palvelija pelastaja kasvattaja leikkaaja muotoilija arkkitehti graafikko puutarhuri kauppias lajittelija purkaja mittaaja upseeri neuvottelija paivystaja
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
beforehand firsthand secondhand shorthand ticketmaster uansvarlig medansvarlig minster munster notaria cartera ferreira wechselrichter gleichrichter jobagent presidente importante metgezel vrijgezel amateur ordinateur indicateur generateur radiateur calculateur indicatore generatore aspiratore acceleratore denominatore simulateur consommateur utilisateur utilisatrice spectateur spectatrice elevateur sterilisateur calculatrice hakuvahti computadora lavadora impresora
tillidsmand domsmand landsmand stellenvermittler skoleelev ministere
`

const words = (table: string) => new Set(fold(table).split(/\s+/).filter(Boolean))
const nounSet = words(occupationWords)
const endingSet = words(endings)
const otherSet = words(others)
const endingLengths = [...new Set([...endingSet].map((ending) => ending.length))]

/** The word without its gendered or plural ending: Técnico/a, Mitarbeiter:in, Verkäufer(in), administrateur.rice, nurses. */
function base(word: string): string {
  const cut = word.search(/[/:*·(_|]|\.(?:e|ne|le|rice|trice|euse)s?$/)
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
  ['erska', 'are'],
  ['arka', 'arz'],
  ['iczka', 'ik'],
  ['yczka', 'yk'],
  ['czyni', 'ca'],
  ['elka', 'el'],
  ['unka', 'un'],
  ['orka', 'or'],
  ['erka', 'er'],
  ['entka', 'ent'],
  ['antka', 'ant'],
  ['istka', 'ista'],
  ['ystka', 'ysta'],
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
