import type { Platform } from '../platform.ts'

export default {
  name: 'jobdiva',
  type: 'ats',
  brands: ['JobDiva'],
  senders: ['jobdiva.com'],
} satisfies Platform
