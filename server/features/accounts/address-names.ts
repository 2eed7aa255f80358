import { reservedNames } from './reserved-names.ts'

export type Flaw = 'too_short' | 'too_long' | 'bad_characters' | 'reserved' | 'look_alike'

/** What is wrong with a name in itself, whoever else has it; null when it can be an address. */
export function flawOf(name: string): Flaw | null {
  if (name.length < 3) return 'too_short'
  if (name.length > 40) return 'too_long'
  // a dot-atom of RFC 5322, and letters or digits at its ends, so that it can be read out and clicked
  if (!/^[a-z0-9._-]+$/.test(name) || /^[._-]|[._-]$/.test(name) || name.includes('..')) return 'bad_characters'
  if (reserved.has(name)) return 'reserved'
  return reservedSkeletons.has(skeletonOf(name)) ? 'look_alike' : null
}

/** What the eye takes a name for: two names with the same skeleton can be mistaken for each other. */
export function skeletonOf(name: string): string {
  return name
    .replaceAll(/[._-]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('5', 's')
}

const reserved = new Set(reservedNames)
const reservedSkeletons = new Set(reservedNames.map(skeletonOf))

/** Names a person would choose, the plainest first, all of them well formed. */
export function ideasFor(person: {
  firstName: string
  lastName: string
  preferredName: string
  email: string
  wish: string
}): string[] {
  const mailbox = latin(person.email.split('@', 1)[0] ?? '').replaceAll(/[^a-z0-9]+/g, '.')
  const [fromMailboxFirst = '', ...rest] = mailbox.split('.').filter(Boolean)
  const first = compact(person.preferredName) || compact(person.firstName) || fromMailboxFirst
  const last = compact(person.lastName) || compact(rest.join(''))
  const wish = latin(person.wish).replaceAll(/[^a-z0-9._-]+/g, '.')
  const bases = [
    ...(wish ? [wish] : []),
    ...(last
      ? [`${first}.${last}`, `${first}${last}`, `${first[0] ?? ''}.${last}`, `${last}.${first}`, `${first}-${last}`]
      : [first]),
  ]
  const years = ['jobs', 'career', '2', '3', '7', '24', '42', '88']
  const ideas = [...bases, ...bases.flatMap((base) => years.map((suffix) => `${base}.${suffix}`))]
  return [...new Set(ideas.map(trimmed))].filter((idea) => flawOf(idea) === null)
}

function compact(name: string) {
  return latin(name).replaceAll(/[^a-z0-9]+/g, '')
}

function trimmed(idea: string) {
  return idea
    .replaceAll(/\.{2,}/g, '.')
    .slice(0, 40)
    .replaceAll(/^[._-]+|[._-]+$/g, '')
}

const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
}

/** Letters of the Latin alphabets in plain a to z. */
function latin(text: string) {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþıäöü]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
}
