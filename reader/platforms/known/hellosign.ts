import type { Platform } from '../platform.ts'

export default {
  name: 'hellosign',
  type: 'signing',
  brands: ['Dropbox Sign', 'HelloSign'],
  senders: ['hellosign.com'],
} satisfies Platform
