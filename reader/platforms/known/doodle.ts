import type { Platform } from '../platform.ts'

export default {
  name: 'doodle',
  type: 'scheduling',
  brands: ['Doodle'],
  senders: ['doodle.com'],
  links: ['doodle.com'],
} satisfies Platform
