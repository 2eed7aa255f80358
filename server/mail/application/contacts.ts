import { isSharedMailbox } from '../../../reader/facts/people.ts'
import { sendersOf } from '../attribution/candidate.ts'
import { isUnattended } from '../attribution/domains.ts'
import { isOwn, ownAddresses } from './own-mail.ts'
import { factsOf, type StoredMail } from './stored-mail.ts'

export interface Contact {
  /** Lower case. */
  address: string
  name: string
  role: string | null
  firstSeenAt: string
}

const mostContacts = 50

/** Whether a contact is a mailbox that a team answers. Whom the user noted is a person. */
export function isShared({ name, address, source }: { name: string; address: string | null; source: string }): boolean {
  return source === 'mail' && address !== null && isSharedMailbox({ name, address })
}

/** The people who wrote about an application, by its mails, oldest first: no programs, and not the user. */
export function contactsOf(mails: readonly StoredMail[], email: string): Contact[] {
  const own = ownAddresses(email, mails)
  const contacts = new Map<string, Contact>()
  for (const mail of mails) {
    const roles = new Map(mail.reading.people.map(({ address, role }) => [address.toLowerCase(), role]))
    for (const { address, name, automated } of sendersOf(factsOf(mail, email))) {
      if (automated || isOwn(own, address) || isUnattended(address) || !address.includes('@')) continue
      const known = contacts.get(address)
      contacts.set(address, {
        address,
        name: known?.name || name,
        role: known?.role ?? roles.get(address) ?? null,
        firstSeenAt: known?.firstSeenAt ?? mail.at,
      })
    }
  }
  return [...contacts.values()].slice(0, mostContacts)
}
