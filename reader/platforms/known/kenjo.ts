import type { Platform } from '../platform.ts'

export default {
  name: 'kenjo',
  type: 'ats',
  brands: ['Kenjo'],
  senders: ['kenjo.io'],
  links: ['*.kenjo.io'],
  tenant: ['link'],
} satisfies Platform
