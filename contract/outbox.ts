import { z } from 'zod'
import { endpoint, id } from './endpoint.ts'
import { outgoing } from './outgoing.ts'

/** By itself, because the dashboard needs no other call of those that write. */
export const listOutgoing = endpoint({
  method: 'GET',
  path: 'users/emails/outgoing',
  access: 'account',
  tag: 'Writing',
  summary: 'What is on its way, was put off, refused or came back; the newest first',
  query: z.object({ applicationId: id.optional() }),
  answer: z.object({ list: z.array(outgoing) }),
})
