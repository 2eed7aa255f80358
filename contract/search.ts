import { z } from 'zod'
import { status } from './applications.ts'
import { endpoint, instant } from './endpoint.ts'

/** In the order in which they are listed. */
export const searchKinds = ['application', 'company', 'job', 'person', 'note', 'document', 'mail'] as const
const searchKind = z.enum(searchKinds)
export type SearchKind = z.infer<typeof searchKind>

/** From where to where a text holds what was searched for, in UTF-16 code units. */
const marks = z.array(z.tuple([z.number().int(), z.number().int()]))

export const found = z.object({
  kind: searchKind,
  id: z.uuid(),
  applicationId: z.uuid().nullable(),
  /** Of a mail its subject, of a note and a document's application the job; empty where there is none. */
  title: z.string(),
  /** A place, or the part of the text around what was found. */
  words: z.string(),
  company: z.string().nullable(),
  /** Who wrote a mail; a person's role. */
  who: z.string().nullable(),
  marks: z.object({ title: marks, words: marks, company: marks, who: marks }),
  at: instant.nullable(),
  /** Of the application. */
  status: status.nullable(),
  /** Where it is shown: with its application, or a mail of none with the others; null for what has a page of its own. */
  place: z.enum(['active', 'archived', 'uncategorized', 'inbox']).nullable(),
})
export type Found = z.infer<typeof found>

export const search = endpoint({
  method: 'GET',
  path: 'search',
  access: 'account',
  cost: 'heavy',
  tag: 'Search',
  summary:
    'Finds words in everything the user has, best first: at most `limit` of each kind, or the pages of one kind. Of long input the beginning counts',
  query: z.object({
    q: z.string().default(''),
    kind: searchKind.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(5),
    /** Of one kind, where the next page begins. */
    cursor: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional(),
  }),
  answer: z.object({
    list: z.array(found),
    nextCursor: z.string().nullable(),
    /** How many there are of each kind. */
    counts: z.record(searchKind, z.number().int()),
    /** No result has exactly these words: each has a word that is one letter off. */
    isNear: z.boolean(),
  }),
})
