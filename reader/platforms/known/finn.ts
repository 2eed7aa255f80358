import type { Platform } from '../platform.ts'

export default {
  name: 'finn',
  type: 'board',
  brands: ['FINN', 'FINN.no'],
  senders: ['finn.no'],
  links: ['www.finn.no'],
} satisfies Platform
