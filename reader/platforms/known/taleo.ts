import type { Platform } from '../platform.ts'

export default {
  name: 'taleo',
  type: 'ats',
  brands: ['Taleo', 'Oracle Taleo'],
  senders: ['taleo.net', 'invalidemail.com', 'taleo.com'],
  links: ['*.taleo.net'],
  tenant: ['link'],
  subjects: [
    'Your Application for {title} at {company}',
    'Submission status for {title}',
    'Thank you from {company}',
    'Candidatura ricevuta - {company}',
  ],
} satisfies Platform
