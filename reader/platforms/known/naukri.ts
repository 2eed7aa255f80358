import type { Platform } from '../platform.ts'

export default {
  name: 'naukri',
  type: 'board',
  brands: ['Naukri', 'Naukri.com'],
  senders: ['naukri.com'],
  links: ['www.naukri.com'],
} satisfies Platform
