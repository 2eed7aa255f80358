import { companyKey, foldWords, nameSigns } from '../features/companies/index.ts'
import { titleKey } from '../features/jobs/index.ts'
import { sendersOf, threadOf } from './attribution/candidate.ts'
import { domainLabel, employerDomain } from './attribution/domains.ts'
import { postingKey, requisitionKey } from './attribution/identifiers.ts'
import type { Facts } from './attribution/shapes.ts'
import { storable } from './to-json.ts'

/** Links that hold by themselves come before likenesses when there are more applications than can be compared. */
export const weakSigns = ['company:', 'domain:', 'title:']

const most = { thread: 40, senders: 40, words: 500, sign: 200 }

/** What a mail can be found by; stored with it. */
export function signsToStore(facts: Facts): string[] {
  return unique([...strongSigns(facts), ...companySigns(facts), ...domainSigns(facts), ...titleSigns(facts)])
}

/** What the mails are found by that a mail could belong to. Where the employer is not told, every word could be its name. */
export function signsToLookUp(facts: Facts): string[] {
  const named =
    facts.company === null
      ? [...wordsOfText(`${facts.subject}\n${facts.from?.name ?? ''}\n${facts.text}`), ...titleSigns(facts)]
      : companySigns(facts)
  return unique([...strongSigns(facts), ...named, ...domainSigns(facts)])
}

/** The words that names given by the user are compared with. */
export function companyWords(facts: Facts): string[] {
  return signsToLookUp(facts)
    .filter((sign) => sign.startsWith('company:'))
    .map((sign) => sign.slice('company:'.length))
}

function strongSigns(facts: Facts): string[] {
  const people = sendersOf(facts).filter((sender) => !sender.automated)
  return [
    ...threadOf(facts)
      .slice(0, most.thread)
      .map((id) => `thread:${id}`),
    ...some(facts.invitation?.uid, 'meeting:'),
    ...some(requisitionKey(facts.requisition), 'requisition:'),
    ...some(postingKey(facts.postingUrl), 'posting:'),
    ...some(facts.tag, 'tag:'),
    ...people.slice(0, most.senders).map(({ address }) => `person:${address}`),
  ]
}

function companySigns(facts: Facts): string[] {
  return facts.company === null ? [] : nameSigns(companyKey(facts.company)).map((sign) => `company:${sign}`)
}

function domainSigns(facts: Facts): string[] {
  return sendersOf(facts).flatMap((sender) => {
    const domain = employerDomain(sender)
    return domain === null
      ? []
      : [`domain:${domain}`, ...nameSigns(foldWords(domainLabel(domain)).join(' ')).map((sign) => `company:${sign}`)]
  })
}

const titleSigns = (facts: Facts): string[] => some(facts.title === null ? null : titleKey(facts.title), 'title:')

/** Of a long text, which `foldWords` would cut after a title's length. */
function wordsOfText(text: string): string[] {
  const words = new Set<string>()
  for (const line of text.slice(0, 20_000).split('\n')) {
    for (let at = 0; at < line.length && words.size < most.words; at += 300) {
      for (const word of foldWords(line.slice(at, at + 300))) if (word.length > 2) words.add(`company:${word}`)
    }
  }
  return [...words].slice(0, most.words)
}

const some = (value: string | null | undefined, prefix: string): string[] => (value ? [prefix + value] : [])
const unique = (signs: string[]): string[] => [...new Set(signs.map((sign) => storable(sign.slice(0, most.sign))))]
