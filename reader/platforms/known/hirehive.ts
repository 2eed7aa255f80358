import type { Platform } from '../platform.ts'

export default {
  name: 'hirehive',
  type: 'ats',
  brands: ['HireHive'],
  senders: ['hirehive.com'],
  links: ['*.hirehive.com'],
  tenant: ['link'],
} satisfies Platform
