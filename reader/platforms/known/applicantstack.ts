import type { Platform } from '../platform.ts'

export default {
  name: 'applicantstack',
  type: 'ats',
  brands: ['ApplicantStack'],
  senders: ['applicantstack.com'],
  links: ['*.applicantstack.com'],
  tenant: ['link'],
  subjects: ['Your application for {title} has been withdrawn'],
} satisfies Platform
