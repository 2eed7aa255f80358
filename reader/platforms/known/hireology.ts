import type { Platform } from '../platform.ts'

export default {
  name: 'hireology',
  type: 'ats',
  brands: ['Hireology'],
  senders: ['hireology.com'],
  links: ['*.hireology.com'],
} satisfies Platform
