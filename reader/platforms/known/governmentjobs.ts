import type { Platform } from '../platform.ts'

export default {
  name: 'governmentjobs',
  type: 'ats',
  brands: ['NEOGOV', 'GovernmentJobs', 'GovernmentJobs.com'],
  senders: ['governmentjobs.com', 'neogov.com'],
  links: ['www.governmentjobs.com'],
  subjects: ['{title} - Application Submitted'],
} satisfies Platform
