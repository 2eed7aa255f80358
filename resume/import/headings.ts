import type { SectionName } from '../../contract/resume-document.ts'

export type Heading = SectionName | 'summary' | 'contact'

/** Section titles in the supported languages, in lower case without accents. */
const words: Record<Heading, string> = {
  summary:
    'summary|profile|about|about me|professional summary|professional profile|objective|career objective|personal statement|executive summary|profil|kurzprofil|uber mich|zusammenfassung|a propos|resume professionnel|perfil|perfil profesional|resumen|sobre mi|profilo|profilo professionale|sobre mim|resumo|profiel|samenvatting|over mij|sammanfattning|om mig|ozet|hakkimda|profiili|profil zawodowy|podsumowanie|o mnie|shrnuti|osszefoglalo',
  work: 'experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|berufserfahrung|beruflicher werdegang|berufliche erfahrung|berufspraxis|praktische erfahrung|experience professionnelle|experiences professionnelles|experiences|experiencia|experiencia laboral|experiencia profesional|esperienza|esperienze|esperienza lavorativa|esperienze professionali|experiencia profissional|werkervaring|ervaring|arbetslivserfarenhet|erfarenhet|erhvervserfaring|arbeidserfaring|is deneyimi|deneyim|tyokokemus|doswiadczenie|doswiadczenie zawodowe|pracovni zkusenosti|praxe|szakmai tapasztalat',
  education:
    'education|academic background|education and training|academic qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|formation|formations|etudes|diplomes|formacion|formacion academica|educacion|estudios|istruzione|istruzione e formazione|formazione|formacao|formacao academica|educacao|opleiding|opleidingen|onderwijs|utbildning|uddannelse|utdanning|egitim|ogrenim|koulutus|wyksztalcenie|edukacja|vzdelani|tanulmanyok|vegzettseg',
  skills:
    'skills|technical skills|key skills|core skills|core competencies|competencies|skills and tools|technologies|tech stack|expertise|kenntnisse|fahigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|competences|competences techniques|habilidades|competencias|aptitudes|conocimientos|competenze|competenze tecniche|capacita|vaardigheden|competenties|kompetenser|fardigheter|kompetencer|ferdigheter|beceriler|yetenekler|taidot|osaaminen|umiejetnosci|dovednosti|keszsegek',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|lingue|linguas|talen|sprak|sprog|diller|yabanci diller|kielet|kielitaito|jezyki|jezyki obce|jazyky|nyelvek|nyelvtudas',
  projects:
    'projects|personal projects|selected projects|side projects|open source|projekte|projets|proyectos|progetti|projetos|projecten|projekt|projekter|prosjekter|projeler|projektit|projekty|projektek',
  certificates:
    'certificates|certifications|licenses and certifications|licenses & certifications|courses and certificates|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|certificats|certificaciones|certificazioni|certificacoes|certificaten|certifikat|certifieringar|certifikater|sertifikater|sertifiseringer|sertifikalar|sertifikaatit|certyfikaty|certifikaty',
  awards:
    'awards|honors|honours|awards and honors|honors and awards|honors & awards|achievements|auszeichnungen|preise|distinctions|prix|premios|reconocimientos|premi|riconoscimenti|premios e distincoes|prijzen|utmarkelser|utmerkelser|oduller|priser|palkinnot|nagrody|oceneni|dijak',
  publications:
    'publications|selected publications|papers|veroffentlichungen|publikationen|publicaciones|pubblicazioni|publicacoes|publicaties|publikationer|publikasjoner|yayinlar|julkaisut|publikacje|publikace|publikaciok',
  volunteer:
    'volunteering|volunteer|volunteer experience|volunteer work|community service|ehrenamt|ehrenamtliches engagement|engagement|benevolat|voluntariado|volontariato|vrijwilligerswerk|volontararbete|ideellt arbete|frivilligt arbejde|frivillig arbeid|gonullu calismalar|gonulluluk|vapaaehtoistyo|wolontariat|dobrovolnictvi|onkentes munka',
  interests:
    'interests|hobbies|hobbies and interests|interests and hobbies|interessen|hobbys|centres d’interet|centres d interet|loisirs|intereses|aficiones|interessi|interesses|interesser|ilgi alanlari|hobiler|hobby’s|hobby|intressen|fritidsinteresser|harrastukset|zainteresowania|zajmy|erdeklodes',
  references:
    'references|referees|referenzen|referencias|referenze|referenties|referenser|referencer|referanser|referanslar|suosittelijat|referencje|reference',
  contact:
    'contact|contact details|contact information|kontakt|kontaktdaten|personliche daten|personal details|personal information|coordonnees|contacto|datos personales|contatti|dati personali|contatos|contactgegevens|yhteystiedot|dane osobowe',
}

const byWords = new Map(Object.entries(words).flatMap(([key, list]) => list.split('|').map((one) => [one, key as Heading])))

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

/** Which section a line is the title of; null for any other line. */
export function headingOf(text: string): Heading | null {
  if (text.length > 60) return null
  return byWords.get(folded(text).replace(/[\s:.]+$/, '')) ?? null
}
