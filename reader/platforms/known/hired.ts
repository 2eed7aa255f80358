import type { Platform } from '../platform.ts'

export default {
  name: 'hired',
  type: 'board',
  brands: ['Hired'],
  senders: ['hired.com'],
  links: ['hired.com'],
} satisfies Platform
