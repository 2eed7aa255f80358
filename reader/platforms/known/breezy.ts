import type { Platform } from '../platform.ts'

export default {
  name: 'breezy',
  type: 'ats',
  brands: ['Breezy', 'Breezy HR'],
  senders: ['breezy.hr'],
  links: ['*.breezy.hr'],
  tenant: ['link'],
} satisfies Platform
