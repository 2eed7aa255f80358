import { isOwn, ownAddresses } from '../../domain/application/own-mail.ts'
import { isTrusted, type StoredMail } from '../../domain/application/stored-mail.ts'
import type { Facts } from '../../domain/attribution/shapes.ts'
import type { Mailbox } from '../../domain/reading.ts'
import { sendingDomains } from '../../reader/platforms/index.ts'

/**
 * What attribution and status know of a mail of the user with this e-mail address: of everybody in it but the user,
 * by whom no application is known.
 */
export function factsOf(mail: StoredMail, email: string, text = ''): Facts {
  const { reading, kind, at, tag } = mail
  const { from, replyTo, people, invitation } = reading
  const own = ownAddresses(email, [mail])
  const other = (box: Mailbox | null) => (box === null || isOwn(own, box.address) ? null : box)
  return {
    ...reading,
    from: other(from),
    replyTo: other(replyTo),
    people: people.filter(({ address }) => !isOwn(own, address)),
    invitation: invitation && { ...invitation, organizer: other(invitation.organizer) },
    kind,
    at,
    tag,
    platformDomains: sendingDomains(reading.platform),
    text,
    isTrusted: isTrusted(mail),
    isStrangersForward: mail.authentication?.word === 'stranger',
  }
}
