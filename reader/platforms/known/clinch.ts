import type { Platform } from '../platform.ts'

export default {
  name: 'clinch',
  type: 'ats',
  brands: ['Clinch', 'Clinch Talent'],
  senders: ['clinchtalent.com'],
  tenant: ['subdomain'],
  subjects: ["Don't forget to finish your application with {company}"],
} satisfies Platform
