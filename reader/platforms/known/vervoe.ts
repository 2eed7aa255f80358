import type { Platform } from '../platform.ts'

export default {
  name: 'vervoe',
  type: 'assessment',
  brands: ['Vervoe'],
  senders: ['vervoe.com'],
} satisfies Platform
