import type { Platform } from '../platform.ts'

export default {
  name: 'bayt',
  type: 'board',
  brands: ['Bayt', 'Bayt.com'],
  senders: ['bayt.com'],
  links: ['www.bayt.com'],
} satisfies Platform
