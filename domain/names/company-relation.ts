import { common } from './common-words.ts'
import { companyKey } from './company-key.ts'
import { familyOf } from './families.ts'

/**
 * - `same`: two spellings of one name
 * - `part`: one name contains the other ('DHL' and 'DHL Supply Chain')
 * - `family`: one is the acronym, a brand or the parent of the other
 * - `different`: two employers
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

function isPartOf(short: readonly string[], long: readonly string[]): boolean {
  return short.some((word) => !common.has(word) && word.length > 1) && short.every((word) => long.includes(word))
}

/** Departments and countries of an employer. */
const desksAndPlaces = new Set(
  (
    'panel assessments campus careers early student students graduate graduates resourcing recruiting recruitment jobs hiring team people hr ' +
    'uk gb us usa ireland germany deutschland austria osterreich switzerland schweiz suisse italia italy france espana spain portugal polska poland ' +
    'belgie belgique belgium netherlands nederland england scotland wales canada india australia america europe international global group'
  ).split(' '),
)

/** 'lidl' of 'Lidl GB' and of 'Lidl Assessments'; equal to nothing where all words are common. */
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

/** The group that a mail's employer says it belongs to. Null where it is the employer itself, as in 'be part of Acme'. */
export function parentOf({ company, parent }: { company: string | null; parent?: { name: string } | null }): string | null {
  return company !== null && parent && relateCompanies(company, parent.name) === 'different' ? parent.name : null
}

/** Whether one of these keys is the company's, or several words of it: 'elm lodge' for 'Reception Elm Lodge'. */
export function isAmong(named: readonly string[], company: string): boolean {
  const key = companyKey(company)
  return named.some((one) => one === key || (one.includes(' ') && ` ${key} `.includes(` ${one} `)))
}
