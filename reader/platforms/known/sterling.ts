import type { Platform } from '../platform.ts'

export default {
  name: 'sterling',
  type: 'screening',
  brands: ['Sterling', 'Sterling Talent Solutions'],
  senders: ['sterlingcheck.com', 'sterlingcheck.app', 'sterlingtalentsolutions.com'],
} satisfies Platform
