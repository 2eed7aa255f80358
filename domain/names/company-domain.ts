import { common } from './common-words.ts'
import { companyKey } from './company-key.ts'

/**
 * Whether a domain's own label is the company's name: 'tempo-team.nl' for 'Tempo-Team', 'careers.acme-robotics.com' for
 * 'Acme Robotics GmbH'.
 */
export function isNamedLike(domainLabel: string, company: string): boolean {
  const ascii = inAscii(company)
  return isKeyLike(domainLabel, companyKey(company)) || (ascii !== company && isKeyLike(domainLabel, companyKey(ascii)))
}

/** As domains write it: 'talentbruecke' for 'Talentbrücke'. */
export const inAscii = (name: string): string => name.replace(/[äöüåø]/gi, (letter) => digraphs[letter] ?? letter)
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

/** What employers add to their name in a domain; one word each. */
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
