import type { Platform } from '../platform.ts'

export default {
  name: 'shl',
  type: 'assessment',
  brands: ['SHL'],
  senders: ['shl.com'],
} satisfies Platform
