import type { Platform } from '../platform.ts'

export default {
  name: 'flatchr',
  type: 'ats',
  brands: ['Flatchr'],
  senders: ['flatchr.io'],
  links: ['*.flatchr.io', 'careers.flatchr.io'],
  tenant: ['local-part'],
} satisfies Platform
