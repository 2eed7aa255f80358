import type { Platform } from '../platform.ts'

export default {
  name: 'justjoinit',
  type: 'board',
  brands: ['Just Join IT', 'justjoin.it'],
  senders: ['justjoin.it'],
  links: ['justjoin.it'],
} satisfies Platform
