import type { Platform } from '../platform.ts'

export default {
  name: 'usajobs',
  type: 'ats',
  brands: ['USAJOBS', 'USA Staffing', 'USA Staffing Office'],
  senders: ['usastaffing.gov', 'usajobs.gov'],
  links: ['www.usajobs.gov'],
  subjects: [
    'Application for {title} was Received',
    'Notice of Results and Referral for {title}',
    'Notice of Results for {title}',
    'Assessments complete for {title}',
    'Action Required – Complete assessments for {title}',
    'Additional documentation needed for {title}',
  ],
} satisfies Platform
