import type { Platform } from '../platform.ts'

export default {
  name: 'teamtailor',
  type: 'ats',
  brands: ['Teamtailor'],
  senders: ['teamtailor-mail.com', 'teamtailor.com'],
  links: ['*.teamtailor.com'],
  tenant: ['subdomain'],
  subjects: [
    '{title} at {company} - Thank you for your application',
    '{company} - Update about your application',
    '{company}: * nya jobb matchar din profil',
  ],
} satisfies Platform
