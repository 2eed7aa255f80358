import type { Platform } from '../platform.ts'

export default {
  name: 'avature',
  type: 'ats',
  brands: ['Avature'],
  senders: ['avature.net'],
  links: ['*.avature.net'],
  tenant: ['subdomain', 'link'],
  subjects: [
    'You have applied to {company} Job {title}',
    'You have applied to {company}: {title}',
    'Thank You For Your Interest in the {title}',
    'Look forward to discussing your future with {company}',
  ],
} satisfies Platform
