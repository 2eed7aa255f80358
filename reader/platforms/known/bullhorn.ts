import type { Platform } from '../platform.ts'

export default {
  name: 'bullhorn',
  type: 'ats',
  brands: ['Bullhorn', 'Bullhorn ATS'],
  senders: ['bullhornmail.com', 'bullhorn.com'],
  links: ['*.bullhornstaffing.com'],
} satisfies Platform
