import type { Platform } from '../platform.ts'

export default {
  name: 'xing',
  type: 'board',
  brands: ['XING'],
  senders: ['xing.com', 'mail.xing.com'],
  links: ['www.xing.com'],
} satisfies Platform
