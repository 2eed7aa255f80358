import { isUnattended } from '../attribution/domains.ts'
import type { Sender } from '../attribution/shapes.ts'
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
  const contacts = new Map<string, Contact>()
  for (const mail of mails) {
    const roles = new Map(mail.reading.people.map(({ address, role }) => [address.toLowerCase(), role]))
    for (const { address, name, automated } of mail.senders) {
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
