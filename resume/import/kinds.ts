import { folded } from './headings.ts'

/** What short texts at the top of an entry are: jobs, organizations, schools, degrees, places. */

const stems = (words: string) => new RegExp(String.raw`(?<![\p{L}])(?:${words})`, 'u')
const endings = (words: string) => new RegExp(String.raw`(?:${words})(?![\p{L}])`, 'u')

const jobStems = stems(
  'engineer|developer|manager|manag|director|lead\\b|leader|head of|analyst|consultant|designer|architect|administrator|assistant|officer|specialist|coordinator|intern\\b|internship|trainee|apprentice|teacher|professor|lecturer|tutor|nurse|doctor|physician|scientist|researcher|accountant|technician|clerk|programmer|founder|co-founder|ceo\\b|cto\\b|cfo\\b|coo\\b|vp\\b|vice president|president\\b|secretary|editor|writer|journalist|salesperson|sales rep|representative|associate\\b|advisor|adviser|buyer|planner|supervisor|foreman|operator|driver|cook|waiter|waitress|barista|cashier|receptionist|librarian|chemist|biologist|physicist|economist|lawyer|attorney|paralegal|recruiter|strategist|producer|photographer|translator|interpreter|volunteer|freelance|chair|member\\b|owner\\b|postdoc|fellow\\b|owner|mechanic|electrician|carpenter|plumber|welder|pharmacist|therapist|psychologist|surgeon|dentist|paramedic|caregiver|student assistant|teaching assistant|tester|qa\\b|scrum master|data scientist|executive' +
    '|leiter|leitung|berater|referent|sachbearbeit|praktik|werkstud|mitarbeit|kaufmann|kauffrau|assisten|geschaftsfuhr|projektleit|projektingenieur|teamleit|abteilungsleit|entwickl|softwareentwick|softwarearchitekt|ingenieur|techniker|lehrer|pfleg|krankenpfleg|arzt|arztin|volontar|auszubildend|ausbilder|buchhalt|verkauf|einkauf|konstrukteur|disponent|hilfskraft|trainer|dozent|schreiner|elektroniker|mechatroniker' +
    '|ingenier|desarrollador|gerente|jefe|jefa|analista|enfermer|profesor|asesor|abogad|contador|contable|disenador|director|responsable|tecnic|administrativ|auxiliar|becari|encargad|coordinador|consultor|camarer|dependient|arquitect|investigador|voluntari|redactor' +
    '|ingegnere|sviluppat|responsabile|impiegat|tirocin|stagista|stagiaire|insegnante|infermier|consulente|commess|architett|progettist|direttore|direttrice|ricercat|addett|apprendist|volontar|coordinatore|coordinatrice' +
    '|developpeu|ingenieur|chef|cheffe|charge|assistant|redact|conducteur|conductrice|technicien|enseignant|infirmi|comptable|vendeu|conseill|directeur|directrice|gestionnaire|stage\\b|alternan|benevole|apprenti|coordinat|consultant|graphiste|architecte|animat|employe|serveu|professeur|juriste|avocat' +
    '|utveckl|ansvarig|ekonomiansvarig|konsult|saljare|larare|sjukskoterska|projektledare|chef|handlaggare|praktikant|redovisningskonsult|vd\\b|forskare|arkitekt|ekonom|butik' +
    '|ontwikkel|teamleider|medewerk|verpleeg|adviseur|beheerder|docent|leraar|stagiair|manager|projectleider|hoofd|directeur|vrijwillig|verkoper|boekhoud|leidinggevende|onderzoeker' +
    '|salg|saelg|leder|udvikler|sygeplejersk|laerer|konsulent|medarbejder|projektleder|direktor|utvikler|radgiver|frivillig|ingenior|sykepleier|selger|larling|elev\\b' +
    '|kierown|specjalist|stazyst|programist|analityczk|analityk|brygadzist|sprzedaw|nauczyciel|pielegniar|inzynier|ksiegow|dyrektor|asystent|konsultant|koordynator|doradca|magazynier|referent|wolontariusz|lider|projektant|mlodsz|starsz|grafik|przedstawiciel|mechanik|operator' +
    '|arquitet|estagi|engenheir|desenvolvedor|programador|enfermeir|professor|gestor|tecnico|vendedor|assistente|diretor|chefe|coordenador|analista|contabilist|advogad|voluntari|designer|responsavel' +
    '|muhendis|gelistirici|uzman|mudur|yonetici|stajyer|ogretmen|hemsire|danisman|tasarimci|muhasebe|asistan|kehittaja|insinoori|paallikko|asiantuntija|harjoittelija|opettaja|sairaanhoitaja|myyja|suunnittelija',
)
const jobEndings = endings(
  'leiter|leiterin|ingenieur|ingenieurin|entwickler|entwicklerin|berater|beraterin|architekt|architektin|manager|managerin|techniker|technikerin|pfleger|pflegerin|lehrer|lehrerin|assistent|assistentin|verkaufer|verkauferin|kaufmann|kauffrau|student|studentin|fuhrer|fuhrerin|sekretar|sekretarin|chef|chefin|ansvarig|konsult|ledare|utvecklare|ingenjor|leder|medewerker|leider|ontwikkelaar|adviseur|verpleegkundige|beheerder|sjuksköterska|konsulent|assistant|redakteur|redakteurin',
)
const orgWords = stems(
  'bank\\b|banque|banco|banca|hospital|hospitais|hopital|ospedale|klinik|clinic|clinica|clinique|ziekenhuis|sykehus|szpital|universit|college|school|academy|studio|agency|agence|agencia|agenzia|agentur|group\\b|groupe|gruppo|grupo|gruppe|systems|systeme|labs?\\b|consulting|solutions|partners|health|insurance|versicherung|verzekeringen|verlag|technologies|software\\b(?! (?:engineer|dev|arch|lead))|logistics|logistik|logistyka|capital|holding|payments|energy|energie|energia|telecom|foundation|stiftung|fondation|fundacja|fundacion|ministry|ministerium|stadt\\b|gemeinde|council|camara|mairie|theatre|theater|museum|library|radio\\b|media\\b|network|institut|instytut|bureau d|ingenieurburo|atelier|cabinet\\b|hurtownia|sklep|przedsiebiorstwo|werke|roasters|books\\b|robotics|club\\b|shipyards|centre\\b|center\\b|zorgcentrum|elementary\\b(?! school teacher)|pantry|restos|association|verein\\b|company|industries|international\\b|enterprises|ventures|digital\\b(?! (?:mark|prod|design|anal))|constructions|redovisningsbyran|erhvervsakademi',
)
const legal =
  /(?:^|[\s,])(?:inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|co|gmbh(?: & co\.? kg)?|ggmbh|mbh|ag|kg|kgaa|ohg|ug|se|e\.? ?v|s\.? ?a(?:\.? ?s|\.? ?r\.? ?l)?|sarl|sas|s\.?l\.?u?|s\.? ?p\.? ?a|s\.?r\.?l|b\.?v|n\.?v|oyj?|ab|a\/s|aps|asa|as|sp\. ?z ?o\. ?o|s\. ?c|spolka|lda|ltda|a\.?s|kft|zrt|s\.? ?r\.? ?o|pty|pvt)\.?$/iu
