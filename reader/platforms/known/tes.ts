import type { Platform } from '../platform.ts'

export default {
  name: 'tes',
  type: 'board',
  brands: ['Tes', 'TES', 'Tes Jobs'],
  senders: ['tes.com'],
  links: ['www.tes.com'],
} satisfies Platform
