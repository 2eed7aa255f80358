import type { Platform } from '../platform.ts'

export default {
  name: 'brassring',
  type: 'ats',
  brands: ['BrassRing', 'Infinite BrassRing'],
  senders: ['brassring.com'],
  links: ['sjobs.brassring.com'],
  subjects: ['{company} - Thank you for your application', 'You have a new task for {title}'],
} satisfies Platform
