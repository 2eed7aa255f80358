import type { Platform } from '../platform.ts'

export default {
  name: 'linkedin',
  type: 'board',
  brands: ['LinkedIn'],
  senders: ['linkedin.com'],
  links: ['www.linkedin.com'],
  subjects: [
    '*your application was sent to {company}',
    'Your application was viewed by {company}',
    'Your application to {title} at {company}',
    'New jobs similar to {title} at {company}',
    'apply now to ‘{title} at {company}’',
  ],
} satisfies Platform
