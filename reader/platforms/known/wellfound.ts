import type { Platform } from '../platform.ts'

export default {
  name: 'wellfound',
  type: 'board',
  brands: ['Wellfound', 'AngelList', 'AngelList Talent'],
  senders: ['wellfound.com', 'angel.co'],
  links: ['wellfound.com'],
  subjects: ['An update from {company}'],
} satisfies Platform
