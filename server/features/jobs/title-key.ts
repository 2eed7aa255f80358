import { remembered } from '../../lib/remembered.ts'
import { foldWords } from '../companies/index.ts'

/** The job title folded for comparison: 'Sr. Java-Entwickler/in (m/w/d) - REQ-4711' and 'Senior Java Entwickler' are one. */
export const titleKey: (title: string) => string = remembered((title) => titleWords(title).join(' '))

/** How alike two titles are, from 0 (two jobs) to 1 (one title); from 0.6 on one may be a short form of the other. */
export function likenessOfTitles(a: string, b: string): number {
  return likenessOfTitleKeys(titleKey(a), titleKey(b))
}

export function likenessOfTitleKeys(a: string, b: string): number {
  if (a === '' || b === '') return 0
  if (isOneTitle(a, b)) return 1
  const [joinedA, joinedB] = [joinedAsIn(a, b), joinedAsIn(b, a)]
  const [plainA, plainB] = [writtenOutBy(joinedA, joinedB), writtenOutBy(joinedB, joinedA)]
  if (plainA === joinedA && plainB === joinedB) return likenessOfWords(joinedA, joinedB)
  // Once: what two titles write out of each other may be written out again without end.
  return isOneTitle(plainA, plainB) ? 0.8 : Math.min(0.8, likenessOfWords(plainA, plainB))
}

const isOneTitle = (a: string, b: string): boolean => a.replaceAll(' ', '') === b.replaceAll(' ', '')

function likenessOfWords(a: string, b: string): number {
  const [x, y] = [telling(a), telling(b)]
  const levels = compareLevels(x, y)
  if (levels === 'contrary') return 0.2
  const [short, long] = x.length <= y.length ? [x, y] : [y, x]
  const { shared, cutOff } = countShared(short, long)
  if (shared === short.length && shared === long.length) return levels === 'left out' ? 0.7 : cutOff ? 0.8 : 0.95
  // 'Designer' alone is too little to be a short form of 'Staff Product Designer'
  if (shared === short.length) return levels === 'same' ? (short.length > 1 ? 0.8 : 0.65) : 0.6
  return 0.5 * ((2 * shared) / (short.length + long.length))
}

/** 'kitchenhand' for 'kitchen hand', where the other title writes it so. */
function joinedAsIn(title: string, other: string): string {
  const known = new Set(other.split(' '))
  const joined: string[] = []
  for (const word of title.split(' ')) {
    const whole = `${joined.at(-1) ?? ''}${word}`
    if (joined.length > 0 && known.has(whole)) joined[joined.length - 1] = whole
    else joined.push(word)
  }
  return joined.join(' ')
}

/** 'SRE' for 'Site Reliability Engineer', 'SDET' for 'Software Development Engineer in Test', the 'PM' of 'PM Fit Out': initials, by the words of the other title. */
function writtenOutBy(title: string, other: string): string {
  const words = other.split(' ').filter((word) => !smallWords.has(word))
  const initials = words.map((word) => word.slice(0, 1)).join('')
  const known = new Set(words)
  const written = title.split(' ').flatMap((word) => {
    const at = /^[a-z]{2,5}$/.test(word) && !known.has(word) ? initials.indexOf(word) : -1
    return at < 0 ? [word] : words.slice(at, at + word.length)
  })
  return written.join(' ')
}
const smallWords = new Set('in of and for the to at on de la le du des der die das und fur im van het en y e i og och'.split(' '))

/** Drops what says to whom, where to and under which number a job is offered, and writes usual abbreviations out. */
function titleWords(title: string): string[] {
  const bare = title
    .slice(0, 300)
    .replace(genderTag, ' ')
    .replace(allGenders, ' ')
    .replace(requisition, ' ')
    .replace(innerGender, '$1')
  return wordsAsInTitles(bare)
}

