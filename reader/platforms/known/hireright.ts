import type { Platform } from '../platform.ts'

export default {
  name: 'hireright',
  type: 'screening',
  brands: ['HireRight'],
  senders: ['hireright.com'],
} satisfies Platform
