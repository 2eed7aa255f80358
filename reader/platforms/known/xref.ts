import type { Platform } from '../platform.ts'

export default {
  name: 'xref',
  type: 'screening',
  brands: ['Xref'],
  senders: ['xref.com'],
} satisfies Platform
