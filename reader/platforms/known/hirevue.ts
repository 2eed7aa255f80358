import type { Platform } from '../platform.ts'

export default {
  name: 'hirevue',
  type: 'assessment',
  brands: ['HireVue'],
  senders: ['hirevue.com'],
  links: ['*.hirevue.com'],
  subjects: ['Interview invitation from {company}'],
} satisfies Platform
