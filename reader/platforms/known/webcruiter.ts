import type { Platform } from '../platform.ts'

export default {
  name: 'webcruiter',
  type: 'ats',
  brands: ['Webcruiter'],
  senders: ['webcruiter.no', 'webcruiter.com'],
  links: ['*.webcruiter.no'],
} satisfies Platform
