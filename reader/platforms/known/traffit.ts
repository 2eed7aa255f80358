import type { Platform } from '../platform.ts'

export default {
  name: 'traffit',
  type: 'ats',
  brands: ['Traffit'],
  senders: ['traffit.com'],
  links: ['*.traffit.com'],
  tenant: ['link'],
} satisfies Platform
