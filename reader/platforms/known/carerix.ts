import type { Platform } from '../platform.ts'

export default {
  name: 'carerix',
  type: 'ats',
  brands: ['Carerix'],
  senders: ['carerix.com', 'carerix.net'],
} satisfies Platform
