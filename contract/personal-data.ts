import { z } from 'zod'
import { endpoint, instant } from './endpoint.ts'
import { timeZone } from './statistics.ts'

const tag = 'Personal data'

const exportState = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Between 0 and 1. */
  progress: z.number(),
  /** In bytes, when it is ready. */
  size: z.number().int(),
  createdAt: instant.nullable(),
  /** When it is removed from here. */
  expiresAt: instant.nullable(),
})
export type ExportState = z.infer<typeof exportState>

/** Bytes of mail and documents. */
const storage = z.object({
  used: z.number().int(),
  /** Null where there is no limit. Mail beyond it is put off. */
  most: z.number().int().nullable(),
})

export const getStorage = endpoint({
  method: 'GET',
  path: 'users/storage',
  access: 'session',
  tag,
  summary: 'How much room mail and documents take, and how much there is',
  answer: storage,
})

export const startExport = endpoint({
  method: 'POST',
  path: 'users/export',
  access: 'session',
  tag,
  summary: 'Begin to put everything of the user into a zip: records as JSON, applications as CSV, mail as received',
  query: z.object({ timeZone: timeZone.default('UTC') }),
  answer: exportState,
})

export const getExport = endpoint({
  method: 'GET',
  path: 'users/export',
  access: 'session',
  tag,
  summary: 'How far the last export is',
  answer: exportState,
})

export const downloadExport = endpoint({
  method: 'GET',
  path: 'users/export/file',
  access: 'session',
  cost: 'stream',
  tag,
  summary: 'The zip, once it is ready',
  answer: 'file',
  errors: ['not_found'],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: 'users/account',
  access: 'session',
  cost: 'waiting',
  tag,
  summary: 'Delete the account with everything in it, for good; the address is never given to anybody again',
  /** The password; an account without one needs a sign-in of the last ten minutes. */
  body: z.object({ password: z.string().min(1).max(200).optional() }).default({}),
  errors: ['wrong_credentials', 'password_needed', 'fresh_sign_in_needed'],
})
