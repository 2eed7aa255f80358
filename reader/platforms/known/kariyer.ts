import type { Platform } from '../platform.ts'

export default {
  name: 'kariyer',
  type: 'board',
  brands: ['Kariyer.net', 'Kariyer'],
  senders: ['kariyer.net'],
  links: ['www.kariyer.net'],
} satisfies Platform
