import type { Platform } from '../platform.ts'

export default {
  name: 'paycom',
  type: 'ats',
  brands: ['Paycom'],
  senders: ['paycomonline.net', 'paycom.com'],
  links: ['www.paycomonline.net'],
} satisfies Platform
