import type { Platform } from '../platform.ts'

export default {
  name: 'bamboohr',
  type: 'ats',
  brands: ['BambooHR'],
  senders: ['bamboohr.com'],
  links: ['*.bamboohr.com'],
  tenant: ['link'],
  subjects: ['Thank you for applying at {company}', '{company} Application Confirmation'],
} satisfies Platform
