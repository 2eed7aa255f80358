import type { Platform } from '../platform.ts'

export default {
  name: 'eightfold',
  type: 'ats',
  brands: ['Eightfold', 'Eightfold AI'],
  senders: ['eightfold.ai'],
  links: ['*.eightfold.ai'],
  tenant: ['link'],
} satisfies Platform
