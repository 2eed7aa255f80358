import type { Platform } from '../platform.ts'

export default {
  name: 'oleeo',
  type: 'ats',
  brands: ['Oleeo', 'TalentLink'],
  senders: ['tal.net', 'oleeo.com'],
  links: ['*.tal.net'],
  tenant: ['subdomain'],
  subjects: ['{company} | Application Update'],
} satisfies Platform
