import type { SectionName } from '../../contract/resume-document.ts'

export type Heading = SectionName | 'summary' | 'contact'

/** Section titles in the supported languages, in lower case without accents. */
const words: Record<Heading, string> = {
  summary:
    'summary|profile|about|about me|professional summary|professional profile|objective|career objective|personal statement|executive summary|profil|kurzprofil|uber mich|zusammenfassung|a propos|resume professionnel|perfil|perfil profesional|resumen|sobre mi|profilo|profilo professionale|sobre mim|resumo|profiel|samenvatting|over mij|sammanfattning|om mig|ozet|hakkimda|profiili|profil zawodowy|podsumowanie|o mnie|shrnuti|osszefoglalo|career summary|career profile|personal profile|introduction|who i am|overview|personal summary|profile summary|bio|uber meine person|personliches profil|persoonlijk profiel|profil professionnel|resumen profesional|chi sono|perfil profissional|resumen ejecutivo|presentacion|presentation|apresentacao|presentazione|resume|profilo personale|podsumowanie zawodowe|kim jestem|profesni profil|kort om mig|profiltekst|personligt|hvem er jeg|sammendrag|sammenfatning|nokkelkvalifikasjoner|yhteenveto|tietoa minusta|kariyer hedefi|profesyonel ozet|objetivo|objectif|ziel|career goal',
  work: 'experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|berufserfahrung|beruflicher werdegang|berufliche erfahrung|berufspraxis|praktische erfahrung|experience professionnelle|experiences professionnelles|experiences|experiencia|experiencia laboral|experiencia profesional|esperienza|esperienze|esperienza lavorativa|esperienze professionali|experiencia profissional|werkervaring|ervaring|arbetslivserfarenhet|erfarenhet|erhvervserfaring|arbejdserfaring|arbeidserfaringer|arbeidserfaring|is deneyimi|deneyim|tyokokemus|doswiadczenie|doswiadczenie zawodowe|pracovni zkusenosti|praxe|szakmai tapasztalat|work|jobs|positions|experience & employment|industry experience|experience summary|career summary history|berufliche stationen|werdegang|berufliche tatigkeiten|tatigkeiten|arbeitserfahrung|praxiserfahrung|praktika|parcours professionnel|parcours|emplois|stages|experiences de travail|trayectoria profesional|trayectoria|experiencias|historial laboral|empleo|percorso professionale|carriera|esperienza professionale|percurso profissional|experiencias profissionais|emprego|loopbaan|relevante werkervaring|arbeidservaring|anstallningar|arbetserfarenhet|yrkeserfarenhet|tidigare anstallningar|erfaring|yrkeserfaring|joberfaring|ansaettelser|ansettelser|tyohistoria|kokemus|mesleki deneyim|calisma deneyimi|historia zatrudnienia|przebieg kariery|kariera|praca|zamestnani|pracovni praxe|munkatapasztalat|profesionalni zkusenosti|internships|internship experience|teaching experience|research experience|leadership experience|freelance work',
  education:
    'education|academic background|education and training|academic qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|formation|formations|etudes|diplomes|formacion|formacion academica|educacion|estudios|istruzione|istruzione e formazione|formazione|formacao|formacao academica|educacao|opleiding|opleidingen|onderwijs|utbildning|uddannelse|utdanning|egitim|ogrenim|koulutus|wyksztalcenie|edukacja|vzdelani|tanulmanyok|vegzettseg|educational background|education & training|academics|academic history|training|degrees|schooling|academic profile|aus- und weiterbildung|aus-|ausbildung & studium|studium & ausbildung|hochschulstudium|schule|schulische ausbildung|akademische ausbildung|schulischer werdegang|diplomes et formations|formation academique|scolarite|parcours scolaire|parcours academique|cursus|titulos|titulacion|estudios academicos|educacion y formacion|titoli di studio|studi|percorso di studi|percorso formativo|educacao e formacao|habilitacoes|habilitacoes literarias|habilitacoes academicas|estudos|studie|scholing|cursussen|opleidingen en cursussen|utbildningar|studier|uddannelser|utdannelse|opintoni|opinnot|egitim bilgileri|wyksztalcenie i kursy|studia|nauka|vzdelavani|iskolak',
  skills:
    'skills|technical skills|key skills|core skills|core competencies|competencies|skills and tools|technologies|tech stack|expertise|kenntnisse|fahigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|competences|competences techniques|habilidades|competencias|aptitudes|conocimientos|competenze|competenze tecniche|capacita|vaardigheden|competenties|kompetenser|fardigheter|kompetencer|ferdigheter|beceriler|yetenekler|taidot|osaaminen|umiejetnosci|dovednosti|keszsegek|skill set|skillset|skills & expertise|professional skills|areas of expertise|strengths|abilities|computer skills|it skills|digital skills|programming|software|tools|tools & technologies|technical proficiencies|technical expertise|proficiencies|digital competences|tech skills|skills summary|core competences|edv|it|edv-kenntnisse & software|fachkompetenzen|starken|software-kenntnisse|technische kenntnisse|qualifikationen|fertigkeiten|kompetenzprofil|it kenntnisse|savoir-faire|savoir-etre|atouts|outils|informatique|logiciels|destrezas|capacidades|informatica|herramientas|competencias tecnicas|habilidades tecnicas|competenze digitali|capacita e competenze|abilita|conoscenze|competencias digitais|aptidoes|conhecimentos|kennis|kennis en vaardigheden|kwaliteiten|sterke punten|computervaardigheden|kunskaper|datakunskaper|kvalifikationer|kvalifikasjoner|ekspertise|kunnskaper|styrker|it-kompetencer|kyvyt|yetkinlikler|teknik beceriler|bilgisayar|kluczowe umiejetnosci|kompetencje|kwalifikacje|mocne strony|znajomosc programow|schopnosti|znalosti|kompetenciak|informatikai ismeretek',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|lingue|linguas|talen|sprak|sprog|diller|yabanci diller|kielet|kielitaito|jezyki|jezyki obce|jazyky|nyelvek|nyelvtudas|language|language proficiency|spoken languages|foreign languages|language competence|fremdsprachen|langues etrangeres|competences linguistiques|conocimiento de idiomas|lenguas|conoscenze linguistiche|competenze linguistiche|lingue straniere|competencias linguisticas|talenkennis|sprakkunskaper|sprogkundskaber|sprogfaerdigheder|sprakkunnskaper|sprakferdigheter|kielitaidot|dil bilgisi|znajomosc jezykow|jazykove znalosti|jazykove dovednosti|idegen nyelvek',
  projects:
    'projects|personal projects|selected projects|side projects|open source|projekte|projets|proyectos|progetti|projetos|projecten|projekt|projekter|prosjekter|projeler|projektit|projekty|projektek|key projects|project experience|portfolio|proyectos personales|progetti personali|projets personnels|academic projects|projektarbeiten|projekterfahrung|open source projects',
  certificates:
    'certificates|certifications|licenses and certifications|licenses & certifications|courses and certificates|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|certificats|certificaciones|certificazioni|certificacoes|certificaten|certifikat|certifieringar|certifikater|sertifikater|sertifiseringer|sertifikalar|sertifikaatit|certyfikaty|certifikaty|certification|licenses|courses|licences & certifications|licenses certifications|certificates & courses|training & certifications|trainings|professional development|continuing education|kurse|fortbildungen|fortbildung|seminare|zertifikate & kurse|lehrgange|cours|certifications et formations|formations complementaires|cursos|cursos y certificados|certificados|formacion complementaria|corsi|corsi e certificazioni|certificati|cursos e certificacoes|formacao complementar|certificering|trainingen|kurser|kurser och certifikat|kursbevis|kurser & certifikater|sertifikatlar|kurslar|kursy i certyfikaty|kursy|szkolenia|szkolenia i certyfikaty|uprawnienia|kurzy|tanfolyamok|kurssit',
  awards:
    'awards|honors|honours|awards and honors|honors and awards|honors & awards|achievements|auszeichnungen|preise|distinctions|prix|premios|reconocimientos|premi|riconoscimenti|premios e distincoes|prijzen|utmarkelser|utmerkelser|oduller|priser|palkinnot|nagrody|oceneni|dijak|award|scholarships|honours & awards|awards & achievements|scholarships & awards|recognition|accomplishments|stipendien|ehrungen|auszeichnungen & stipendien|prix et distinctions|recompenses|bourses|logros|becas|distinciones|borse di studio|distincoes|conquistas|onderscheidingen|beurzen|stipendier|priser och utmarkelser|osiagniecia|stypendia|basarilar|uspechy',
  publications:
    'publications|selected publications|papers|veroffentlichungen|publikationen|publicaciones|pubblicazioni|publicacoes|publicaties|publikationer|publikasjoner|yayinlar|julkaisut|publikacje|publikace|publikaciok|research publications|conference papers|articles|books|patents|publications & talks|wissenschaftliche veroffentlichungen|articulos|articoli',
  volunteer:
    'volunteering|volunteer|volunteer experience|volunteer work|community service|ehrenamt|ehrenamtliches engagement|engagement|benevolat|voluntariado|volontariato|vrijwilligerswerk|volontararbete|ideellt arbete|frivilligt arbejde|frivillig arbeid|gonullu calismalar|gonulluluk|vapaaehtoistyo|wolontariat|dobrovolnictvi|onkentes munka|social engagement|voluntary work|extracurricular|extracurricular activities|activities|leadership & activities|volunteering experience|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|soziales engagement|engagements associatifs|vie associative|associatif|experience benevole|experiencia de voluntariado|voluntariados|attivita di volontariato|experiencia voluntaria|vrijwilligers werk|nevenactiviteiten|ideellt engagemang|foreningsliv|frivilligt|frivillig|verv|dzialalnosc spoleczna',
  interests:
    "interests|hobbies|hobbies and interests|interests and hobbies|interessen|hobbys|centres d'interet|centres d interet|loisirs|intereses|aficiones|interessi|interesses|interesser|ilgi alanlari|hobiler|hobby's|hobby|intressen|fritidsinteresser|harrastukset|zainteresowania|zajmy|erdeklodes|personal interests|interests & activities|freizeit|personliche interessen|hobbys & interessen|hobbies et centres d'interet|centres d'interet|passions|hobbys und interessen|aficiones e intereses|hobby e interessi|passatempos|hobby's en interesses|hobby's|fritid|intressen & hobbyer|fritidsintresser|harrastukset ja kiinnostuksen kohteet|konicky|hobbi",
  references:
    'references|referees|referenzen|referencias|referenze|referenties|referenser|referencer|referanser|referanslar|suosittelijat|referencje|reference|personal references|references available|recommendations|recomendaciones|raccomandazioni|lettres de recommandation|recomendacoes',
  contact:
    'contact|contact details|contact information|kontakt|kontaktdaten|personliche daten|personal details|personal information|coordonnees|contacto|datos personales|contatti|dati personali|contatos|contactgegevens|yhteystiedot|dane osobowe|contact me|contact info|get in touch|details|personal info|personal data|links|profiles|zur person|angaben zur person|personalien|kontaktinformationen|informations personnelles|etat civil|contactar|informacion personal|informacion de contacto|datos de contacto|informazioni personali|informazioni di contatto|recapiti|contactos|informacao pessoal|dados pessoais|personalia|persoonlijke gegevens|persoonsgegevens|kontaktuppgifter|personuppgifter|kontaktoplysninger|personlige oplysninger|personlige opplysninger|kontaktinformasjon|henkilotiedot|iletisim|kisisel bilgiler|dane kontaktowe|dane|osobni udaje|kontaktni udaje|kontaktne udaje|elerhetoseg|szemelyes adatok',
}

