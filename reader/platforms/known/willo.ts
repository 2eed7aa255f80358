import type { Platform } from '../platform.ts'

export default {
  name: 'willo',
  type: 'assessment',
  brands: ['Willo'],
  senders: ['willotalent.com', 'willo.video'],
} satisfies Platform
