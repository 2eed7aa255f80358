import type { Platform } from '../platform.ts'

export default {
  name: 'emply',
  type: 'ats',
  brands: ['Emply', 'Lessor'],
  senders: ['emply.com', 'emply.net'],
  links: ['*.emply.com'],
  tenant: ['link'],
} satisfies Platform
