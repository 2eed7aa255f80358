import type { Platform } from '../platform.ts'

export default {
  name: 'factorial',
  type: 'ats',
  brands: ['Factorial'],
  senders: ['factorialhr.com', 'factorial.co'],
  links: ['*.factorialhr.com'],
  tenant: ['link'],
} satisfies Platform
