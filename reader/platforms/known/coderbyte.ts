import type { Platform } from '../platform.ts'

export default {
  name: 'coderbyte',
  type: 'assessment',
  brands: ['Coderbyte'],
  senders: ['coderbyte.com'],
  links: ['coderbyte.com'],
  subjects: ['{company} sent you a challenge'],
} satisfies Platform
