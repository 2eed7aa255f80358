import type { Platform } from '../platform.ts'

export default {
  name: 'softgarden',
  type: 'ats',
  brands: ['softgarden'],
  senders: ['softgarden.io', 'softgarden.de'],
  links: ['*.softgarden.io'],
  tenant: ['link'],
} satisfies Platform
