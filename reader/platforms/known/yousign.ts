import type { Platform } from '../platform.ts'

export default {
  name: 'yousign',
  type: 'signing',
  brands: ['Yousign'],
  senders: ['yousign.com', 'yousign.app'],
} satisfies Platform
