import type { Platform } from '../platform.ts'

export default {
  name: 'concludis',
  type: 'ats',
  brands: ['concludis'],
  senders: ['concludis.de'],
  links: ['*.concludis.de'],
  tenant: ['link'],
} satisfies Platform
