import type { Platform } from '../platform.ts'

export default {
  name: 'eskill',
  type: 'assessment',
  brands: ['eSkill'],
  senders: ['eskill.com'],
} satisfies Platform
