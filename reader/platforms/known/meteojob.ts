import type { Platform } from '../platform.ts'

export default {
  name: 'meteojob',
  type: 'board',
  brands: ['Meteojob'],
  senders: ['meteojob.com'],
  links: ['www.meteojob.com'],
} satisfies Platform
