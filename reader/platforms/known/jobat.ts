import type { Platform } from '../platform.ts'

export default {
  name: 'jobat',
  type: 'board',
  brands: ['Jobat'],
  senders: ['jobat.be'],
  links: ['www.jobat.be'],
} satisfies Platform
