import type { Platform } from '../platform.ts'

export default {
  name: 'arctic_shores',
  type: 'assessment',
  brands: ['Arctic Shores'],
  senders: ['arcticshores.com'],
} satisfies Platform
