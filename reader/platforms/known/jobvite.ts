import type { Platform } from '../platform.ts'

export default {
  name: 'jobvite',
  type: 'ats',
  brands: ['Jobvite'],
  senders: ['jobvite.com'],
  links: ['jobs.jobvite.com'],
  tenant: ['path'],
  subjects: [
    'Thanks for applying for the {title} position at {company}',
    '{company} Application Update | {title}',
    'You have * job alerts for {company}',
  ],
} satisfies Platform