/** The words of any text as `titleKey` writes them, for titles to be looked up in. */
export function wordsAsInTitles(text: string): string[] {
  const named = text
    .replace(/c\+\+/gi, 'cpp')
    .replace(/c#/gi, 'csharp')
    .replace(/\.net\b/gi, ' dotnet')
  return foldWords(named).flatMap((word) => writtenOut.get(word)?.split(' ') ?? [word])
}

// (m/w/d), (f/m/x), H/F, m|w|d, (K/M), (w/m/div.), (m/f/d/x)
const genderTag =
  /[([]?(?<![\p{L}\p{N}])(?:[mwfdxhvkžtin]|div\.?|gn)(?:\s?[/|,*]\s?(?:[mwfdxhvkžtin]|div\.?))+(?![\p{L}\p{N}])[)\]]?/giu
const allGenders = /[([]\s?(?:all genders|alle geschlechter|all gender|gn|divers|tous genres|f\/h|h\/f)\s?[)\]]/gi
// 'REQ-4711', '(R-0012345)', 'Job ID 88123', '#4711', 'Ref. AB12345', bare numbers of five digits and more
const requisition =
  /[([]?(?:(?:\b(?:req(?:uisition)?|job|ref(?:erence|erenz)?|kennziffer|vacature|vacante|stellen)(?:[\s-]?(?:id|no|nr|number|nummer))?[\s.:#-]{0,3}|#|\b(?:jr|r|jobid)[-_]?)(?=[\p{L}\p{N}_/-]{0,12}\d{2})[\p{L}\p{N}_/-]{2,24}|\b(?:\d{1,4}-)?\d{5,}\b)[)\]]?/giu
// Entwickler/in, Entwickler:in, Entwickler*innen, Technische/r, Chargé·e, Vendeur/euse, Camarero/a, Infirmier(ère), EntwicklerIn
const innerGender =
  /(\p{Ll})(?:[/:*_·.•]-?|\(-?)(?:in|innen|r|a|e|o|x|euse|trice|rice|ère|iere|ière|ne|ra|ora|sse|esse|frau|mann)\)?(?![\p{L}\p{N}])/gu

const writtenOut = new Map(
  Object.entries({
    sr: 'senior',
    snr: 'senior',
    jr: 'junior',
    jnr: 'junior',
    mgr: 'manager',
    asst: 'assistant',
    assoc: 'associate',
    eng: 'engineer',
    engr: 'engineer',
    dev: 'developer',
    op: 'operative',
    ops: 'operations',
    rep: 'representative',
    admin: 'administrator',
    coord: 'coordinator',
    exec: 'executive',
    swe: 'software engineer',
    sde: 'software development engineer',
    rn: 'registered nurse',
    hca: 'healthcare assistant',
    qa: 'quality assurance',
    hr: 'human resources',
    ii: '2',
    iii: '3',
    iv: '4',
    fullstack: 'full stack',
    frontend: 'front end',
    backend: 'back end',
    phd: 'phd',
  }),
)

/** Words of a title that say how, when or where one works, or nothing. */
const incidental = new Set(
  (
    'a an and the of for in at to with on de del la el los las le les du des der die das den dem van het een und et y e o ou og och i a ' +
    'role position job vacancy opportunity stelle poste puesto remote hybrid onsite homeoffice full part time fulltime parttime vollzeit teilzeit ' +
    'permanent temporary contract fixed term ftc seasonal befristet unbefristet cdi cdd night nights day days evening avond shift shifts weekend ' +
    'hours hrs p w immediate start urgent new us uk usa eu emea dach'
  ).split(' '),
)

function telling(key: string): string[] {
  const words = key.split(' ')
  const left = words.filter((word) => !incidental.has(word))
  return left.length === 0 ? words : left
}

const levelOf = new Map(
  Object.entries({
    intern: 'intern',
    internship: 'intern',
    praktikant: 'intern',
    praktikum: 'intern',
    stage: 'intern',
    stagiaire: 'intern',
    werkstudent: 'student',
    trainee: 'trainee',
    apprentice: 'trainee',
    graduate: 'graduate',
    junior: 'junior',
    mid: 'mid',
    senior: 'senior',
    staff: 'staff',
    principal: 'principal',
    lead: 'lead',
    head: 'head',
    director: 'director',
    deputy: 'deputy',
    assistant: 'assistant',
    '1': '1',
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '7': '7',
  }),
)

/** Two different levels make two jobs ('Junior' and 'Senior'); one left out may only be shorter speech. */
function compareLevels(a: readonly string[], b: readonly string[]): 'same' | 'left out' | 'contrary' {
  const [x, y] = [levelsIn(a), levelsIn(b)]
  const onlyX = [...x].some((level) => !y.has(level))
  const onlyY = [...y].some((level) => !x.has(level))
  if (onlyX && onlyY) return 'contrary'
  return onlyX || onlyY ? 'left out' : 'same'
}

function levelsIn(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => levelOf.get(word) ?? []))
}

/** How many words of the shorter title stand in the longer one, cut-off words included ('warehouse op' in 'warehouse operative'). */
function countShared(short: readonly string[], long: readonly string[]): { shared: number; cutOff: boolean } {
  const left = [...long]
  let shared = 0
  let cutOff = false
  for (const word of short) {
    const whole = left.findIndex((other) => isSameWord(word, other))
    const at = whole >= 0 ? whole : left.findIndex((other) => isCutOff(word, other))
    if (at < 0) continue
    left.splice(at, 1)
    shared++
    cutOff ||= whole < 0
  }
  return { shared, cutOff }
}

/** Equal but for an ending: 'sales' and 'sale', 'coordinador' and 'coordinadora'. */
function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short === long || (short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short))
}

/** 'admin' for 'administrator', 'reachtruck' for 'reachtruckchauffeur'; not 'data' for 'database'. */
function isCutOff(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return (short.length >= 7 || abbreviations.has(short)) && long.startsWith(short)
}

const abbreviations = new Set(
  'admin arch auto coord dev dist elec eng exec fin info maint market mech oper prod prog proj qual rest sup tech ware wareh'.split(
    ' ',
  ),
)
