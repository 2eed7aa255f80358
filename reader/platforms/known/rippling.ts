import type { Platform } from '../platform.ts'

export default {
  name: 'rippling',
  type: 'ats',
  brands: ['Rippling', 'Rippling Recruiting'],
  senders: ['rippling.com', 'rippling-mail.com'],
  links: ['ats.rippling.com'],
  tenant: ['path'],
  subjects: ['Thank you for applying to {company}'],
} satisfies Platform
