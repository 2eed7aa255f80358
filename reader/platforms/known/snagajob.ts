import type { Platform } from '../platform.ts'

export default {
  name: 'snagajob',
  type: 'board',
  brands: ['Snagajob'],
  senders: ['snagajob.com'],
  links: ['www.snagajob.com'],
} satisfies Platform
