import type { Evidence, Reading } from '../../domain/reading.ts'
import { fold } from '../../domain/text/fold.ts'
import type { NormalisedMail } from '../mail.ts'
import { quoteOf } from '../quote.ts'
import { cardParts } from './card-line.ts'
import type { Passage } from './passages.ts'
import { hoursIn } from './words/weekly-hours.ts'
import { isOfOther, jobIn } from './work-mode.ts'

type EmploymentType = NonNullable<Reading['employmentType']>

/** What says more comes first: a full-time internship is an internship. */
const words: [EmploymentType, string][] = [
  [
    'internship',
    'internships?|(?:pflicht)?praktik(?:um|umsplatz|umsstelle|antin|anten?)|(?:contrat|convention|offre) de stage|stagiaire|(?:contrato|puesto|convenio|programa) (?:de|en) practicas|en practicas|becari[oa]|pasantias?|tirocini[oa]|estagi(?:o|os|ari[oa])|stageplek|stageplaats|stageovereenkomst|praktikplats|praktikophold|harjoittelu\\p{L}*|stazyst(?:a|ka)|program stazowy|staj(?:yer)?',
  ],
  [
    'apprenticeship',
    'apprenticeships?|ausbildungsplatz|ausbildungsstelle|ausbildungsvertrag|lehrstelle|(?:contrat|poste) (?:en|d.) ?(?:apprentissage|alternance)|contrato de aprendizaje|apprendistato|leerwerkplek|larlingsplats|laerlingeplads|laerlingplass|elevplads|oppisopimus\\p{L}*',
  ],
  [
    'volunteer',
    'volunteer(?:ing)?|ehrenamt\\p{L}*|benevolat|voluntariado|volontariato|vrijwilligerswerk|volontararbete|frivilligt? arbe[jit]\\p{L}*|vapaaehtoistyo\\p{L}*|wolontariat|gonulluluk',
  ],
  [
    'contract',
    'freelance\\p{L}*|independent contractor|as a contractor|contract (?:role|position|job|basis)|freie mitarbeit|werkvertrag|libero professionista|zzp(?:-opdracht)?|konsultuppdrag|kontrakt b2b|b2b(?: contract)?',
  ],
  [
    'temporary',
    'temporary|fixed[- ]term|(?:maternity|paternity|parental)(?: leave)? cover|(?:elternzeit|mutterschutz|schwangerschafts|mutterschafts)-?vertretung|remplacement (?:de |d.un )?conge maternite|sustitucion (?:por )?maternidad|sostituzione (?:di )?maternita|zwangerschaps(?:vervanging|verlof)|befristet\\p{L}*|cdd|contrat a duree determinee|(?:contrato|puesto|empleo) temporal|tempo determinato|contrato a termo(?: certo)?|tijdelijke? (?:functie|baan|contract|aanstelling|dienstverband)|vikariat\\p{L}*|visstid\\p{L}*|tidsbegransad\\p{L}*|midlertidige? (?:stilling\\p{L}*|ansaettelse|jobb?)|tidsbegraenset|maaraaikai\\p{L}*|(?:umow[ay] )?na czas okreslony|belirli sureli',
  ],
  [
    'part-time',
    'part[- ]?time|teilzeit\\p{L}*|(?:a )?temps partiel|mi-temps|(?:jornada|tiempo) parcial|media jornada|(?:a )?tempo parziale|tempo parcial|meio periodo|deeltijd\\p{L}*|parttime\\p{L}*|deltid\\p{L}*|osa-aikai\\p{L}*|osa-aikatyo\\p{L}*|(?:pol|czesc) etatu|niepelny(?:m)? (?:etat|wymiar)\\p{L}*|yari zamanli',
  ],
  [
    'full-time',
    'full[- ]?time|vollzeit\\p{L}*|(?:a )?temps (?:plein|complet)|plein[- ]temps|(?:jornada|tiempo) complet[ao]|(?:a )?tempo pieno|tempo (?:inteiro|integral|completo)|voltijd\\p{L}*|fulltime\\p{L}*|heltid\\p{L}*|fuldtid\\p{L}*|kokoaikai\\p{L}*|kokoaikatyo\\p{L}*|pelny(?:m|ego)? (?:etat|wymiar)\\p{L}*|tam zamanli',
  ],
]
/** Most sentences have none of them. */
const anyType = new RegExp(`(?<![\\p{L}\\d])(?:${words.map(([, all]) => all).join('|')})(?![\\p{L}\\d])`, 'u')
const types = words.map(([type, all]) => ({ type, pattern: new RegExp(`(?<![\\p{L}\\d])(?:${all})(?![\\p{L}\\d])`, 'iu') }))

const labels =
  /^(?:employment(?: type| status)?|job[- ]type|type of (?:employment|contract|position|job)|contract(?: type)?|position type|working (?:hours|time)|hours|schedule|time type|anstellungsart|art der (?:anstellung|beschaftigung)|beschaftigungsart|beschaftigungsverhaltnis|vertragsart|arbeitszeit(?:modell)?|umfang|type de (?:contrat|poste|emploi)|contrat|temps de travail|tipo de (?:contrato|empleo|jornada)|jornada|contrato|tipo di (?:contratto|impiego)|contratto|orario|tipo de (?:emprego|vinculo)|horario|dienstverband|type (?:contract|dienstverband)|contractvorm|anstallningsform|omfattning|anstallningstyp|ansaettelsesform|ansaettelse|stillingstype|ansettelsesform|tyosuhde|tyosuhteen (?:tyyppi|muoto)|rodzaj umowy|typ umowy|wymiar(?: etatu| pracy)?|calisma (?:sekli|turu)|istihdam turu)$/u

