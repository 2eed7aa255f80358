import type { Platform } from '../platform.ts'

export default {
  name: 'reachmee',
  type: 'ats',
  brands: ['ReachMee'],
  senders: ['reachmee.com'],
  links: ['*.reachmee.com'],
  tenant: ['link'],
} satisfies Platform
