import { getApplication } from '../../../contract/applications.ts'
import { getCompany } from '../../../contract/companies.ts'
import { addContact, type Contact, changeContact, deleteContact, listContacts } from '../../../contract/contacts.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { call, query } from '../../api.ts'
import { useChange } from '../../use-change.ts'
import { t } from './texts/index.ts'

export type Said = BodyIn<typeof addContact>
type Shown = { list: Contact[] }

export const contactsQuery = (applicationId: string) => query(listContacts, { params: { id: applicationId } })

const stale = [getApplication, getCompany]

export function useAddContact(applicationId: string) {
  return useChange({
    queryKey: contactsQuery(applicationId).queryKey,
    stale,
    inline: true,
    work: (body: Said) => call(addContact, { params: { id: applicationId }, body }),
    // One with an address has its mails from the server.
    shown: (before: Shown) => before,
    told: ({ name }) => t('person.added', { name }),
  })
}

export function useChangeContact(applicationId: string) {
  return useChange({
    queryKey: contactsQuery(applicationId).queryKey,
    stale,
    inline: true,
    work: ({ id, ...body }: { id: string } & Partial<Said>) =>
      call(changeContact, { params: { id: applicationId, contactId: id }, body }),
    shown: ({ list }: Shown, { id, ...said }) => ({ list: list.map((one) => (one.id === id ? { ...one, ...said } : one)) }),
    told: ({ name }) => t('person.changed', { name }),
  })
}

export function useDeleteContact(applicationId: string) {
  return useChange({
    queryKey: contactsQuery(applicationId).queryKey,
    stale,
    work: ({ id }: Contact) => call(deleteContact, { params: { id: applicationId, contactId: id } }),
    shown: ({ list }: Shown, { id }) => ({ list: list.filter((one) => one.id !== id) }),
    told: (_, gone) => t('person.removed', { name: nameOf(gone) }),
  })
}

export const nameOf = ({ name, address }: Pick<Contact, 'name' | 'address'>) => name || address || ''
