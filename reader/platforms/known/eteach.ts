import type { Platform } from '../platform.ts'

export default {
  name: 'eteach',
  type: 'board',
  brands: ['Eteach'],
  senders: ['eteach.com'],
  links: ['www.eteach.com'],
} satisfies Platform
