import type { Platform } from '../platform.ts'

export default {
  name: 'irishjobs',
  type: 'board',
  brands: ['IrishJobs', 'Jobs.ie'],
  senders: ['irishjobs.ie', 'jobs.ie'],
  links: ['www.irishjobs.ie', 'www.jobs.ie'],
} satisfies Platform