const schoolWords = stems(
  'universi|uniwersytet|college\\b|school|schule|institut|academ|akadem|hochschul|fachhochschul|gymnas|lycee|ecole|escuela|instituto|politec|polytech|politechnika|faculty|facult|hogeschool|hogskol|hojskole|kth\\b|eth\\b|epfl\\b|mit\\b|tu \\p{L}|th \\p{L}|fh \\p{L}|htw\\b|roc\\b|ku \\p{L}|liceum|liceo|colegio|technikum|szkola|erhvervsakadem|yliopisto|ammattikorkeakoulu|lukio|conservator|konservator|seminary|bootcamp|iut\\b|istituto|scuola|scola|lise\\b|okul|campus\\b|berufsschule|realschule|oberschule|gesamtschule|kolleg\\b',
)
const degreeWords = stems(
  'bachelor|master|mba\\b|phd|ph\\.d|doctor|dr\\.|b\\.? ?sc|m\\.? ?sc|b\\.? ?a\\b|m\\.? ?a\\b|b\\.? ?eng|m\\.? ?eng|beng|meng|b\\.? ?tech|m\\.? ?tech|btech|mtech|b\\.s|m\\.s|bs\\b|ms\\b|ba\\b|ma\\b|llb|llm|associate of|associate deg|a\\.a|diplom|abitur|fachabitur|staatsexamen|magister|licencja|licenc|inzynier|doktor|promotion|ausbildung|lehre\\b|realschulabschluss|mittlere reife|matura|vordiplom|licence|maitrise|doctorat|dut\\b|bts\\b|bac\\b|baccalaureat|classe prepa|certificat|certificate|grado|licenciatura|doctorado|tecnico|bachiller|laurea|dottorato|mestrado|licenciado|doutor|ensino|hbo\\b|mbo\\b|wo\\b|vwo\\b|havo\\b|opleiding|kandidat|civiling|civilek|hogskoleex|cand\\.|kandidatexamen|masterexamen|markedsforingsokonom|bachelorgrad|mastergrad|lisans|yuksek lisans|onlisans|doktora|maisteri|kandidaatti|tradenomi|insinoori|ged\\b|high school diploma|a-levels?|gcse|minor in|major in|exchange|erasmus|auslandssemester|studium|honours|honors|degree|maturita|erettsegi',
)

