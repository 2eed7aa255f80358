import type { Platform } from '../platform.ts'

export default {
  name: 'greenhouse',
  type: 'ats',
  brands: ['Greenhouse', 'Greenhouse Recruiting'],
  senders: ['greenhouse-mail.io', 'greenhouse.io'],
  links: [
    'boards.greenhouse.io',
    'job-boards.greenhouse.io',
    'job-boards.eu.greenhouse.io',
    'boards.eu.greenhouse.io',
    'app.greenhouse.io',
  ],
  tenant: ['path'],
  subjects: [
    'Thank you for applying to {company}',
    'Thanks for applying to {company} ({title})',
    'Important information about your application (with|to) {company}',
    'Update for the {title} opportunity',
    'Security code for your application to {company}',
    '{company} | Interview availability',
  ],
} satisfies Platform
