import type { Platform } from '../platform.ts'

export default {
  name: 'karriere.at',
  type: 'board',
  brands: ['karriere.at'],
  senders: ['karriere.at'],
  links: ['www.karriere.at'],
} satisfies Platform
