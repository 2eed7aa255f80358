import type { Platform } from '../platform.ts'

export default {
  name: 'harver',
  type: 'assessment',
  brands: ['Harver', 'Outmatch'],
  senders: ['harver.com', 'outmatch.com'],
} satisfies Platform