/** Compounds that name the job themselves: 'Vollzeitstelle', 'deeltijdbaan'. */
const namesJob =
  /(?:stelle|beschaftigung|anstellung|job|baan|functie|tjanst|stilling|jobb|stage|praktikum|tyo|etatu?|internship|apprenticeship)$/u

interface Told {
  value: EmploymentType
  evidence: Evidence
}

/** How somebody would be employed, where the mail says so beside the title, by a label or in a sentence about the job. */
export function employmentTypeOf(
  mail: NormalisedMail,
  passages: readonly Passage[],
  title: string | null,
  company: string | null = null,
): Told | null {
  return (
    labelled(mail) ??
    (title === null ? null : besideTitle(passages, title)) ??
    onCard(mail, [title, company]) ??
    inSentence(passages, title)
  )
}

const typeOfTitle = (type: EmploymentType | null) => (type !== null && ofTitles.has(type) ? type : null)

const evidenceOf = (text: string, decisive: string, where: Evidence['where']): Evidence => ({
  field: 'employmentType',
  quote: quoteOf(text, decisive),
  where,
})

/** Null where it leaves a choice: 'full or part time'. */
function typeIn(text: string): EmploymentType | null {
  const folded = fold(text)
  if (!anyType.test(folded)) return typeOfHours(folded)
  const found = types.flatMap(({ type, pattern }) => (pattern.test(folded) ? [type] : []))
  const isChoice = found.includes('part-time') && (found.includes('full-time') || /full[ -]?(?:or|and|\/)/u.test(folded))
  return isChoice ? null : (found[0] ?? null)
}

/** '28 uur', '20 h/Woche': from 35 hours on trades and countries differ in what they call full-time. */
function typeOfHours(folded: string): EmploymentType | null {
  const hours = hoursIn(folded)
  return hours !== null && hours >= 4 && hours <= mostInPart ? 'part-time' : null
}
const mostInPart = 32

/** 'Employment type: Full-time, permanent' */
function labelled(mail: NormalisedMail): Told | null {
  for (const { text, zone } of mail.lines.slice(0, 60)) {
    const colon = text.indexOf(':')
    if (zone !== 'body' || colon < 1 || text.length > 120 || !labels.test(fold(text.slice(0, colon)).trim())) continue
    const value = typeIn(text.slice(colon + 1))
    if (value) return { value, evidence: evidenceOf(text, text.slice(colon + 1).trim(), 'body') }
  }
  return null
}

const interns = /(?<!\p{L})(?:intern|internship|praktikant(?:in)?|praktikum)$/iu
/** Somebody may coordinate volunteers and apprenticeships. */
const ofTitles: ReadonlySet<EmploymentType> = new Set(['full-time', 'part-time', 'temporary'])

/** 'Shop Assistant (Part-time)', 'Full-time Nurse' */
function besideTitle(passages: readonly Passage[], title: string): Told | null {
  const inTitle = (text: string) => (interns.test(fold(text)) ? 'internship' : typeOfTitle(typeIn(text)))
  const named = inTitle(title)
  for (const { text, zone, where } of passages) {
    const at = zone === 'quoted' || zone === 'footer' ? -1 : text.indexOf(title)
    if (at < 0) continue
    const [behind = ''] =
      /^(?:\s?\([^()]{2,12}\))?(?:\s?[–—|·(,-]\s?|\s(?:in|à|en|a|på|em|w)\s)(?:[^.!?()]|\.(?=\/)){2,30}/u.exec(
        text.slice(at + title.length),
      ) ?? []
    const value = named ?? inTitle(behind)
    if (value) return { value, evidence: evidenceOf(text, named ? title : behind, where) }
  }
  return null
}

/** 'Leeds · Hybrid · Full-time' */
function onCard(mail: NormalisedMail, names: readonly (string | null)[]): Told | null {
  for (const { text, line } of cardParts(mail, names)) {
    const value = text.length > 60 || names.some((name) => name !== null && text.includes(name)) ? null : typeIn(text)
    if (value) return { value, evidence: evidenceOf(line, text, 'body') }
  }
  return null
}

/** 'This is a full-time position.' Null where the sentences say several things. The title itself says nothing here. */
function inSentence(passages: readonly Passage[], title: string | null): Told | null {
  const said = passages.flatMap(({ text, zone, where }): Told[] => {
    if (zone !== 'body' || text.length > 400) return []
    const folded = fold(title === null ? text : text.replaceAll(title, ' '))
    const value = typeIn(folded)
    const found = types.find(({ type }) => type === value)?.pattern.exec(folded)
    if (!value || !found || isOfOther(folded)) return []
    const job = jobIn(folded)
    const isOfIt = namesJob.test(found[0]) || (job >= 0 && Math.abs(job - found.index) < 60)
    return isOfIt ? [{ value, evidence: evidenceOf(text, '', where) }] : []
  })
  return said.every(({ value }) => value === said[0]?.value) ? (said[0] ?? null) : null
}
