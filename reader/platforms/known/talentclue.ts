import type { Platform } from '../platform.ts'

export default {
  name: 'talentclue',
  type: 'ats',
  brands: ['Talent Clue'],
  senders: ['talentclue.com'],
  links: ['*.talentclue.com'],
  tenant: ['link'],
} satisfies Platform
