import type { Platform } from '../platform.ts'

export default {
  name: 'higheredjobs',
  type: 'board',
  brands: ['HigherEdJobs'],
  senders: ['higheredjobs.com'],
  links: ['www.higheredjobs.com'],
} satisfies Platform
