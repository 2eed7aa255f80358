import type { Platform } from '../platform.ts'

export default {
  name: 'harri',
  type: 'ats',
  brands: ['Harri'],
  senders: ['harri.com'],
  links: ['harri.com'],
} satisfies Platform
