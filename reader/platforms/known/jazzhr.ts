import type { Platform } from '../platform.ts'

export default {
  name: 'jazzhr',
  type: 'ats',
  brands: ['JazzHR', 'Jazz'],
  senders: ['applytojob.com', 'jazz.co', 'jazzhr.com'],
  links: ['*.applytojob.com'],
  tenant: ['link'],
  subjects: ['Your application to {company}'],
} satisfies Platform
