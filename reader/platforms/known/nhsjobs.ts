import type { Platform } from '../platform.ts'

export default {
  name: 'nhsjobs',
  type: 'board',
  brands: ['NHS Jobs', 'NHS'],
  senders: ['jobs.nhs.uk', 'nhsjobs.com', 'nhsbsa.nhs.uk'],
  links: ['www.jobs.nhs.uk'],
} satisfies Platform
