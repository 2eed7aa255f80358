import type { Platform } from '../platform.ts'

export default {
  name: 'successfactors',
  type: 'ats',
  brands: ['SuccessFactors', 'SAP SuccessFactors'],
  senders: ['successfactors.com', 'successfactors.eu', 'sapsf.com', 'sapsf.eu', 'jobs2web.com'],
  links: ['*.successfactors.com', '*.successfactors.eu', '*.jobs2web.com'],
  tenant: ['local-part'],
  subjects: ['Thank you for your application to {title}'],
} satisfies Platform
