import type { Platform } from '../platform.ts'

export default {
  name: 'careerplug',
  type: 'ats',
  brands: ['CareerPlug'],
  senders: ['careerplug.com'],
  links: ['*.careerplug.com'],
  tenant: ['link'],
} satisfies Platform
