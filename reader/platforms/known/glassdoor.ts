import type { Platform } from '../platform.ts'

export default {
  name: 'glassdoor',
  type: 'board',
  brands: ['Glassdoor', 'Glassdoor Jobs'],
  senders: ['glassdoor.com'],
  links: ['www.glassdoor.com'],
  subjects: ['Application to {company} completed'],
} satisfies Platform
