import type { Platform } from '../platform.ts'

export default {
  name: 'pracuj',
  type: 'board',
  brands: ['Pracuj.pl', 'Pracuj'],
  senders: ['pracuj.pl'],
  links: ['www.pracuj.pl'],
} satisfies Platform
