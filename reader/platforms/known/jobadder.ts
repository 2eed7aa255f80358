import type { Platform } from '../platform.ts'

export default {
  name: 'jobadder',
  type: 'ats',
  brands: ['JobAdder'],
  senders: ['jobadder.com'],
} satisfies Platform
