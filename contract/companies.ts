import { z } from 'zod'
import { application, status, undoToken } from './applications.ts'
import { byId, endpoint, foundOf, id, instant, listOf, page } from './endpoint.ts'

const tag = 'Companies'

/** Applications by status, in the order of the statuses; those without any are left out. */
export const stages = z.array(z.object({ status, count: z.number().int() }))

export const company = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Applications, and those of them that are active. */
  applications: z.number().int(),
  active: z.number().int(),
  jobs: z.number().int(),
  stages,
  lastActivityAt: instant,
  /** Stars, 1 to 5, that the user gave. */
  rating: z.number().int().nullable(),
})
export type Company = z.infer<typeof company>

const order = z.object({
  /** Words of the name. */
  name: z.string().trim().max(120).optional(),
  sort: z.enum(['name', '-name', 'lastActivityAt', '-lastActivityAt']).default('-lastActivityAt'),
})

export const searchCompanies = endpoint({
  method: 'GET',
  path: 'companies',
  access: 'account',
  tag,
  summary: 'Companies of the user whose name holds these words, at most 20, for choosing one',
  query: z.object({ name: z.string().trim().max(120).default('') }),
  answer: foundOf(z.object({ id: z.uuid(), name: z.string() })),
})

export const addCompany = endpoint({
  method: 'POST',
  path: 'companies',
  access: 'account',
  tag,
  summary: 'Add a company; one of the same name is answered as it is',
  body: z.object({ name: z.string().trim().min(1).max(200) }),
  answer: z.object({ id: z.uuid(), name: z.string(), undo: undoToken.nullable() }),
})

export const listMyCompanies = endpoint({
  method: 'GET',
  path: 'users/jobs/company',
  access: 'account',
  tag,
  summary: 'The companies of the user',
  query: page.extend(order.shape),
  answer: listOf(company),
})

/** What at least five people applied to, without anything that leads to one of them. */
export const sharedCompany = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How many people applied there, rounded down to fives. */
  people: z.number().int(),
  /** Whole days to the first answer that is more than a receipt; null when fewer than five people had one. */
  medianDaysToAnswer: z.number().int().nullable(),
  /** The same company among those of the user. */
  myId: z.uuid().nullable(),
})
export type SharedCompany = z.infer<typeof sharedCompany>

const sharedJob = z.object({ id: z.uuid(), title: z.string(), people: z.number().int() })

export const listAllCompanies = endpoint({
  method: 'GET',
  path: 'companies/detail',
  access: 'account',
  tag,
  summary: 'The companies at which at least five people applied',
  query: page.extend({
    /** Beginnings of words of the name. */
    name: z.string().trim().max(120).optional(),
    sort: z.enum(['name', '-people']).default('-people'),
  }),
  answer: listOf(sharedCompany),
})

export const getSharedCompany = endpoint({
  method: 'GET',
  path: 'companies/detail/{id}',
  access: 'account',
  tag,
  summary: 'One of the companies at which at least five people applied',
  params: byId,
  answer: sharedCompany,
  errors: ['not_found'],
})

export const listSharedJobs = endpoint({
  method: 'GET',
  path: 'jobs/detail/{id}',
  access: 'account',
  tag,
  summary: 'The jobs at one of these companies to which at least five people applied, most first',
  params: byId,
  query: page,
  answer: listOf(sharedJob),
  errors: ['not_found'],
})

export const listSharedJobsOfMine = endpoint({
  method: 'GET',
  path: 'companies/jobs/{id}',
  access: 'account',
  tag,
  summary: 'The same for a company of the user, whose own jobs are listed elsewhere',
  params: byId,
  query: page,
  answer: listOf(sharedJob),
  errors: ['not_found'],
})

export const countCompanies = endpoint({
  method: 'GET',
  path: 'companies/stats',
  access: 'account',
  tag,
  summary: 'How many companies there are, how many answered, and how many have an application under way',
  answer: z.object({ companies: z.number().int(), answered: z.number().int(), underWay: z.number().int() }),
})

export const companiesPipeline = endpoint({
  method: 'GET',
  path: 'companies/chevron',
  access: 'account',
  tag,
  summary: 'Active applications at all companies by status',
  answer: z.object({ stages }),
})

export const getCompany = endpoint({
  method: 'GET',
  path: 'companies/{id}',
  access: 'account',
  tag,
  summary: 'One company with the people who wrote and what was applied to',
  params: byId,
  answer: company.extend({
    website: z.string().nullable(),
    /** Markdown. */
    notes: z.string(),
    contacts: z.array(
      z.object({
        name: z.string(),
        address: z.string().nullable(),
        phone: z.string().nullable(),
        role: z.string().nullable(),
        isShared: z.boolean(),
      }),
    ),
    /** The latest 100. */
    applicationList: z.array(application),
  }),
  errors: ['not_found'],
})

export const changeCompany = endpoint({
  method: 'PUT',
  path: 'companies/{id}',
  access: 'account',
  tag,
  summary: 'Write the name of a company differently, or note what one thinks of it; fields left out stay',
  params: byId,
  body: z
    .object({
      name: z.string().trim().min(1).max(200),
      website: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable(),
      notes: z.string().max(20_000),
      rating: z.number().int().min(1).max(5).nullable(),
    })
    .partial(),
  answer: company.extend({ website: z.string().nullable(), notes: z.string(), undo: undoToken }),
  errors: ['not_found', 'conflict'],
})

