import type { Platform } from '../platform.ts'

export default {
  name: 'reed',
  type: 'board',
  brands: ['Reed', 'Reed.co.uk'],
  senders: ['reed.co.uk'],
  links: ['www.reed.co.uk'],
} satisfies Platform
