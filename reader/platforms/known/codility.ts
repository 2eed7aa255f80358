import type { Platform } from '../platform.ts'

export default {
  name: 'codility',
  type: 'assessment',
  brands: ['Codility'],
  senders: ['codility.com'],
  links: ['app.codility.com'],
  subjects: ['{company} invited you to take a test'],
} satisfies Platform
