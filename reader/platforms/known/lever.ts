import type { Platform } from '../platform.ts'

export default {
  name: 'lever',
  type: 'ats',
  brands: ['Lever'],
  senders: ['lever.co'],
  links: ['jobs.lever.co', 'jobs.eu.lever.co'],
  tenant: ['path'],
  subjects: [
    'Thank you for your application to {company}',
    'Thank You from {company} - Regarding your Application for {title}',
    'Thanks for applying to {title} , here is a link to manage your application data',
    'Your application to {company} has been received',
    'Next Steps for your {title} Application',
    'update on {title}',
    '{company} - Recruitment process',
  ],
} satisfies Platform
