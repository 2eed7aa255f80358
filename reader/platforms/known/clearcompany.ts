import type { Platform } from '../platform.ts'

export default {
  name: 'clearcompany',
  type: 'ats',
  brands: ['ClearCompany'],
  senders: ['clearcompany.com'],
  links: ['*.clearcompany.com'],
  tenant: ['link'],
} satisfies Platform
