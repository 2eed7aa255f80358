import type { Platform } from '../platform.ts'

export default {
  name: 'youcanbookme',
  type: 'scheduling',
  brands: ['YouCanBookMe', 'YouCanBook.me'],
  senders: ['youcanbook.me'],
  links: ['*.youcanbook.me'],
} satisfies Platform
