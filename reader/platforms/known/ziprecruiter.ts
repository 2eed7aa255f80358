import type { Platform } from '../platform.ts'

export default {
  name: 'ziprecruiter',
  type: 'board',
  brands: ['ZipRecruiter', 'Phil at ZipRecruiter'],
  senders: ['ziprecruiter.com', 'ziprecruiter.co.uk'],
  links: ['www.ziprecruiter.com'],
} satisfies Platform
