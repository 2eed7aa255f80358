import type { Platform } from '../platform.ts'

export default {
  name: 'pageup',
  type: 'ats',
  brands: ['PageUp', 'PageUp People'],
  senders: ['pageuppeople.com'],
  links: ['*.pageuppeople.com'],
  subjects: ['{company} application status'],
} satisfies Platform
