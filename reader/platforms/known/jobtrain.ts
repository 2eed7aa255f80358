import type { Platform } from '../platform.ts'

export default {
  name: 'jobtrain',
  type: 'ats',
  brands: ['Jobtrain'],
  senders: ['jobtrain.co.uk'],
  links: ['www.jobtrain.co.uk'],
} satisfies Platform
