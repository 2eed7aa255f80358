import type { Platform } from '../platform.ts'

export default {
  name: 'personio',
  type: 'ats',
  brands: ['Personio'],
  senders: ['personio.de', 'personio.com', 'personio.es'],
  links: ['*.jobs.personio.de', '*.jobs.personio.com'],
  tenant: ['local-part'],
  subjects: ['Deine Bewerbung als {title} bei {company}', 'Vielen Dank für Ihre Bewerbung als {title}'],
} satisfies Platform
