import type { Platform } from '../platform.ts'

export default {
  name: 'tribepad',
  type: 'ats',
  brands: ['Tribepad'],
  senders: ['tribepad.com', 'tribepad-mail.com'],
  links: ['*.tribepad.com'],
  tenant: ['link'],
} satisfies Platform