export const companyStats = endpoint({
  method: 'GET',
  path: 'companies/stats/detail/{id}',
  access: 'account',
  tag,
  summary: 'How a company answers: rate, and median days to the first answer that is more than a receipt',
  params: byId,
  answer: z.object({
    applications: z.number().int(),
    answered: z.number().int(),
    /** Of the answers whose days are known, `timed` in number; null where they are fewer than three. */
    medianDaysToAnswer: z.number().nullable(),
    timed: z.number().int(),
    stages,
    /** What is known from at least five people; null when there are fewer. */
    community: z.object({ people: z.number().int(), medianDaysToAnswer: z.number().int().nullable() }).nullable(),
  }),
  errors: ['not_found'],
})

export const companyPipeline = endpoint({
  method: 'GET',
  path: 'companies/detail/chevron/{id}',
  access: 'account',
  tag,
  summary: 'Applications at one company by status, and its neighbours in the order of the list',
  params: byId,
  query: order,
  answer: z.object({ stages, previous: z.uuid().nullable(), next: z.uuid().nullable() }),
  errors: ['not_found'],
})

const jobsTag = 'Jobs'

export const job = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  location: z.string().nullable(),
  requisition: z.string().nullable(),
  postingUrl: z.string().nullable(),
  applications: z.number().int(),
  stages,
  lastActivityAt: instant,
})
export type Job = z.infer<typeof job>

const jobOrder = z.object({
  /** Words of the title or the company. */
  name: z.string().trim().max(120).optional(),
  companyId: id.optional(),
  sort: z.enum(['title', '-title', 'lastActivityAt', '-lastActivityAt']).default('-lastActivityAt'),
})

export const listJobs = endpoint({
  method: 'GET',
  path: 'jobs',
  access: 'account',
  tag: jobsTag,
  summary: 'The jobs of the user, by words of their title or company',
  query: page.extend(jobOrder.shape),
  answer: listOf(job),
})

export const listJobsOfCompany = endpoint({
  method: 'GET',
  path: 'users/jobs/company/{id}/job',
  access: 'account',
  tag,
  summary: 'The jobs of the user at one company',
  params: byId,
  query: page,
  answer: listOf(job),
  errors: ['not_found'],
})

export const addJob = endpoint({
  method: 'POST',
  path: 'jobs',
  access: 'account',
  tag: jobsTag,
  summary: 'Add a job; one of the same title at the same company is answered as it is',
  body: z.object({
    title: z.string().trim().min(1).max(300),
    companyId: id,
    location: z.string().trim().max(200).nullable().default(null),
    requisition: z.string().trim().max(100).nullable().default(null),
    postingUrl: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .nullable()
      .default(null),
  }),
  answer: job.extend({ undo: undoToken.nullable() }),
  errors: ['not_found'],
})

export const countJobs = endpoint({
  method: 'GET',
  path: 'jobs/stats',
  access: 'account',
  tag: jobsTag,
  summary: 'How many jobs there are, how many were applied to, and how many applications are under way',
  answer: z.object({ jobs: z.number().int(), appliedTo: z.number().int(), underWay: z.number().int() }),
})

export const getJob = endpoint({
  method: 'GET',
  path: 'jobs/{id}',
  access: 'account',
  tag: jobsTag,
  summary: 'One job',
  params: byId,
  answer: job,
  errors: ['not_found'],
})

export const changeJob = endpoint({
  method: 'PUT',
  path: 'jobs/{id}',
  access: 'account',
  tag: jobsTag,
  summary: 'Change a job; fields left out stay',
  params: byId,
  body: z
    .object({
      title: z.string().trim().min(1).max(300),
      location: z.string().trim().max(200).nullable(),
      requisition: z.string().trim().max(100).nullable(),
      postingUrl: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .nullable(),
    })
    .partial(),
  answer: job.extend({ undo: undoToken }),
  errors: ['not_found', 'conflict'],
})

export const renameJob = endpoint({
  method: 'PUT',
  path: 'jobs/{id}/title',
  access: 'account',
  tag: jobsTag,
  summary: 'Write the title of a job differently',
  params: byId,
  body: z.object({ title: z.string().trim().min(1).max(300) }),
  answer: job.extend({ undo: undoToken }),
  errors: ['not_found', 'conflict'],
})

export const getJobDetails = endpoint({
  method: 'GET',
  path: 'jobs/details/{id}',
  access: 'account',
  tag: jobsTag,
  summary: 'One job with its description and the applications to it',
  params: byId,
  answer: job.extend({
    /** The posting as it was kept with the latest application to it. */
    description: z.string().nullable(),
    applicationList: z.array(application),
  }),
  errors: ['not_found'],
})

export const jobPipeline = endpoint({
  method: 'GET',
  path: 'jobs/details/chevron/{id}',
  access: 'account',
  tag: jobsTag,
  summary: 'Applications to one job by status, and its neighbours in the order of the list',
  params: byId,
  query: jobOrder,
  answer: z.object({ stages, previous: z.uuid().nullable(), next: z.uuid().nullable() }),
  errors: ['not_found'],
})
