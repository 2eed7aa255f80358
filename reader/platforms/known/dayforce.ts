import type { Platform } from '../platform.ts'

export default {
  name: 'dayforce',
  type: 'ats',
  brands: ['Dayforce', 'Ceridian', 'Dayforce HCM'],
  senders: ['dayforcehcm.com', 'dayforce.com', 'ceridian.com'],
  links: ['*.dayforcehcm.com', 'jobs.dayforcehcm.com'],
} satisfies Platform
