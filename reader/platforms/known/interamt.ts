import type { Platform } from '../platform.ts'

export default {
  name: 'interamt',
  type: 'board',
  brands: ['Interamt'],
  senders: ['interamt.de'],
  links: ['www.interamt.de'],
} satisfies Platform
