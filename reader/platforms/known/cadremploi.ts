import type { Platform } from '../platform.ts'

export default {
  name: 'cadremploi',
  type: 'board',
  brands: ['Cadremploi'],
  senders: ['cadremploi.fr', 'mail.cadremploi.fr'],
  links: ['www.cadremploi.fr'],
} satisfies Platform
