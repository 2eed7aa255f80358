import { z } from 'zod'
import { type AnswerData, byId, endpoint, id, instant, listOf, page, saidDay, saidInstant } from './endpoint.ts'
import type { RefusalReason } from './refusals.ts'

const tag = 'Applications'

export const statuses = [
  'saved',
  'applied',
  'in_review',
  'assessment',
  'interview',
  'offer',
  'accepted',
  'rejected',
  'withdrawn',
] as const
export const status = z.enum(statuses)
/** Those after which nothing is expected any more. */
export const endedStatuses = ['accepted', 'rejected', 'withdrawn'] as const
export type Status = z.infer<typeof status>

export const sources = ['mail', 'manual', 'link', 'import', 'tag'] as const
const source = z.enum(sources)

export const workModes = ['on-site', 'hybrid', 'remote'] as const
export const employmentTypes = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
  'apprenticeship',
  'volunteer',
] as const
export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const

/** A short word of the user's own. No comma: lists of labels are separated by it. */
export const label = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^,]*$/, 'label_comma' satisfies RefusalReason)

/** What the user says of a job; how it is worked and what it pays follow from mail as long as they do not. */
export const ownWords = z.object({
  workMode: z.enum(workModes).nullable(),
  employmentType: z.enum(employmentTypes).nullable(),
  salaryMin: z.number().min(0).max(1e9).nullable(),
  salaryMax: z.number().min(0).max(1e9).nullable(),
  /** ISO 4217. */
  salaryCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  salaryPeriod: z.enum(salaryPeriods).nullable(),
  /** How much the user wants it, 1 to 5. */
  rating: z.number().int().min(1).max(5).nullable(),
  labels: z.array(label).max(20),
  nextStep: z.string().trim().min(1).max(200).nullable(),
  nextStepDueAt: instant.nullable(),
})

export const askedKinds = ['action_required', 'assessment', 'interview', 'offer'] as const

/** What a mail asks of the user. */
export const asked = z.object({
  /** `interview`: to say when; one with a time is an interview of its own. */
  kind: z.enum(askedKinds),
  mailId: z.uuid(),
  at: instant,
  /** A date as the mail sets it, or a moment. */
  dueBy: z.string().nullable(),
  subject: z.string(),
  /** The words that ask. */
  quote: z.string().nullable(),
})
export type Asked = z.infer<typeof asked>

