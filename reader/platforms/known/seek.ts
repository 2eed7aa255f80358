import type { Platform } from '../platform.ts'

export default {
  name: 'seek',
  type: 'board',
  brands: ['SEEK', 'SEEK Applications', 'Seek', 'JobStreet', 'Jobstreet', 'Jobsdb'],
  senders: ['seek.com.au', 'email.seek.com', 'seek.co.nz', 'jobstreet.com', 'jobsdb.com'],
  links: ['www.seek.com.au', 'www.seek.co.nz'],
  subjects: [
    '{company} has viewed your application for {title}',
    'the {title} job with {company} has closed',
    'Application update for {title} at {company}',
  ],
} satisfies Platform
