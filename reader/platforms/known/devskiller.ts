import type { Platform } from '../platform.ts'

export default {
  name: 'devskiller',
  type: 'assessment',
  brands: ['DevSkiller', 'SkillPanel'],
  senders: ['devskiller.com'],
} satisfies Platform
