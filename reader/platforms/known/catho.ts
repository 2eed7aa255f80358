import type { Platform } from '../platform.ts'

export default {
  name: 'catho',
  type: 'board',
  brands: ['Catho'],
  senders: ['catho.com.br', 'catho.com'],
  links: ['www.catho.com.br'],
} satisfies Platform
