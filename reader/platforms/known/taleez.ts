import type { Platform } from '../platform.ts'

export default {
  name: 'taleez',
  type: 'ats',
  brands: ['Taleez'],
  senders: ['taleez.com'],
  links: ['taleez.com'],
} satisfies Platform
