import type { Platform } from '../platform.ts'

export default {
  name: 'rexx',
  type: 'ats',
  brands: ['rexx', 'rexx systems'],
  senders: ['rexx-systems.com', 'rexx-recruitment.com'],
  links: ['*.rexx-systems.com'],
  tenant: ['link'],
} satisfies Platform
