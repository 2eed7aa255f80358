import type { Platform } from '../platform.ts'

export default {
  name: 'govuk',
  type: 'ats',
  brands: [
    'Apprenticeship service',
    'Find an apprenticeship',
    'GOV.UK',
    'GOV.UK Notify',
    'Teaching Vacancies',
    'Civil Service Jobs',
  ],
  senders: ['notifications.service.gov.uk', 'civilservicejobs.service.gov.uk'],
  links: ['www.civilservicejobs.service.gov.uk'],
} satisfies Platform
