import type { Platform } from '../platform.ts'

export default {
  name: 'freshteam',
  type: 'ats',
  brands: ['Freshteam', 'Freshworks'],
  senders: ['freshteam.com'],
  links: ['*.freshteam.com'],
  tenant: ['link'],
} satisfies Platform
