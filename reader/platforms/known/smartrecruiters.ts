import type { Platform } from '../platform.ts'

export default {
  name: 'smartrecruiters',
  type: 'ats',
  brands: ['SmartRecruiters'],
  senders: ['smartrecruiters.com', 'smartrecruitersmail.com'],
  links: ['jobs.smartrecruiters.com', 'my.smartrecruiters.com', 'careers.smartrecruiters.com'],
  tenant: ['path'],
  subjects: [
    'Thank you for applying to {company} - {title}',
    'Thank you for applying to {company}',
    'Your application for {title} at {company}',
    'Thank you for applying for the {title} position',
  ],
} satisfies Platform
