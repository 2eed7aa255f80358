import { z } from 'zod'
import { undoToken } from './applications.ts'
import { byId, endpoint, id, instant } from './endpoint.ts'

const tag = 'Contacts'

export const contact = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.string().nullable(),
  /** Whether it is a shared mailbox. */
  isShared: z.boolean(),
  /** Where the contact first came from. */
  source: z.enum(['mail', 'user']),
  /** Their mails about this application. */
  mails: z.number().int(),
  lastWroteAt: instant.nullable(),
  /** Median days until they replied to the user or to the application. Null below three replies. */
  answersInDays: z.number().nullable(),
})
export type Contact = z.infer<typeof contact>

const said = z.object({
  name: z.string().trim().min(1).max(200),
  address: z.email().max(254).toLowerCase().nullable(),
  phone: z.string().trim().min(1).max(50).nullable(),
  role: z.string().trim().min(1).max(200).nullable(),
})
const undoable = contact.extend({ undo: undoToken })

export const listContacts = endpoint({
  method: 'GET',
  path: 'jobApplications/{id}/contacts',
  access: 'account',
  tag,
  summary: 'The people of an application with how much they wrote and how soon they answer, the first to appear first',
  params: byId,
  answer: z.object({ list: z.array(contact) }),
  errors: ['not_found'],
})

export const addContact = endpoint({
  method: 'POST',
  path: 'jobApplications/{id}/contacts',
  access: 'account',
  tag,
  summary: 'Add a person to an application',
  params: byId,
  body: said.extend({
    address: said.shape.address.default(null),
    phone: said.shape.phone.default(null),
    role: said.shape.role.default(null),
  }),
  answer: undoable,
  errors: ['not_found', 'conflict'],
})

const both = byId.extend({ contactId: id })

export const changeContact = endpoint({
  method: 'PUT',
  path: 'jobApplications/{id}/contacts/{contactId}',
  access: 'account',
  tag,
  summary: 'Change what is known of a person; mail does not change it any more',
  params: both,
  body: said.partial(),
  answer: undoable,
  errors: ['not_found', 'conflict'],
})

export const deleteContact = endpoint({
  method: 'DELETE',
  path: 'jobApplications/{id}/contacts/{contactId}',
  access: 'account',
  tag,
  summary: 'Take a person away from an application; their mail stays',
  params: both,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})
