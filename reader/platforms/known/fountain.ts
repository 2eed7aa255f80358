import type { Platform } from '../platform.ts'

export default {
  name: 'fountain',
  type: 'ats',
  brands: ['Fountain'],
  senders: ['fountain.com', 'onboardiq.com'],
  links: ['*.fountain.com'],
} satisfies Platform
