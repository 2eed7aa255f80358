import type { Platform } from '../platform.ts'

export default {
  name: 'brightnetwork',
  type: 'board',
  brands: ['Bright Network'],
  senders: ['brightnetwork.co.uk'],
  links: ['www.brightnetwork.co.uk'],
} satisfies Platform
