import type { Platform } from '../platform.ts'

export default {
  name: 'myinterview',
  type: 'assessment',
  brands: ['myInterview'],
  senders: ['myinterview.com'],
} satisfies Platform
