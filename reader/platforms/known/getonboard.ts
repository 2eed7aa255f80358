import type { Platform } from '../platform.ts'

export default {
  name: 'getonboard',
  type: 'board',
  brands: ['Get on Board'],
  senders: ['getonbrd.com'],
  links: ['www.getonbrd.com'],
} satisfies Platform
