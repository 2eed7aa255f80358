import type { Platform } from '../platform.ts'

export default {
  name: 'jobs.ac.uk',
  type: 'board',
  brands: ['jobs.ac.uk'],
  senders: ['jobs.ac.uk'],
  links: ['www.jobs.ac.uk'],
} satisfies Platform
