import type { Platform } from '../platform.ts'

export default {
  name: 'sparkhire',
  type: 'assessment',
  brands: ['Spark Hire'],
  senders: ['sparkhire.com'],
} satisfies Platform
