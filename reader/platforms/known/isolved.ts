import type { Platform } from '../platform.ts'

export default {
  name: 'isolved',
  type: 'ats',
  brands: ['isolved', 'isolved Hire', 'ApplicantPro'],
  senders: ['applicantpro.com', 'isolvedhire.com'],
  links: ['*.applicantpro.com', '*.isolvedhire.com'],
  tenant: ['link'],
} satisfies Platform
