import type { Platform } from '../platform.ts'

export default {
  name: 'bizneo',
  type: 'ats',
  brands: ['Bizneo', 'Bizneo HR'],
  senders: ['bizneo.com', 'bizneohr.com'],
  links: ['*.bizneo.com'],
  tenant: ['link'],
} satisfies Platform
