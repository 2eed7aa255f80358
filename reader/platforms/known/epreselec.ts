import type { Platform } from '../platform.ts'

export default {
  name: 'epreselec',
  type: 'ats',
  brands: ['ePreselec'],
  senders: ['epreselec.com'],
  links: ['*.epreselec.com'],
  tenant: ['link'],
} satisfies Platform
