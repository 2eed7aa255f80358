import type { Platform } from '../platform.ts'

export default {
  name: 'checkr',
  type: 'screening',
  brands: ['Checkr'],
  senders: ['checkr.com'],
  subjects: ['{company} needs you to authorize a background check'],
} satisfies Platform
