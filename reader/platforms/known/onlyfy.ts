import type { Platform } from '../platform.ts'

export default {
  name: 'onlyfy',
  type: 'ats',
  brands: ['onlyfy', 'Prescreen', 'onlyfy by XING'],
  senders: ['prescreen.io', 'onlyfy.jobs'],
  links: ['*.onlyfy.jobs', 'jobbase.io', '*.jobbase.io'],
  tenant: ['link'],
} satisfies Platform
