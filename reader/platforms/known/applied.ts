import type { Platform } from '../platform.ts'

export default {
  name: 'applied',
  type: 'ats',
  brands: ['Applied'],
  senders: ['beapplied.com'],
  links: ['app.beapplied.com'],
} satisfies Platform
