import type { Platform } from '../platform.ts'

export default {
  name: 'docusign',
  type: 'signing',
  brands: ['DocuSign', 'Docusign'],
  senders: ['docusign.net', 'docusign.com'],
  links: ['*.docusign.net'],
  subjects: ['Complete with DocuSign: *'],
} satisfies Platform
