import type { Platform } from '../platform.ts'

export default {
  name: 'paradox',
  type: 'scheduling',
  brands: ['Paradox', 'Olivia'],
  senders: ['paradox.ai'],
  links: ['*.paradox.ai'],
  tenant: ['subdomain'],
} satisfies Platform
