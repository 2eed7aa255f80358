import type { Platform } from '../platform.ts'

export default {
  name: 'dover',
  type: 'ats',
  brands: ['Dover'],
  senders: ['dover.com', 'dover.io'],
  links: ['app.dover.com'],
} satisfies Platform
