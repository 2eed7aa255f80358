import type { Platform } from '../platform.ts'

export default {
  name: 'd-vinci',
  type: 'ats',
  brands: ['d.vinci'],
  senders: ['dvinci-hr.com', 'dvinci.de'],
  links: ['*.dvinci-hr.com'],
  tenant: ['link'],
} satisfies Platform
