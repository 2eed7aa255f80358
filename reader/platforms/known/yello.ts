import type { Platform } from '../platform.ts'

export default {
  name: 'yello',
  type: 'ats',
  brands: ['Yello'],
  senders: ['yello.co'],
} satisfies Platform
