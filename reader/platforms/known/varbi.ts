import type { Platform } from '../platform.ts'

export default {
  name: 'varbi',
  type: 'ats',
  brands: ['Varbi'],
  senders: ['varbi.com'],
  links: ['*.varbi.com'],
  tenant: ['link'],
} satisfies Platform
