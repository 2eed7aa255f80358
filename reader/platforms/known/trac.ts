import type { Platform } from '../platform.ts'

export default {
  name: 'trac',
  type: 'ats',
  brands: ['Trac', 'Trac Jobs', 'NHS Jobs via Trac'],
  senders: ['trac.jobs'],
  links: ['*.trac.jobs', 'apps.trac.jobs'],
} satisfies Platform
