import type { Platform } from '../platform.ts'

export default {
  name: 'testgorilla',
  type: 'assessment',
  brands: ['TestGorilla'],
  senders: ['testgorilla.com'],
  links: ['app.testgorilla.com'],
  subjects: ['{company} has invited you to complete an assessment'],
} satisfies Platform
