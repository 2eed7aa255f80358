import type { Platform } from '../platform.ts'

export default {
  name: 'adp',
  type: 'ats',
  brands: ['ADP', 'ADP Workforce Now'],
  senders: ['adp.com'],
  links: ['recruiting.adp.com', 'workforcenow.adp.com', 'myjobs.adp.com'],
  tenant: ['local-part'],
  subjects: ['Your application for the position {title} at {company} has been received'],
} satisfies Platform
