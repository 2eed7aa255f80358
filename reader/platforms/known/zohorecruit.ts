import type { Platform } from '../platform.ts'

export default {
  name: 'zohorecruit',
  type: 'ats',
  brands: ['Zoho Recruit', 'Zoho'],
  senders: ['zohorecruit.com', 'zohorecruit.eu', 'zohorecruit.in'],
  links: ['*.zohorecruit.com', '*.zohorecruit.eu', '*.zohorecruit.in'],
  tenant: ['link'],
} satisfies Platform
