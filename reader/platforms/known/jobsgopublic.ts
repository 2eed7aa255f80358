import type { Platform } from '../platform.ts'

export default {
  name: 'jobsgopublic',
  type: 'ats',
  brands: ['Jobsgopublic', 'Jobs Go Public'],
  senders: ['jobsgopublic.com'],
  links: ['www.jobsgopublic.com'],
} satisfies Platform
