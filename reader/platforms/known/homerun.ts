import type { Platform } from '../platform.ts'

export default {
  name: 'homerun',
  type: 'ats',
  brands: ['Homerun'],
  senders: ['homerun.email', 'homerun.co', 'homerun.hr'],
  links: ['*.homerun.co'],
  tenant: ['subdomain'],
  subjects: ['Je sollicitatie bij {company}'],
} satisfies Platform
