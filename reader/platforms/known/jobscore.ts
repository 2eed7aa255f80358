import type { Platform } from '../platform.ts'

export default {
  name: 'jobscore',
  type: 'ats',
  brands: ['JobScore'],
  senders: ['jobscore.com'],
  links: ['careers.jobscore.com'],
} satisfies Platform
