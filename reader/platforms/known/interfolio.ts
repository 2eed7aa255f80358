import type { Platform } from '../platform.ts'

export default {
  name: 'interfolio',
  type: 'ats',
  brands: ['Interfolio'],
  senders: ['interfolio.com'],
  links: ['apply.interfolio.com'],
} satisfies Platform
