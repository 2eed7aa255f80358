import type { Platform } from '../platform.ts'

export default {
  name: 'recruitee',
  type: 'ats',
  brands: ['Recruitee', 'Tellent'],
  senders: ['recruitee.com'],
  links: ['*.recruitee.com'],
  tenant: ['link'],
  subjects: ['{company} - Application received', 'Thanks for applying at {company}', '{company} - Sollicitatie ontvangen'],
} satisfies Platform
