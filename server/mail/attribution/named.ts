import type { NormalisedMail } from '../../../reader/mail.ts'
import { platformOf } from '../../../reader/platforms/index.ts'
import { companyKey } from '../../features/companies/index.ts'

const most = { text: 4_000, names: 12 }

/**
 * The keys of what may be names of employers in a mail's text: up to twelve runs of words with capitals, 'Elm Lodge',
 * 'Musée de la Mer'. An agency names its client so before the client writes, and a brand the group that looks after its
 * applicants. One word alone is too common.
 */
export function namedIn(mail: NormalisedMail, text: string): string[] {
  return mayListOthers(mail) ? [] : [...new Set(runsIn(text).map(companyKey))]
}

/**
 * A board adds what others look for, under every one of its mails; a program that is no platform's may advertise
 * anything.
 */
function mayListOthers(mail: NormalisedMail): boolean {
  const platform = platformOf(mail)?.platform ?? null
  return platform === null ? mail.automated : platform.type === 'board'
}

export function runsIn(text: string): string[] {
  const found = new Set<string>()
  for (const [run] of text.slice(0, most.text).matchAll(runs)) {
    if (found.size >= most.names) break
    found.add(run.replace(/['’]s$/, ''))
  }
  return [...found]
}

const word = "\\p{Lu}[\\p{L}\\p{N}'’-]{1,30}"
const severalWords = `${word}(?:(?: & | (?:(?:and|of|de|du|des|la|van|der|und|et|og|och) ){1,2}| )${word}){1,5}`
const runs = new RegExp(`(?<![\\p{L}\\p{N}])${severalWords}(?![\\p{L}\\p{N}])`, 'gu')

/** The client that an agency names at last: 'The client is Elm Lodge School', 'I can tell you who it is: Elm Lodge.' */
export function clientIn(text: string): NamedClient | null {
  const [quote = '', name = ''] = clients.exec(text.slice(0, most.text)) ?? []
  return name === '' ? null : { name, quote }
}

export interface NamedClient {
  name: string
  /** The words that say so. */
  quote: string
}

const clients = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:` +
    '(?:[Tt]he|[Oo]ur|[Mm]y) (?:client|customer) is(?: called)?|who it is:|' +
    '(?:[Dd]e|[Oo]nze) (?:opdrachtgever|klant) is|gaat om|' +
    '(?:[Dd]er|[Uu]nser) (?:Kunde|Auftraggeber|Mandant) ist|' +
    '(?:[Ll]e|[Nn]otre) client est|(?:[Ee]l|[Nn]uestro|[Ii]l|[Oo]) (?:nostro |nosso )?cliente (?:es|è|é)|' +
    'Kunden (?:er|är)|[Kk]unden vår är|[Kk]lient(?:em|owi)?,? (?:którym )?jest|[Aa]siakas on' +
    `) (?:(?:the|de|het|die|der|das|la|le|el|o|a|il) |l['’])?(${severalWords}|${word}(?=[.,;:!)]))`,
  'u',
)

/** Whether one of these is the company's key, or stands in it: 'Reception Elm Lodge'. */
export function isAmong(named: readonly string[], company: string): boolean {
  const key = companyKey(company)
  return named.some((one) => one === key || (one.includes(' ') && ` ${key} `.includes(` ${one} `)))
}
