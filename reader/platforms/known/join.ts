import type { Platform } from '../platform.ts'

export default {
  name: 'join',
  type: 'ats',
  brands: ['JOIN', 'join.com'],
  senders: ['join.com'],
  links: ['join.com'],
  tenant: ['path'],
} satisfies Platform
