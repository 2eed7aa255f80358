import type { Evidence, Reading } from '../reading.ts'

/** The user's own addresses: of the account, and those that mail came to. */
export type OwnAddresses = ReadonlySet<string>

export function ownAddresses(email: string, mails: readonly { recipient: string }[]): OwnAddresses {
  return new Set([email, ...mails.map(({ recipient }) => recipient)].map((address) => address.toLowerCase()))
}

/** With a tag behind the plus sign or without. */
export function isOwn(own: OwnAddresses, address: string): boolean {
  const plain = address.toLowerCase()
  return own.has(plain) || own.has(plain.replace(/\+[^@]*(?=@)/, ''))
}

/**
 * A mail that the user wrote to somebody and copied to the tracker: part of a conversation, whatever words stand in it,
 * and known by whom it was written to. A mail that the user sent to the tracker alone is read as what was put into it.
 */
export function asOwnMail<R extends Reading>(reading: R, own: OwnAddresses, text = ''): R {
  const isByUser = reading.from !== null && isOwn(own, reading.from.address) && reading.forwarded === null
  const others = reading.to.filter(({ address }) => !isOwn(own, address))
  if (!isByUser || others.length === 0) return reading
  const people = [
    ...others.map((box) => ({ ...box, role: null })),
    ...reading.people.filter(({ address }) => !isOwn(own, address)),
  ]
  const kind = 'conversation'
  const evidence = [...reading.evidence, ...lettersWords(reading.subject, text)]
  return { ...reading, kind, within: { kind, confidence: 1, likelihood: 1 }, replyTo: null, people, evidence }
}

/** Whether it is the user's letter of application, a copy of which tells the day. */
export const isLetter = ({ evidence }: Pick<Reading, 'evidence'>): boolean => evidence.some(({ field }) => field === 'appliedAt')

const subjects =
  /^(?:(?:my|job) )?(?:application|applying|bewerbung|initiativbewerbung|candidature|postulation|candidatura|solicitud|sollicitatie|ansökan|ansøgning|søknad|hakemus|työhakemus|aplikacja|podanie|(?:iş )?başvuru\p{L}*)(?!\p{L})/iu
const sentences =
  /(?<!\p{L})(?:(?:apply|applying|application|candidacy) (?:for|to) (?:the|your|a|this)|(?:attached|enclosed|find) .{0,30}my (?:cv|resume|résumé|application)|bewerbe ich mich|ich bewerbe mich|meine bewerbung(?:sunterlagen)?|je (?:vous )?(?:postule|présente ma candidature|soumets ma candidature|propose ma candidature)|(?:presento|envío|adjunto|remito) mi (?:candidatura|solicitud|cv|currículum)|(?:invio|presento|propongo) la mia candidatura|mi candido|solliciteer ik|ik solliciteer|mijn sollicitatie|(?:envio|apresento|submeto) a minha candidatura|candidato-me|söker jag|jag söker|min ansökan|ansøger jeg|min ansøgning|søker jeg|min søknad|haen (?:teillä|avoinna)|hakemukseni|aplikuję na|składam (?:aplikację|podanie)|moją aplikację|başvuruyorum|başvurmak istiyorum)(?!\p{L})[^\n]{0,200}/iu
const mostSearched = 3000

/** An answer is no letter, whatever stands in it. */
function lettersWords(subject: string, text: string): Evidence[] {
  const quote = subject.trim()
  if (/^\p{L}{1,5}\s?:/u.test(quote)) return []
  if (subjects.test(quote)) return [{ field: 'appliedAt', quote: quote.slice(0, 300), where: 'subject' }]
  const [sentence] = sentences.exec(text.slice(0, mostSearched)) ?? []
  return sentence ? [{ field: 'appliedAt', quote: sentence.trim(), where: 'body' }] : []
}
