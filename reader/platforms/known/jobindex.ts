import type { Platform } from '../platform.ts'

export default {
  name: 'jobindex',
  type: 'board',
  brands: ['Jobindex'],
  senders: ['jobindex.dk'],
  links: ['www.jobindex.dk'],
} satisfies Platform
