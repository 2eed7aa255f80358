import type { Platform } from '../platform.ts'

export default {
  name: 'calcom',
  type: 'scheduling',
  brands: ['Cal.com'],
  senders: ['cal.com'],
  links: ['cal.com'],
} satisfies Platform
