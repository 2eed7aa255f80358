import type { Platform } from '../platform.ts'

export default {
  name: 'otta',
  type: 'board',
  brands: ['Otta'],
  senders: ['otta.com'],
  links: ['app.otta.com'],
} satisfies Platform
