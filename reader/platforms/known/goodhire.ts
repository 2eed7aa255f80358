import type { Platform } from '../platform.ts'

export default {
  name: 'goodhire',
  type: 'screening',
  brands: ['GoodHire'],
  senders: ['goodhire.com'],
} satisfies Platform
