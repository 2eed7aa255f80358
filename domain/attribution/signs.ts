import { companyKey } from '../names/company-key.ts'
import { nameSigns } from '../names/company-signs.ts'
import { titleKey } from '../names/title-key.ts'
import { foldWords } from '../text/fold.ts'
import { runsIn } from '../text/runs.ts'
import { storable } from '../text/storable.ts'
import { sendersOf, threadOf } from './candidate.ts'
import { domainLabel, employerDomain } from './domains.ts'
import { withClient, withHeldNames } from './held.ts'
import { mayBeNumber, postingKey, requisitionKey } from './identifiers.ts'
import type { Facts, Sender } from './shapes.ts'

const most = { thread: 40, senders: 40, words: 500, numbers: 40, text: 20_000, sign: 200 }

/** What a mail can be found by; stored with it. */
export function signsToStore(facts: Facts): string[] {
  const { company = [], title = [] } = facts.likely ?? {}
  return unique([
    ...strongSigns(facts),
    ...companySigns(facts.company),
    ...domainSigns(facts),
    ...titleSigns(facts.title),
    ...people(facts).flatMap(({ name }) => personSign(foldWords(name))),
    // An agency names its client, and a brand its group, before these write.
    ...(facts.named ?? []).flatMap((key) => some(key.replaceAll(' ', ''), 'company:')),
    ...(facts.parent ? companySigns(facts.parent.name) : []),
    // What one mail only holds likely, several may tell.
    ...company.flatMap(({ name }) => companySigns(name)),
    ...title.flatMap(({ name }) => titleSigns(name)),
  ])
}

/**
 * What the mails are found by that a mail could belong to, strongest first: they count in this order when there are too
 * many applications.
 */
export interface SignsToLookUp {
  /** Hold by themselves. */
  links: string[]
  /** What was read as employer and job, and every name or number where a sender says who it is. */
  names: string[]
  /** Every word that could be an employer's name. */
  words: string[]
}

/**
 * Company and title may be misread or missing: then the words of the mail are looked up. A program that names its
 * employer names no other.
 */
export function signsToLookUp(read: Facts): SignsToLookUp {
  const facts = withHeldNames(withClient(read))
  const { subject, from, title, invitation } = facts
  const headline = [subject, from?.name, from?.address, title, invitation?.summary].join('\n')
  return {
    links: unique(strongSigns(facts)),
    names: unique([
      ...companySigns(facts.company),
      ...domainSigns(facts),
      // What is only held possible counts where an application bears it; an employer's words are looked up anyway.
      ...(title === null ? (facts.likely?.title ?? []).flatMap(({ name }) => titleSigns(name)) : titleSigns(title)),
      ...companyWordsOf(headline),
      ...peopleIn(headline),
      ...numbersOf(`${headline}\n${facts.text}`),
    ]),
    words: facts.company !== null && facts.automated ? [] : unique(companyWordsOf(facts.text)),
  }
}

function strongSigns(facts: Facts): string[] {
  return [
    ...threadOf(facts)
      .slice(0, most.thread)
      .map((id) => `thread:${id}`),
    ...some(facts.invitation?.uid, 'meeting:'),
    ...some(requisitionKey(facts.requisition), 'requisition:'),
    ...some(postingKey(facts.postingUrl), 'posting:'),
    ...some(facts.tag, 'tag:'),
    ...people(facts).map(({ address }) => `person:${address}`),
  ]
}

const people = (facts: Facts): Sender[] =>
  sendersOf(facts)
    .filter((sender) => !sender.automated)
    .slice(0, most.senders)

/** A calendar names whom one meets: 'Confirmed: 20 minutes with Maija Salo'. One word alone is too common. */
const personSign = (words: readonly string[]): string[] =>
  words.length > 1 && words.length < 4 ? [`named:${words.join('')}`] : []

/** What may be names of people: two or three words with capitals side by side. */
const peopleIn = (text: string): string[] =>
  runsIn(text).flatMap((run) => {
    const words = foldWords(run)
    return words.flatMap((_, at) => [...personSign(words.slice(at, at + 2)), ...personSign(words.slice(at, at + 3))])
  })

const companySigns = (company: string | null): string[] =>
  company === null ? [] : nameSigns(companyKey(company)).map((sign) => `company:${sign}`)

function domainSigns(facts: Facts): string[] {
  return sendersOf(facts).flatMap((sender) => {
    const domain = employerDomain(sender)
    return domain === null
      ? []
      : [`domain:${domain}`, ...nameSigns(foldWords(domainLabel(domain)).join(' ')).map((sign) => `company:${sign}`)]
  })
}

const titleSigns = (title: string | null): string[] => some(title === null ? null : titleKey(title), 'title:')

function companyWordsOf(text: string): string[] {
  const words = new Set(foldWords(text.slice(0, most.text)).filter((word) => word.length > 2))
  return [...words].slice(0, most.words).map((word) => `company:${word}`)
}

/** What could be the number of a job. */
function numbersOf(text: string): string[] {
  const numbers = text.slice(0, most.text).match(/[\p{L}\p{N}][\p{L}\p{N}/-]{3,30}/gu) ?? []
  return numbers
    .filter(mayBeNumber)
    .slice(0, most.numbers)
    .flatMap((number) => some(requisitionKey(number), 'requisition:'))
}

const some = (value: string | null | undefined, prefix: string): string[] => (value ? [prefix + value] : [])
const unique = (signs: string[]): string[] => [...new Set(signs.map((sign) => storable(sign.slice(0, most.sign))))]
