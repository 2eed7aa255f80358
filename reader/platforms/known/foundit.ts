import type { Platform } from '../platform.ts'

export default {
  name: 'foundit',
  type: 'board',
  brands: ['foundit', 'Monster India'],
  senders: ['foundit.in', 'monsterindia.com'],
  links: ['www.foundit.in'],
} satisfies Platform
