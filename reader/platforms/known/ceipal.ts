import type { Platform } from '../platform.ts'

export default {
  name: 'ceipal',
  type: 'ats',
  brands: ['Ceipal', 'CEIPAL'],
  senders: ['ceipalmail.com', 'ceipal.com'],
  tenant: ['subdomain'],
} satisfies Platform
