import type { Platform } from '../platform.ts'

export default {
  name: 'phenom',
  type: 'ats',
  brands: ['Phenom', 'Phenom People'],
  senders: ['phenompeople.com', 'phenom.com'],
  tenant: ['subdomain'],
} satisfies Platform
