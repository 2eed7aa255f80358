import type { Platform } from '../platform.ts'

export default {
  name: 'workable',
  type: 'ats',
  brands: ['Workable'],
  senders: ['workablemail.com', 'workable.com'],
  links: ['apply.workable.com', '*.workable.com'],
  tenant: ['path'],
  subjects: ['Thanks for applying to {company}', '{title} - {company}'],
} satisfies Platform
