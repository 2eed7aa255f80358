import type { Platform } from '../platform.ts'

export default {
  name: 'caterer',
  type: 'board',
  brands: ['Caterer.com', 'Caterer'],
  senders: ['caterer.com'],
  links: ['www.caterer.com'],
} satisfies Platform
