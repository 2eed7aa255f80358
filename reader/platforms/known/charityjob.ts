import type { Platform } from '../platform.ts'

export default {
  name: 'charityjob',
  type: 'board',
  brands: ['CharityJob'],
  senders: ['charityjob.co.uk'],
  links: ['www.charityjob.co.uk'],
} satisfies Platform
