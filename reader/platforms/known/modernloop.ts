import type { Platform } from '../platform.ts'

export default {
  name: 'modernloop',
  type: 'scheduling',
  brands: ['ModernLoop'],
  senders: ['modernloop.io'],
  links: ['app.modernloop.io'],
  subjects: ['Updated: your {company} interview has moved to *'],
} satisfies Platform
