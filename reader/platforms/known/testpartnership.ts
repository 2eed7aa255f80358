import type { Platform } from '../platform.ts'

export default {
  name: 'testpartnership',
  type: 'assessment',
  brands: ['Test Partnership'],
  senders: ['testpartnership.com'],
} satisfies Platform
