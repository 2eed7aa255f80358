import type { Platform } from '../platform.ts'

export default {
  name: 'cut-e',
  type: 'assessment',
  brands: ['cut-e', 'Aon', 'Aon Assessment'],
  senders: ['cut-e.com', 'aon.com'],
} satisfies Platform
