import type { Platform } from '../platform.ts'

export default {
  name: 'indeed',
  type: 'board',
  brands: ['Indeed', 'Indeed Apply'],
  senders: ['indeed.com', 'indeedemail.com', 'indeedapply.com'],
  links: ['www.indeed.com', '*.indeed.com'],
  subjects: [
    'Indeed Application: {title}',
    'Candidatures via Indeed : {title}',
    'Candidatura per {title} attraverso Indeed',
    'An update on your application from {company}',
    'Neuigkeiten zu Ihrer Bewerbung von {company}',
    'Submitted: Application with {company}',
    '{company} viewed your application',
    'New Message from {company} - {title}',
    'Interview request from {company}: {title}',
  ],
} satisfies Platform
