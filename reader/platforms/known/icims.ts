import type { Platform } from '../platform.ts'

export default {
  name: 'icims',
  type: 'ats',
  brands: ['iCIMS', 'icims'],
  senders: ['icims.com'],
  links: ['*.icims.com'],
  tenant: ['local-part'],
  subjects: [
    'Thank You from {company}',
    '{company} Application Update',
    'Complete Your {company} Application',
    'Response Requested - {title} - {company}',
    'New job opportunities at {company}',
  ],
} satisfies Platform
