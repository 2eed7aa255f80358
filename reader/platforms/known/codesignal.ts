import type { Platform } from '../platform.ts'

export default {
  name: 'codesignal',
  type: 'assessment',
  brands: ['CodeSignal'],
  senders: ['codesignal.com'],
  links: ['app.codesignal.com'],
} satisfies Platform
