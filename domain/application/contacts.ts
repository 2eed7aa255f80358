import { domainLabel, isFromPlatform, isUnattended } from '../attribution/domains.ts'
import type { Sender } from '../attribution/shapes.ts'
import { foldWords } from '../text/fold.ts'
import { isOwn, ownAddresses } from './own-mail.ts'
import type { StoredMail } from './stored-mail.ts'

export interface Contact {
  /** Lower case. */
  address: string
  name: string
  role: string | null
  firstSeenAt: string
}

const mostContacts = 50

/** The people who wrote about an application, by its mails with everybody who writes in them, oldest first: no programs, and not the user. */
export function contactsOf(mails: readonly (StoredMail & { senders: readonly Sender[] })[], email: string): Contact[] {
  const own = ownAddresses(email, mails)
  const ownNames = namesOf(mails, own)
  const contacts = new Map<string, Contact>()
  for (const mail of mails) {
    const people = new Map(mail.reading.people.map((person) => [person.address.toLowerCase(), person]))
    for (const { address, name, automated } of mail.senders) {
      if (automated || isOwn(own, address) || ownNames.has(nameOf(name)) || isUnattended(address) || !address.includes('@'))
        continue
      if (isFromPlatform(mail.reading) && isSystem(name, address)) continue
      const person = people.get(address)
      const known = contacts.get(address)
      contacts.set(address, {
        address,
        name: known?.name || person?.name || withoutEmployer(name, address),
        role: known?.role ?? person?.role ?? null,
        firstSeenAt: known?.firstSeenAt ?? mail.at,
      })
    }
  }
  return [...contacts.values()].slice(0, mostContacts)
}

/** 'Elsa - Contoso' <elsa.77ab@contoso.teamtailor-mail.com> is Elsa. */
function withoutEmployer(name: string, address: string): string {
  const [own = name] = name.split(/\s[-–|]\s/)
  const first = foldWords(own)[0] ?? ''
  return first !== '' && address.split(/[@._+-]/)[0] === first ? own : name
}

/** 'Indeed' <apply@indeed.com>, 'Workday' <acme@myworkday.com>: the system itself. */
function isSystem(name: string, address: string): boolean {
  const joined = foldWords(name).join('')
  return (
    joined.length > 2 &&
    domainLabel(address.split('@')[1] ?? '')
      .replaceAll('-', '')
      .includes(joined)
  )
}

const nameOf = (name: string): string => foldWords(name).sort().join(' ')

/** What the user is called in mail to them, in full: whoever writes under that name is the user from another address. */
function namesOf(mails: readonly StoredMail[], own: ReadonlySet<string>): ReadonlySet<string> {
  const boxes = mails.flatMap(({ reading }) => [...reading.to, ...(reading.forwarded?.by ? [reading.forwarded.by] : [])])
  return new Set(
    boxes
      .filter(({ address }) => isOwn(own, address))
      .map(({ name }) => nameOf(name))
      .filter((name) => name.includes(' ')),
  )
}
