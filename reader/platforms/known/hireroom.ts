import type { Platform } from '../platform.ts'

export default {
  name: 'hireroom',
  type: 'ats',
  brands: ['Hireroom', 'HiringRoom'],
  senders: ['hiringroom.com'],
  links: ['*.hiringroom.com'],
  tenant: ['link'],
} satisfies Platform
