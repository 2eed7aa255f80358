import type { Platform } from '../platform.ts'

export default {
  name: 'talentsoft',
  type: 'ats',
  brands: ['Talentsoft', 'Cegid', 'Cegid Talentsoft'],
  senders: ['talent-soft.com', 'talentsoft.com'],
  links: ['*.talent-soft.com'],
  tenant: ['link'],
} satisfies Platform
