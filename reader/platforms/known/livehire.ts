import type { Platform } from '../platform.ts'

export default {
  name: 'livehire',
  type: 'ats',
  brands: ['LiveHire'],
  senders: ['livehire.com'],
  links: ['www.livehire.com'],
  tenant: ['local-part'],
  subjects: ['Application submitted: {title} at {company}', 'Documents required: {title} at {company}'],
} satisfies Platform
