import type { Platform } from '../platform.ts'

export default {
  name: 'totaljobs',
  type: 'board',
  brands: ['Totaljobs', 'totaljobs'],
  senders: ['totaljobs.com'],
  links: ['www.totaljobs.com'],
} satisfies Platform
