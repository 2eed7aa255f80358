import { titleKey } from './title-key.ts'
import { compareLevels } from './title-levels.ts'

/** Similarity of two titles, from 0 (two jobs) to 1 (one title). From 0.6 on, one may be a short form of the other. */
export function likenessOfTitles(a: string, b: string): number {
  return likenessOfTitleKeys(titleKey(a), titleKey(b))
}

export function likenessOfTitleKeys(a: string, b: string): number {
  if (a === '' || b === '') return 0
  if (isOneTitle(a, b)) return 1
  const [joinedA, joinedB] = [joinedAsIn(a, b), joinedAsIn(b, a)]
  const [plainA, plainB] = [writtenOutBy(joinedA, joinedB), writtenOutBy(joinedB, joinedA)]
  if (plainA === joinedA && plainB === joinedB) return likenessOfWords(joinedA, joinedB)
  // Expanded once: two titles can expand each other's initials endlessly.
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

/** Expands initials by the words of the other title: 'SRE' of 'Site Reliability Engineer', the 'PM' of 'PM Fit Out'. */
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

/** Words of a title that say how, when or where one works, and filler words. */
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

/** How many words of the shorter title are in the longer one; truncated words count ('warehouse op' in 'warehouse operative'). */
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