const byWords = new Map(Object.entries(words).flatMap(([key, list]) => list.split('|').map((one) => [one, key as Heading])))

const byLetters = new Map([...byWords].map(([name, heading]) => [name.replace(/[ ']/g, ''), heading]))

export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .trim()

/** Words that say no more of a section. */
const more =
  /^(?:my|the|professional|relevant|related|other|additional|selected|key|core|main|personal|further|recent|notable|technical|soft|hard|general|work|career|summary|of|and|a|in|details|overview|qualifications|background|history|record|section|beruflich\w*|personlich\w*|relevante?\w*|weitere\w*|sonstige\w*|besondere|meine?|fachliche|persoonlijk\w*|relevant\w*|overige|professionnel\w*|personnel\w*|autres|mes|profesional\w*|laboral|otr[oa]s|personal\w*|principal\w*|profissional\w*|pessoa\w*|outr[oa]s|professional\w*|personal\w*|altre|zawodow\w*|kluczow\w*|dodatkow\w*|inne|yrkes\w*|ovrig\w*|relevante|andre|mine?|mina|sertifika\w*)$/

/** Which section a line is the title of; null for any other line. */
export function headingOf(text: string): Heading | null {
  if (text.length > 60 || text.length < 2) return null
  const plain = folded(text)
    .replace(/[\s:.]+$/, '')
    .replace(/^\W+/, '')
    .replace(/’|`/g, "'")
  // Letters that stand apart hide where the words end.
  const known = byWords.get(plain) ?? (plain.length > 9 ? byLetters.get(plain.replace(/[ ']/g, '')) : undefined)
  if (known) return known
  const list = plain.split(/ ?[&+/] ?|, | (?:and|und|et|y|e|en|och|og|i|ve|ja|oraz) /)
  const found = list.map((part) => byWords.get(part) ?? byWords.get(bare(part)))
  return found.every((one) => one !== undefined) ? (found[0] ?? null) : null
}

const bare = (text: string) =>
  text
    .split(' ')
    .filter((word) => !more.test(word))
    .join(' ')
