import type { Platform } from '../platform.ts'

export default {
  name: 'cv-library',
  type: 'board',
  brands: ['CV-Library', 'CV Library'],
  senders: ['cv-library.co.uk'],
  links: ['www.cv-library.co.uk'],
} satisfies Platform
