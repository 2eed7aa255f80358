import type { Platform } from '../platform.ts'

export default {
  name: 'keka',
  type: 'ats',
  brands: ['Keka', 'Keka HR'],
  senders: ['kekamail.com', 'keka.com'],
  links: ['*.keka.com'],
  tenant: ['link'],
} satisfies Platform
