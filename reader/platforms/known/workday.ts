import type { Platform } from '../platform.ts'

export default {
  name: 'workday',
  type: 'ats',
  brands: ['Workday', 'MyWorkday'],
  senders: ['myworkday.com', 'myworkdayjobs.com', 'workday.com', 'myworkdaysite.com'],
  links: ['*.myworkdayjobs.com', '*.myworkdaysite.com'],
  tenant: ['local-part', 'link'],
  subjects: [
    '{company}: Thank you for applying to the {title} job',
    '{company} Application Update',
    'Update on {company} Position {title}',
    'Application Status for {title}',
    'Your {company} Job Application Has Been Received',
    "It's great that you're interested in {company}",
    '{company} career opportunity update on {title}',
    'Confirming your application with {company}',
    'Thank You from {company}',
    'Thank You, from {company}',
  ],
} satisfies Platform
