import type { Platform } from '../platform.ts'

export default {
  name: 'trakstar',
  type: 'ats',
  brands: ['Trakstar', 'Recruiterbox'],
  senders: ['trakstar.com', 'recruiterbox.com'],
  links: ['*.hire.trakstar.com', '*.recruiterbox.com'],
  tenant: ['link'],
} satisfies Platform
