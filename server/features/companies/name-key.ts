import { remembered } from '../../lib/remembered.ts'
import { families } from './families.ts'
import { foldWords } from './fold-words.ts'

/**
 * The name folded for comparison: 'ACME Robotics GmbH & Co. KG', 'acme robotics' and 'Acme Robotics Careers' are one.
 */
export const companyKey: (name: string) => string = remembered((name) => {
  const words = foldWords(name.slice(0, 300).replace(webEnding, '')).map((word) => (conjunctions.has(word) ? 'and' : word))
  if (words.length > 1 && articles.has(words[0] ?? '')) words.shift()
  for (;;) {
    const length = trailing(words)
    if (length === 0 || length >= words.length) break
    words.length -= length
  }
  if (words.length > 1 && words.at(-1) === 'and') words.pop()
  return words.join(' ')
})

/** A name as it is shown: without the desk that wrote ('Acme Careers'), with its legal form left as it is. */
export function withoutDesk(name: string): string {
  for (const desk of desks) if (desk.test(name)) return name.replace(desk, '')
  return name
}

/** A name as it is spoken: 'Nordlicht Personal' of 'Nordlicht Personal GmbH'. */
export const spokenName: (name: string) => string = remembered((name) => {
  const words = withoutDesk(name).split(' ')
  while (words.length > 1 && legalForms.has((words.at(-1) ?? '').toLowerCase().replace(/[^\p{L}]+/gu, ''))) words.pop()
  return words.join(' ').replace(/[\s,&.]+$/, '')
})

/**
 * Two wordings of one name; one a part of the other ('DHL' and 'DHL Supply Chain'); acronym, brand or parent of it; or
 * two employers.
 */
type NameRelation = 'same' | 'part' | 'family' | 'different'

export function relateCompanies(a: string, b: string): NameRelation {
  return relateCompanyKeys(companyKey(a), companyKey(b))
}

export function relateCompanyKeys(a: string, b: string): NameRelation {
  if (a === '' || b === '') return 'different'
  if (a === b || a.replaceAll(' ', '') === b.replaceAll(' ', '')) return 'same'
  const [short, long] = a.length < b.length ? [a.split(' '), b.split(' ')] : [b.split(' '), a.split(' ')]
  if (isPartOf(short, long) || tellingPart(short) === tellingPart(long)) return 'part'
  if (familyOf.has(a) && familyOf.get(a) === familyOf.get(b)) return 'family'
  return isAcronymOf(short, long) ? 'family' : 'different'
}

/**
 * Whether a domain's own label is the company's name: 'tempo-team.nl' for 'Tempo-Team', 'careers.acme-robotics.com' for
 * 'Acme Robotics GmbH'.
 */
export function isNamedLike(domainLabel: string, company: string): boolean {
  const ascii = inAscii(company)
  return isKeyLike(domainLabel, companyKey(company)) || (ascii !== company && isKeyLike(domainLabel, companyKey(ascii)))
}

/** As domains write it: 'talentbruecke' for 'Talentbrücke'. */
const inAscii = (name: string): string => name.replace(/[äöüåø]/gi, (letter) => digraphs[letter] ?? letter)
const digraphs: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  Å: 'Aa',
  Ø: 'Oe',
}

function isKeyLike(domainLabel: string, key: string): boolean {
  const label = domainLabel.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const joined = key.replaceAll(' ', '')
  if (label.length < 3 || joined.length < 2) return false
  if (label === joined || label === key.replace(/\band\b| /g, '')) return true
  const words = key.split(' ')
  if (label.length >= 5 && words.includes(label) && !common.has(label)) return true
  // 'roter-hirsch.de' for 'Brauerei Roter Hirsch'
  if (joined.length > label.length && joined.endsWith(label) && beginsWord(words, joined.length - label.length)) return true
  const parts = domainLabel.toLowerCase().split('-')
  if (parts.length > 1) {
    // 'strathearn-jobs.com' for 'University of Strathearn'
    if (labelEndings.has(parts.at(-1) ?? '')) return isKeyLike(parts.slice(0, -1).join('-'), key)
    // 'harbeck-people.com' for 'Harbeck Engineering People'
    const isTelling = (part: string) => part.length > 2 && words.includes(part) && !common.has(part)
    if (parts[0] === words[0] && parts.every(isTelling)) return true
  }
  // 'ashgrovehouse.ie' for 'Ashgrove House Hotel', 'acme-jobs.com' for 'Acme'
  if (isInitialled(label, words) || isShortened(label, words)) return true
  const first = words[0] ?? ''
  if (joined.startsWith(label) && label.length >= 4 && label.length >= first.length) return true
  return joined.length >= 4 && label.startsWith(joined) && labelEndings.has(label.slice(joined.length))
}

