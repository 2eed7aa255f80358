import type { Platform } from '../platform.ts'

export default {
  name: 'gem',
  type: 'ats',
  brands: ['Gem'],
  senders: ['gem.com'],
  links: ['jobs.gem.com'],
  tenant: ['path'],
  subjects: ['{company} Follow-Up for {title}', 'High Five, *! Your application is in with {company}.'],
} satisfies Platform