export const application = z.object({
  id: z.uuid(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Who arranges it, where that is not the company itself. */
  agency: z.string().nullable(),
  job: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  status,
  isActive: z.boolean(),
  /** Company or job is missing: it waits among the uncategorized. */
  isUncategorized: z.boolean(),
  source,
  location: z.string().nullable(),
  /** The opening's number, which tells two of one title apart. */
  requisition: z.string().nullable(),
  appliedAt: instant.nullable(),
  /** Told by a receipt or the user. Else `appliedAt` is when the first mail came: it was sent then or before. */
  isAppliedAtKnown: z.boolean(),
  lastActivityAt: instant,
  /** Mail arrived in it since the user last looked at it. */
  isNew: z.boolean(),
  nextInterviewAt: instant.nullable(),
  /** No reply for the number of days in the user's settings: `waiting`, then `ghosted`, probably. Never a status. */
  quiet: z.enum(['waiting', 'ghosted']).nullable(),
  /** What the employer asks that neither later mail nor the user showed to be done, oldest first; nothing where the application is archived. */
  asked: z.array(asked),
  /** When the latest mail promises more word, to the last day of it. */
  expected: z.object({ by: z.iso.date(), mailId: z.uuid(), at: instant, quote: z.string().nullable() }).nullable(),
  ...ownWords.shape,
})
export type Application = z.infer<typeof application>

/** The words that decided a fact, and the mail they stand in. */
export const evidence = z.object({
  field: z.string(),
  quote: z.string(),
  where: z.string(),
  mailId: z.uuid().nullable(),
})

export const interview = z.object({
  id: z.uuid(),
  startsAt: instant,
  endsAt: instant.nullable(),
  /** A day without a clock: it is the day of `startsAt` in `timeZone`. */
  allDay: z.boolean(),
  timeZone: z.string().nullable(),
  /** Zones in which the words of the mail may have meant the same clock. Empty once the user said one. */
  otherZones: z.array(z.string()),
  kind: z.enum(['phone', 'video', 'on-site', 'other']),
  place: z.string().nullable(),
  /** The page to join on. */
  link: z.string().nullable(),
  /** With whom. */
  people: z.string().nullable(),
  state: z.enum(['proposed', 'confirmed', 'moved', 'cancelled', 'done']),
  /** Who waits for an answer while it is proposed. */
  proposedBy: z.enum(['employer', 'user']),
  /** The same for times that were offered together, to take one of them. */
  choice: z.uuid().nullable(),
  /** The interview whose place it would take. */
  insteadOf: z.uuid().nullable(),
  /** Day (YYYY-MM-DD) or time by which the employer wants to know, while it is proposed. */
  answerBy: z.string().nullable(),
  mailId: z.uuid().nullable(),
})
export type Interview = z.infer<typeof interview>

/** Any of these, separated by commas. */
function anyOf<T extends z.ZodType<string, string>>(item: T) {
  return z
    .string()
    .max(1000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(50))
    .optional()
}

export const sorts = [
  '-lastActivityAt',
  'lastActivityAt',
  '-appliedAt',
  'appliedAt',
  'company',
  '-company',
  'title',
  '-title',
  'status',
  '-status',
  '-rating',
  'rating',
  'nextStepDueAt',
  '-nextStepDueAt',
] as const
export type Sort = (typeof sorts)[number]

export const listApplications = endpoint({
  method: 'GET',
  path: 'jobApplications',
  access: 'account',
  cost: ({ active, sort, name, label, quiet, asked }) =>
    active === 'true' && sort === '-lastActivityAt' && !name && !label && !quiet && !asked ? 'light' : 'heavy',
  tag,
  summary: 'The applications of the user, latest activity first',
  query: page.extend({
    active: z.enum(['true', 'false', 'all']).default('true'),
    /** Those alone that are accepted, rejected or withdrawn, or those alone that are not. */
    ended: z.enum(['true', 'false']).optional(),
    status: anyOf(status),
    source: anyOf(source),
    label: anyOf(label),
    /** Words of company or job title. */
    name: z.string().trim().max(120).optional(),
    companyId: id.optional(),
    /** `any` for both. */
    quiet: z.enum(['waiting', 'ghosted', 'any']).optional(),
    /** Those alone that ask something of the user. */
    asked: z.literal('true').optional(),
    /** At least. */
    rating: z.coerce.number().int().min(1).max(5).optional(),
    /** Applied at this moment or later. */
    from: saidInstant.optional(),
    /** Applied before this moment. */
    to: saidInstant.optional(),
    sort: z.enum(sorts).default('-lastActivityAt'),
  }),
  answer: listOf(application),
})

/** What the user writes of an offer, to compare it with others. */
const offerMarks = z.object({
  /** The first day of work. */
  startsOn: saidDay.nullable(),
  pros: z.string().trim().max(2000).nullable(),
  cons: z.string().trim().max(2000).nullable(),
})

export const getApplication = endpoint({
  method: 'GET',
  path: 'jobApplications/{id}',
  access: 'account',
  tag,
  summary: 'One application with the words that decided each of its facts',
  params: byId,
  answer: application.extend({
    postingUrl: z.string().nullable(),
    /** The posting's words. */
    description: z.string().nullable(),
    ...offerMarks.shape,
    evidence: z.array(evidence),
    /** What the user answered, of each kind the last, until the employer goes on. */
    answered: z.array(asked.extend({ answeredAt: instant, answerId: z.uuid() })),
    interviews: z.array(interview),
    contacts: z.array(
      z.object({ name: z.string(), address: z.string().nullable(), role: z.string().nullable(), isShared: z.boolean() }),
    ),
  }),
  errors: ['not_found'],
})

/** Takes the change back, for a day, by `users/undo/{token}`. */
export const undoToken = z.string()
export const undoable = application.extend({ undo: undoToken })

export const name = z.string().trim().min(1).max(200)
export const title = z.string().trim().min(1).max(300)
const link = z.url({ protocol: /^https?$/ }).max(2000)
/** What the user can say about an application. */
const particulars = z.object({
  agency: name.nullable(),
  location: z.string().trim().max(200).nullable(),
  requisition: z.string().trim().max(100).nullable(),
  postingUrl: link.nullable(),
  appliedAt: saidInstant.nullable(),
  description: z.string().trim().max(50_000).nullable(),
  ...ownWords.shape,
  nextStepDueAt: saidInstant.nullable(),
  ...offerMarks.shape,
})

export const createApplication = endpoint({
  method: 'POST',
  path: 'jobApplications',
  access: 'account',
  tag,
  summary: 'Note an application by hand, or from the link of its posting, read by schema.org JobPosting',
  body: z.discriminatedUnion('source', [
    particulars.partial().extend({
      source: z.literal('manual').optional(),
      company: name,
      title,
      status: status.default('applied'),
    }),
    particulars
      .omit({ postingUrl: true })
      .partial()
      .extend({
        source: z.literal('link'),
        link,
        status: status.default('saved'),
        /** Where both names are said, the page is not read again. */
        company: name.optional(),
        title: title.optional(),
      }),
  ]),
  answer: undoable,
  errors: ['posting_unreadable', 'posting_ambiguous', 'posting_unreachable', 'posting_untrusted'],
})

export const readPosting = endpoint({
  method: 'POST',
  path: 'jobApplications/posting',
  access: 'account',
  cost: 'waiting',
  tag,
  summary: 'What the page of a posting tells by schema.org JobPosting; nothing is noted',
  body: z.object({ link }),
  answer: z.object({
    company: z.string(),
    title: z.string(),
    location: z.string().nullable(),
    requisition: z.string().nullable(),
    /** Where the link led. */
    postingUrl: z.string(),
  }),
  errors: ['posting_unreadable', 'posting_ambiguous', 'posting_unreachable', 'posting_untrusted'],
})

export const findDuplicates = endpoint({
  method: 'GET',
  path: 'jobApplications/duplicates',
  access: 'account',
  cost: 'heavy',
  tag,
  summary: 'Applications that may be the one that is about to be noted, the likeliest first, at most 5',
  query: z.object({
    company: z.string().trim().max(200).default(''),
    title: z.string().trim().max(300).default(''),
    requisition: z.string().trim().max(100).default(''),
    link: z.string().trim().max(2000).default(''),
  }),
  answer: z.object({
    list: z.array(
      application.extend({
        /** The same posting, the same requisition number, the same company and title, or names that may mean the same. */
        because: z.enum(['posting', 'requisition', 'names', 'likeness']),
      }),
    ),
  }),
})
export type Duplicate = AnswerData<typeof findDuplicates>['list'][number]

export const changeApplication = endpoint({
  method: 'PUT',
  path: 'jobApplications/{id}',
  access: 'account',
  tag,
  summary: 'Change an application; what the user says here is not changed by mail any more, and the status only by later mail',
  params: byId,
  body: particulars.partial().extend({
    company: name.optional(),
    title: title.optional(),
    status: status.optional(),
    /** A mail whose wish is met, or will not be. */
    doneWith: z.uuid().optional(),
  }),
  answer: undoable,
  errors: ['not_found'],
})

export const listLabels = endpoint({
  method: 'GET',
  path: 'jobApplications/labels',
  access: 'account',
  cost: 'heavy',
  tag,
  summary: 'The labels of the user with the applications that have each, the most used first',
  answer: z.object({ list: z.array(z.object({ label: z.string(), count: z.number().int() })) }),
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: 'jobApplications/{id}',
  access: 'account',
  tag,
  summary: 'Delete an application; its mail stays, archived among the mail that belongs to none',
  params: byId,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})

export const restoreApplication = endpoint({
  method: 'POST',
  path: 'jobApplications/{id}/restore',
  access: 'account',
  tag,
  summary:
    'Bring an application back that was deleted or merged, or whose last mail was moved: what removed it is taken back as a whole',
  params: byId,
  answer: z.object({ applicationIds: z.array(z.uuid()) }),
  errors: ['not_found', 'conflict'],
})

export const mergeApplications = endpoint({
  method: 'POST',
  path: 'jobApplications/merge',
  access: 'account',
  tag,
  summary: 'Make two applications one: all that belongs to `from` goes to `into`',
  body: z.object({ from: id, into: id }),
  answer: undoable,
  errors: ['not_found', 'conflict'],
})

export const splitApplication = endpoint({
  method: 'POST',
  path: 'jobApplications/split',
  access: 'account',
  tag,
  summary: 'Make an application of its own out of some mails of another one',
  body: z.object({ applicationId: id, mailIds: z.array(id).min(1).max(100), company: name.optional(), title: title.optional() }),
  answer: undoable,
  errors: ['not_found', 'conflict'],
})

export const undo = endpoint({
  method: 'POST',
  path: 'users/undo/{token}',
  access: 'account',
  tag,
  summary: 'Take a change back, as long as nothing later was changed by hand in what it touched',
  params: z.object({ token: z.string().min(1).max(100) }),
  answer: z.object({ applicationIds: z.array(z.uuid()) }),
  errors: ['not_found', 'conflict'],
})

export const markSeen = endpoint({
  method: 'PUT',
  path: 'jobApplications/{id}/seen',
  access: 'account',
  tag,
  summary: 'The user looked at an application: what is in it is no longer new',
  params: byId,
  answer: z.object({}),
  errors: ['not_found'],
})

export const toggleActive = endpoint({
  method: 'PUT',
  path: 'jobApplications/{id}/toggle-active',
  access: 'account',
  tag,
  summary: 'Archive an application or make it active again, as said; without a word, whichever it is not',
  params: byId,
  /** Said by whom more than one device may ask: the same wish twice is fulfilled once. */
  body: z.object({ isActive: z.boolean().optional() }).default({}),
  /** Null where it was so already. */
  answer: application.extend({ undo: undoToken.nullable() }),
  errors: ['not_found'],
})
