import type { Platform } from '../platform.ts'

export default {
  name: 'jobbnorge',
  type: 'ats',
  brands: ['Jobbnorge'],
  senders: ['jobbnorge.no'],
  links: ['www.jobbnorge.no'],
} satisfies Platform
