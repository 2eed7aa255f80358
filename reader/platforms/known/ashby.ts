import type { Platform } from '../platform.ts'

export default {
  name: 'ashby',
  type: 'ats',
  brands: ['Ashby'],
  senders: ['ashbyhq.com', 'ashby.email'],
  links: ['jobs.ashbyhq.com', 'you.ashbyhq.com'],
  tenant: ['path'],
  subjects: [
    'Thanks for applying to {company}',
    'Application at {company} for {title}',
    '{company} Application Update',
    'Update on your {company} application',
    "We've received your application to join {company}",
    "You're invited to interview with {company}",
    'Next steps with {company}',
  ],
} satisfies Platform
