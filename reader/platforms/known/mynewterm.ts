import type { Platform } from '../platform.ts'

export default {
  name: 'mynewterm',
  type: 'ats',
  brands: ['MyNewTerm', 'My New Term'],
  senders: ['mynewterm.com'],
  links: ['www.mynewterm.com'],
} satisfies Platform