const countries = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'tr', 'cs', 'hu'].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    return letters.flatMap((a) =>
      letters.flatMap((b) => {
        const name = names.of(`${a}${b}`)
        return name === undefined ? [] : [folded(name)]
      }),
    )
  }),
)
for (const name of [
  'usa',
  'uk',
  'u.s.',
  'u.k.',
  'england',
  'scotland',
  'wales',
  'northern ireland',
  'uae',
  'holland',
  'czech republic',
  'california',
  'texas',
  'new york',
  'bavaria',
  'bayern',
  'hessen',
  'sachsen',
  'ontario',
  'quebec',
])
  countries.add(name)
const cities = new Set(
  Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/') && !/Etc|GMT/.test(zone))
    .map((zone) => folded((zone.split('/').at(-1) ?? '').replaceAll('_', ' '))),
)
for (const name of 'munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|leipzig|dresden|hannover|nurnberg|bremen|essen|dortmund|karlsruhe|mannheim|freiburg|wien|graz|linz|salzburg|basel|bern|genf|geneve|geneva|lausanne|lyon|marseille|lille|toulouse|nantes|rennes|bordeaux|strasbourg|nice|grenoble|montpellier|barcelona|valencia|sevilla|bilbao|zaragoza|malaga|milano|milan|roma|torino|turin|napoli|bologna|firenze|venezia|porto|lisboa|coimbra|braga|rotterdam|utrecht|den haag|the hague|eindhoven|groningen|antwerpen|gent|ghent|bruxelles|leuven|krakow|wroclaw|poznan|gdansk|lodz|warszawa|katowice|lublin|praha|prague|brno|kobenhavn|aarhus|odense|goteborg|gothenburg|malmo|uppsala|bergen|trondheim|tampere|turku|espoo|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|york|cambridge|oxford|cardiff|cork|galway|boston|seattle|san francisco|austin|dallas|houston|atlanta|miami|philadelphia|portland|washington|san diego|san jose|palo alto|mountain view|montreal|ottawa|calgary|melbourne|bangalore|bengaluru|mumbai|delhi|new delhi|hyderabad|chennai|pune|beijing|shenzhen|hangzhou|osaka|kyoto|seoul|busan|hanoi|ho chi minh city|da nang|tel aviv|haifa|ankara|izmir|thessaloniki|patras|cape town|lagos|abuja|accra|rio de janeiro|medellin|guadalajara|monterrey|krakau|warschau|mailand|brussel|brussels|lisbon|vienna|rome'.split(
  '|',
))
  cities.add(name)
