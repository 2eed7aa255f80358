import type { Platform } from '../platform.ts'

export default {
  name: 'allibo',
  type: 'ats',
  brands: ['ALLIBO', 'Allibo'],
  senders: ['allibo.com'],
  links: ['*.allibo.com'],
} satisfies Platform
