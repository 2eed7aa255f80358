import type { Platform } from '../platform.ts'

export default {
  name: 'calendly',
  type: 'scheduling',
  brands: ['Calendly'],
  senders: ['calendly.com'],
  links: ['calendly.com'],
} satisfies Platform