/** 'hcc' and 'harrow-cc' for 'Harrow Coach Company': from some word on only initials. */
function isInitialled(label: string, words: readonly string[]): boolean {
  if (words.length < 3 || words.length > 8) return false
  const whole = common.has(words[0] ?? '') ? 0 : words.length - 1
  return words.slice(0, whole + 1).some((_, n) => words.map((word, at) => (at < n ? word : word[0])).join('') === label)
}

/** 'larchfieldstaff' for 'Larchfield Office Staff': the first word and later ones. */
function isShortened(label: string, [first = '', ...others]: readonly string[]): boolean {
  if (first.length < 4 || common.has(first) || !label.startsWith(first) || others.length > 8) return false
  let rests = new Set([label.slice(first.length)])
  for (const word of others) {
    rests = new Set([...rests, ...[...rests].filter((rest) => rest.startsWith(word)).map((rest) => rest.slice(word.length))])
    if (rests.has('')) return true
  }
  return false
}

/** Whether one of a name's words but the last begins at this place of the words written together. */
function beginsWord(words: readonly string[], place: number): boolean {
  let at = 0
  return words.slice(0, -1).some((word) => {
    const isHere = at === place
    at += word.length
    return isHere
  })
}

/**
 * What a name can be found again by when it is written shorter, longer or as one word: its telling words, its initials,
 * its family.
 */
export function nameSigns(key: string): string[] {
  const family = familyOf.get(key)
  const names = family === undefined ? [key] : [key, ...(families[family] ?? []).map(companyKey)]
  const signs = names.flatMap((name) => {
    const words = name.split(' ').filter(Boolean)
    const initials = (all: readonly string[]) => (all.length > 1 ? all.map((word) => word[0]).join('') : '')
    return [
      words.join(''),
      initials(words),
      initials(words.filter((word) => !common.has(word) || word.length > 3)),
      ...words.filter((word) => !common.has(word) && word.length > 1),
    ]
  })
  return [...new Set(signs)].filter((sign) => sign.length > 1)
}

const webEnding = /\.(?:com|io|ai|net|org|co|app|dev)\b/gi
const articles = new Set(['the', 'die', 'der', 'das', 'le', 'la', 'les', 'el', 'los', 'de', 'het'])
const conjunctions = new Set(['und', 'et', 'e', 'y', 'en', 'og', 'och', 'i'])
/** One word each: a domain's label has no more. */
const labelEndings = new Set([
  'jobs',
  'campus',
  'resourcing',
  'assessments',
  'panel',
  'careers',
  'karriere',
  'group',
  'gruppe',
  'hq',
  'app',
  'inc',
  'gmbh',
  'ag',
  'uk',
  'us',
  'de',
  'hr',
  'mail',
  'team',
])

const legalForms = new Set(
  (
    'inc incorporated llc llp lp ltd limited plc corp corporation co pte pty pvt private cic lda ' +
    'gmbh ggmbh mbh zt ag kg kgaa ohg gbr ug haftungsbeschrankt ev eg se ek gesmbh ' +
    'sa sas sasu sarl eurl snc scop sl slu sll slp sau srl srls spa sapa bv nv vof cv bvba sprl scrl cvba asbl vzw aisbl amba ' +
    'ab as asa aps oy oyj hf ehf kft zrt nyrt bt spzoo zoo sro doo dd jdoo ad eood ood sia uab ou ' +
    'ooo oao zao pao kk gk bhd sdn tbk ltda eireli cia sab sapi sca scs ks'
  ).split(' '),
)
/** Parts of a display name that say which desk wrote, and forms of several words. */
const tails = [
  'sp z o o',
  'sp z oo',
  's r o',
  's r l',
  'd o o',
  's a s',
  's a',
  's l',
  's l u',
  'a s',
  'b v',
  'n v',
  's a de c v',
  'sa de cv',
  's de rl de cv',
  'campus',
  'campus recruiting',
  'early careers',
  'student recruitment',
  'graduate recruitment',
  'resourcing',
  'assessments',
  'panel',
  'people and culture',
  'careers',
  'career',
  'karriere',
  'jobs',
  'hiring team',
  'recruiting team',
  'recruitment team',
  'recruiting',
  'talent acquisition',
  'talent acquisition team',
  'talent team',
  'people team',
  'hr team',
  'hr',
].map((tail) => tail.split(' '))

