import type { Platform } from '../platform.ts'

export default {
  name: 'jobs.ch',
  type: 'board',
  brands: ['jobs.ch', 'JobCloud', 'jobup.ch'],
  senders: ['jobs.ch', 'jobup.ch', 'jobcloud.ch'],
  links: ['www.jobs.ch', 'www.jobup.ch'],
} satisfies Platform