const workplaces = /^(?:remote|hybrid|home ?office|teletravail|remoto|zdalnie|fjernarbeid|distans|op afstand)\b/

const isCapital = (text: string) => /^[\p{Lu}\p{N}]/u.test(text)

export const isJob = (text: string) => jobStems.test(folded(text)) || jobEndings.test(folded(text))
/** Nothing but the form: 'Inc.' of 'Contoso, Inc.' */
export const isLegalForm = (text: string) => text.trim().replace(legal, '') === ''
export const isLegal = (text: string) => legal.test(text.trim())
export const isOrganization = (text: string) => isLegal(text) || orgWords.test(folded(text))
export const isSchool = (text: string) => schoolWords.test(folded(text))
export const isDegree = (text: string) => degreeWords.test(folded(text))

/** By its name, or by what it is in. */
export function isPlace(text: string): boolean {
  if (text.length > 60) return false
  const parts = text
    .replace(/^\(|\)$/g, '')
    .split(/, | \/ | - | \(|\)/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0 || parts.length > 4) return false
  const last = parts.at(-1) ?? ''
  if (parts.length > 1 && /^[A-Z]{2}$/.test(last)) return parts.slice(0, -1).every(isCapital)
  const known = (part: string) => {
    const plain = folded(part).replace(/^(?:[a-z]{1,2}-)?\d{4,6} /, '')
    return countries.has(plain) || cities.has(plain) || workplaces.test(plain)
  }
  if (parts.length === 1) return known(last)
  return known(last) && parts.every((part) => isCapital(part) && !isJob(part) && !isOrganization(part) && !isSchool(part))
}

/** Nothing speaks against it. */
export const mayBePlace = (text: string) =>
  isCapital(text) &&
  text.length < 40 &&
  !/[\d@]/.test(text) &&
  text.split(/[\s,]+/).length <= 4 &&
  !isJob(text) &&
  !isOrganization(text) &&
  !isSchool(text) &&
  !isDegree(text)

export const gradeWord =
  /^(?:(?:final |overall )?grade|gpa|cgpa|note|abschlussnote|gesamtnote|mention|nota|ocena|eindcijfer|betyg|karakter|voto|média)\.? ?:? ?(?=[\d\p{L}])/iu
export const isGrade = (text: string) =>
  gradeWord.test(text) ||
  /^\d{1,3}([.,:]\d{1,2})?( ?\/ ?\d{1,3}([.,]\d)?)?$/.test(text) ||
  /^(?:first|upper second|2:[12]|first class|cum laude|magna cum laude|summa cum laude)\b/i.test(text)

const fluent =
  /^(?:[abc][12](?:[ -/+].*)?|native.*|bilingual.*|mother tongue|fluent.*|proficient.*|advanced|upper.intermediate|intermediate.*|elementary.*|beginner|basic.*|conversational.*|professional.*|full professional.*|limited working.*|business.*|working.*|good|very good|excellent|muttersprache.*|muttersprachler.*|verhandlungssicher.*|fliessend.*|sehr gut.*|gut.*|grundkenntnisse.*|schulkenntnisse|langue maternelle.*|bilingue.*|courant.*|intermediaire.*|avance.*|debutant.*|scolaire|notions|nativ[oa].*|lengua materna|avanzado|intermedio|basico|fluido|madrelingua|ottimo|buono|fluente|scolastico|avancado|intermediario|materna|moedertaal|vloeiend|goed|redelijk|basis|modersmal.*|flytande|flydende|flytende|god|goda kunskaper|grundlaggande|morsmal|aidinkieli|sujuva|hyva|tyydyttava|ana dili?|anadil|akici|orta|iyi|ileri|baslangic|ojczysty|biegl[ye]|plynn[ye]|komunikatywn[ye]|podstawow[ye]|zaawansowan[ye]|dobr[ye]|rodily mluvci|anyanyelv.*)$/
export const isFluency = (text: string) => fluent.test(folded(text))