const desks = [
  'Careers?',
  'Karriere',
  'Jobs',
  'Campus(?: Recruiting)?',
  'Early Careers',
  '(?:Student |Graduate |Campus )?Recruit(?:ing|ment) Team',
  '(?:Student|Graduate) Recruitment',
  'Resourcing',
  'Assessments?',
  'Hiring(?: Team)?',
  'Talent (?:Acquisition|Team)(?: Team)?',
  'People Team',
  'HR(?: Team)?',
  'panel',
].map((desk) => new RegExp(` ${desk}$`))

/** How many words at the end are legal form or desk. */
function trailing(words: readonly string[]): number {
  const last = words.at(-1) ?? ''
  const longest = tails.reduce((length, tail) => (tail.length > length && endsWith(words, tail) ? tail.length : length), 0)
  if (longest > 0) return longest
  if (legalForms.has(last)) return 1
  return last === 'and' && words.length > 1 ? 1 : 0
}

function endsWith(words: readonly string[], tail: readonly string[]): boolean {
  return tail.every((word, i) => words[words.length - tail.length + i] === word)
}

/** Words that many employers carry: alone they name nobody. */
const common = new Set(
  (
    'nhs hospitals personal personalservice zeitarbeit uitzendbureau interim ' +
    'and of for the group groupe gruppe grupo gruppo holding holdings international global europe uk us usa ireland germany deutschland ' +
    'france espana nederland hotel hotels health healthcare care home homes clinic hospital university universitat college school bank ' +
    'labs lab studio studios media digital software systems system solutions services service technologies technology tech data ' +
    'consulting partners recruitment recruiting staffing talent search logistics logistica supply chain energy foods food restaurant ' +
    'cafe bar shop store stores city north south east west new first royal national general american united trust foundation council ' +
    'de del la el los las di da du des van der den'
  ).split(' '),
)

function isPartOf(short: readonly string[], long: readonly string[]): boolean {
  return short.some((word) => !common.has(word) && word.length > 1) && short.every((word) => long.includes(word))
}

/** Which desk or country of an employer wrote. */
const desksAndPlaces = new Set(
  (
    'panel assessments campus careers early student students graduate graduates resourcing recruiting recruitment jobs hiring team people hr ' +
    'uk gb us usa ireland germany deutschland austria osterreich switzerland schweiz suisse italia italy france espana spain portugal polska poland ' +
    'belgie belgique belgium netherlands nederland england scotland wales canada india australia america europe international global group'
  ).split(' '),
)

/** 'lidl' of 'Lidl GB' and of 'Lidl Assessments'; unlike anything where a name has no word of its own. */
function tellingPart(words: readonly string[]): string | symbol {
  const own = words.filter((word) => !desksAndPlaces.has(word))
  return own.some((word) => !common.has(word)) ? own.join(' ') : Symbol('nothing')
}

function isAcronymOf(short: readonly string[], long: readonly string[]): boolean {
  const [acronym] = short
  if (short.length !== 1 || acronym === undefined || acronym.length < 2 || long.length < 2) return false
  const initials = (words: readonly string[]) => words.map((word) => word[0]).join('')
  return acronym === initials(long) || acronym === initials(long.filter((word) => !common.has(word) || word.length > 3))
}

const familyOf = new Map(families.flatMap((family, i) => family.map((name) => [companyKey(name), i] as const)))
