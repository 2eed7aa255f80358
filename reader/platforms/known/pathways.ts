import type { Platform } from '../platform.ts'

export default {
  name: 'pathways',
  type: 'ats',
  brands: ['Pathways'],
  senders: ['pathways.churchofengland.org'],
  links: ['pathways.churchofengland.org'],
} satisfies Platform
