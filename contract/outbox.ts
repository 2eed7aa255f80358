import { z } from 'zod'
import { endpoint, id } from './endpoint.ts'
import { outgoing } from './outgoing.ts'

/** In its own file so that the dashboard does not load the calls that write mail. */
export const listOutgoing = endpoint({
  method: 'GET',
  path: 'users/emails/outgoing',
  access: 'account',
  tag: 'Writing',
  summary: 'What is on its way, was put off, refused or came back; the newest first',
  query: z.object({ applicationId: id.optional() }),
  answer: z.object({ list: z.array(outgoing) }),
})
