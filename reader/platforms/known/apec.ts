import type { Platform } from '../platform.ts'

export default {
  name: 'apec',
  type: 'board',
  brands: ['Apec', 'APEC'],
  senders: ['apec.fr'],
  links: ['www.apec.fr'],
} satisfies Platform
