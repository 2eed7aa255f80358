import type { Platform } from '../platform.ts'

export default {
  name: 'hrmanager',
  type: 'ats',
  brands: ['HR Manager', 'Talentech', 'HR-Manager'],
  senders: ['hr-manager.net', 'talentech.io', 'talentech.com'],
  links: ['candidate.hr-manager.net'],
} satisfies Platform
