import type { Platform } from '../platform.ts'

export default {
  name: 'jobylon',
  type: 'ats',
  brands: ['Jobylon'],
  senders: ['jobylon.com'],
  links: ['emp.jobylon.com'],
} satisfies Platform
