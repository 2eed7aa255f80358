import type { Platform } from '../platform.ts'

export default {
  name: 'karat',
  type: 'scheduling',
  brands: ['Karat'],
  senders: ['karat.io', 'karat.com'],
  links: ['app.karat.io'],
} satisfies Platform
